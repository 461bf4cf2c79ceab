/** What can be known of a writing without a message. */
import type { Field } from "../runtime/contract.js";
import {
	innerParts,
	type Part,
	type WriteKind,
	type WriteMember,
	type Writing,
} from "./writing.js";

/** The fields that a part can write, in whatever way. */
export function fieldsOf(writing: Writing, start: Part): ReadonlySet<Field> {
	const fields = new Set<Field>();
	const rules = new Set<string>();
	const visit = (part: Part): void => {
		if (typeof part === "string") return;
		if (part.p === "field" || part.p === "group" || part.p === "set") fields.add(part.field);
		if (part.p === "object") addMembers(part.members, fields);
		if (part.p === "rule" && !rules.has(part.rule)) {
			rules.add(part.rule);
			visit(ruleOf(writing, part.rule));
		}
		innerParts(part).forEach(visit);
	};
	visit(start);
	return fields;
}

function addMembers(members: readonly WriteMember[], fields: Set<Field>): void {
	for (const { key, value } of members) {
		if (key === null) fields.add("name");
		if ("field" in value) fields.add(value.field);
		if ("members" in value) addMembers(value.members, fields);
	}
}

export function ruleOf(writing: Writing, name: string): Part {
	return name === "message" ? writing.message : (writing.rules[name] ?? "");
}

/** The text that an entry is in the midst of; null: it begins otherwise. */
export function firstText(writing: Writing, part: Part): "content" | "reasoning" | null {
	if (typeof part === "string") return null;
	if (part.p === "rule") return firstText(writing, ruleOf(writing, part.rule));
	if (part.p === "field")
		return part.field === "content" || part.field === "reasoning" ? part.field : null;
	if (part.p !== "seq") return null;
	// white space and what may stand before it are no part of it
	const first = part.of.find((one) => {
		const optional = typeof one !== "string" && (one.p === "opt" || one.p === "alt");
		return !optional && !(typeof one === "string" && one.trim() === "");
	});
	return first === undefined ? null : firstText(writing, first);
}

/** The ways in which a part writes the value that is due; within a container they are those of its members. */
export function valueKindsOf(writing: Writing, start: Part): ReadonlySet<WriteKind | "build"> {
	const kinds = new Set<WriteKind | "build">();
	const rules = new Set<string>();
	const visit = (part: Part): void => {
		if (typeof part === "string") return;
		if (part.p === "field" && part.field === "value") kinds.add(part.kind);
		if (part.p === "build") kinds.add("build");
		else if (part.p !== "rule") innerParts(part).forEach(visit);
		else if (!rules.has(part.rule)) {
			rules.add(part.rule);
			visit(ruleOf(writing, part.rule));
		}
	};
	visit(start);
	return kinds;
}

/** Answers whether a part is markup: whether it binds nothing of the message, whatever is chosen. */
export function markupTest(writing: Writing): (part: Part) => boolean {
	const known = new Map<Part, boolean>();
	const test = (part: Part): boolean => {
		if (typeof part === "string") return true;
		const found = known.get(part);
		if (found !== undefined) return found;
		// a rule within itself adds nothing to what the others say
		known.set(part, true);
		const markup = isMarkup(part);
		known.set(part, markup);
		return markup;
	};
	const isMarkup = (part: Exclude<Part, string>): boolean => {
		if (part.p === "rule") return test(ruleOf(writing, part.rule));
		const binds =
			(part.p === "field" && part.field !== "skip") ||
			part.p === "object" ||
			part.p === "group" ||
			part.p === "set" ||
			part.p === "build";
		return !binds && innerParts(part).every(test);
	};
	return test;
}
