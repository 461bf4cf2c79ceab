/** The marks of a format: those of its literals that do not stand in ordinary values. */
import { Automaton } from "./automaton.js";

/** Shorter texts stand in ordinary values, too. */
const SHORTEST = 4;
/** No mark is made of digits, letters and white space alone: those are words. */
const WORDS = /^[\p{L}\p{N}\s]*$/u;
/** Nor of back-ticks and a word: those are a fence of Markdown. */
const FENCE = /^`+\w*$/;
/** What may stand between two strings of JSON text. */
const BETWEEN = /^[[\]{},:\s\d]*$/;

/** The texts of a format that are marks: its literals, less the white space around them. */
export function marksOf(literals: readonly string[]): Automaton {
	const trimmed = literals.map((literal) => literal.trim());
	return new Automaton([...new Set(trimmed.filter(isMark))]);
}

/** Whether the text, which has no white space around it, is a mark. */
export function isMark(text: string): boolean {
	return text.length >= SHORTEST && ![WORDS, FENCE, BETWEEN].some((one) => one.test(text));
}
