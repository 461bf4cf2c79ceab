/**
 * What a place of open text cannot say: a text with the beginning of a terminator in it, and at its ends the white space that the
 * reader takes for the layout's. Which those are the compiler says (src/compiler/limits).
 */
import { type Edges, edgesOf as findEdges } from "../../../src/compiler/limits/limits.js";
import type { Format } from "../../../src/runtime/contract.js";
import type { Slot } from "./well-formed.js";

const known = new WeakMap<Format, { readonly strict: Edges; readonly lenient: Edges }>();

/** Strict: without what only lenient rules lead to. */
export function edgesOf(format: Format, strict: boolean): Edges {
	let both = known.get(format);
	if (both === undefined) {
		both = { strict: findEdges(format, true), lenient: findEdges(format, false) };
		known.set(format, both);
	}
	return strict ? both.strict : both.lenient;
}

/** Whether the place can say the text. */
export function sayable(format: Format, place: Slot, text: string, strict: boolean): boolean {
	const { ends } = format;
	const { closes, front } = edgesOf(format, strict);
	for (const one of closes) {
		const closers = one.text === null ? ends : [one.text];
		if (closers.some((closer) => text.includes(closer))) return false;
	}
	if (front === "space" && /^[ \t\r\n]/.test(text)) return false;
	if (front === "line" && !place.before.endsWith("\n") && /^\r?\n/.test(text)) return false;
	const after = place.after.trimStart();
	const own = closes.filter((one) =>
		one.text === null
			? after === "" || ends.some((end) => after.startsWith(end))
			: after.startsWith(one.text),
	);
	if (own.some(({ layout }) => layout === "space") && /[ \t\r\n]$/.test(text)) return false;
	if (own.every(({ layout }) => layout === "")) return true;
	// one line's end is the layout's; a carriage return before it would be, too
	return place.after.startsWith("\n") ? !text.endsWith("\r") : !text.endsWith("\n");
}
