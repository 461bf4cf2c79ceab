/** Lines of the output with their numbers, coloured by span, and a caret where a reading died. */
import { glyph } from "../../language/frame.js";
import type { Explanation, Finding, Span, SpanKind } from "../types.js";
import { CARET, LOOKS, painted, QUIET } from "./look.js";

export interface Page {
	readonly color: boolean;
	/** columns */
	readonly width: number;
}

interface Cell {
	readonly text: string;
	readonly width: number;
	readonly offset: number;
	readonly kind: SpanKind;
}

/** Characters of a line that are shown before the place that it is shown for. */
const LEAD = 30;

/** One line of the text; of a long one the part around `about`. `finding`: what died in it. */
export function lineRows(
	text: string,
	{ spans }: Pick<Explanation, "spans">,
	start: number,
	number: number,
	digits: number,
	finding: Finding | null,
	{ color, width }: Page,
): readonly string[] {
	const gutter = (label: string): string => painted(`${label.padStart(digits)} | `, QUIET, color);
	const room = Math.max(20, width - digits - 5);
	const about = finding?.died?.offset ?? start;
	const newline = text.indexOf("\n", start);
	const end = newline < 0 ? text.length : newline;
	const from = about - start > room - LEAD ? whole(text, Math.max(start, about - LEAD)) : start;
	const { cells, cut } = cellsOf(text, spans, from, end, room - (from > start ? 1 : 0));
	const left = from > start ? "…" : "";
	const shown = cells.map(({ text: one, kind }) => painted(one, LOOKS[kind].code, color)).join("");
	const rows = [`${gutter(String(number))}${left}${shown}${cut ? "…" : ""}`.trimEnd()];
	if (!color) {
		const signs = cells.map(({ kind, width: wide }) => LOOKS[kind].sign.repeat(wide)).join("");
		if (signs.trim() !== "") rows.push(`${gutter("")}${" ".repeat(left.length)}${signs}`.trimEnd());
	}
	if (finding?.died) {
		const before = cells
			.filter(({ offset }) => offset < about)
			.reduce((sum, cell) => sum + cell.width, 0);
		rows.push(`${gutter("")}${" ".repeat(left.length + before)}${painted("^", CARET, color)}`);
	}
	return rows;
}

/** No half of a surrogate pair is shown. */
function whole(text: string, at: number): number {
	const c = text.charCodeAt(at);
	return c >= 0xdc00 && c <= 0xdfff ? at - 1 : at;
}

function cellsOf(
	text: string,
	spans: readonly Span[],
	from: number,
	end: number,
	room: number,
): { readonly cells: readonly Cell[]; readonly cut: boolean } {
	const cells: Cell[] = [];
	let column = 0;
	let at = from;
	let span = spanAt(spans, from);
	while (at < end) {
		const character = String.fromCodePoint(text.codePointAt(at) ?? 0);
		const { text: shown, width } = glyph(character, column);
		if (column + width > room) return { cells, cut: true };
		while (span < spans.length - 1 && (spans[span]?.end ?? 0) <= at) span++;
		cells.push({ text: shown, width, offset: at, kind: spans[span]?.kind ?? "content" });
		column += width;
		at += character.length;
	}
	return { cells, cut: false };
}

function spanAt(spans: readonly Span[], offset: number): number {
	let low = 0;
	let high = spans.length - 1;
	while (low < high) {
		const middle = (low + high) >> 1;
		if ((spans[middle]?.end ?? 0) <= offset) low = middle + 1;
		else high = middle;
	}
	return Math.max(0, low);
}
