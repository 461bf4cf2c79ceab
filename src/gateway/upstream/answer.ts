/** What the answers of both endpoints have in common: errors in the stream, usage, and that all choices must end. */
import type { Usage } from "../../adapters/adapter.js";
import { messageOf } from "../../completions/said.js";
import type { ServerEvent } from "../../completions/sse.js";
import { isRecord } from "../../runtime/record.js";
import { EngineError, type Piece } from "../engine.js";
import { Choices } from "./choices.js";
import { type JsonObject, objectOf } from "./json.js";
import { type AnswerReader, openAnswer, type Target } from "./open.js";
import { spoken } from "./refusal.js";

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
	/** whether usage is told for each choice, or once for all */
	readonly usage: "each" | "all";
}

/** The pieces of each read of the answer together. What the question throws, the first group rejects with. */
export function ask(
	question: () => Question | Promise<Question>,
	signal: AbortSignal,
): AsyncGenerator<readonly Piece[], void, void> {
	return openAnswer(async () => {
		const asked = await question();
		return { ...asked, reader: new PieceReader(asked) };
	}, signal);
}

class PieceReader implements AnswerReader<Piece> {
	private readonly choices: Choices;
	private usage: Usage | null = null;
	private begun = false;

	constructor(private readonly question: Question) {
		this.choices = new Choices(question.count);
	}

	event({ data, failed }: ServerEvent, pieces: Piece[]): void {
		const { target, entry, read } = this.question;
		const event = failed ? failure(data) : objectOf(data);
		const said = messageOf(event);
		if (said !== null) throw failureOf(spoken(said, target.key), event, this.begun);
		if (!this.begun && entry !== null) pieces.push({ type: "entry", entry });
		this.begun = true;
		if (isRecord(event.usage)) this.usage = this.withUsage(event.usage);
		for (const piece of read(event, this.choices)) pieces.push(piece);
	}

	/** The prompt is the same for all choices; of what is written, each has its own count. */
	private withUsage(told: Usage): Usage {
		if (this.question.usage === "all" || this.usage === null) return told;
		const { prompt_tokens: prompt = 0, completion_tokens: more = 0 } = told;
		const completion_tokens = (this.usage.completion_tokens ?? 0) + more;
		return { ...told, completion_tokens, total_tokens: prompt + completion_tokens };
	}

	end(pieces: Piece[]): void {
		this.choices.close();
		if (this.usage !== null) pieces.push({ type: "usage", usage: this.usage });
	}
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
