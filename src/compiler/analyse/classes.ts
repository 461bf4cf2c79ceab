/** The kinds of payloads by how they end, and the characters of the classes. */

import type { Kind } from "../../language/syntax.js";
import { WORD_ENDS } from "../../runtime/scan/classes.js";
import { unreachable } from "../walks/syntax.js";

/** open: where what follows matches. scanner: where its value ends. class: after a run of characters. slot: a declared name. */
export type Ending = "open" | "scanner" | "class" | "slot";

export function endingOf(kind: Kind): Ending {
	switch (kind) {
		case "text":
		case "quoted":
		case "typed":
			return "open";
		case "json":
		case "py":
		case "yaml":
		case "input":
			return "scanner";
		case "word":
		case "digits":
		case "attr":
		case "line":
			return "class";
		case "tool":
		case "prop":
		case "unbound":
			return "slot";
		default:
			return unreachable(kind);
	}
}

export const WHITE_SPACE = " \t\n\r";

/** `any` stands for text whose end is not modelled. */
export type CharClass = Kind | "any";

/** Whether a run of this kind may hold the character. Declared names are taken to be words. */
export function inClass(kind: CharClass, char: string): boolean {
	switch (kind) {
		case "word":
		case "tool":
		case "prop":
		case "unbound":
			return char > " " && char !== "\u007F" && !WORD_ENDS.includes(char);
		case "digits":
			return char >= "0" && char <= "9";
		case "attr":
			return char !== '"' && char !== "\n" && char !== "\r";
		case "line":
			return char !== "\n" && char !== "\r";
		case "json":
		case "py":
		case "yaml":
		case "input":
		case "text":
		case "quoted":
		case "typed":
		case "any":
			return true;
		default:
			return unreachable(kind);
	}
}

/** Whether a run can begin with the character. No declared name begins with a sign of markup. */
export function beginsClass(kind: CharClass, char: string): boolean {
	// a slash behind `<` makes a closing tag, so a name does not begin with it
	if (kind === "word" && char === "/") return false;
	return inClass(kind, char) && (endingOrAny(kind) !== "slot" || /[\p{L}\p{N}_$]/u.test(char));
}

function endingOrAny(kind: CharClass): Ending | "any" {
	return kind === "any" ? "any" : endingOf(kind);
}

/** A plain run of the kind, for counterexamples. */
export function sampleOf(kind: Kind): string {
	switch (kind) {
		case "digits":
			return "1";
		case "json":
		case "py":
		case "input":
			return "{}";
		case "yaml":
			return "x: 1\n";
		case "tool":
			return "f";
		case "word":
		case "attr":
		case "prop":
		case "unbound":
		case "text":
		case "quoted":
		case "typed":
		case "line":
			return "x";
		default:
			return unreachable(kind);
	}
}

/** Characters that all classes treat alike, sort by sort; what a counterexample shows first stands first. A carriage return is like a line feed. */
export const SORTS: readonly (readonly string[])[] = [
	[..."xyzwvutsrqponmlkjihgfedcba"],
	[..."1234567890"],
	[..."#!?%&*+-./:@"],
	[..."<>{}()[]'`,;=|\\"],
	['"'],
	[" ", "\t"],
	["\n"],
];
