/** Whether a message is what a case says. */
import { expect } from "vitest";
import type { Message, ToolCall } from "../../src/runtime/events.js";
import type { ExpectedCall, FailureCase } from "./case.js";

/** A call in the shape of the expectation, so that a difference shows as one. */
function seen(call: ToolCall, expected: ExpectedCall | undefined): ExpectedCall {
	return {
		name: call.name,
		args: call.status === "incomplete" ? call.arguments : (JSON.parse(call.arguments) as unknown),
		status: call.status,
		repairs: call.repairs,
		...(expected?.id !== undefined ? { id: call.id } : {}),
	};
}

function whole(expected: ExpectedCall): ExpectedCall {
	const repairs = expected.repairs ?? [];
	return { status: repairs.length > 0 ? "repaired" : "complete", ...expected, repairs };
}

export function expectMessage(message: Message, expected: FailureCase): void {
	const calls = expected.calls ?? [];
	expect({
		content: message.content,
		reasoning: message.reasoning,
		calls: message.toolCalls.map((call, index) => seen(call, calls[index])),
	}).toEqual({
		content: expected.content ?? "",
		reasoning: expected.reasoning ?? "",
		calls: calls.map(whole),
	});
	const ids = message.toolCalls.map(({ id }) => id);
	expect(new Set(ids).size).toBe(ids.length);
	if (expected.notices) expect(message.notices.map(({ code }) => code)).toEqual(expected.notices);
	if (expected.finishReason) expect(message.finishReason).toBe(expected.finishReason);
}
