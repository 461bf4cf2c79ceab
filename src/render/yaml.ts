/**
 * An object as the lines of a YAML mapping. What a reader could take for something else is written in double quotes, as JSON
 * does; text of several lines as it is, behind `|`, where that is exact.
 */
import { Digits, type Json, Members } from "./json.js";

const STEP = "  ";
const PLAIN_KEY = /^[A-Za-z_$][\w$]*$/;
/** Words with nothing in them that could be a sign, and no blank at an end. */
const PLAIN_TEXT = /^[A-Za-z_](?:[\w./ -]*[\w/])?$/;
const OTHER_WORDS = /^(?:true|false|null|none|yes|no|on|off|y|n|nan|inf|infinity)$/i;
const ODD = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028\u2029\ufeff]|\p{Surrogate}/u;

/** Null: the value is no mapping, or one without lines. */
export function yamlText(value: Json): string | null {
	return value instanceof Members && value.of.size > 0 ? linesOf(value, "").join("\n") : null;
}

/** The lines of a container that is not empty; `indent` stands before each. */
function linesOf(value: Members | readonly Json[], indent: string): readonly string[] {
	if (!(value instanceof Members)) return value.flatMap((item) => itemLines(item, indent));
	return [...value.of].flatMap(([name, of]) => {
		const plain = PLAIN_KEY.test(name) && !OTHER_WORDS.test(name);
		const key = `${indent}${plain ? name : JSON.stringify(name)}:`;
		const inner = containerOf(of);
		if (inner !== null) return [key, ...linesOf(inner, indent + STEP)];
		return behind(key, scalarLines(of, indent + STEP));
	});
}

/** A list's item: what has lines of its own begins on the line of the dash. */
function itemLines(item: Json, indent: string): readonly string[] {
	const inner = containerOf(item);
	if (inner === null) return behind(`${indent}-`, scalarLines(item, indent + STEP));
	const [first = "", ...rest] = linesOf(inner, indent + STEP);
	return [`${indent}- ${first.slice(indent.length + STEP.length)}`, ...rest];
}

function behind(mark: string, [first, ...rest]: readonly string[]): readonly string[] {
	return [first === "" || first === undefined ? mark : `${mark} ${first}`, ...rest];
}

function containerOf(value: Json): Members | readonly Json[] | null {
	if (value instanceof Members) return value.of.size > 0 ? value : null;
	return Array.isArray(value) && value.length > 0 ? value : null;
}

/** A value without lines of its own, but for those of a text. */
function scalarLines(value: Json, indent: string): readonly string[] {
	if (value === null) return [""];
	if (value instanceof Digits) return [value.text];
	if (value instanceof Members) return ["{}"];
	if (typeof value === "boolean") return [String(value)];
	if (typeof value !== "string") return ["[]"];
	if (PLAIN_TEXT.test(value) && !OTHER_WORDS.test(value)) return [value];
	if (!value.includes("\n") || /^\s/.test(value) || ODD.test(value)) return [JSON.stringify(value)];
	const lines = value.split("\n").map((line) => (line === "" ? "" : indent + line));
	if (!value.endsWith("\n")) return ["|-", ...lines];
	return [value.endsWith("\n\n") ? "|+" : "|", ...lines.slice(0, -1)];
}
