import type { Diagnostic } from "./diagnostics.js";
import { nearest } from "./nearest.js";
import {
	DEFAULT_KIND,
	type Expr,
	type Field,
	type Kind,
	type Member,
	type Placeholder,
	type PromptPiece,
	type SourceSpan,
} from "./syntax.js";
import {
	FIELDS,
	isField,
	isKind,
	isPlaceholder,
	KINDS,
	PLACEHOLDERS,
	RESERVED,
	SHAPES,
	TYPES,
} from "./vocabulary.js";

/** A piece of the file with its place, as the generated parser hands it over. */
export interface Word {
	readonly text: string;
	readonly at: SourceSpan;
}

/** The questions of the generated parser that syntax does not answer. A wrong word is reported, and reading goes on. */
export interface Words {
	field(word: Word): Field;
	kind(word: Word): Kind;
	/** a word with a group behind it that is no builder */
	builder(word: Word): void;
	type(word: Word): string;
	alone(word: Word): Expr;
	/** `field:…` */
	bound(field: Word, expr: Expr): Expr;
	ruleName(word: Word): void;
	bareKey(word: Word): readonly string[];
	memberValue(value: Expr): Member["value"];
	once<T extends { readonly at: SourceSpan }>(what: string, values: readonly T[]): T | null;
	notEmpty(example: SourceSpan, lines: number): void;
	placeholder(word: Word): Placeholder;
	notBlank(prompt: SourceSpan, pieces: readonly PromptPiece[]): void;
}

type Report = (problem: Pick<Diagnostic, "code" | "message" | "at" | "hint" | "related">) => void;

/** Kinds that are those of one field. */
const ONLY: {
	readonly [K in Kind]?: { readonly field: Field; readonly what: string; readonly hint: string };
} = {
	yaml: {
		field: "arguments",
		what: "YAML",
		hint: "the kind yaml reads all arguments of a call as one mapping: arguments:yaml",
	},
	input: {
		field: "arguments",
		what: "the input of a tool",
		hint: "the kind input reads an object, or a string that is the one parameter of a tool: arguments:input",
	},
	quoted: {
		field: "content",
		what: "the text of a JSON string",
		hint: "the kind quoted reads content between the quotes of a JSON string: '\"' content:quoted '\"'",
	},
};

/** What builds a value, by the names that other languages have for it. */
const OTHER_BUILDERS: { readonly [word: string]: string } = {
	array: "list",
	dict: "object",
	map: "object",
	record: "object",
};

/** What is meant by a word that is no kind but something else; undefined: nothing that is known. */
function notAKind(word: string): string | undefined {
	if (SHAPES.includes(word))
		return `"${word}" is no kind but builds a value out of its members: value:${word}( … )`;
	if (TYPES.includes(word))
		return `"${word}" is a type of the tool's schema, which value:typed goes by; the kinds are ${KINDS.join(", ")}`;
	return undefined;
}

export function createWords(report: Report): Words {
	const unknown = (
		code: string,
		what: string,
		word: Word,
		known: readonly string[],
		hint?: string,
	): void => {
		const near = nearest(word.text, known);
		const all = `one of ${known.join(", ")}`;
		report({
			code,
			message: `unknown ${what} "${word.text}"`,
			at: word.at,
			hint: hint ?? (near === null ? all : `did you mean "${near}"? It is ${all}`),
		});
	};
	return {
		field(word) {
			if (isField(word.text)) return word.text;
			const swapped = `"${word.text}" is a kind, and a kind stands behind its field: value:${word.text}`;
			unknown("unknown-kind", "field", word, FIELDS, isKind(word.text) ? swapped : undefined);
			return "skip";
		},
		kind(word) {
			if (isKind(word.text)) return word.text;
			unknown("unknown-kind", "kind", word, KINDS, notAKind(word.text));
			return "text";
		},
		builder(word) {
			const meant = OTHER_BUILDERS[word.text] ?? nearest(word.text, SHAPES);
			const guess = meant === null ? "" : `did you mean value:${meant}( … )? `;
			const all = `object( ), list( ) and tree( ) build a value`;
			const kind = isKind(word.text) ? `; a blank stands between a kind and a group` : "";
			report({
				code: "unknown-kind",
				message: `"${word.text}" builds nothing`,
				at: word.at,
				hint: `${guess}${all}${kind}`,
			});
		},
		type(word) {
			if (!TYPES.includes(word.text)) unknown("unknown-type", "type", word, TYPES);
			return word.text;
		},
		alone({ text, at }) {
			if (isField(text)) return { type: "payload", field: text, kind: DEFAULT_KIND[text], at };
			if (text === "eol") return { type: "eol", at };
			if (text === "bol") return { type: "assert", what: "line", at };
			return { type: "ref", rule: text, at };
		},
		bound(field, expr) {
			const only = expr.type === "payload" ? ONLY[expr.kind] : undefined;
			if (expr.type !== "payload" || only === undefined || expr.field === only.field) return expr;
			const { what, hint } = only;
			report({
				code: "unknown-kind",
				message: `"${field.text}" cannot be read as ${what}`,
				at: expr.at,
				hint,
			});
			return { ...expr, field: only.field };
		},
		ruleName(word) {
			if (!RESERVED.includes(word.text)) return;
			report({
				code: "reserved-name",
				message: `"${word.text}" cannot be the name of a rule`,
				at: word.at,
				hint: `the word has a meaning of its own in expressions, as have ${RESERVED.join(", ")}`,
			});
		},
		bareKey(word) {
			report({
				code: "member-key",
				message: `the key "${word.text}" stands without quotes`,
				at: word.at,
				hint: `write "${word.text}": …; only name: stands bare, and means that the key itself is the name`,
			});
			return [word.text];
		},
		memberValue(value) {
			if (value.type === "payload" || value.type === "literal" || value.type === "pattern")
				return value;
			report({
				code: "member-value",
				message: "the value of a member is a payload, a literal or a pattern",
				at: value.at,
				hint: 'a pattern is read by a scanner, which knows no rules: write a field ("key": arguments) or a nested { … }',
			});
			return { type: "literal", text: "", at: value.at };
		},
		once(what, values) {
			const [first, second] = values;
			if (first !== undefined && second !== undefined) {
				report({
					code: "duplicate-line",
					message: `a second "${what}" line`,
					at: second.at,
					hint: "it stands once: leave one of them out",
					related: [{ at: first.at, message: "the first one" }],
				});
			}
			return first ?? null;
		},
		notEmpty(example, lines) {
			if (lines > 0) return;
			report({
				code: "empty-example",
				message: "an example without lines",
				at: example,
				hint: "indented lines follow the title: | input, then = what is expected",
			});
		},
		placeholder(word) {
			if (isPlaceholder(word.text)) return word.text;
			const near = nearest(word.text, PLACEHOLDERS);
			const all = `{${PLACEHOLDERS.join("} or {")}}`;
			report({
				code: "unknown-placeholder",
				message: `unknown placeholder "${word.text}"`,
				at: word.at,
				hint:
					near === null
						? `it is ${all}; braces that are text stand in a line of the form |= "…"`
						: `did you mean {${near}}? It is ${all}`,
			});
			return "tools";
		},
		notBlank(prompt, pieces) {
			if (pieces.some((piece) => piece.type === "placeholder" || piece.text.trim() !== "")) return;
			report({
				code: "empty-prompt",
				message: "a prompt without text",
				at: prompt,
				hint: "indented lines follow the word: | text, with {tools} where the list of tools stands",
			});
		},
	};
}
