import type { SourceSpan } from "./syntax.js";

/** Columns of source text that are shown of one line; example lines can be far longer. */
const WIDTH = 100;
/** Columns shown before the marked piece when a long line is cut. */
const LEAD = 40;
const TAB = 4;

/** The lines of a span with their numbers, and the span underlined. Of several lines the first and the last are shown. */
export function codeFrame(source: string, at: SourceSpan): string {
	const lines = source.split("\n").map((line) => line.replace(/\r$/, ""));
	const text = (number: number): string => lines[number - 1] ?? "";
	const first = at.start.line;
	// a span that takes a line end with it ends on the line it belongs to
	const whole = at.end.column === 1 && at.end.line > first;
	const last = whole ? at.end.line - 1 : at.end.line;
	const lastColumn = whole ? text(last).length : at.end.column - 1;

	const gutter = String(last).length;
	const row = (label: string, content: string): string =>
		` ${label.padStart(gutter)} | ${content}`.trimEnd();
	const marked = (number: number, from: number, to: number): string[] => {
		const { shown, marks } = mark(text(number), from, to);
		return [row(String(number), shown), row("", marks)];
	};

	if (last === first) return marked(first, at.start.column - 1, lastColumn).join("\n");
	const indent = text(last).length - text(last).trimStart().length;
	return [
		...marked(first, at.start.column - 1, text(first).length),
		...(last - first > 1 ? [row("…".padStart(gutter), "")] : []),
		...marked(last, Math.min(indent, lastColumn), lastColumn),
	].join("\n");
}

interface Cell {
	readonly text: string;
	/** columns it takes on a screen */
	readonly width: number;
	/** UTF-16 offset of its end in the line */
	readonly end: number;
	/** column of its begin */
	readonly column: number;
}

/** A line as a screen shows it, and the carets under the UTF-16 units [from, to): at least one. */
function mark(
	line: string,
	from: number,
	to: number,
): { readonly shown: string; readonly marks: string } {
	const cells = cellsOf(line);
	const column = (unit: number): number =>
		cells.find((cell) => cell.end > unit)?.column ?? total(cells);
	const start = column(from);
	const end = Math.max(to > from ? column(to) : 0, start + 1);

	const low = end <= WIDTH || start <= LEAD ? 0 : start - LEAD;
	const visible = cells.filter(
		(cell) => cell.column >= low && cell.column + cell.width <= low + WIDTH,
	);
	const left = low > 0 ? "…" : "";
	const right = total(visible) < total(cells) ? "…" : "";
	const shift = left.length - (visible[0]?.column ?? 0);
	const length = Math.max(1, Math.min(end, Math.max(total(visible), start + 1)) - start);
	return {
		shown: left + visible.map((cell) => cell.text).join("") + right,
		marks: " ".repeat(start + shift) + "^".repeat(length),
	};
}

/** The column behind the last cell. */
function total(cells: readonly Cell[]): number {
	const last = cells.at(-1);
	return last === undefined ? 0 : last.column + last.width;
}

function cellsOf(line: string): Cell[] {
	const cells: Cell[] = [];
	let column = 0;
	let end = 0;
	for (const character of line) {
		end += character.length;
		const { text, width } = glyph(character, column);
		cells.push({ text, width, end, column });
		column += width;
	}
	return cells;
}

const WIDE =
	/^(?:[\u1100-\u115F\u2E80-\u303E\u3041-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF01-\uFF60\uFFE0-\uFFE6\u{20000}-\u{3FFFD}]|\p{Emoji_Presentation})$/u;

/** What a terminal may be given for a character: nothing that moves the cursor or cannot be seen. */
export function glyph(
	character: string,
	column: number,
): { readonly text: string; readonly width: number } {
	if (character === "\t") {
		const width = TAB - (column % TAB);
		return { text: " ".repeat(width), width };
	}
	if (/^[\p{C}\u2028\u2029]$/u.test(character)) return { text: "·", width: 1 };
	if (/^\p{Mn}$/u.test(character)) return { text: character, width: 0 };
	return { text: character, width: WIDE.test(character) ? 2 : 1 };
}
