/** Styled text in rows of a width, broken at spaces where there are any. */
import type { Span } from "./style.js";
import { columnsOf } from "./visible.js";

interface Cell extends Span {
	readonly columns: number;
}

/** At least one row; none is wider than `width` (but for a single wide character in a width of 1). */
export function wrap(spans: readonly Span[], width: number): readonly (readonly Span[])[] {
	const rows: Cell[][] = [];
	let row: Cell[] = [];
	let used = 0;
	for (const cell of spans.flatMap(cellsOf)) {
		if (used + cell.columns > width && row.length > 0) {
			const rest = cell.text === " " ? [] : row.splice(breakAfter(row));
			rows.push(row);
			row = rest;
			used = rest.reduce((sum, { columns }) => sum + columns, 0);
			if (cell.text === " ") continue; // a space at the end of a row is not seen
		}
		row.push(cell);
		used += cell.columns;
	}
	rows.push(row);
	return rows.map(join);
}

/** Where the word that does not fit begins; the row's end if it has no space. */
function breakAfter(row: readonly Cell[]): number {
	const space = row.findLastIndex(({ text }) => text === " ");
	return space < 0 ? row.length : space + 1;
}

function cellsOf({ text, look }: Span): Cell[] {
	return [...text].map((character) => ({ text: character, look, columns: columnsOf(character) }));
}

/** Neighbours of one look as one span. */
function join(cells: readonly Cell[]): readonly Span[] {
	const spans: { text: string; look: Span["look"] }[] = [];
	for (const { text, look } of cells) {
		const last = spans.at(-1);
		if (last?.look === look) last.text += text;
		else spans.push({ text, look });
	}
	return spans;
}
