import type { Position, SourceSpan } from "./syntax.js";

/** The place of a piece of a source, by its offsets. */
export function spanOf(source: string, from: number, to: number): SourceSpan {
	return { start: positionOf(source, from), end: positionOf(source, to) };
}

function positionOf(source: string, offset: number): Position {
	const before = source.slice(0, offset);
	const line = before.split("\n").length;
	return { offset, line, column: offset - before.lastIndexOf("\n") };
}

/** The last begin of a line in the first column, at or before an offset: there its statement begins. */
export function statementStart(source: string, offset: number): number {
	const starts = [...source.slice(0, offset + 1).matchAll(FIRST_COLUMN)];
	return starts.at(-1)?.index ?? 0;
}

/** Where the statement ends that begins at an offset. */
export function statementEnd(source: string, start: number): number {
	const next = new RegExp(FIRST_COLUMN);
	next.lastIndex = start + 1;
	return next.exec(source)?.index ?? source.length;
}

const FIRST_COLUMN = /(?<![^\n])[^ \t\r\n#]/g;
