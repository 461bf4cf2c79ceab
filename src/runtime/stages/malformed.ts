/** `onMalformed: "error"` (Q6): a marked call that could not be read, or that was cut, makes the message an error. */
import type { MessageError, Notice, ToolCall } from "../events.js";

export function malformedError(
	toolCalls: readonly ToolCall[],
	notices: readonly Notice[],
): MessageError | null {
	let first: { readonly start: number; readonly message: string } | null = null;
	for (const notice of notices) {
		if (notice.code !== "malformed" && notice.code !== "broken") continue;
		if (first === null || notice.start < first.start) first = notice;
	}
	for (const { status, name, start } of toolCalls) {
		if (status !== "incomplete" || (first !== null && first.start <= start)) continue;
		first = { start, message: `the call of ${JSON.stringify(name)} never ended` };
	}
	return first === null ? null : { code: "malformed", message: first.message };
}
