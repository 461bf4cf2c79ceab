/**
 * The layout of a grammar file, made alike: one blank between words, names of rules and lines of the head padded to one column,
 * lines of examples indented by two, no two empty lines in a row. Literals, comments and lines of input stay as they are.
 */
import { KEYWORDS } from "./vocabulary.js";

/** Where the values of the head begin. */
const HEAD = 8;
/** Where the `=` of rules stands, but of those with longer names, and of lenient ones. */
const COLUMN = 7;
const EXAMPLES: ReadonlySet<string> = new Set(["example", "prompt"]);
const VALUES: ReadonlySet<string> = new Set([
	"models",
	"aliases",
	"template",
	"tokens",
	"source",
	"ids",
	"ends",
	"without",
]);

/** What a line that begins in the first column begins with. */
interface Begin {
	readonly word: string;
	/** it is the name of a rule */
	readonly rule: boolean;
}

/** The source must be one that can be read. Applied again it changes nothing. */
export function formatGrammar(source: string): string {
	const lines = source.replace(/^\uFEFF/, "").split("\n");
	const out: string[] = [];
	let inExample = false;
	let spread = false;
	for (const raw of lines) {
		const line = raw.replace(/\r$/, "");
		const begin = beginOf(line);
		if (begin !== null) inExample = EXAMPLES.has(begin.word) && !begin.rule;
		if (begin !== null) spread = VALUES.has(begin.word) && !begin.rule;
		const made = begin === null ? inner(line, inExample, spread) : first(line, begin);
		if (made !== "" || out.at(-1) !== "") out.push(made);
	}
	while (out[0] === "") out.shift();
	while (out.at(-1) === "") out.pop();
	return `${out.join("\n")}\n`;
}

function beginOf(line: string): Begin | null {
	const word = /^[A-Za-z][\w-]*/.exec(line)?.[0];
	if (word === undefined) return null;
	const rule = /^ *=/.test(line.slice(word.length));
	return { word, rule: rule || !KEYWORDS.includes(word) };
}

function first(line: string, { word, rule }: Begin): string {
	if (!rule && word === "example") return line.trimEnd();
	const rest = tidy(line.slice(word.length)).trimStart();
	if (rule) return `${word.padEnd(COLUMN)} ${rest}`;
	const width = VALUES.has(word) ? HEAD - 1 : 0;
	return rest === "" ? word : `${word.padEnd(width)} ${rest}`;
}

/** A line that goes on with a statement, a comment, or nothing. */
function inner(line: string, inExample: boolean, spread: boolean): string {
	const text = line.trimStart();
	if (text === "") return "";
	if (text.startsWith("#")) return line.trimEnd();
	if (!inExample) return `${spread ? " ".repeat(HEAD) : indentOf(line)}${tidy(text)}`;
	// what stands behind the bar is the example's own, blanks too
	return `  ${text.startsWith("|") && !text.startsWith("|=") ? text : text.trimEnd()}`;
}

function indentOf(line: string): string {
	return line.slice(0, line.length - line.trimStart().length);
}

/** Blanks between the words of an expression; a literal is one word, and a comment is the last. */
function tidy(text: string): string {
	let made = "";
	for (const [piece] of text.matchAll(PIECES)) made += piece.trim() === "" ? " " : piece;
	return made.trimEnd();
}

const PIECES = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|#.*$|[ ]+|[^ "'#]+|["']/g;
