/** A text in pieces, and what events say of calls. */
import type { ParserEvent } from "toolgrammar";

export function namesOf(events: readonly ParserEvent[]): readonly string[] {
	return events.flatMap((event) => (event.type === "call-start" ? [event.name] : []));
}

export function argumentsOf(events: readonly ParserEvent[]): readonly unknown[] {
	const texts = new Map<number, string>();
	for (const event of events)
		if (event.type === "call-arguments")
			texts.set(event.index, (texts.get(event.index) ?? "") + event.delta);
	return [...texts.values()].map((text): unknown => JSON.parse(text));
}

export function statesOf(events: readonly ParserEvent[]): readonly string[] {
	return events.flatMap((event) => (event.type === "call-end" ? [event.status] : []));
}

/** Pieces of so many characters. */
export function piecesOf(text: string, size: number): readonly string[] {
	const signs = [...text];
	const pieces: string[] = [];
	for (let from = 0; from < signs.length; from += size)
		pieces.push(signs.slice(from, from + size).join(""));
	return pieces;
}
