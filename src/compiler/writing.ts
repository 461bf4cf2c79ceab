/** The writer's tree of a grammar: its strict rules without what only a reader needs. */
import type { Expr, Grammar, Member } from "../language/syntax.js";
import type { Part, WriteMember, Writing } from "../render/writing.js";

export function writingOf(grammar: Grammar): Writing {
	const strict = grammar.rules.filter((rule) => rule.lenient === null);
	const known = new Map(strict.map((rule) => [rule.name, partOf(rule.expr)]));
	const message = known.get("message") ?? "";
	known.delete("message");
	const entries = grammar.entries.map((entry): [string, Part] => [entry.name, partOf(entry.expr)]);
	const used = new Set<string>();
	for (const part of [message, ...entries.map(([, part]) => part)]) collect(part, known, used);
	return {
		format: grammar.name,
		message,
		entries: Object.fromEntries(entries),
		rules: Object.fromEntries([...known].filter(([name]) => used.has(name))),
	};
}

/** The rules that a part needs. */
function collect(part: Part, known: ReadonlyMap<string, Part>, used: Set<string>): void {
	if (typeof part === "string") return;
	if (part.p === "rule") {
		const rule = known.get(part.rule);
		if (rule === undefined || used.has(part.rule)) return;
		used.add(part.rule);
		collect(rule, known, used);
		return;
	}
	if (!("of" in part)) return;
	const parts = Array.isArray(part.of) ? (part.of as readonly Part[]) : [part.of as Part];
	for (const one of parts) collect(one, known, used);
	if (part.p === "loop") collect(part.between, known, used);
}

function partOf(expr: Expr): Part {
	switch (expr.type) {
		case "sequence":
			return sequence(expr.items.map(partOf));
		case "choice":
			return { p: "alt", of: expr.options.map(partOf) };
		case "repeat":
			if (expr.op === "?") return { p: "opt", of: partOf(expr.body) };
			return { p: "loop", of: partOf(expr.body), between: "", min: expr.op === "+" ? 1 : 0 };
		case "list":
			return { p: "loop", of: partOf(expr.body), between: partOf(expr.separator), min: 1 };
		case "literal":
			return expr.text;
		case "space":
			return expr.write;
		case "eol":
			return "\n";
		case "assert":
			return { p: "assert", what: expr.what };
		// what is written is read again, conditions included
		case "look":
		case "commit":
			return "";
		case "ref":
			return { p: "rule", rule: expr.rule };
		case "payload":
			return { p: "field", field: expr.field, kind: expr.kind };
		case "pattern":
			return { p: "object", py: expr.dialect === "py", members: expr.members.map(memberOf) };
		case "capture":
			return { p: "group", field: expr.field, of: partOf(expr.body) };
		case "constant":
			return { p: "set", field: expr.field, text: expr.text };
		case "backref":
			return { p: "same", field: expr.field };
		case "builder":
			return { p: "build", shape: expr.shape, item: expr.item, of: partOf(expr.body) };
		default:
			return expr satisfies never;
	}
}

/** Markup that follows markup is one piece; what writes nothing is left out. */
function sequence(parts: readonly Part[]): Part {
	const merged: Part[] = [];
	for (const part of parts) {
		const last = merged[merged.length - 1];
		if (part === "") continue;
		if (typeof part === "string" && typeof last === "string")
			merged[merged.length - 1] = last + part;
		else merged.push(part);
	}
	const only = merged[0];
	if (only === undefined) return "";
	return merged.length === 1 ? only : { p: "seq", of: merged };
}

function memberOf({ keys, optional, value }: Member): WriteMember {
	const key = keys === null ? null : (keys[0] ?? "");
	switch (value.type) {
		case "literal":
			return { key, optional, value: { text: value.text } };
		case "payload":
			return { key, optional, value: { field: value.field } };
		case "pattern":
			return { key, optional, value: { members: value.members.map(memberOf) } };
		default:
			return value satisfies never;
	}
}
