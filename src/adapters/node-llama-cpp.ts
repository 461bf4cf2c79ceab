/**
 * node-llama-cpp: its tokens, whose text is read as they come, the form of a call for its chat wrappers, and grammars. Nothing of it
 * is imported.
 */
import type { Constraint } from "../constrain/index.js";
import { fn, withMethods } from "../misuse/check.js";
import { render } from "../render/render.js";
import type { Writing } from "../render/writing.js";
import type { Format } from "../runtime/contract.js";
import { createParser } from "../runtime/engine/parser.js";
import type { ParserEvent } from "../runtime/events.js";
import type { ParserOptions } from "../runtime/options.js";
import { checkNoSink } from "../runtime/program/check-options.js";
import { grammarOf } from "./grammar-of.js";

/** What is used of a `LlamaModel`; `Token` is the library's type of a token. */
export interface TokenModel<Token> {
	detokenize(
		tokens: readonly Token[],
		specialTokens: boolean,
		lastTokens: readonly Token[],
	): string;
	isEogToken(token: NoInfer<Token>): boolean;
	isSpecialToken(token: NoInfer<Token>): boolean;
}

/** Reads the tokens of one answer. Its events go to what `readTokens` was given. */
export interface TokenReader<Token> {
	/** what a sequence's `evaluate` yields, one by one; also `onToken` of a completion. A token of the end is no text */
	readonly onToken: (tokens: readonly Token[]) => void;
	/** Once, when the tokens have ended. `reason`: `length` if not the model ended them, but a limit or an abort. */
	finish(reason?: string): void;
}

/** A sign of UTF-8 has so many bytes at most, and a token one of them at least. */
const LONGEST_SIGN = 4;
/** Of so many tokens before one the tokenizer is told: it decides whether a word begins with a space. */
const BEFORE = 8;

const model = withMethods(["detokenize", "isEogToken", "isSpecialToken"], ": a LlamaModel");

/**
 * Reads one message by its tokens. Special tokens are read as text: in many models the marks of a call are such tokens, and the
 * library's own text has them not. Half a sign waits for its other tokens. Exceptions of `onEvent` go to who gave the tokens.
 */
export function tokenReader<Token>(
	format: Format,
	llama: TokenModel<Token>,
	onEvent: (event: ParserEvent) => void,
	options: Omit<ParserOptions, "sink"> = {},
): TokenReader<Token> {
	checkNoSink(options);
	const parser = createParser(format, options);
	model(llama, "the model");
	fn(onEvent, "onEvent");
	let before: readonly Token[] = [];
	let waiting: readonly Token[] = [];
	const tell = (events: readonly ParserEvent[]): void => {
		for (const event of events) onEvent(event);
	};
	const flush = (): void => {
		if (waiting.length === 0) return;
		const text = llama.detokenize(waiting, true, before);
		before = [...before, ...waiting].slice(-BEFORE);
		waiting = [];
		tell(parser.feed(text));
	};
	const take = (token: Token): void => {
		if (llama.isEogToken(token)) return;
		if (llama.isSpecialToken(token)) {
			flush();
			waiting = [token];
			flush();
			return;
		}
		waiting = [...waiting, token];
		const half = llama.detokenize(waiting, true, before).endsWith("\ufffd");
		if (!half || waiting.length >= LONGEST_SIGN) flush();
	};
	return {
		onToken: (tokens) => {
			for (const token of tokens) take(token);
		},
		finish: (reason = "stop") => {
			flush();
			tell(parser.finish(reason));
		},
	};
}

/** What is used of a `Llama`. */
export interface GrammarMaker<Grammar> {
	createGrammar(options: { readonly grammar: string }): Promise<Grammar>;
}

/**
 * The grammar of a constraint, as the option `grammar` of a completion or a `LlamaGrammarEvaluationState` takes it. The constraint has
 * the target `gbnf`, and a call is required: the library's grammars begin with the answer. Throws a TypeError on any other.
 */
export function llamaGrammar<Grammar>(
	llama: GrammarMaker<Grammar>,
	made: Constraint,
): Promise<Grammar> {
	return llama.createGrammar({ grammar: grammarOf(made) });
}

/** `call` of a `functionCallMessageTemplate`. */
export type CallTemplate = `${string}{{functionName}}${string}{{functionParams}}${string}`;

/** Two calls that have nothing in common. */
const PROBES = [
	{ name: "probe_one", arguments: '{"a":1}' },
	{ name: "other_two", arguments: '{"word":"x y","list":[true]}' },
] as const;
type Probe = (typeof PROBES)[number];

/**
 * How a chat wrapper writes a call of this format, and makes the model write it. Null where a call of the format is not a text,
 * the name, a text, the arguments as JSON, and a text, or where two calls are not one behind the other (a list, a counter): such a
 * format can only be read.
 */
export function callTemplate(format: Format, writing: Writing): CallTemplate | null {
	const [one, two] = PROBES;
	const first = written(format, writing, [one]);
	const second = written(format, writing, [two]);
	const both = written(format, writing, PROBES);
	if (first === null || second === null || both === null) return null;
	const parts = partsOf(one, first);
	// nothing may depend on the name or the arguments
	if (parts === null || partsOf(two, second)?.join("\0") !== parts.join("\0")) return null;
	const apart = both.slice(first.length, both.length - second.length);
	if (apart.trim() !== "" || both !== first + apart + second) return null;
	const [before, between, after] = parts;
	return `${before}{{functionName}}${between}{{functionParams}}${after}`;
}

function written(format: Format, writing: Writing, calls: readonly Probe[]): string | null {
	const tools = PROBES.map(({ name }) => ({ name }));
	const done = render(format, writing, { content: "", calls }, { tools });
	return done.status === "rendered" ? done.text : null;
}

/** What stands before the name, between it and the arguments, and behind them. */
function partsOf(probe: Probe, text: string): readonly [string, string, string] | null {
	const name = text.indexOf(probe.name);
	const from = text.indexOf("{", name + probe.name.length);
	const to = text.indexOf("}", from) + 1;
	// a wrapper sees by the text before the name that a call begins, and by the one behind the arguments that it ends
	if (name < 1 || from < 0 || to === 0 || to === text.length) return null;
	if (!isJson(text.slice(from, to), probe.arguments)) return null;
	return [text.slice(0, name), text.slice(name + probe.name.length, from), text.slice(to)];
}

function isJson(text: string, same: string): boolean {
	try {
		return JSON.stringify(JSON.parse(text)) === same;
	} catch {
		return false;
	}
}
