import { closest } from "../misuse/closest.js";
import { openBracket } from "./brackets.js";
import type { Diagnostic } from "./diagnostics.js";
import type { Found } from "./syntax-error.js";
import { KEYWORDS } from "./vocabulary.js";

/** All that a hint is chosen by. */
export interface Failure {
	readonly source: string;
	readonly offset: number;
	readonly expected: ReadonlySet<string>;
	readonly found: Found;
}

interface Scene extends Failure {
	/** the line up to the error */
	readonly before: string;
	/** the statement up to the error */
	readonly statement: string;
	/** the error stands among the parts of an expression */
	readonly inExpression: boolean;
}

type Explanation = Pick<Diagnostic, "hint" | "related">;
type HintFor = (scene: Scene) => string | null;

/** Says what is usually meant by a text that stands where it cannot. The first hint that fits is taken. */
export function explain(failure: Failure): Explanation {
	const { source, offset, expected, found } = failure;
	const lineStart = source.lastIndexOf("\n", offset - 1) + 1;
	const scene: Scene = {
		...failure,
		before: source.slice(lineStart, offset),
		statement: source.slice(statementStart(source, offset), offset),
		inExpression: expected.has("an expression") || expected.has('"/"'),
	};
	if (found.text === "" && !/^example\b/.test(scene.statement) && !PROMPT.test(scene.statement)) {
		const open = openBracket(source, offset - scene.statement.length, offset);
		if (open !== null) {
			const hint = `close the "${open.bracket}"; only an indented line continues a rule`;
			return { hint, related: [{ at: open.at, message: "opened here" }] };
		}
	}
	for (const hintFor of HINTS) {
		const hint = hintFor(scene);
		if (hint !== null) return { hint };
	}
	return {};
}

/** The last begin of a line in the first column, at or before the offset. */
function statementStart(source: string, offset: number): number {
	const starts = [...source.slice(0, offset + 1).matchAll(/(?<![^\n])[^ \t\r\n#]/g)];
	return starts.at(-1)?.index ?? 0;
}

const inWhiteSpace: HintFor = ({ found, expected, before }) => {
	if (found.text === "\t") return "blanks are the only white space here: replace the tab";
	if (found.text === "\r")
		return "a line ends with a line feed, with or without a carriage return before it";
	if (found.text === " " && expected.has("a payload kind")) {
		return "no blank stands between a field, its colon and its kind: value:text";
	}
	const topLevel = before.trim() === "" && expected.has("a statement");
	return topLevel && found.text === " " ? "a statement begins in the first column" : null;
};

const inHead: HintFor = ({ expected, statement, found }) => {
	if (expected.has('"format"') || /^format\b/.test(statement))
		return 'the first line of a grammar is: format NAME "title"';
	if (found.text === "format" && expected.has("a statement"))
		return "a file describes one format, in its first line";
	return null;
};

/** Not a rule whose name begins like this. */
const PROMPT = /^prompt(?![\w-]|\s*=)/;

const inPrompt: HintFor = ({ statement, before }) => {
	if (!PROMPT.test(statement) || /^ *\|/.test(before)) return null;
	return before.startsWith("prompt")
		? "the text stands in the lines below, indented: | text"
		: "each line of the text begins with a bar: | text";
};

const inExample: HintFor = ({ found, before, statement, expected }) => {
	if (expected.has("the title of the example"))
		return "a title stands behind the word, on the same line";
	if (found.text === "|" && before.trim() === "") {
		return /^example\b/.test(statement)
			? "lines of input stand before the expectations"
			: "a line of input belongs to an example, indented under its title";
	}
	if (!/^example\b/.test(statement)) return null;
	if (before.trim() === "" && /^(?:with|entry|finish)$/.test(found.text)) {
		return "with, entry and finish lines stand before the input";
	}
	if (before.trim() === "" && /^(?:text|reasoning|call|notice)$/.test(found.text)) {
		return 'an expectation begins with "="';
	}
	if (/^ *with\b/.test(before) && expected.has('":"'))
		return "a parameter has a type: with f(a: string)";
	if (expected.has('"call"')) return "an expectation is one of text, reasoning, call and notice";
	if (expected.has("a JSON object"))
		return "the arguments are one JSON object; without arguments it is {}";
	if (expected.has("a JSON value") || expected.has("a JSON string")) {
		return "JSON has double quotes and no comma behind the last member";
	}
	return null;
};

const inRuleHead: HintFor = ({ statement, expected }) => {
	if (/^lenient\s+\S+\s*$/.test(statement) && expected.has("a name")) {
		return "a lenient rule names its deviation: lenient CODE RULE = expression";
	}
	if (!expected.has('"="') || /[=(]/.test(statement)) return null;
	if (/^entry\b/.test(statement))
		return 'an entry is written: entry NAME after "prompt tail" = expression';
	const word = /^\S+/.exec(statement)?.[0] ?? "";
	const keyword = closest(word, KEYWORDS);
	if (keyword !== null) return `did you mean "${keyword}"? A rule is NAME = expression`;
	return "a rule is NAME = expression";
};

function atCloser({ source, offset, statement, before, found }: Scene): string | null {
	const open = openBracket(source, offset - statement.length, offset);
	if (open === null) return `no ${found.text === ")" ? '"("' : '"{"'} is open here`;
	return /[/(]\s*$/.test(before) ? 'a part that reads nothing is written ""' : null;
}

/** Characters that other notations use. */
const FOREIGN: { readonly [text: string]: string } = {
	"|": 'alternatives are separated by "/"',
	",": 'the parts of a sequence are separated by blanks, alternatives by "/"',
	";": "a rule ends with its line",
	"!": "there is no negative look-ahead; a literal wins over a word at the same place anyway",
	"[": "there are no character classes; an optional part is written x?",
	"?": "one of ? * + may stand behind a part; put ( ) around the inner one",
	"*": "one of ? * + may stand behind a part; put ( ) around the inner one",
	"+": "one of ? * + may stand behind a part; put ( ) around the inner one",
};

const inExpressions: HintFor = (scene) => {
	const { inExpression, expected, found, before } = scene;
	if (expected.has("a field")) return 'in an expression "=" stands directly before a field: =key';
	if (found.text === "}" && expected.has("the key of a member")) {
		return /,\s*$/.test(before)
			? "no comma stands behind the last member"
			: "a pattern has at least one member";
	}
	if (!inExpression) return null;
	if (found.name === "end of line" && /=\s*$/.test(before))
		return 'a rule that reads nothing is written ""';
	if (found.text.startsWith("_")) return 'a name begins with a letter; "_" alone reads white space';
	if (found.text === ")" || found.text === "}") return atCloser(scene);
	const foreign = FOREIGN[found.text];
	if (foreign !== undefined) return foreign;
	const glued =
		expected.has("a blank") && /\S$/.test(before) && /^[A-Za-z("'{=~^$&]/.test(found.text);
	if (glued) return "the parts of a sequence are separated by blanks";
	return found.text === "" ? null : "a text stands in quotes";
};

const inList: HintFor = ({ expected, found, before }) => {
	if (!expected.has("a literal")) return null;
	if (found.text !== "") return "a text stands in quotes";
	return /,\s*$/.test(before)
		? "no comma stands behind the last one; an indented line continues a list"
		: null;
};

const HINTS: readonly HintFor[] = [
	inWhiteSpace,
	inHead,
	inPrompt,
	inExample,
	inRuleHead,
	inExpressions,
	inList,
];
