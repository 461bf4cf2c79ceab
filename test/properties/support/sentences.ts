/**
 * Sentences of a format's language: messages as its writer writes them, and near misses, a sentence with one token dropped,
 * doubled, swapped with its neighbour, or cut: what a model writes that has not learnt the format well.
 */
import fc from "fast-check";
import { render } from "../../../src/render/index.js";
import type { ToolDefinition } from "../../../src/runtime/options.js";
import { withinLimits } from "./limits.js";
import { type Case, cases, declared, WORDS } from "./messages.js";
import { type CallItem, callsOf, read } from "./reading.js";
import type { Setting } from "./settings.js";
import type { Subject } from "./subjects.js";
import { markerString } from "./values.js";

/** What the format's writer makes of a message that its wire can carry; "" where it cannot carry one of the texts. */
export function sentence(subject: Subject): fc.Arbitrary<string> {
	return fc
		.oneof(cases(WORDS, WORDS), cases(WORDS, markerString(subject)))
		.map((one) => written(subject, one));
}

function written(subject: Subject, one: Case): string {
	return writtenCase(subject, one)?.text ?? "";
}

/** What the format can carry of the message, as its writer writes it, and the tools of that; null where it cannot. */
function writtenCase(
	{ format, writing }: Subject,
	{ message }: Case,
): { readonly text: string; readonly tools: readonly ToolDefinition[] } | null {
	if (writing === null) return null;
	const { message: carried, tools } = declared(withinLimits(format, message));
	const rendered = render(format, writing, carried, { tools });
	return rendered.status === "rendered" ? { text: rendered.text, tools } : null;
}

export interface Row {
	readonly text: string;
	readonly setting: Setting;
	readonly calls: readonly CallItem[];
}

/** Messages of several calls as the writer writes them, with the calls that are read in them; their strings are plain words. */
export function rowOfCalls(subject: Subject): fc.Arbitrary<Row> {
	return fc
		.tuple(cases(WORDS, WORDS), fc.boolean())
		.map(([one, strict]): Row => {
			const { text, tools } = writtenCase(subject, one) ?? { text: "", tools: [] };
			const setting: Setting = { options: { tools, strict }, finish: "stop" };
			return { text, setting, calls: callsOf(read(subject.format, [text], setting)) };
		})
		.filter(({ calls }) => calls.length > 1);
}

export function nearMiss(subject: Subject, of: fc.Arbitrary<string>): fc.Arbitrary<string> {
	const share = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
	return fc.tuple(of, share, fc.nat(MISSES.length - 1), share).map(([text, at, how, cut]) => {
		const tokens = tokensOf(subject, text);
		return missed(tokens, Math.floor(at * (tokens.length + 1)), how, cut);
	});
}

type Miss = (token: string, next: string, cut: number) => readonly string[];
/** What becomes of a token and the one behind it. */
export const MISSES: readonly Miss[] = [
	(_, next) => [next],
	(token, next) => [token, token, next],
	(token, next) => [next, token],
	(token, next, cut) => [token.slice(0, cut), next],
	(token, next, cut) => [token.slice(cut), next],
];

/** The text with the miss `how` at the token `at`; `cut` is a share of the token. */
export function missed(tokens: readonly string[], at: number, how: number, cut: number): string {
	const [token = "", next = ""] = tokens.slice(at);
	const changed = MISSES[how]?.(token, next, Math.floor(cut * (token.length + 1))) ?? [];
	return [...tokens.slice(0, at), ...changed, ...tokens.slice(at + 2)].join("");
}

/** The format's literals, words, white space, and any other character by itself. */
export function tokensOf({ format }: Subject, text: string): readonly string[] {
	const literals = [...format.literals, ...format.ends].sort((a, b) => b.length - a.length);
	const tokens: string[] = [];
	for (let at = 0; at < text.length; ) {
		const literal = literals.find((one) => one !== "" && text.startsWith(one, at));
		const token = literal ?? /^(?:\w+|\s+|.)/su.exec(text.slice(at))?.[0] ?? "";
		tokens.push(token);
		at += Math.max(1, token.length);
	}
	return tokens;
}
