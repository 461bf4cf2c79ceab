/** The proof of sets of tools that make trouble, and of random schemas, with the code of the engines. */
import { getWriting } from "../../src/generated/writers.js";
import { type Format, parse, type ToolCall } from "../../src/index.js";
import { render } from "../../src/render/index.js";
import { SETS, type ToolSet } from "./adversarial.js";
import { constraintFor, type LlamaMatcher, type Proof, RENDERED_OTHERWISE } from "./engines.js";
import { faultOf } from "./faults.js";
import { randomTool } from "./random-schemas.js";
import { isSound } from "./schemas.js";
import { Sentences } from "./sentences.js";
import { samplesOf, type XGrammar } from "./tags.js";
import { Dice } from "./tools.js";
import { lettersOf } from "./words.js";

/** A run that is not deep tries one set of so many in each format. */
const EVERY = 12;

/**
 * Where the renderer has spellings of its own for such values, beside those that it has for all: k2_horizon names the type of the value,
 * and its grammar that of the schema (`integer` and `number` of 1); minimax_m3 writes empty lists and objects as JSON.
 */
const OTHERWISE: ReadonlySet<string> = new Set([...RENDERED_OTHERWISE, "k2_horizon", "minimax_m3"]);

/**
 * llama.cpp loads each grammar, accepts its sentences, and what the renderer writes of the calls in them; xgrammar compiles each tag;
 * sentences and samples are read. `index`: of the format, which tells the sets that are tried.
 */
export async function proveTrouble(
	llama: LlamaMatcher,
	xgrammar: XGrammar,
	format: Format,
	index: number,
	deep: boolean,
): Promise<Proof> {
	const dice = new Dice(format.name.length * 6_007 + index);
	const counts = { trouble: 0, troubled: 0, written: 0, sampled: 0 };
	const failed: string[] = [];
	const random = Array.from({ length: deep ? 20 : 2 }, (_, at): ToolSet => {
		const seeded = new Dice(index * 104_729 + at * 7_919 + 3);
		return { of: `random ${at}`, tools: [randomTool(seeded, "run")] };
	});
	const some = SETS.filter((_, at) => deep || (at + index) % EVERY === 0);
	for (const set of [...some, ...random]) {
		if (set.refused === true) continue;
		const runs = deep ? 20 : 5;
		const sentences = await inLlama(llama, format, set, dice, runs);
		const samples = await inXGrammar(xgrammar, format, set, dice, runs);
		counts.trouble++;
		counts.troubled += sentences.count;
		counts.written += sentences.written;
		counts.sampled += samples.count;
		failed.push(...[...sentences.failed, ...samples.failed].map((one) => `${set.of}: ${one}`));
	}
	return { counts, failed };
}

async function inLlama(
	llama: LlamaMatcher,
	format: Format,
	{ tools }: ToolSet,
	dice: Dice,
	runs: number,
) {
	const failed: string[] = [];
	let [count, written] = [0, 0];
	const made = constraintFor(format, tools, "gbnf", "required");
	if (made?.target !== "gbnf") return { count, written, failed };
	try {
		const accepts = await llama(made.grammar);
		const sentences = new Sentences(made.grammar);
		const valid = isSound(made);
		for (let run = 0; run < runs; run++) {
			const text = sentences.sample(() => dice.next(), lettersOf(format), 60 + run * 30);
			count++;
			if (!accepts(text))
				failed.push(`${format.name}: llama.cpp refuses its sentence ${JSON.stringify(text)}`);
			const wrong = faultOf(format, text, tools, { valid });
			if (wrong !== null) failed.push(wrong);
			if (OTHERWISE.has(format.name)) continue;
			const again = writtenAgain(format, parse(format, text, { tools }).toolCalls, tools);
			if (again === null || CONTROL.test(again)) continue;
			written++;
			if (!accepts(again))
				failed.push(`${format.name}: llama.cpp refuses what is rendered: ${JSON.stringify(again)}`);
		}
	} catch (error) {
		failed.push(`${format.name}: llama.cpp: ${String(error).slice(0, 300)}`);
	}
	return { count, written, failed };
}

/** Strings of JSON may hold them as escapes; no grammar writes them between marks. */
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f]/;

/** Null: it cannot be written. */
function writtenAgain(format: Format, read: readonly ToolCall[], tools: ToolSet["tools"]) {
	const writing = getWriting(format.name);
	if (writing === undefined) throw new Error(`no writer: ${format.name}`);
	const calls = read.map(({ name, arguments: args }) => ({ name, arguments: JSON.parse(args) }));
	const done = render(format, writing, { calls }, { tools });
	return done.status === "rendered" ? done.text : null;
}

async function inXGrammar(
	xgrammar: XGrammar,
	format: Format,
	{ tools }: ToolSet,
	dice: Dice,
	runs: number,
) {
	const made = constraintFor(format, tools, "structural-tag", "required");
	if (made?.target !== "structural-tag") return { count: 0, failed: [] };
	const { texts, failed } = await samplesOf(xgrammar, format, made.tag, dice, runs);
	const valid = isSound(made);
	const wrong = texts.map((text) => faultOf(format, text, tools, { valid }));
	return {
		count: texts.length,
		failed: [...failed, ...wrong.flatMap((one) => (one === null ? [] : [`xgrammar: ${one}`]))],
	};
}
