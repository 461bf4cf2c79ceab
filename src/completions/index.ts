/** The answer of a server of OpenAI's API, as `fetch` gives it, to events: no client library is needed. */
import { type Check, misuse, withMethods, wrong } from "../misuse/check.js";
import type { Format } from "../runtime/contract.js";
import { createParser, type Parser } from "../runtime/engine/parser.js";
import type { Message, ParserEvent } from "../runtime/events.js";
import type { ParserOptions } from "../runtime/options.js";
import { checkFormat, checkNoSink } from "../runtime/program/check-options.js";
import { collect } from "../runtime/stages/collect.js";
import { objectsOf } from "./body.js";
import { pieceOf } from "./piece.js";
import { reasonOf } from "./said.js";

export { CompletionError, type CompletionFailure } from "./error.js";

/** Those of a parser, with the format that the model writes. */
export interface CompletionOptions extends Omit<ParserOptions, "sink"> {
	/** what the model writes */
	readonly format: Format;
	/** ends the reading: the body is cancelled, and what waits for it rejects with the signal's reason */
	readonly signal?: AbortSignal | undefined;
}

/** Where an answer that ends without a reason was cut. */
const CUT = "length";

/**
 * The events of an answer of `/v1/completions` or `/v1/chat/completions`, streamed (server-sent events) or whole (JSON); of several
 * choices, the first. The message ends with the reason that the server gives; an answer that ends without one was cut, and ends with
 * `length`. Thoughts that the server has split off leave as `reasoning` events, which span nothing of the text.
 *
 * Throws on misuse at once, as `createParser` does. The loop throws a `CompletionError` on a status that is not 2xx, an error in
 * the body or in the stream, a body that is no completion (a page of HTML, say), and calls that the server has read itself. Leaving the
 * loop cancels the body.
 */
export function readCompletions(
	response: Response,
	options: CompletionOptions,
): AsyncGenerator<ParserEvent, void, void> {
	return events(opened(response, options));
}

/** The whole message, with its finish reason by P18. Throws at once, and rejects, as `readCompletions` and its loop do. */
export function completionMessage(
	response: Response,
	options: CompletionOptions,
): Promise<Message> {
	return folded(opened(response, options), options);
}

interface Opened {
	readonly parser: Parser;
	readonly response: Response;
	readonly signal: AbortSignal | undefined;
	/** the server's; null: it has said none */
	reason: string | null;
}

const answer: Check = withMethods(["text", "json"], ": a Response, as `await fetch(…)` gives it");
const abortSignal: Check = withMethods(["addEventListener", "throwIfAborted"], ": an AbortSignal");

function opened(response: Response, options: CompletionOptions): Opened {
	answer(response, "the response");
	if (typeof options !== "object" || options === null)
		throw wrong("options", "an object with a format", options);
	const { format, signal, ...reading } = options;
	checkFormat(format, "options.format");
	checkNoSink(reading);
	if (signal !== undefined) abortSignal(signal, "options.signal");
	if (response.bodyUsed)
		throw misuse("the response", "has been read already: its body can be read once");
	return { parser: createParser(format, reading), response, signal, reason: null };
}

async function* events(open: Opened): AsyncGenerator<ParserEvent, void, void> {
	const { parser, response, signal } = open;
	let length = 0;
	for await (const object of objectsOf(response, signal)) {
		const piece = pieceOf(object, response.status);
		if (piece === null) continue;
		const { reasoning, text, reason } = piece;
		if (reasoning !== "") yield { type: "reasoning", text: reasoning, start: length, end: length };
		yield* parser.feed(text);
		length += text.length;
		open.reason = reason ?? open.reason;
	}
	yield* parser.finish(reasonOf(open.reason ?? CUT));
}

async function folded(open: Opened, options: CompletionOptions): Promise<Message> {
	const all: ParserEvent[] = [];
	for await (const event of events(open)) all.push(event);
	const { tools, validator, policies } = options;
	return collect(all, { tools, validator, policies, finishReason: reasonOf(open.reason ?? CUT) });
}
