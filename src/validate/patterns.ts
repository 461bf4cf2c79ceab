import { matches } from "./regex-match.js";
import { type Program, writeProgram } from "./regex-program.js";
import { parseRegex } from "./regex-tree.js";

/**
 * The patterns of a schema. They may come from anyone, and the engine's own matcher cannot be stopped:
 * `^(a+)+$` and thirty characters hold it for minutes. So they run in a matcher of our own, whose time
 * is linear in the text (regex-match.ts). It knows everything but references back to a group.
 */
export const MAX_PATTERN_LENGTH = 1_000;

/** A pattern in the form that ajv calls. */
export interface Pattern {
	/** Throws an Error when the text is so long that judging it would take more than about a second. */
	test(text: string): boolean;
	/** different for different patterns: ajv keeps them by this text */
	toString(): string;
}

/** Throws an Error with a readable message for a pattern that is refused or is no regular expression. */
export function makePattern(source: string): Pattern {
	if (source.length > MAX_PATTERN_LENGTH) {
		throw new Error(`a pattern is longer than ${MAX_PATTERN_LENGTH} characters`);
	}
	const pattern = compile(source);
	const program = toProgram(source, pattern.unicode);
	return { test: (text) => matches(program, text), toString: () => String(pattern) };
}

/** With flag `u` as JSON Schema wants it; without it for old spellings such as `\-`, which are common. */
function compile(source: string): RegExp {
	try {
		return new RegExp(source, "u");
	} catch {
		try {
			return new RegExp(source);
		} catch {
			// not in the engine's words, which are others in each
			throw new Error(`the pattern ${shown(source)} is no regular expression`);
		}
	}
}

function toProgram(source: string, unicode: boolean): Program {
	try {
		return writeProgram(parseRegex(source, unicode), unicode);
	} catch (error) {
		const why = error instanceof Error ? error.message : "unknown error";
		throw new Error(`the pattern ${shown(source)} cannot be used: ${why}`);
	}
}

function shown(source: string): string {
	return JSON.stringify(source.length > 100 ? `${source.slice(0, 100)}…` : source);
}
