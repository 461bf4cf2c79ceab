import type { Diagnostic } from "./diagnostics.js";
import { explain } from "./hints/index.js";
import type { Position } from "./syntax.js";

/** What the generated parser could have read at the place of an error. */
export interface Expected {
	/** "literal", "other" (a display name), "class", "any", "end" */
	readonly type: string;
	readonly text?: string;
	readonly description?: string;
}

/** What stands there instead. */
export interface Found {
	/** as a message says it */
	readonly name: string;
	readonly text: string;
}

/** Possible nearly everywhere, so that naming it helps only where nothing else is possible. */
const NOISE: readonly string[] = ["a blank", "an empty line", '"?", "*" or "+"', '"%"'];

/** The message, place, hint and related places of a syntax error at a position of the source. */
export function explainSyntaxError(
	source: string,
	start: Position,
	expected: readonly Expected[],
): Pick<Diagnostic, "message" | "at" | "hint" | "related"> {
	const found = findAt(source, start.offset);
	const names = new Set(expected.flatMap(nameOf));
	const length = found.text.length;
	const end = { offset: start.offset + length, line: start.line, column: start.column + length };
	return {
		message: `expected ${enumerate(useful(names))}, found ${found.name}`,
		at: { start, end },
		...explain({ source, offset: start.offset, expected: names, found }),
	};
}

function nameOf({ type, text, description }: Expected): readonly string[] {
	if (type === "other" && description !== undefined) return [description];
	if (type === "literal" && text !== undefined) return [`"${text}"`];
	return [];
}

function useful(names: ReadonlySet<string>): readonly string[] {
	const all = [...names];
	const some = all.filter((name) => !NOISE.includes(name));
	return some.length > 0 ? some : all;
}

function enumerate(names: readonly string[]): string {
	if (names.length === 0) return "something else";
	if (names.length === 1) return names.join("");
	return `${names.slice(0, -1).join(", ")} or ${names.slice(-1).join("")}`;
}

function findAt(source: string, offset: number): Found {
	const rest = source.slice(offset, source.indexOf("\n", offset) + 1 || undefined);
	if (rest === "") return { name: "end of file", text: "" };
	if (/^ *(?:#.*)?\r?\n?$/.test(rest)) return { name: "end of line", text: "" };
	const word = /^[A-Za-z0-9_-]+/.exec(rest)?.[0];
	if (word !== undefined) return { name: `"${word}"`, text: word };
	const character = String.fromCodePoint(rest.codePointAt(0) ?? 0);
	if (character === "\t") return { name: "a tab", text: character };
	if (character === " ") return { name: "a blank", text: character };
	if (character === '"') return { name: `'"'`, text: character };
	if (/^[\p{C}\p{Z}]$/u.test(character)) return { name: codePoint(character), text: character };
	return { name: `"${character}"`, text: character };
}

function codePoint(character: string): string {
	return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
}
