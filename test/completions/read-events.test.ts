/** `readEvents` is told at its end why the model stopped. */
import { expect, test } from "vitest";
import { hermes } from "../../src/generated/formats/hermes.js";
import type { ParserEvent } from "../../src/runtime/events.js";
import { readEvents } from "../../src/runtime/index.js";

/** All but its last mark: with `stop` the call is repaired. */
const TEXT = '<tool_call>\n{"name": "pay", "arguments": {"n": 1';

async function status(finishReason?: () => string): Promise<string | undefined> {
	const events: ParserEvent[] = [];
	for await (const event of readEvents(hermes, [TEXT], { finishReason })) events.push(event);
	return events.find((event) => event.type === "call-end")?.status;
}

test("a call that was cut with the model's text is incomplete", async () => {
	expect(await status(() => "length")).toBe("incomplete");
});

test("the reason is asked for at the end, not before", async () => {
	let reason = "stop";
	async function* chunks() {
		yield TEXT;
		reason = "length";
	}
	const events: ParserEvent[] = [];
	for await (const event of readEvents(hermes, chunks(), { finishReason: () => reason }))
		events.push(event);
	expect(events.find((event) => event.type === "call-end")).toMatchObject({ status: "incomplete" });
});

test("it is a function", () => {
	// @ts-expect-error: a text would be known before the stream begins
	expect(() => readEvents(hermes, [], { finishReason: "stop" })).toThrow(
		"options.finishReason must be a function",
	);
});
