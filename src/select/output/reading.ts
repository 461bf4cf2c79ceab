/** What one format reads of an output, as numbers that can be compared. */
import type { Format } from "../../runtime/contract.js";
import { createParser } from "../../runtime/engine/parser.js";
import type { Message } from "../../runtime/events.js";
import type { ToolDefinition } from "../../runtime/options.js";

export interface Reading {
	readonly format: Format;
	/** calls read as the format is meant */
	readonly complete: number;
	/** calls read with a lenient rule or a repair */
	readonly repaired: number;
	/** codes of those, each once */
	readonly repairs: readonly string[];
	/** calls that have begun and never end */
	readonly begun: number;
	/** places that look like a call and are none, calls that break, sections that are not closed */
	readonly faults: number;
	/** the part of the text that complete and repaired calls are, from 0 to 1 */
	readonly share: number;
	/** markers of other formats that are left in the content */
	readonly foreign: readonly string[];
	/** arguments that begin or end with white space: a frame that was not known */
	readonly loose: number;
	/** equal for readings that hand out the same text and calls */
	readonly same: string;
}

/** Notices that say that the text is not what the format means. */
const FAULTS: ReadonlySet<string> = new Set(["malformed", "broken", "unclosed", "after-end"]);

/** Reads the text once. `markers`: those of any format that stand in the text, with the formats that have them. */
export function readAs(
	format: Format,
	text: string,
	tools: readonly ToolDefinition[],
	markers: ReadonlyMap<string, ReadonlySet<Format>>,
): Reading {
	const parser = createParser(format, {
		tools,
		collect: true,
		generateId: ({ index }) => `${index}`,
	});
	parser.feed(text);
	parser.finish("stop");
	const { content, reasoning, toolCalls, notices } = messageOf(parser.message);
	const whole = toolCalls.filter(({ status }) => status !== "incomplete");
	const repaired = whole.filter(({ status }) => status === "repaired");
	const left = [...markers].flatMap(([one, has]) =>
		!has.has(format) && content.includes(one) ? [one] : [],
	);
	const length = Math.max(1, text.trim().length);
	const calls = whole.map(({ name, arguments: given }) => [name, given]);
	return {
		format,
		complete: whole.length - repaired.length,
		repaired: repaired.length,
		repairs: [...new Set(repaired.flatMap(({ repairs }) => repairs))],
		begun: toolCalls.length - whole.length,
		faults: notices.filter(({ code }) => FAULTS.has(code)).length,
		share: Math.min(1, whole.reduce((sum, { start, end }) => sum + end - start, 0) / length),
		// A part of another one says nothing of its own.
		foreign: left.filter((one) => !left.some((two) => two !== one && two.includes(one))),
		loose: whole.reduce((sum, call) => sum + looseValues(call.arguments), 0),
		same: JSON.stringify([content.trim(), reasoning.trim(), calls]),
	};
}

function messageOf(message: Message | null): Message {
	if (message === null) throw new Error("the parser has collected no message");
	return message;
}

/** Of a whole call: its arguments are one JSON object. */
function looseValues(json: string): number {
	const values: unknown[] = Object.values(JSON.parse(json) as object);
	return values.filter((one) => typeof one === "string" && one !== one.trim()).length;
}
