/** Random JSON values, as text in several spellings, with strings that are made of markers. */
import fc from "fast-check";
import type { Subject } from "./subjects.js";

/** What has ended a value too early in other parsers. */
const ENDINGS: readonly string[] = [
	"]",
	"}",
	"})]",
	"}}",
	"]}",
	"```",
	"```json\n",
	"<think>",
	"</think>",
	'"',
	"'",
	'"}',
	"\\",
	'\\"',
	"\n",
	"\r\n",
	",",
	":",
	"=",
	"{",
	"[",
	"&amp;",
	"&lt;",
	"<",
	">",
	"</",
	"\u00e9",
	"東京",
	"🙂",
	"\u2028",
	"\u0000",
	"\u001f",
	" ",
	"  ",
	"\t",
	"null",
	"007",
	"1e5",
];

/** A string of markers of any format, of ends of values, and of letters. */
export function markerString(subject: Subject): fc.Arbitrary<string> {
	const { format, foreign } = subject;
	const own = [...format.literals, ...format.ends, ...format.tokens, "x"];
	const part = fc.oneof(
		{ weight: 3, arbitrary: fc.constantFrom(...own) },
		{ weight: 2, arbitrary: fc.constantFrom(...foreign, "x") },
		{ weight: 2, arbitrary: fc.constantFrom(...ENDINGS) },
		{ weight: 1, arbitrary: fc.string({ unit: "grapheme", maxLength: 4 }) },
	);
	return fc.array(part, { maxLength: 6 }).map((parts) => parts.join(""));
}

/** How a value is written: nothing between its tokens, or spaces and lines; letters as they are, or escaped. */
const style = fc.record({
	indent: fc.constantFrom("", "", " ", "\t", "  "),
	colon: fc.constantFrom(":", ": ", " : "),
	escaped: fc.boolean(),
});

/** A number as a model may write it: digits that no number of the language could keep. */
export const lexeme: fc.Arbitrary<string> = fc
	.tuple(
		fc.constantFrom("", "-"),
		fc.oneof(
			fc.constant("0"),
			fc
				.tuple(
					fc.integer({ min: 1, max: 9 }),
					fc.string({ unit: fc.constantFrom(..."0123456789"), maxLength: 40 }),
				)
				.map(([first, rest]) => `${first}${rest}`),
		),
		fc.oneof(
			fc.constant(""),
			fc
				.string({ unit: fc.constantFrom(..."0123456789"), minLength: 1, maxLength: 30 })
				.map((digits) => `.${digits}`),
		),
		fc.oneof(
			fc.constant(""),
			fc
				.tuple(
					fc.constantFrom("e", "E"),
					fc.constantFrom("", "+", "-"),
					fc.integer({ min: 0, max: 9999 }),
				)
				.map((parts) => parts.join("")),
		),
	)
	.map((parts) => parts.join(""));

/** A JSON value whose leaves are texts already; `key` are strings. */
type Tree = string | readonly Tree[] | { readonly members: readonly (readonly [string, Tree])[] };

function write(
	tree: Tree,
	{ indent, colon, escaped }: { indent: string; colon: string; escaped: boolean },
	depth = 0,
): string {
	if (typeof tree === "string") return escaped ? ascii(tree) : tree;
	const line = indent === "" ? "" : `\n${indent.repeat(depth + 1)}`;
	const end = indent === "" ? "" : `\n${indent.repeat(depth)}`;
	const inner = (one: Tree): string => write(one, { indent, colon, escaped }, depth + 1);
	if ("members" in tree) {
		const members = tree.members.map(
			([key, value]) => `${line}${inner(JSON.stringify(key))}${colon}${inner(value)}`,
		);
		return members.length === 0 ? "{}" : `{${members.join(",")}${end}}`;
	}
	return tree.length === 0 ? "[]" : `[${tree.map((one) => line + inner(one)).join(",")}${end}]`;
}

function ascii(text: string): string {
	return text.replace(
		/[^\u0000-\u007f]/g,
		(letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`,
	);
}

/** The text of a JSON object: random keys and values, strings from `string`. */
export function objectText(string: fc.Arbitrary<string>): fc.Arbitrary<string> {
	const key = fc.oneof(fc.constantFrom("a", "path", "name", "arguments", "größe", ""), string);
	const leaf: fc.Arbitrary<Tree> = fc.oneof(
		{ weight: 3, arbitrary: string.map((text) => JSON.stringify(text)) },
		lexeme,
		fc.constantFrom("true", "false", "null"),
	);
	const { object } = fc.letrec<{ tree: Tree; object: Tree }>((tie) => ({
		object: fc.array(fc.tuple(key, tie("tree")), { maxLength: 4 }).map((members) => ({ members })),
		tree: fc.oneof(
			{ maxDepth: 4, depthSize: "small" },
			leaf,
			fc.array(tie("tree"), { maxLength: 3 }),
			tie("object"),
		),
	}));
	return fc.tuple(object, style).map(([tree, how]) => write(tree, how));
}
