/**
 * Text of a template to tokens, with `trim_blocks` and `lstrip_blocks`, as chat templates are read: a line end behind a block is
 * left out, and so are blanks before a block at the beginning of a line.
 */
import { TemplateError } from "../error.js";
import { unescaped } from "./escapes.js";

export type TokenType =
	| "text"
	| "begin"
	| "end"
	| "print"
	| "printed"
	| "name"
	| "string"
	| "integer"
	| "float"
	| "operator";

export interface Token {
	readonly type: TokenType;
	readonly value: string;
	readonly line: number;
}

const OPENING = /\{%([-+]?)\s*raw\s*(?:-%\}\s*|%\})|\{([%#{])([-+]?)/g;
const COMMENT_END = /(?:\+#\}|-#\}\s*|#\}\n?)/g;
const RAW_END = /\{%([-+]?)\s*endraw\s*(?:\+%\}|-%\}\s*|%\}\n?)/g;
const BLOCK_END = /(?:\+%\}|-%\}\s*|%\}\n?)/y;
const PRINT_END = /(?:-\}\}\s*|\}\})/y;
const BLANK = /\s+/y;
const FLOAT = /(?<!\.)(?:\d+_)*\d+(?:(?:\.(?:\d+_)*\d+)?e[+-]?(?:\d+_)*\d+|\.(?:\d+_)*\d+)/iy;
const INTEGER = /0b(?:_?[01])+|0o(?:_?[0-7])+|0x(?:_?[\da-f])+|[1-9](?:_?\d)*|0(?:_?0)*/iy;
const NAME = /[\p{ID_Start}_]\p{ID_Continue}*/uy;
const STRING = /'[^'\\]*(?:\\[\s\S][^'\\]*)*'|"[^"\\]*(?:\\[\s\S][^"\\]*)*"/y;
/** Tried in this order. */
const LITERALS: readonly (readonly [TokenType, RegExp])[] = [
	["float", FLOAT],
	["integer", INTEGER],
	["name", NAME],
	["string", STRING],
];
const OPERATOR = /\/\/|\*\*|==|!=|>=|<=|[-+/*%~[\](){}<>=.:|,;]/y;

const CLOSING: Readonly<Record<string, string>> = { ")": "(", "]": "[", "}": "{" };

/** Throws a `TemplateError` with its line. */
export function tokensOf(given: string): Token[] {
	const source = given.replace(/\r\n?/g, "\n").replace(/\n$/, "");
	const tokens: Token[] = [];
	let place = 0;
	let line = 1;
	let counted = 0;
	let lineStarts = true; // the last token ended a line
	const lineAt = (index: number): number => {
		for (; counted < index; counted++) if (source.charCodeAt(counted) === 10) line++;
		return line;
	};
	const match = (pattern: RegExp, from: number): RegExpExecArray | null => {
		pattern.lastIndex = from;
		return pattern.exec(source);
	};
	/** Text in front of a tag, without the blanks that the tag takes away. */
	const text = (from: number, to: number, sign: string, isPrint: boolean): void => {
		let kept = source.slice(from, to);
		if (sign === "-") kept = kept.trimEnd();
		else if (sign !== "+" && !isPrint) {
			const start = kept.lastIndexOf("\n") + 1;
			if ((start > 0 || lineStarts) && kept.slice(start).trim() === "") kept = kept.slice(0, start);
		}
		if (kept !== "") tokens.push({ type: "text", value: kept, line: lineAt(from) });
	};
	const passed = (to: number): void => {
		place = to;
		lineStarts = source[to - 1] === "\n";
	};

	while (place < source.length) {
		const opening = match(OPENING, place);
		if (opening === null) {
			tokens.push({ type: "text", value: source.slice(place), line: lineAt(place) });
			break;
		}
		const [whole, rawSign, kind, sign = rawSign ?? ""] = opening;
		text(place, opening.index, sign, kind === "{");
		passed(opening.index + whole.length);
		if (kind === undefined) raw();
		else if (kind === "#") comment();
		else tag(kind === "{");
	}
	return tokens;

	function raw(): void {
		const end = match(RAW_END, place);
		if (end === null) throw new TemplateError("missing end of raw directive", lineAt(place));
		text(place, end.index, end[1] ?? "", false);
		passed(end.index + end[0].length);
	}

	function comment(): void {
		const end = match(COMMENT_END, place);
		if (end === null) throw new TemplateError("missing end of comment tag", lineAt(place));
		passed(end.index + end[0].length);
	}

	function tag(isPrint: boolean): void {
		const open: string[] = [];
		tokens.push({ type: isPrint ? "print" : "begin", value: "", line: lineAt(place) });
		for (;;) {
			const end = open.length > 0 ? null : match(isPrint ? PRINT_END : BLOCK_END, place);
			if (end !== null) {
				tokens.push({ type: isPrint ? "printed" : "end", value: "", line: lineAt(place) });
				passed(place + end[0].length);
				return;
			}
			if (place >= source.length)
				throw new TemplateError("the template ends inside a tag", lineAt(place));
			const blank = match(BLANK, place);
			if (blank === null) token(open);
			else place += blank[0].length;
		}
	}

	function token(open: string[]): void {
		const add = (type: TokenType, found: string, value: string): void => {
			tokens.push({ type, value, line: lineAt(place) });
			place += found.length;
		};
		for (const [type, pattern] of LITERALS) {
			const found = match(pattern, place)?.[0];
			if (found === undefined) continue;
			add(type, found, type === "string" ? unescaped(found.slice(1, -1), lineAt(place)) : found);
			return;
		}
		const operator = match(OPERATOR, place)?.[0];
		if (operator === undefined)
			throw new TemplateError(
				`unexpected character ${JSON.stringify(source[place])}`,
				lineAt(place),
			);
		if ("([{".includes(operator)) open.push(operator);
		const closes = CLOSING[operator];
		if (closes !== undefined && open.pop() !== closes)
			throw new TemplateError(`unexpected '${operator}'`, lineAt(place));
		add("operator", operator, operator);
	}
}
