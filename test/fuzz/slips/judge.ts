/** What a reader makes of a slip, with the message that was meant as the oracle. */

import type { Message } from "../../../src/runtime/events.js";
import type { ParserOptions } from "../../../src/runtime/options.js";
import { toExecutable } from "../../../src/trust/index.js";
import { createValidator } from "../../../src/validate/index.js";
import { cutAt } from "../../properties/support/chunks.js";
import type { Random } from "../../properties/support/random.js";
import { messageOf } from "../../properties/support/reading.js";
import type { Ground, Slip } from "./kind.js";
import type { Call, Tool } from "./message.js";

/**
 * `recovered`: all calls that were meant may run, and no other. `incomplete`: some may not, and a call that cannot run tells of
 * it. `text`: one is missing, and a notice tells of it. `silent`: one is missing, and nothing does. `wrong`: a call may run that was not
 * meant, or with other arguments.
 */
export type Outcome = "recovered" | "incomplete" | "text" | "silent" | "wrong";
export const OUTCOMES: readonly Outcome[] = ["recovered", "incomplete", "text", "silent", "wrong"];

export interface Verdict {
	readonly lenient: Outcome;
	readonly strict: Outcome;
	/** chunks gave another message than the whole text did */
	readonly uneven: boolean;
	readonly message: Message;
}

const VALIDATOR = createValidator();

interface Options {
	readonly lenient: ParserOptions;
	readonly strict: ParserOptions;
}
const known = new WeakMap<readonly Tool[], Options>();

/** One object per list of tools: a parser resolves options anew for each. */
function optionsOf(tools: readonly Tool[]): Options {
	let made = known.get(tools);
	if (made === undefined) {
		const lenient = { tools, validator: VALIDATOR };
		made = { lenient, strict: { ...lenient, strict: true } };
		known.set(tools, made);
	}
	return made;
}

export function judged(ground: Ground, slip: Slip, random: Random): Verdict {
	const { format } = ground.subject;
	const { lenient, strict } = optionsOf(ground.tools);
	const finish = slip.finish ?? "stop";
	const read = (chunks: readonly string[], options: ParserOptions): Message =>
		messageOf(format, chunks, { options, finish });
	const message = read([slip.text], lenient);
	const places = Array.from({ length: 1 + random(6) }, () => random(slip.text.length + 1));
	const cut = read(cutAt(slip.text, places), lenient);
	return {
		lenient: outcomeOf(message, ground, slip),
		strict: outcomeOf(read([slip.text], strict), ground, slip),
		uneven: JSON.stringify(cut) !== JSON.stringify(message),
		message,
	};
}

/** Whether a text of the message without a slip is read as it, content and all. */
export function isRead(ground: Ground, text: string): boolean {
	const { lenient, strict } = optionsOf(ground.tools);
	return [lenient, strict].every((options) => {
		const message = messageOf(ground.subject.format, [text], { options, finish: "stop" });
		return (
			message.content.trim() === ground.said.content.trim() &&
			outcomeOf(message, ground, { text }) === "recovered"
		);
	});
}

function outcomeOf({ toolCalls, notices }: Message, { said, tools }: Ground, slip: Slip): Outcome {
	const missing = (slip.meant ?? said.calls).map(spelled);
	const allowed = (slip.allowed ?? []).map(spelled);
	let waiting = false;
	for (const call of toolCalls) {
		const decision = toExecutable(call, { tools, validator: VALIDATOR });
		if (!decision.ok) {
			waiting = true;
			continue;
		}
		const text = spelled({ name: call.name, arguments: decision.call.input });
		if (!taken(missing, text) && !taken(allowed, text)) return "wrong";
	}
	if (missing.length === 0) return "recovered";
	if (waiting) return "incomplete";
	return notices.length > 0 ? "text" : "silent";
}

/** Of two calls that are alike each may run once. */
function taken(from: string[], text: string): boolean {
	const at = from.indexOf(text);
	if (at >= 0) from.splice(at, 1);
	return at >= 0;
}

/** Equal texts for equal calls, whatever the order of members. */
function spelled({ name, arguments: of }: Call): string {
	return `${name} ${JSON.stringify(sorted(of))}`;
}

function sorted(value: unknown): unknown {
	if (Array.isArray(value)) return value.map(sorted);
	if (typeof value !== "object" || value === null) return value;
	return Object.entries(value)
		.map(([key, of]) => [key, sorted(of)] as const)
		.sort(([one], [other]) => (one < other ? -1 : 1));
}
