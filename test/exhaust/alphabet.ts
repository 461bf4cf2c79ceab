/**
 * The pieces of which all texts are made that a format is tried on: its markers, the first half of each, a marker of another
 * format, the atoms of the values that it holds, a line break, a blank, a letter.
 */
import type { Format, Member } from "../../src/runtime/contract.js";
import type { ToolDefinition } from "../../src/runtime/options.js";
import type { Subject } from "../properties/support/subjects.js";

/** The letter: the name of the one tool that is declared, and of its one parameter. */
const LETTER = "f";

export const TOOLS: readonly ToolDefinition[] = [
	{
		name: LETTER,
		parameters: { type: "object", properties: { [LETTER]: { type: ["integer", "string"] } } },
	},
];

/** A shorter marker has no half of its own. */
const HALVED = 4;

export function alphabetOf({ format, foreign }: Subject): readonly string[] {
	// a line break is a piece of its own
	const markers = [...format.literals, ...format.ends].filter((text) => !/^\r?\n/.test(text));
	const halves = markers
		.filter((text) => text.length >= HALVED)
		.map((text) => text.slice(0, text.length >> 1));
	const strange = foreign.filter((text) => text.length >= HALVED).slice(0, 1);
	return [...new Set([...markers, ...halves, ...strange, ...atomsOf(format), "\n", " ", LETTER])];
}

function atomsOf(format: Format): readonly string[] {
	const atoms = new Set<string>();
	const add = (...more: readonly string[]): void => {
		for (const one of more) atoms.add(one);
	};
	for (const node of format.nodes) {
		if (node.k === "pattern") {
			const object = `{${node.pattern.members.map(written).join(",")}}`;
			add(object, object.slice(0, object.lastIndexOf("{}") + 1 || -1), "{", "}", '"', ",");
			if (node.pattern.py) add("'");
		} else if (node.k === "value") {
			if (node.yaml === true) add(`${LETTER}: `, "- ", "|", '"', "{");
			else if (node.py) add("'", '"', "1", "(", ")", "{");
			else add("{", "}", '"', `{"${LETTER}":1}`);
		} else if (node.k === "text" && node.typed) add("1", "{");
	}
	return [...atoms];
}

function written(member: Member): string {
	const { value } = member;
	const key = JSON.stringify(member.keys?.[0] ?? LETTER);
	if ("members" in value) return `${key}:{${value.members.map(written).join(",")}}`;
	if ("text" in value) return `${key}:${JSON.stringify(value.text)}`;
	return `${key}:${value.field === "arguments" ? "{}" : JSON.stringify(LETTER)}`;
}
