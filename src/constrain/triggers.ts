/** Texts with which the calls of a message begin, and with which no answer without a call goes on. */
import { fieldsOf, ruleOf as partOf } from "../render/survey.js";
import { innerParts, type Part, type Writing } from "../render/writing.js";
import type { Format } from "../runtime/contract.js";
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
	for (const text of new Set(beginnings(calls).map(({ text }) => text))) {
		const end = endsIn(text, format, tools).find((at) => !answers.hold(text.slice(0, at)));
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

/** Where a trigger may end: behind a token, before a name, and at the end of what is certain. */
function endsIn(text: string, { tokens }: Format, tools: readonly Tool[]): readonly number[] {
	const ends = new Set([text.length]);
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
const OPEN: readonly Beginning[] = [{ text: "", whole: false }];
const LONGEST = 200;
const MOST = 2_000;
const DEEPEST = 20;

/** One for each way, as far as it is certain. */
function beginnings(expr: Expr, depth = 0): readonly Beginning[] {
	switch (expr.t) {
		case "text":
			return [{ text: expr.text, whole: true }];
		case "class":
		case "many":
		case "json":
			return OPEN;
		case "alt":
		case "calls":
			return expr.of.flatMap((one) => beginnings(one, depth));
		case "rule":
			return depth > DEEPEST ? OPEN : beginnings(expr.rule.body, depth + 1);
		case "several":
			return beginnings(expr.first, depth).map(({ text }) => ({ text, whole: false }));
		case "seq": {
			let found: readonly Beginning[] = [{ text: "", whole: true }];
			for (const one of expr.of) {
				if (found.length > MOST || !found.some(isOpenEnded)) break;
				const next = beginnings(one, depth);
				found = found.flatMap((before) =>
					isOpenEnded(before)
						? next.map(({ text, whole }) => ({ text: before.text + text, whole }))
						: [before],
				);
			}
			return found;
		}
		default:
			return expr satisfies never;
	}
}

function isOpenEnded({ text, whole }: Beginning): boolean {
	return whole && text.length < LONGEST;
}

/** How many characters of a text may have been written last; 0 is always among them. */
type Progress = ReadonlySet<number>;

/** The messages of a format that have no call, for the marks in them: content and thoughts are taken for texts without marks. */
class Answers {
	private text = "";
	private found = false;
	private changed = false;
	private readonly known = new Map<string, Progress | null>();
	private readonly open = new Set<string>();
	private readonly ofCalls = new Map<Part, boolean>();

	constructor(private readonly writing: Writing) {}

	/** Whether the text stands in one of them. */
	hold(text: string): boolean {
		const known = this.held.get(text);
		if (known !== undefined) return known;
		const found = this.look(text);
		this.held.set(text, found);
		return found;
	}
	private readonly held = new Map<string, boolean>();

	private look(text: string): boolean {
		this.text = text;
		this.found = false;
		this.known.clear();
		do {
			this.changed = false;
			this.open.clear();
			this.after(this.writing.message, new Set([0]));
		} while (this.changed && !this.found);
		return this.found;
	}

	/** Null: there is a call in every way to write the part. */
	private after(part: Part, from: Progress): Progress | null {
		if (typeof part === "string") return this.behind(part, from);
		switch (part.p) {
			case "seq": {
				if (this.isOfCalls(part)) return null;
				let at: Progress | null = from;
				for (const one of part.of) at = at === null ? null : this.after(one, at);
				return at;
			}
			case "alt": {
				const ways = part.of.flatMap((one) => this.after(one, from) ?? []);
				return ways.length === 0 ? null : new Set(ways.flatMap((way) => [...way]));
			}
			case "opt":
				return new Set([...from, ...(this.after(part.of, from) ?? [])]);
			case "loop":
				return this.behindLoop(part, from);
			case "call":
				return null;
			case "group":
			case "build":
				return this.after(part.of, from);
			case "rule":
				return this.behindRule(part.rule, from);
			case "field":
				return new Set([0, ...from]);
			case "assert":
			case "object":
			case "set":
			case "same":
				return from;
			default:
				return part satisfies never;
		}
	}

	private behind(written: string, from: Progress): Progress {
		let at = from;
		for (let index = 0; index < written.length; index++) {
			const next = new Set([0]);
			for (const count of at) if (this.text[count] === written[index]) next.add(count + 1);
			this.found ||= next.delete(this.text.length);
			at = next;
		}
		return at;
	}

	private behindLoop(part: Extract<Part, { p: "loop" }>, from: Progress): Progress | null {
		let at = from;
		for (let before = -1; before < at.size; ) {
			before = at.size;
			const once = this.after(part.of, at);
			if (once === null) return part.min === 0 ? from : null;
			at = new Set([...at, ...once, ...(this.after(part.between, once) ?? [])]);
		}
		return at;
	}

	/** A rule within itself: what is known of it so far, until nothing is added. */
	private behindRule(rule: string, from: Progress): Progress | null {
		const part = partOf(this.writing, rule);
		if (this.isOfCalls(part)) return null;
		const key = `${rule} ${[...from].sort((a, b) => a - b).join()}`;
		const before = this.known.get(key);
		if (this.open.has(key)) return before ?? new Set();
		this.open.add(key);
		const after = this.after(part, from);
		this.changed ||= before === undefined || before?.size !== after?.size;
		this.known.set(key, after);
		return after;
	}

	/** A section of calls without any text is not written where there is no call. */
	private isOfCalls(part: Part): boolean {
		const found = this.ofCalls.get(part);
		if (found !== undefined) return found;
		const fields = fieldsOf(this.writing, part);
		const made =
			!fields.has("content") &&
			!fields.has("reasoning") &&
			holdsCall(this.writing, part, new Set());
		this.ofCalls.set(part, made);
		return made;
	}
}

function holdsCall(writing: Writing, part: Part, seen: Set<string>): boolean {
	if (typeof part === "string") return false;
	if (part.p === "call") return true;
	if (part.p !== "rule") return innerParts(part).some((one) => holdsCall(writing, one, seen));
	if (seen.has(part.rule)) return false;
	seen.add(part.rule);
	return holdsCall(writing, partOf(writing, part.rule), seen);
}
