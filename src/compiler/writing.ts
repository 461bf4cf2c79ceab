/** The writer's tree of a grammar: its strict rules without what only a reader needs. */
import type { Entry, Expr, Grammar, Member, PromptPiece } from "../language/syntax.js";
import {
	innerParts,
	type Part,
	type PromptPart,
	type WriteMember,
	type Writing,
} from "../render/writing.js";
import { callMarker } from "./writing-calls.js";
import { orderContent } from "./writing-content.js";
import { indentOf, wordsOf } from "./writing-words.js";

export function writingOf(grammar: Grammar): Writing {
	const strict = grammar.rules.filter((rule) => rule.lenient === null);
	const rules = new Map(strict.map((rule) => [rule.name, partOf(rule.expr)]));
	const mark = callMarker(rules);
	const marked = new Map([...rules].map(([name, part]) => [name, markRule(part, mark)]));
	const message = mark(orderContent(rules.get("message") ?? "", rules, grammar));
	marked.delete("message");
	const entries = grammar.entries.map((entry): [string, Part] => [
		entry.name,
		mark(entryPart(entry, rules)),
	]);
	const used = new Set<string>();
	for (const part of [message, ...entries.map(([, part]) => part)]) collect(part, marked, used);
	return {
		format: grammar.name,
		words: wordsOf(grammar),
		indent: indentOf(grammar),
		message,
		entries: Object.fromEntries(entries),
		rules: Object.fromEntries([...marked].filter(([name]) => used.has(name))),
		prompt: grammar.prompt?.pieces.map(promptPart) ?? null,
	};
}

function promptPart(piece: PromptPiece): PromptPart {
	return piece.type === "text" ? piece.text : { put: piece.name };
}

/** A rule that is a call is marked where it is used. */
function markRule(part: Part, mark: (part: Part) => Part): Part {
	const marked = mark(part);
	return typeof marked !== "string" && marked.p === "call" ? marked.of : marked;
}

/** An entry behind a prompt that ends a line: the line break in front of its text is the prompt's, not the message's. */
function entryPart({ expr, after }: Entry, rules: ReadonlyMap<string, Part>): Part {
	const part = partOf(expr);
	return after.some((end) => end.endsWith("\n")) ? withoutBreak(part, rules) : part;
}

function withoutBreak(part: Part, rules: ReadonlyMap<string, Part>): Part {
	if (typeof part === "string") return part;
	if (part.p === "rule") return withoutBreak(rules.get(part.rule) ?? "", rules);
	if (part.p === "opt") return part.of === "\n" ? { p: "alt", of: ["", "\n"] } : part;
	if (part.p !== "seq") return part;
	const at = part.of.findIndex((one) => !isUnwritten(one));
	return {
		...part,
		of: part.of.map((one, i) => (i === at ? withoutBreak(one, rules) : one)),
	};
}

/** What may stand there and is skipped is not written. */
function isUnwritten(part: Part): boolean {
	return typeof part !== "string" && part.p === "opt" && part.of !== "\n";
}

/** The rules that a part needs. */
function collect(part: Part, known: ReadonlyMap<string, Part>, used: Set<string>): void {
	if (typeof part !== "string" && part.p === "rule" && !used.has(part.rule)) {
		const rule = known.get(part.rule);
		if (rule === undefined) return;
		used.add(part.rule);
		collect(rule, known, used);
	}
	for (const one of innerParts(part)) collect(one, known, used);
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
