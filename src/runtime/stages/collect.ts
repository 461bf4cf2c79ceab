/** Folds events into a message. */

import { type Shape, text, wrong } from "../../misuse/check.js";
import type { Message, Notice, ParserEvent, ToolCall } from "../events.js";
import type { ParserOptions } from "../options.js";
import { checkOptions, PARSER_OPTIONS } from "../program/check-options.js";
import { malformedError } from "./malformed.js";
import { judgeCall } from "./verdict.js";

/** What must be known to make a message of its events: what the parser was told, and why the model stopped. */
export interface CollectOptions
	extends Pick<ParserOptions, "tools" | "validator" | "toolChoice" | "policies"> {
	/** what the engine said; default `stop` */
	readonly finishReason?: string | undefined;
}

interface OpenCall {
	readonly index: number;
	readonly id: string;
	readonly name: string;
	readonly pieces: string[];
	readonly start: number;
	end: number;
	status: ToolCall["status"];
	repairs: readonly string[];
}

/** What `parse` can be told, and so all that this knows. */
export const PARSE_OPTIONS: Shape = { ...PARSER_OPTIONS, finishReason: text };

/**
 * The message that the events of a parser tell of: pieces joined, calls judged. An open call, whose end is missing, is `incomplete`. Throws a
 * TypeError or RangeError on options that `parse` does not know, and on tools in no known
 * shape.
 */
export function collect(events: Iterable<ParserEvent>, options: CollectOptions = {}): Message {
	checkOptions(options, PARSE_OPTIONS);
	if (typeof events !== "object" || !(Symbol.iterator in (events ?? {})))
		throw wrong("events", "a list", events, "; feed and finish return them");
	return fold(events, options);
}

/** Without a look at the options: for those who have had one. */
export function fold(events: Iterable<ParserEvent>, options: CollectOptions): Message {
	const content: string[] = [];
	const reasoning: string[] = [];
	const notices: Notice[] = [];
	const calls: OpenCall[] = [];
	const byIndex = new Map<number, OpenCall>();
	for (const event of events) {
		switch (event.type) {
			case "content":
				content.push(event.text);
				break;
			case "reasoning":
				reasoning.push(event.text);
				break;
			case "call-start": {
				const { index, id, name, start, end } = event;
				const call: OpenCall = {
					index,
					id,
					name,
					pieces: [],
					start,
					end,
					status: "incomplete",
					repairs: [],
				};
				calls.push(call);
				byIndex.set(index, call);
				break;
			}
			case "call-arguments":
				byIndex.get(event.index)?.pieces.push(event.delta);
				break;
			case "call-end": {
				const call = byIndex.get(event.index);
				if (call === undefined) break;
				call.status = event.status;
				call.repairs = event.repairs;
				call.end = event.end;
				break;
			}
			case "notice": {
				const { type: _, ...notice } = event;
				notices.push(notice);
				break;
			}
			case "markup":
				break;
			default:
				event satisfies never;
		}
	}
	const toolCalls = calls.map((call): ToolCall => {
		const text = call.pieces.join("");
		const verdict = judgeCall(call.name, text, call, options);
		const { index, id, name, status, repairs, start, end } = call;
		return { index, id, name, arguments: text, status, repairs, ...verdict, start, end };
	});
	for (const { name, valid, errors, start, end } of toolCalls) {
		if (valid !== false) continue;
		const message = `the call of ${JSON.stringify(name)} is not valid: ${errors[0]?.message ?? ""}`;
		notices.push({ code: "invalid-call", message, start, end });
	}
	const text = content.join("");
	const reason = options.finishReason ?? "stop";
	const delivered = toolCalls.some((c) => c.status !== "incomplete");
	if (options.toolChoice === "required" && toolCalls.length === 0) {
		notices.push({
			code: "no-call",
			message: "a tool call was required and none came",
			start: 0,
			end: 0,
		});
	}
	return {
		content: options.policies?.trimContent === true ? text.trim() : text,
		reasoning: reasoning.join(""),
		toolCalls,
		finishReason: finishReasonOf(reason, delivered),
		notices,
		error: options.policies?.onMalformed === "error" ? malformedError(toolCalls, notices) : null,
	};
}

/** An engine that says `tool_calls` says that it ended normally; whether a call was delivered decides (P18). */
export function finishReasonOf(reason: string, delivered: boolean): string {
	if (reason !== "stop" && reason !== "tool_calls") return reason;
	return delivered ? "tool_calls" : "stop";
}
