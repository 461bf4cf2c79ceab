import { spanOf } from "../places.js";
import type { HintFor } from "./scene.js";

const SLASHED = /^\/(?:\\.|\[(?:\\.|[^\]\\])*\]|[^\s/\\"'[])+\/[a-z]*/;
const BARE =
	/^(?:(?:\[(?:\\.|[^\]\\"'])+\]|\\[dDwWsSbBpP](?:\{\w*\})?|\.(?=[*+?]))(?:[*+?]|\{\d*,?\d*\})*)+/;

/** A regular expression, with or without slashes: the language has kinds instead. */
export const asRegular: HintFor = ({ source, offset, rest, before, expected }) => {
	if (!expected.has("an expression") && !expected.has("a kind")) return null;
	const glued = /(?:^|[\s:(])\/$/.test(before);
	const slashed = SLASHED.exec(glued ? `/${rest}` : rest)?.[0];
	const text = slashed ?? BARE.exec(rest)?.[0];
	if (text === undefined || optionalPart(text)) return null;
	const from = slashed !== undefined && glued ? offset - 1 : offset;
	const field = /([a-z]+):\/?$/.exec(before)?.[1];
	return {
		message: `there are no regular expressions: ${text}`,
		at: spanOf(source, from, from + text.length),
		hint: remedy(text, field ?? "skip"),
	};
};

/** `[name]`, as other notations write what may be left out: no range, no escape, no sign behind it. */
function optionalPart(text: string): boolean {
	return /^\[ *[A-Za-z_][\w-]*(?: +[A-Za-z_][\w-]*)* *\]$/.test(text);
}

function remedy(text: string, field: string): string {
	const inner = text.replace(/^\/|\/[a-z]*$/g, "");
	if (/^(?:\\s|\[ ?\\[st]\])/.test(inner))
		return "white space is _, of any length; one line end is eol";
	const kind = kindFor(inner);
	const dropped = field === "skip" ? " and drops it" : "";
	return `${field}:${kind} reads ${READS[kind]}${dropped}; the kinds are word, digits, attr (up to a quote), line (up to its end), text (up to what follows)`;
}

type Class = "digits" | "attr" | "line" | "word";

const READS: { readonly [C in Class]: string } = {
	word: "a word",
	digits: "a number",
	attr: "all up to a double quote",
	line: "the rest of a line",
};

function kindFor(inner: string): Class {
	if (/^(?:\[0-9\]|\\d)/.test(inner)) return "digits";
	if (/^\[\^["'\\]/.test(inner) && inner.includes('"')) return "attr";
	if (/^(?:\.|\[\^)/.test(inner)) return "line";
	return "word";
}
