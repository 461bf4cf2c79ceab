/** What stands behind a call proves that it has ended where it seems to, or that a string was broken (section 5). */
import { closesOf, isNode } from "./commits.js";
import { firstTexts } from "./edges.js";
import { isBracketed, target } from "./facts.js";
import { openingsAround } from "./failure.js";
import { namedCloses } from "./named.js";
import { TELLING } from "./normal.js";
import type { Reading } from "./reading.js";
import { pastSpace } from "./scan.js";
import { MAX_HEADER, type Setting } from "./setting.js";
import type { Todo } from "./todo.js";
import { type Node, parts, type Rules } from "./tree.js";

/** Whether a call needs a proof: no close stands at its end. */
export function lacksClose(setting: Setting, reading: Reading, end: number): boolean {
	const { call } = reading;
	if (call === null) return false;
	const { rules } = setting.todos;
	const closes = [...closesOf(setting, reading), ...namedCloses(rules, call.unit, call.name)];
	const text = setting.text.slice(0, end);
	return !closes.some((close) => text.trimEnd().endsWith(close) || text.endsWith(close));
}

/** Which proof it needs: by its last brace, or by a string that ends right before its brackets. */
export function kindOf(setting: Setting, reading: Reading, end: number): Kind {
	if (reading.call?.repairs.includes("envelope")) return "lacking";
	const solid = setting.text.slice(0, end).replace(/[)\]} \t\n\r]+$/, "");
	return /["'`”’“‘»]$/.test(solid) ? "whole" : "good";
}

/**
 * `good`: nothing of the call is missing; `whole`: the same, and a string ends right before its end; `unclosed`: markup is missing;
 * `lacking`: its last bracket is; `counted`: it has broken, and ends by its brackets.
 */
type Kind = "good" | "whole" | "unclosed" | "lacking" | "counted";

/** Whether what follows proves that the call of the reading ends at `end`. */
export function isProved(setting: Setting, reading: Reading, end: number, kind: Kind): boolean {
	if (reading.broke && kind !== "counted") return endsMessage(setting, reading, end);
	const all = marksBehind(setting, reading);
	if (kind !== "good" && kind !== "whole") return isMarked(setting, end, kind, all);
	const proved = kind === "good" || isMarked(setting, end, kind, all);
	return proved && !goesOn(setting, reading, end);
}

/** A comma, and the key of a further argument, or the quote of one right there, or so much of them that nobody can tell. */
function goesOn({ text, limits, todos }: Setting, { call }: Reading, end: number): boolean {
	const begins = call === null ? [] : firstTexts(todos.rules, call.unit);
	const quotes = [...`"'`].filter((c) => !begins.some((text) => text.startsWith(c)));
	const rest = text.slice(end, end + Math.min(MAX_HEADER, limits.heldText));
	const comma = "[ \\t\\r})]{0,64}";
	const keys = quotes.length > 0 ? [`[${quotes.join("")}]`] : [];
	const begun = [comma, `${comma},[ \\t\\n\\r]{0,64}`];
	if (isBracketed(todos.rules, call?.unit)) {
		keys.push(`${WORD}[ \\t\\n\\r]{0,64}=`);
		begun.push(`${comma},[ \\t\\n\\r]{0,64}${WORD}[ \\t\\n\\r]{0,64}`);
	}
	const key = new RegExp(`^${comma},[ \\t\\n\\r]{0,64}(?:${keys.join("|")})`);
	if (keys.length > 0 && key.test(rest)) return true;
	if (!isBracketed(todos.rules, call?.unit) && quotes.includes(rest.charAt(0))) return true;
	const isCut = rest.length < text.length - end;
	return isCut && new RegExp(`^(?:${begun.join("|")})$`).test(rest);
}

/** A word: the key of an argument, or the name of a next item. */
const WORD = `(?=[\\w\\u0080-\\uffff])[^\\s<>{}()[\\]"'\`,;=|｜\\\\]{1,64}`;

/** Whether marks, or what else speaks for it, prove that the call ends there. */
function isMarked(setting: Setting, end: number, kind: Kind, all: readonly string[]): boolean {
	const { text } = setting;
	const long = all.filter(({ length }) => length >= TELLING - 1);
	// a colon stands behind a key
	const short = all.filter((mark) => mark.length < TELLING - 1 && mark !== ":");
	const window = text.slice(0, end + Math.min(MAX_HEADER, setting.limits.heldText));
	const isCut = window.length < text.length;
	let from = end;
	let separated = kind !== "unclosed";
	for (;;) {
		const at = pastSpace(window, from);
		const rest = window.slice(at);
		const between = text.slice(from, at);
		if (kind === "whole" && between.includes("\n")) return true;
		if (rest === "") return !isCut;
		if (long.some((mark) => isHalfThere(mark, rest))) return true;
		if (separated && ITEM.test(rest)) return true;
		const begun = [...long, ...short].some((mark) => mark !== rest && mark.startsWith(rest));
		if (begun || (separated && BEGUN_ITEM.test(rest))) return !isCut;
		const between2 = short.filter((mark) => rest.startsWith(mark));
		const [mark] = between2.sort((a, b) => b.length - a.length);
		if (mark === undefined) return kind === "whole" && isProse(rest, long, isCut);
		separated = true;
		from = at + mark.length;
	}
}

/** Text up to the end of its line, a long mark, an object with a key, or the end of the message, with no quote before. */
function isProse(rest: string, long: readonly string[], isCut: boolean): boolean {
	const [line = ""] = rest.split("\n", 1);
	const quote = line.search(/"|'(?![A-Za-z])/);
	const free = quote < 0 ? line : line.slice(0, quote);
	if (long.some((mark) => free.includes(mark))) return true;
	if (quote < 0) return line !== rest || !isCut;
	const object = free.lastIndexOf("{");
	return object >= 0 && /^\{[ \t]*(["'])[^"'\\]{1,64}\1[ \t]*:/.test(line.slice(object));
}

/** Behind the place stand only ws and literals with which the sections around close, up to the end of the message. */
function endsMessage(setting: Setting, reading: Reading, end: number): boolean {
	const { text, plan } = setting;
	const closes = literalsBehind(setting, reading, false).map((one) => one.trim());
	const all = [...closes, ...plan.ends].filter((one) => one !== "");
	const window = text.slice(0, end + Math.min(MAX_HEADER, setting.limits.heldText));
	const isCut = window.length < text.length;
	for (let at = end; ; ) {
		at = pastSpace(window, at);
		const rest = window.slice(at);
		if (rest === "") return !isCut;
		const [close] = all.filter((one) => rest.startsWith(one)).sort(byLength);
		if (close === undefined) return !isCut && all.some((one) => one.startsWith(rest));
		if (plan.ends.includes(close)) return true;
		at += close.length;
	}
}

function byLength(a: string, b: string): number {
	return a.length - b.length;
}

const ITEM = new RegExp(`^(?:\\{[ \\t\\n\\r]{0,64}["'}\\w]|${WORD}[ \\t\\n\\r]{0,64}\\()`);
const BEGUN_ITEM = new RegExp(`^(?:\\{[ \\t\\n\\r]{0,64}|${WORD}[ \\t\\n\\r]{0,64})$`);

function isHalfThere(mark: string, rest: string): boolean {
	return rest.startsWith(mark.slice(0, Math.max(TELLING - 1, Math.ceil(mark.length / 2))));
}

function marksBehind(setting: Setting, reading: Reading): readonly string[] {
	const { rules } = setting.todos;
	const { call } = reading;
	const named = call === null ? [] : namedCloses(rules, call.unit, call.name);
	const found = [
		...closesOf(setting, reading),
		...named,
		...openingsAround(setting, reading),
		...setting.plan.ends,
	];
	found.push(...literalsBehind(setting, reading, true));
	return found.map((text) => text.trim()).filter((text) => text !== "");
}

/** The literals behind the unit, up to the next call or payload. `openings`: those with which a call begins, too. */
function literalsBehind(setting: Setting, reading: Reading, openings: boolean): readonly string[] {
	const { rules } = setting.todos;
	const found: string[] = [];
	let at: Todo | null = reading.todo;
	while (at !== null && at.task.type !== "end-of-unit") at = at.next;
	for (at = at?.next ?? reading.todo; at !== null; at = at.next) {
		if (!isNode(at)) continue;
		let node = at.task as Node;
		// an entry ends with the message itself
		while (node.type === "ref") node = target(rules, node.rule);
		if (node.type === "scan" && node.outermost) {
			if (node.body === null) break;
			const first = openings ? firstTexts(rules, node.body) : [];
			found.push(...first.filter(({ length }) => length === TELLING - 1));
			break;
		}
		literals(rules, node, openings, found, new Set());
	}
	return found;
}

/** What closes the sections around a call that nothing closes. */
export function sectionCloses(setting: Setting, reading: Reading): readonly string[] {
	const { openings } = setting.plan;
	return literalsBehind(setting, reading, false)
		.map((text) => text.trim())
		.filter((text) => text.length >= TELLING && !openings.includes(text));
}

/** The literals outside of calls, and those with which a call begins. */
function literals(
	rules: Rules,
	node: Node,
	openings: boolean,
	found: string[],
	seen: ReadonlySet<string>,
): void {
	const into = (part: Node): void => literals(rules, part, openings, found, seen);
	switch (node.type) {
		case "literal":
			found.push(node.text);
			return;
		case "look":
			return;
		case "unit":
			if (openings) found.push(...firstTexts(rules, node.body));
			return;
		case "ref": {
			const inside = new Set([...seen, node.rule]);
			if (!seen.has(node.rule)) literals(rules, target(rules, node.rule), openings, found, inside);
			return;
		}
		case "scan":
			if (node.separator !== null) into(node.separator);
			if (node.body !== null) into(node.body);
			return;
		default:
			for (const part of parts(node)) into(part);
	}
}
