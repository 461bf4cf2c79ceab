/** A call that is one object with its name and arguments among the members. */
import type { WriteMember } from "../../render/writing.js";
import {
	choice,
	EMPTY,
	type Expr,
	many as repeated,
	row,
	ruleOf,
	seq,
	text,
} from "../grammar/expr.js";
import { idOf, indexOf } from "./ids.js";
import type { State, Tool } from "./state.js";
import { wholeValue } from "./values.js";
import type { Then, Walk } from "./walk.js";

export function objectOf(
	walk: Walk,
	members: readonly WriteMember[],
	py: boolean,
	s: State,
	then: Then,
): Expr | null {
	const { tool } = s;
	if (tool === null || s.members === null || s.members.at > 0 || s.whole) return null;
	const written = patternOf(walk, members, py, s, tool);
	if (written === null) return null;
	return seq(written, then({ ...s, name: true, id: true, whole: true, line: false }));
}

function patternOf(
	walk: Walk,
	members: readonly WriteMember[],
	py: boolean,
	s: State,
	tool: Tool,
): Expr | null {
	const { indent } = walk.source.writing;
	const many = indent !== null && !py;
	const space = many ? spaces() : EMPTY;
	const parts: Expr[] = [];
	const words = (one: string) => text(JSON.stringify(one));
	for (const { key, value, optional } of members) {
		let found: Expr | null = null;
		if ("text" in value) found = optional ? null : words(value.text);
		else if ("members" in value) found = patternOf(walk, value.members, py, s, tool);
		else if (value.field === "name") found = words(tool.name);
		else if (value.field === "arguments") found = wholeValue(walk, py ? "py" : "json", tool);
		else if (value.field === "skip") found = optional ? null : text('""');
		else if (value.field === "index") found = optional ? null : indexOf(walk, s);
		else if (value.field === "id")
			found = optional ? null : row(text('"'), idOf(walk, null, s), text('"'));
		if (found === null && optional) continue;
		if (found === null) return null;
		const separator = parts.length === 0 ? EMPTY : row(text(","), many ? space : text(" "));
		parts.push(row(separator, words(key ?? tool.name), text(": "), found));
	}
	return row(text("{"), space, ...parts, space, text("}"));
}

function spaces(): Expr {
	return ruleOf("space", choice([EMPTY, text(" "), row(text("\n"), repeated(text(" "), 0, 20))]));
}
