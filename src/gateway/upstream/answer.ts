/** What the answers of both endpoints have in common: errors in the stream, usage, and that all choices must end. */
import type { Usage } from "../../adapters/adapter.js";
import { isRecord } from "../../runtime/record.js";
import { EngineError, type Piece } from "../engine.js";
import { Choices } from "./choices.js";
import { type JsonObject, objectOf } from "./json.js";
import { openEvents, type Target } from "./open.js";
import { messageOf, spoken } from "./refusal.js";

/** Reads the events of one endpoint's answer. */
export type EventPieces = (event: JsonObject, choices: Choices) => Iterable<Piece>;

export interface Question {
	readonly target: Target;
	readonly body: object;
	/** how many choices the body asks for */
	readonly count: number;
	/** where the prompt leaves the choices; null: at the beginning of a message */
	readonly entry: string | null;
	readonly read: EventPieces;
}

export async function* ask(
	{ target, body, count, entry, read }: Question,
	signal: AbortSignal,
): AsyncGenerator<Piece, void, void> {
	const choices = new Choices(count);
	let usage: Usage | null = null;
	let begun = false;
	for await (const events of openEvents(target, body, signal)) {
		for (const { data, failed } of events) {
			const event = failed ? failure(data) : objectOf(data);
			const said = messageOf(event);
			if (said !== null) throw failureOf(spoken(said, target.key), event, begun);
			if (!begun && entry !== null) yield { type: "entry", entry };
			begun = true;
			if (isRecord(event.usage)) usage = event.usage;
			// not `yield*`, which would make promises of its own for each piece
			for (const piece of read(event, choices)) yield piece;
		}
	}
	choices.close();
	if (usage !== null) yield { type: "usage", usage };
}

/** What an upstream calls an error is one, in whatever form. */
function failure(data: string): JsonObject {
	const event = data.startsWith("{") ? objectOf(data) : { error: data };
	if (messageOf(event) !== null) return event;
	const { message } = event;
	return { error: typeof message === "string" ? message : "the upstream failed without a word" };
}

function failureOf(message: string, event: JsonObject, begun: boolean): EngineError {
	if (begun) return new EngineError("broken", message);
	const { code } = isRecord(event.error) ? event.error : event;
	const status = typeof code === "number" && code >= 400 && code < 600 ? code : null;
	return new EngineError("refused", message, status);
}
