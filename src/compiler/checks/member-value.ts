import type { Kind, PatternExpr } from "../../language/syntax.js";
import { inlinedParts } from "../analyse/fallbacks.js";
import { brief, quote } from "../analyse/print.js";
import { type Check, oncePerPlace, reporter } from "./check.js";

/** These are read from the text between markers; a member holds a value of the object. */
const NOT_IN_OBJECTS: ReadonlySet<Kind> = new Set<Kind>([
	"attr",
	"prop",
	"unbound",
	"line",
	"text",
	"quoted",
	"digits",
	"yaml",
]);

/** The members of a pattern: each key once, a value that an object can hold, and `name:` by itself. */
export const check: Check = (context) => {
	const { found, report } = reporter(context, "member-value", "error");
	const visit = (pattern: PatternExpr): void => {
		const keys = new Map<string, PatternExpr["members"][number]>();
		for (const member of pattern.members) {
			for (const key of member.keys ?? []) {
				const first = keys.get(key);
				if (first === undefined) keys.set(key, member);
				else {
					report({
						at: member.at,
						message: `the key ${quote(key)} stands twice in one pattern`,
						hint: 'leave one out; spellings of one member are joined: "a" | "b": …',
						related: [{ at: first.at, message: "the first one" }],
					});
				}
			}
			if (member.keys === null && (pattern.members.length > 1 || pattern.open)) {
				report({
					at: member.at,
					message:
						"`name:` in key place means that the only key is the name: no other member, and no `...`, can stand beside it",
					hint: 'leave out the others, or write the key in quotes: "name": name',
				});
			}
			const { value } = member;
			if (value.type === "pattern") visit(value);
			if (value.type !== "payload") continue;
			const python = value.kind === "input" && pattern.dialect === "py";
			if (python || NOT_IN_OBJECTS.has(value.kind) || value.field === "key") {
				report({
					at: value.at,
					message: `a member of an object cannot be read as ${brief(value)}`,
					hint: "take json, py, word, tool or typed, or write the object with literals and classes",
				});
			}
		}
	};
	for (const part of inlinedParts(context.inlined)) {
		if (part.type === "pattern") visit(part);
		else if (part.type === "payload" && part.kind === "input") {
			report({
				at: part.at,
				message: "the input of a tool is read as a member of an object only",
				hint: 'write the object as a pattern: { "name": name, "input": arguments:input }',
			});
		}
	}
	return oncePerPlace(found);
};
