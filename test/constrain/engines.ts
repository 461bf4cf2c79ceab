/** The proofs of one format with the code of the engines. */
import { CannotConstrain, constrain } from "../../src/constrain/index.js";
import { getWriting } from "../../src/generated/writers.js";
import { type Format, parse } from "../../src/index.js";
import { render } from "../../src/render/index.js";
import { createValidator } from "../../src/validate/index.js";
import { COVERED, proveCovered, proveRendered } from "./covered.js";
import { faultOf } from "./faults.js";
import { Sentences } from "./sentences.js";
import { argumentFor, Dice, type TestTool, toolsOf } from "./tools.js";
import { lettersOf, textsOf } from "./words.js";

/** Loads a grammar, and gives the test of a whole text. */
export type LlamaMatcher = (grammar: string) => Promise<(text: string) => boolean>;

interface Disposable {
	dispose(): void;
}
interface Matcher extends Disposable {
	getNextTokenBitmask(): Promise<unknown>;
	acceptToken(token: number): boolean;
}
/** What is used of `@mlc-ai/web-xgrammar`. */
export interface XGrammar {
	readonly TokenizerInfo: {
		createTokenizerInfo(
			vocabulary: readonly string[],
			type: string,
			space: boolean,
			size: number,
			stop: readonly number[],
		): Promise<Disposable>;
	};
	readonly GrammarCompiler: {
		createGrammarCompiler(
			tokens: unknown,
		): Promise<{ compileStructuralTag(tag: unknown): Promise<Disposable> } & Disposable>;
	};
	readonly GrammarMatcher: { createGrammarMatcher(grammar: unknown): Promise<Matcher> };
	readonly Testings: {
		debugGetMaskedTokensFromBitmask(mask: unknown, size: number): Promise<readonly number[]>;
	};
}

export interface Proof {
	readonly counts: Readonly<Record<string, number>>;
	readonly failed: readonly string[];
}
type Choice = "auto" | "required";

function constraintFor(
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

export async function proveTag(
	xgrammar: XGrammar,
	format: Format,
	choice: Choice,
	deep: boolean,
): Promise<Proof> {
	const dice = new Dice(format.name.length * 40_503 + choice.length);
	const counts = { tags: 0, samples: 0, strayed: 0 };
	const failed: string[] = [];
	for (const count of deep ? [1, 3, 64, 3, 3] : [1, 3]) {
		const tools = toolsOf(dice, count);
		const made = constraintFor(format, tools, "structural-tag", choice);
		if (made?.target !== "structural-tag" || !("format" in made.tag)) continue;
		counts.tags++;
		const used: Disposable[] = [];
		const vocabulary = vocabularyOf(format);
		const stop = vocabulary.length - 1;
		try {
			const info = await xgrammar.TokenizerInfo.createTokenizerInfo(
				vocabulary,
				"raw",
				false,
				vocabulary.length,
				[stop],
			);
			const compiler = await xgrammar.GrammarCompiler.createGrammarCompiler(info);
			const compiled = await compiler.compileStructuralTag(made.tag);
			used.push(info, compiler, compiled);
			for (let run = 0; run < (deep ? 100 : 4); run++) {
				const matcher = await xgrammar.GrammarMatcher.createGrammarMatcher(compiled);
				const begin = choice === "auto" ? triggerIn(made.tag.format, dice) : "";
				const text = await sampled(xgrammar, matcher, vocabulary, dice, begin);
				matcher.dispose();
				if (text === null) continue;
				counts.samples++;
				const wrong = faultOf(format, text, tools, { free: choice === "auto" });
				if (wrong === null) continue;
				// the grammar itself refuses it: this version of the engine has left its grammar
				const plain = constraintFor(format, tools, "gbnf", choice);
				const open = JSON.stringify(made.tag).includes('"type":"grammar"');
				if (open && plain?.target === "gbnf" && !new Sentences(plain.grammar).matches(text))
					counts.strayed++;
				else failed.push(`xgrammar: ${wrong}`);
			}
		} catch (error) {
			failed.push(`${format.name}: xgrammar refuses the tag: ${String(error)}`);
		}
		for (const one of used) one.dispose();
	}
	return { counts, failed };
}

function triggerIn(
	{ triggers = [] }: { readonly type: string; readonly triggers?: readonly string[] },
	dice: Dice,
): string {
	return triggers.length > 1 ? dice.of(triggers) : (triggers[0] ?? "");
}

function vocabularyOf(format: Format): readonly string[] {
	const signs = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at));
	const marks = format.literals.filter(({ length }) => length > 1);
	return [...new Set([...signs, "\n", "é", ...marks, ...marks.join("")]), "</s>"];
}

/** Null: it has come to no end. `begin` is written first, as far as it may be. */
async function sampled(
	xgrammar: XGrammar,
	matcher: Matcher,
	vocabulary: readonly string[],
	dice: Dice,
	begin: string,
): Promise<string | null> {
	const stop = vocabulary.length - 1;
	let text = "";
	for (const sign of begin) {
		const token = vocabulary.indexOf(sign);
		if (token < 0 || !matcher.acceptToken(token)) return null;
		text += sign;
	}
	for (let step = 0; step < 500; step++) {
		const mask = await matcher.getNextTokenBitmask();
		const masked = new Set(
			await xgrammar.Testings.debugGetMaskedTokensFromBitmask(mask, vocabulary.length),
		);
		const free = vocabulary.flatMap((_, token) => (masked.has(token) ? [] : [token]));
		const closing = free.filter(
			(token) => token === stop || /^["}\]<>)/]|^\n$/.test(vocabulary[token] ?? ""),
		);
		const ending = step > 60 && closing.length > 0 && dice.next() < 0.7;
		const token = step > 40 && free.includes(stop) ? stop : dice.of(ending ? closing : free);
		if (!matcher.acceptToken(token)) throw new Error("a token under the mask is refused");
		if (token === stop) return text;
		text += vocabulary[token] ?? "";
	}
	return null;
}
