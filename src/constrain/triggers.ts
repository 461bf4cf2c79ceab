/** Texts with which the calls of a message begin, and with which no answer without a call goes on. */
import type { Writing } from "../render/writing.js";
import type { Format } from "../runtime/contract.js";
import { Answers } from "./answers.js";
import { type Expr, prefixOf } from "./grammar/expr.js";
import type { Tool } from "./walk/state.js";

export type Triggers =
	| { readonly found: readonly string[] }
	/** why there is none */
	| { readonly why: string };

/**
 * The mark that opens the format's calls, where it opens nothing else. Where answers begin with it, too, what the calls begin with
 * is taken as far as it takes to tell them apart, for each tool by itself if need be.
 */
export function triggersOf(
	{ format, writing }: { readonly format: Format; readonly writing: Writing },
	calls: Expr,
	tools: readonly Tool[],
): Triggers {
	const mark = openingOf(format, prefixOf(calls), tools);
	if (mark === null)
		return {
			why: "no mark opens its calls, so text and calls cannot be told apart while they are written",
		};
	const answers = new Answers(writing);
	if (!answers.hold(mark)) return { found: [mark] };
	const found = new Set<string>();
	const endOf = (text: string, ends: readonly number[]) =>
		ends.find((at) => !answers.hold(text.slice(0, at)));
	const isToldApart = (text: string) => endOf(text, endsIn(text, format, tools)) !== undefined;
	for (const text of new Set(beginnings(calls, NOTHING, isToldApart).map(({ text }) => text))) {
		const end = endOf(text, [...endsIn(text, format, tools), text.length]);
		if (end === undefined)
			return { why: `an answer without a call may begin as its calls do: ${JSON.stringify(text)}` };
		found.add(text.slice(0, end));
	}
	const all = [...found];
	return { found: all.filter((one) => !all.some((two) => two !== one && one.startsWith(two))) };
}

/** An opening of the format, or what all calls begin with up to the name of the tool. */
function openingOf(format: Format, prefix: string, tools: readonly Tool[]): string | null {
	const openings = format.openings
		.map((id) => format.literals[id] ?? "")
		.filter((one) => prefix.trimStart().startsWith(one));
	const longest = openings.sort((a, b) => b.length - a.length)[0];
	const at = longest === undefined ? -1 : prefix.indexOf(longest);
	if (longest !== undefined && at >= 0) return prefix.slice(0, at + longest.length);
	const ends = tools.map(({ name }) => prefix.indexOf(name)).filter((one) => one >= 0);
	const common = prefix.slice(0, Math.min(prefix.length, ...ends));
	return common.trim().length >= 4 ? common : null;
}

/** Where a trigger may end before the end of what is certain: behind a token, and before a name. */
function endsIn(text: string, { tokens }: Format, tools: readonly Tool[]): readonly number[] {
	const ends = new Set<number>();
	for (const { name } of tools) ends.add(text.indexOf(name));
	for (const token of tokens)
		for (let at = text.indexOf(token); at >= 0; at = text.indexOf(token, at + 1))
			ends.add(at + token.length);
	return [...ends].filter((end) => end > 0).sort((a, b) => a - b);
}

/** The beginning of a way to write an expression. `whole`: the way ends with it. */
interface Beginning {
	readonly text: string;
	readonly whole: boolean;
}
const NOTHING: readonly Beginning[] = [{ text: "", whole: true }];
const LONGEST = 200;
const MOST = 2_000;
const DEEPEST = 20;

/**
 * What ways to write an expression begin with behind these beginnings, as far as that is certain: one for each way, until it is
 * told apart from answers.
 */
function beginnings(
	expr: Expr,
	from: readonly Beginning[],
	isToldApart: (text: string) => boolean,
	depth = 0,
): readonly Beginning[] {
	const ended = from.filter((one) => !isOpenEnded(one));
	const open = from.filter(isOpenEnded);
	if (open.length === 0 || from.length > MOST) return from;
	const behind = (one: Expr, of: readonly Beginning[], deeper = depth) =>
		beginnings(one, of, isToldApart, deeper);
	switch (expr.t) {
		case "text":
			return [...ended, ...open.map(({ text }) => ({ text: text + expr.text, whole: true }))];
		case "class":
		case "many":
		case "json":
			return [...ended, ...closed(open)];
		case "alt":
		case "calls": {
			// else there is one for each tool behind the name of each tool
			const told = new Set(open.filter(({ text }) => isToldApart(text)));
			const left = open.filter((one) => !told.has(one));
			return [...ended, ...closed([...told]), ...expr.of.flatMap((one) => behind(one, left))];
		}
		case "rule":
			return depth > DEEPEST
				? [...ended, ...closed(open)]
				: [...ended, ...behind(expr.rule.body, open, depth + 1)];
		case "several":
			return [...ended, ...closed(behind(expr.first, open))];
		case "seq": {
			let found: readonly Beginning[] = open;
			for (const one of expr.of) found = behind(one, found);
			return [...ended, ...found];
		}
		default:
			return expr satisfies never;
	}
}

function closed(all: readonly Beginning[]): readonly Beginning[] {
	return all.map(({ text }) => ({ text, whole: false }));
}

function isOpenEnded({ text, whole }: Beginning): boolean {
	return whole && text.length < LONGEST;
}
