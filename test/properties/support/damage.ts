/** Ways to spoil a call so that its own ends stay where they are: what the damage may cost is that call. */
import fc from "fast-check";
import type { Block } from "./blocks.js";
import { type CallItem, callsOf, type Reading, read } from "./reading.js";
import type { Setting } from "./settings.js";
import { NO_JUNK } from "./stated.js";
import type { Subject } from "./subjects.js";

/** In place of an object: syntax errors with their brackets and quotes in pairs. */
const NO_ARGUMENTS: readonly string[] = [
	'{"a": }',
	'{"a" 1}',
	'{"a": 01}',
	'{"a": NaN}',
	"{a b}",
	"[1, 2]",
	'{"a": [1,, 2]}',
	"{,}",
	"nothing",
	"7",
	'{"a": 1}{"b": 2}',
	'"text"',
	"true",
	"{{}}",
];
const NO_NAME: readonly string[] = [
	"",
	" ",
	"{}",
	"[]",
	"()",
	"<>",
	"a b",
	"undeclared-name",
	"=",
	"||",
];
const JUNK: readonly string[] = ["zzz", "#", "<x>", " ", "\n", "0", "[]", "{}", "()", "&lt;", "|"];

export interface Damage {
	readonly how: string;
	readonly text: string;
	/** where it begins */
	readonly at: number;
}

/** The block, damaged once. Quotes and backslashes are never lost: with one of them lost, what follows is a string. */
export function damaged(subject: Subject, { text }: Block, setting: Setting): fc.Arbitrary<Damage> {
	const reading = read(subject.format, [text], setting);
	const calls = callsOf(reading);
	const span = { from: textBefore(reading), to: text.length };
	return damagedIn(subject, text, calls, span, /["'\\]/);
}

/**
 * One call of a message, damaged once. Other calls may stand in the brackets around it, so none is lost, and none is put that
 * closes them. A line break at its end is the beginning of the next call's line.
 */
export function damagedCall(subject: Subject, text: string, call: CallItem): fc.Arbitrary<Damage> {
	const end = call.start + text.slice(call.start, call.end).trimEnd().length;
	const { literals } = subject.format;
	const closes = ["]", ")", "}"].filter((one) =>
		literals.some((literal) => literal.trim() === one),
	);
	const span = { from: call.start, to: end };
	return damagedIn(subject, text, [call], span, /["'\\{}[\]()]/, closes);
}

/** The text with something done to it in the span, where the calls stand; `kept`: what is never lost, `closes`: put. */
function damagedIn(
	subject: Subject,
	text: string,
	calls: readonly CallItem[],
	span: { readonly from: number; readonly to: number },
	kept: RegExp,
	closes: readonly string[] = [],
): fc.Arbitrary<Damage> {
	const { from } = span;
	const { literals } = subject.format;
	const zone = Math.min(span.to, damageZone(subject, text, calls));
	const place = fc.integer({ min: from, max: Math.max(from, zone - 1) });
	const stated = NO_JUNK[subject.format.name] ?? [];
	const isMarkup = (by: "put" | "lost", one: string): boolean =>
		stated.some((limit) => limit.by === by && limit.junk === one);
	// a pair of brackets behind a word is another call where calls are written with them
	const written = literals.some((literal) => literal.trim() === "(");
	const isCall = (put: string, at: number): boolean =>
		written && put === "()" && /\w/.test(text.charAt(at - 1));
	const mayPut = (one: string): boolean => !closes.some((close) => one.includes(close));
	// a comment takes what stands in its line, brackets with it
	const isComment = (put: string, at: number): boolean =>
		put === "#" && /^[^\n]*[\]})"'][^\n]*\n/.test(text.slice(at));
	// `))@@` and `@@call` with one `@` less: nothing says which of the two has lost it
	const without = (at: number): string => text.slice(0, Math.max(0, at)) + text.slice(at + 1);
	const junk = JUNK.filter((one) => !isMarkup("put", one) && mayPut(one));
	const ways: fc.Arbitrary<Damage>[] = [
		fc
			.tuple(place, fc.constantFrom(...junk))
			.filter(([at, put]) => !isCall(put, at) && !isComment(put, at))
			.map(([at, put]) => ({
				how: `${JSON.stringify(put)} at ${at}`,
				at,
				text: text.slice(0, at) + put + text.slice(at),
			})),
		place
			.filter((at) => !kept.test(text.charAt(at)) && !isMarkup("lost", text.charAt(at)))
			.map((at) => ({
				how: `without ${JSON.stringify(text.charAt(at))} at ${at}`,
				at,
				text: without(at),
			}))
			.filter((one) => one.text !== without(from - 1) && one.text !== without(span.to)),
	];
	// what is written once in the call itself: in another one it may stand in a string
	const replacing = (call: CallItem, part: string, by: readonly string[]): void => {
		const at = text.indexOf(part, Math.max(from, call.start));
		const end = Math.min(span.to, call.end);
		if (at < 0 || at >= end) return;
		const again = text.indexOf(part, at + 1);
		if (again >= 0 && again < end) return;
		ways.push(
			fc.constantFrom(...by).map((other) => ({
				how: `${JSON.stringify(other)} for ${part}`,
				at,
				text: text.slice(0, at) + other + text.slice(at + part.length),
			})),
		);
	};
	for (const call of calls) {
		replacing(call, call.arguments, NO_ARGUMENTS);
		replacing(call, call.name, NO_NAME.filter(mayPut));
	}
	// a close that has become an opening would be the beginning of the next call
	const openings = subject.format.openings.map((id) => subject.format.literals[id] ?? "");
	const opened = (of: string): number =>
		openings.reduce((sum, opening) => sum + of.split(opening).length - 1, 0);
	return fc.oneof(...ways).filter((one) => opened(one.text) <= opened(text));
}

/**
 * How far the damage may reach. A text parameter takes everything up to its own close, so behind its beginning nothing can be
 * spoilt without its taking the rest of the message: the format cannot say where it should have ended.
 */
function damageZone({ format }: Subject, text: string, calls: readonly CallItem[]): number {
	if (!format.nodes.some((node) => node.k === "text" && node.field === "value")) return text.length;
	const places = calls.flatMap((call) =>
		Object.keys(JSON.parse(call.arguments) as object).map((key) => {
			// a key that the text does not have is the grammar's own: all behind the call's beginning is its value
			const at = text.indexOf(key, call.start);
			return at < 0 || at > call.end ? call.commit : at;
		}),
	);
	return places.reduce((least, at) => Math.min(least, at), text.length);
}

/** Where the last text before the first call ends: with a frame of that text spoilt, it may be another message. */
function textBefore({ items }: Reading): number {
	const first = items.findIndex(({ type }) => type === "call");
	return items[first - 1]?.end ?? 0;
}
