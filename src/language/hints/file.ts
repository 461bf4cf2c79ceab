import { KEYWORDS } from "../vocabulary.js";
import type { HintFor } from "./scene.js";

const FIRST_LINE = 'the first line of a grammar is: format NAME "title"';

/** What a file is that does not begin as a grammar does. */
const OTHERS: readonly (readonly [begins: RegExp, what: string])[] = [
	[/^[^\n]*[\u0000-\u0008\u000E-\u001F]/, "this is no text"],
	[/^\{[{%#]/, "this looks like a chat template"],
	[/^[{[]/, "this looks like JSON"],
	[/^</, "this looks like HTML or XML"],
	[/^(?:```|~~~)/, "this looks like Markdown: leave out the fence"],
	[/^[\w-]+ *:?:=/, "this looks like GBNF or EBNF, whose rules are NAME = expression here"],
	[/^(?:[-*] |[A-Z][^\n"=]* [^\n"=]*(?:\n|$))/, "this looks like prose or Markdown"],
];

export const notAGrammar: HintFor = ({ expected, source, offset }) => {
	if (!expected.has('"format"')) return null;
	if (source.slice(offset).trim() === "")
		return `there is no grammar in the file; ${FIRST_LINE} (toolgrammar new NAME writes one to begin with)`;
	const other = OTHERS.find(([begins]) => begins.test(source.slice(offset)));
	return other === undefined ? FIRST_LINE : `${other[1]}; ${FIRST_LINE}`;
};

export const inFirstLine: HintFor = ({ expected, kind, found }) => {
	if (kind === "format") {
		const words = expected.has("a literal") && /^\w/.test(found.text);
		return words ? `a name is one word; ${FIRST_LINE}` : FIRST_LINE;
	}
	return null;
};

const COMMENT = /^(?:\/\/|\/\*|--|;|<!--|%)/;
const FOR_COMMENTS = "a comment begins with #";

export const betweenStatements: HintFor = ({ expected, found, before, rest }) => {
	if (!expected.has("a statement")) return null;
	if (found.text === " ") return "a statement begins in the first column";
	if (before !== "") return null;
	if (found.text === "format") return "a file describes one format, in its first line";
	if (COMMENT.test(rest)) return FOR_COMMENTS;
	if (found.text === "|") return "a line of input belongs to an example, indented under its title";
	if (/^=\s/.test(rest)) return "an expectation belongs to an example, indented under its input";
	if (/^<[\w-]+>/.test(rest))
		return "the name of a rule stands without brackets: NAME = expression";
	if (/^[/)}"'(*+?&]/.test(rest)) return "only an indented line continues a rule";
	if (/^\w/.test(rest)) return "a name begins with a letter, and has letters, digits, - and _";
	return `a statement is a rule, NAME = expression, or begins with one of ${KEYWORDS.slice(1).join(", ")}`;
};

/** A sign behind a statement that would begin a comment elsewhere. */
export const comment: HintFor = ({ rest, before, expected }) => {
	if (!expected.has("an expression") && !expected.has("end of line")) return null;
	if (/^(?:\/\*|--|<!--)/.test(rest)) return FOR_COMMENTS;
	if (/ \/$/.test(before) && rest.startsWith("*")) return FOR_COMMENTS;
	if (/ \/$/.test(before) && rest.startsWith("/"))
		return `one "/" stands between alternatives; ${FOR_COMMENTS}`;
	return null;
};

export const inList: HintFor = ({ expected, found, before, kind, statement, rest }) => {
	if (/^[a-z]/.test(found.text) && before.trim() === "" && KEYWORDS.includes(found.text))
		return "a statement begins in the first column";
	if (expected.has("a literal") && found.text === "" && /,\s*$/.test(before))
		return "no comma stands behind the last one; an indented line continues a list";
	if (kind !== "list") return expected.has("a literal") && found.text !== "" ? quotes(rest) : null;
	const word = /^\w+/.exec(statement)?.[0] ?? "";
	if (word === "ids" && found.text !== "") return 'there is one pattern: ids "call_{random}"';
	if (/^[[(:=]/.test(rest))
		return `texts stand behind the word, with commas between: ${word} "a", "b"`;
	if (expected.has("a literal")) return quotes(rest);
	return `the texts of a list have commas between them: ${word} "a", "b"`;
};

export function quotes(rest: string): string {
	const word = /^[^\s"',]+/.exec(rest)?.[0] ?? "";
	return word === "" ? "a text stands in quotes" : `a text stands in quotes: "${word}"`;
}
