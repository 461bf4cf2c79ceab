/** The calls of an expression: where they stand in it, and what each of them is made of. */

import { type Expr, seq } from "../grammar/expr.js";

/** A call that is text around one value of JSON. */
export interface JsonCall {
	readonly begin: string;
	/** null: the call has no value */
	readonly value: Extract<Expr, { t: "json" }> | null;
	readonly end: string;
}

/** Null: there is more in it than one value, or something that is no JSON. */
export function jsonCall(call: Expr): JsonCall | null {
	const parts: Expr[] = [];
	const todo: Expr[] = [call];
	for (let one = todo.shift(); one !== undefined; one = todo.shift()) {
		if (one.t === "seq") todo.unshift(...one.of);
		else if (one.t === "rule" && SPACE_HINTS.has(one.rule.hint)) parts.push(SPACE_TEXT);
		else if (one.t === "rule" && !holdsItself(one)) todo.unshift(one.rule.body);
		else parts.push(one);
	}
	const whole = seq(...parts);
	const [first, value, last, ...more] =
		whole?.t === "seq" ? whole.of : whole === null ? [] : [whole];
	if (first?.t !== "text" || more.length > 0) return null;
	if (value === undefined) return { begin: first.text, value: null, end: "" };
	if (value.t !== "json" || (last !== undefined && last.t !== "text")) return null;
	return { begin: first.text, value, end: last?.text ?? "" };
}

/** White space that may stand there is written as one blank. */
const SPACE_TEXT: Expr = { t: "text", text: " " };
const SPACE_HINTS: ReadonlySet<string> = new Set(["space"]);

function holdsItself(expr: Extract<Expr, { t: "rule" }>): boolean {
	const todo: Expr[] = [expr.rule.body];
	for (let steps = 0; steps < 200; steps++) {
		const one = todo.pop();
		if (one === undefined) return false;
		if (one.t === "rule" && one.rule === expr.rule) return true;
		if (one.t === "seq" || one.t === "alt") todo.push(...one.of);
		else if (one.t === "rule") todo.push(one.rule.body);
		else if (one.t === "many") todo.push(one.of);
	}
	return true;
}

/** What stands around the calls of a message; null: they stand in no plain row. */
export interface Frame {
	readonly begin: string;
	readonly calls: Extract<Expr, { t: "calls" }>;
	/** further calls, and what stands before each; null: there is one */
	readonly more: { readonly between: string; readonly calls: Extract<Expr, { t: "calls" }> } | null;
	readonly end: string;
}

export function frameOf(root: Expr): Frame | null {
	const whole = root.t === "rule" ? root.rule.body : root;
	const of = whole.t === "seq" ? whole.of : [whole];
	const opened = of.map((one) => (one.t === "rule" ? one.rule.body : one));
	const flat = seq(...opened);
	const parts = flat?.t === "seq" ? flat.of : flat === null ? [] : [flat];
	const at = parts.findIndex(({ t }) => t === "several" || t === "calls");
	const row = parts[at];
	const next = parts[at + 1];
	const further = next?.t === "many" && row?.t === "calls" ? moreOf(next.of) : null;
	const last = further === null ? at : at + 1;
	const [before, behind] = [textOf(parts.slice(0, at)), textOf(parts.slice(last + 1))];
	if (row === undefined || before === null || behind === null) return null;
	if (row.t === "calls" && further !== null)
		return { begin: before, calls: row, more: further, end: behind };
	if (row.t === "calls") return { begin: before, calls: row, more: null, end: behind };
	if (row.t !== "several") return null;
	const between = textOf([row.between]);
	const first = frameOf(row.first);
	const rest = row.rest === row.first ? first : frameOf(row.rest);
	if (between === null || first === null || rest === null) return null;
	if (first.more !== null || rest.more !== null) return null;
	const around = (frame: Frame) => withTexts(frame.calls, frame.begin, frame.end);
	const calls = around(first);
	const more = rest === first ? calls : around(rest);
	return { begin: before, calls, more: { between, calls: more }, end: behind };
}

/** A separator and a call. */
function moreOf(item: Expr): Frame["more"] {
	const frame = frameOf(item);
	if (frame === null || frame.more !== null || frame.end !== "") return null;
	return { between: frame.begin, calls: frame.calls };
}

function withTexts(
	calls: Extract<Expr, { t: "calls" }>,
	begin: string,
	end: string,
): Extract<Expr, { t: "calls" }> {
	if (begin === "" && end === "") return calls;
	const text = (of: string): Expr => ({ t: "text", text: of });
	const of = calls.of.flatMap((one) => seq(text(begin), one, text(end)) ?? []);
	return { t: "calls", of };
}

/** Texts, and white space that may stand there; null: more than that. */
function textOf(parts: readonly Expr[]): string | null {
	let text = "";
	for (const one of parts) {
		if (one.t === "rule" && SPACE_HINTS.has(one.rule.hint)) text += " ";
		else if (one.t === "text") text += one.text;
		else return null;
	}
	return text;
}
