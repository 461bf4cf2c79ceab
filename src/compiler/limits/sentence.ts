/** Stated limits in words, for people. */
import type { StatedLimit } from "./limits.js";
import type { Close, Layout } from "./walk.js";

/** How a literal is shown. */
export type Mark = (literal: string) => string;

/** What the wire cannot say, as a part of a sentence. */
export function limitSentence(limit: StatedLimit, mark: Mark = JSON.stringify): string {
	switch (limit.kind) {
		case "no-reasoning":
			return "no thoughts";
		case "no-calls":
			return "no calls";
		case "calls-begin":
			return limit.at === "line"
				? "text in front of a call ends its line, for a call counts only where a line begins"
				: "no text in front of a call, for it counts only as the beginning of the message";
		case "reasoning-begins":
			return limit.at === "line"
				? "a thought counts only where a line begins"
				: "a thought counts only as the beginning of the message";
		case "one-call":
			return "one call, which is the whole message";
		case "bare-call":
			return "no marker opens a call, so what is written like one in prose is one";
		case "ends-at": {
			const what = limit.field === "value" ? "the text of a value" : "a thought";
			return `${what} ends at ${limit.closes.map((close) => closeText(close, mark)).join(", at ")}`;
		}
		case "next-call":
			return "the text of a value ends before a call of a declared tool";
		case "to-the-end":
			return "the text of some value ends with the message: all that follows is its own";
		case "layout":
			return `${layoutText(limit.front, limit.back)} of a value's text is the layout's`;
		case "names":
			return `a parameter's name ${nameText(limit)}`;
		default:
			return limit satisfies never;
	}
}

function closeText({ text, before, other }: Close, mark: Mark): string {
	const name = (one: string | null): string =>
		one === null ? "the end of the message" : mark(one);
	const next = [...before.map(name), ...(other ? ["a name or a value"] : [])];
	return next.length === 0 ? name(text) : `${name(text)} where ${next.join(" or ")} follows`;
}

function nameText({ space, ends }: Extract<StatedLimit, { readonly kind: "names" }>): string {
	const not = [
		"is not empty",
		...(space ? ["begins with no white space"] : []),
		...(ends.length > 0 ? ["holds nothing that ends the message"] : []),
	];
	const last = not.pop() ?? "";
	return not.length === 0 ? last : `${not.join(", ")} and ${last}`;
}

function layoutText(front: Layout, back: Layout): string {
	const what = (layout: Layout): string => (layout === "space" ? "white space" : "a line break");
	if (front === "") return `${what(back)} at the end`;
	if (back === "") return `${what(front)} at the beginning`;
	if (front === back) return `${what(front)} at either end`;
	return `${what(front)} at the beginning and ${what(back)} at the end`;
}
