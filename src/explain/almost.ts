/** Texts that are nearly a mark with which the format's calls and thoughts begin. */
import { nearly } from "./expected.js";
import type { Asked } from "./simulate/thread.js";

export interface Almost {
	readonly start: number;
	readonly end: number;
	readonly mark: string;
}

/** Places that are compared: the work is bounded, whatever the text is made of. */
const MOST_COMPARED = 3000;
const MOST_FOUND = 20;
/** `to`: how much of the text is looked at. Only texts that begin with a mark's own first sign are. */
export function almostMarks({ format, text }: Asked, to: number): readonly Almost[] {
	const marks = format.openings
		.map((id) => (format.literals[id] ?? "").trim())
		.filter((mark) => mark.length >= 5 && /^\W/.test(mark));
	const own = new Set(format.literals.map((literal) => literal.trim()));
	const found: Almost[] = [];
	const signs = new Set(marks.map((mark) => mark.charAt(0)));
	let compared = 0;
	for (let at = 0; at < to && compared < MOST_COMPARED && found.length < MOST_FOUND; at++) {
		if (!signs.has(text.charAt(at))) continue;
		for (const mark of marks) {
			if (mark.charAt(0) !== text.charAt(at) || text.startsWith(mark, at)) continue;
			compared++;
			const stands = nearly(text, at, mark);
			if (stands === null || own.has(stands)) continue;
			found.push({ start: at, end: at + stands.length, mark });
			break;
		}
	}
	return found;
}
