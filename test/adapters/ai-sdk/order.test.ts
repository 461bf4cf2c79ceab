/** The checker finds what is wrong: else the tests that ask it prove nothing. */
import { describe, expect, test } from "vitest";
import type { OwnPart } from "../../../src/adapters/ai-sdk/types.js";
import { type FinishedPart, orderProblems } from "./order.js";

const finish: FinishedPart = { type: "finish", finishReason: { unified: "stop", raw: "stop" } };
const text = (id: string): OwnPart[] => [
	{ type: "text-start", id },
	{ type: "text-delta", id, delta: "a" },
	{ type: "text-end", id },
];
const input = (id: string): OwnPart[] => [
	{ type: "tool-input-start", id, toolName: "f" },
	{ type: "tool-input-delta", id, delta: "{" },
	{ type: "tool-input-delta", id, delta: "}" },
	{ type: "tool-input-end", id },
];
const call = (id: string): OwnPart => ({
	type: "tool-call",
	toolCallId: id,
	toolName: "f",
	input: "{}",
});

describe("the order of parts", () => {
	const right: readonly (readonly [string, readonly (OwnPart | FinishedPart)[]])[] = [
		["text, a call, text", [...text("a"), ...input("c"), call("c"), ...text("b"), finish]],
		["a call that is incomplete", [...input("c"), ...text("b"), finish]],
		["nothing", [finish]],
	];
	test.each(right)("is right: %s", (_title, parts) => {
		expect(orderProblems(parts)).toEqual([]);
	});

	const [start, delta, end] = text("a") as [OwnPart, OwnPart, OwnPart];
	const [begin, first, second, close] = input("c") as [OwnPart, OwnPart, OwnPart, OwnPart];
	const wrong: readonly (readonly [string, readonly (OwnPart | FinishedPart)[]])[] = [
		["no finish", text("a")],
		["text behind the finish", [finish, ...text("a")]],
		["a block twice", [...text("a"), ...text("a"), finish]],
		["a delta without a block", [delta, finish]],
		["a block that is not closed", [start, delta, finish]],
		["two ends", [start, delta, end, end, finish]],
		["a call inside of a text", [start, delta, ...input("c"), call("c"), end, finish]],
		["a text inside of a call", [begin, ...text("a"), first, second, close, call("c"), finish]],
		["a call that is not closed", [begin, first, second, finish]],
		["two calls with one id", [...input("c"), call("c"), ...input("c"), call("c"), finish]],
		["a call without its input", [call("c"), finish]],
		["another call's input", [...input("c"), call("d"), finish]],
		["an input that is not the sum", [begin, second, close, call("c"), finish]],
		["a text between the input and its call", [...input("c"), ...text("a"), call("c"), finish]],
		["an empty delta", [start, { type: "text-delta", id: "a", delta: "" }, end, finish]],
	];
	test.each(wrong)("is wrong: %s", (_title, parts) => {
		expect(orderProblems(parts)).not.toEqual([]);
	});
});
