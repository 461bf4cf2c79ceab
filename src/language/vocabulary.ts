import { DEFAULT_KIND, type Field, type Kind, type Placeholder } from "./syntax.js";

/**
 * The closed sets of words of the language, as values. Written as records, so that the type checker sees a missing or a
 * surplus word.
 */

const KIND_SET: { readonly [K in Kind]: true } = {
	json: true,
	py: true,
	yaml: true,
	input: true,
	text: true,
	quoted: true,
	typed: true,
	word: true,
	digits: true,
	tool: true,
	prop: true,
	unbound: true,
	attr: true,
	line: true,
};

const PLACEHOLDER_SET: { readonly [P in Placeholder]: true } = { tools: true, example: true };

export const FIELDS: readonly string[] = Object.keys(DEFAULT_KIND);
export const KINDS: readonly string[] = Object.keys(KIND_SET);

export const PLACEHOLDERS: readonly string[] = Object.keys(PLACEHOLDER_SET);

/** What a builder can make; stands where a kind stands. */
export const SHAPES: readonly string[] = ["object", "list", "tree"];

/** Types of an example's parameters. */
export const TYPES: readonly string[] = [
	"string",
	"number",
	"integer",
	"boolean",
	"object",
	"array",
	"null",
];

/** Words that begin a statement, when no `=` follows them. */
export const KEYWORDS: readonly string[] = [
	"format",
	"models",
	"aliases",
	"tokens",
	"source",
	"ids",
	"ends",
	"without",
	"entry",
	"prompt",
	"example",
	"lenient",
];

/** Words that stand for themselves in an expression, so that no rule can have them as its name. */
export const RESERVED: readonly string[] = [...FIELDS, "eol", "bol"];

export const isField = (word: string): word is Field => Object.hasOwn(DEFAULT_KIND, word);
export const isKind = (word: string): word is Kind => Object.hasOwn(KIND_SET, word);
export const isPlaceholder = (word: string): word is Placeholder =>
	Object.hasOwn(PLACEHOLDER_SET, word);
