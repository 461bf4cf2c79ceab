/**
 * A thought may begin and end before one character. It is entered once at a place, and so is the content around it: reading comes to an
 * end, and no text is lost.
 */
import { expect, it } from "vitest";
import { feedAllWays } from "../support/chunking.js";
import { formatOf } from "./formats.js";

const EMPTY = formatOf(`format empty "thoughts of no character"
message = (think / content)*
think = &"<" reasoning &"<"
`);

it.each(["<", "<a", "<<<", "<a<b", "a<", "a<b", "a<b<c", " <\n<"])("%j", (text) => {
	const [{ reasoning, content, toolCalls, notices }] = feedAllWays(EMPTY, text);
	expect([content + reasoning, reasoning + content]).toContain(text);
	expect([toolCalls, notices]).toEqual([[], []]);
});
