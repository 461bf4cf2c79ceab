/** The proofs of one format with the code of llama.cpp. */
import { CannotConstrain, constrain } from "../../src/constrain/index.js";
import { getWriting } from "../../src/generated/writers.js";
import { type Format, parse } from "../../src/index.js";
import { render } from "../../src/render/index.js";
import { createValidator } from "../../src/validate/index.js";
import { COVERED, proveCovered, proveRendered } from "./covered.js";
import { faultOf, isDoubt } from "./faults.js";
import { Sentences } from "./sentences.js";
import { argumentFor, Dice, type TestTool, toolsOf } from "./tools.js";
import { lettersOf, textsOf } from "./words.js";

/** Loads a grammar, and gives the test of a whole text. */
export type LlamaMatcher = (grammar: string) => Promise<(text: string) => boolean>;

export interface Proof {
	readonly counts: Readonly<Record<string, number>>;
	readonly failed: readonly string[];
}
export type Choice = "auto" | "required";

/** Null: it is refused. */
export function constraintFor(
	format: Format,
	tools: readonly TestTool[],
	target: "gbnf" | "structural-tag",
	toolChoice: Choice,
	entry?: string,
) {
	const writing = getWriting(format.name);
	if (writing === undefined) throw new Error(`no writer: ${format.name}`);
	try {
		return constrain(format, writing, { tools, target, toolChoice, entry });
	} catch (error) {
		if (error instanceof CannotConstrain) return null;
		throw error;
	}
}

export async function proveGrammar(
	llama: LlamaMatcher,
	format: Format,
	choice: Choice,
	deep: boolean,
): Promise<Proof> {
	const dice = new Dice(format.name.length * 65_537 + choice.length);
	const counts = { grammars: 0, sentences: 0, mutants: 0, covering: 0, rendered: 0 };
	const failed: string[] = [];
	const covered = coveredOf(format, choice, new Dice(format.name.length * 389), deep);
	counts.covering += covered.sentences;
	counts.rendered += covered.messages;
	failed.push(...covered.failed);
	for (const count of deep ? [1, 3, 64, 1, 3, 3, 3, 3, 3, 3] : [1, 3, 64]) {
		const tools = toolsOf(dice, count);
		const made = constraintFor(format, tools, "gbnf", choice);
		if (made?.target !== "gbnf") continue;
		counts.grammars++;
		let accepts: (text: string) => boolean;
		try {
			accepts = await llama(made.grammar);
		} catch (error) {
			failed.push(
				`${format.name}: llama.cpp refuses the grammar of ${count} tools: ${String(error)}`,
			);
			continue;
		}
		const sentences = new Sentences(made.grammar);
		const letters = lettersOf(format);
		for (let run = 0; run < samplesOf(count, deep); run++) {
			const text = sentences.sample(() => dice.next(), letters, 100 + (run % 10) * 20);
			counts.sentences++;
			if (!accepts(text))
				failed.push(`${format.name}: llama.cpp refuses its sentence ${JSON.stringify(text)}`);
			const wrong = faultOf(format, text, tools);
			if (wrong !== null) failed.push(wrong);
			if (choice === "auto" || run % 2 > 0) continue;
			for (const mutant of mutantsOf(text, dice, deep ? 10 : 3)) {
				const read = parse(format, mutant, { tools, validator: createValidator(), strict: true });
				const same =
					read.toolCalls.length > 0 &&
					read.toolCalls.every(({ status, valid }) => status === "complete" && valid !== false);
				if (read.notices.some(isDoubt)) continue;
				if (same && (read.content + read.reasoning).trim() === "") continue;
				counts.mutants++;
				if (accepts(mutant))
					failed.push(`${format.name}: llama.cpp accepts ${JSON.stringify(mutant)}`);
			}
		}
		if (choice === "required" && !RENDERED_OTHERWISE.has(format.name))
			failed.push(...rendered(format, tools, accepts, dice, deep ? 30 : 4));
	}
	return { counts, failed };
}

/** Of many tools, whose grammars take long to load, fewer. */
function samplesOf(tools: number, deep: boolean): number {
	if (deep) return 50;
	return tools > 3 ? 4 : 20;
}

/** Each move of the grammar's automata, and messages with each part of each mark. */
function coveredOf(format: Format, choice: Choice, dice: Dice, deep: boolean) {
	const made = constraintFor(format, COVERED, "gbnf", choice);
	const none = { sentences: 0, messages: 0, failed: [] };
	if (made?.target !== "gbnf") return none;
	const most = choice === "auto" ? 4 : 12;
	const some = deep ? { places: 2 } : { most };
	const { count: sentences, failed: read } = proveCovered(format, made, COVERED, dice, some);
	const { count: messages, failed: refused } = RENDERED_OTHERWISE.has(format.name)
		? { count: 0, failed: [] }
		: proveRendered(format, made, deep ? Number.POSITIVE_INFINITY : 12);
	return { sentences, messages, failed: [...read, ...refused] };
}

/**
 * Entries that stand in a thought: what is required from there on begins with the rest of the thought. Sentences of the grammar are
 * accepted by llama.cpp, and read as calls.
 */
export async function proveEntries(
	llama: LlamaMatcher,
	format: Format,
	deep: boolean,
): Promise<Proof> {
	const dice = new Dice(format.name.length * 31_337);
	const counts = { entries: 0, entered: 0 };
	const failed: string[] = [];
	for (const { name: entry } of format.entries) {
		const tools = toolsOf(dice, 2);
		const made = constraintFor(format, tools, "gbnf", "required", entry);
		if (made?.target !== "gbnf") continue;
		counts.entries++;
		const accepts = await llama(made.grammar);
		const sentences = new Sentences(made.grammar);
		for (let run = 0; run < (deep ? 100 : 2); run++) {
			const text = sentences.sample(() => dice.next(), lettersOf(format), 100 + run * 10);
			counts.entered++;
			if (!accepts(text))
				failed.push(`${format.name} ${entry}: llama.cpp refuses its sentence ${text}`);
			const wrong = faultOf(format, text, tools, { entry });
			if (wrong !== null) failed.push(`${entry}: ${wrong}`);
		}
	}
	return { counts, failed };
}

/** Where the renderer has spellings of its own: blocks of YAML; lists in quotes, whose commas could end them. */
export const RENDERED_OTHERWISE: ReadonlySet<string> = new Set(["yaml_xml", "functiongemma"]);

function rendered(
	format: Format,
	tools: readonly TestTool[],
	accepts: (text: string) => boolean,
	dice: Dice,
	runs: number,
): readonly string[] {
	const writing = getWriting(format.name);
	const failed: string[] = [];
	for (let run = 0; run < runs && writing !== undefined; run++) {
		const { name, parameters } = dice.of(tools).function;
		const args = argumentFor(dice, parameters, textsOf(format)) as Record<string, unknown>;
		const message = render(format, writing, { calls: [{ name, arguments: args }] }, { tools });
		if (message.status === "rendered" && !accepts(message.text))
			failed.push(
				`${format.name}: llama.cpp refuses what is rendered: ${JSON.stringify(message.text)}`,
			);
	}
	return failed;
}

/** One character less, one more, or another one. */
function mutantsOf(text: string, dice: Dice, count: number): readonly string[] {
	return Array.from({ length: count }, () => {
		const at = dice.below(text.length);
		const put = dice.of(["", "x", '"', "<", ">", "}", "{", "\n", ",", "]"]);
		return text.slice(0, at) + put + text.slice(at + dice.below(2));
	}).filter((mutant) => mutant !== text);
}
