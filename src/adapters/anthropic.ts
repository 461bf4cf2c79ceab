/** Anthropic Messages: its stream of events, and the whole message. Ids of calls are the parser's. */
import type { Message, ParserEvent } from "../runtime/events.js";
import type { ResponseHead, StreamAdapter, StreamFailure, Usage } from "./adapter.js";
import { checkHead } from "./check-options.js";
import { type Piece, Pieces } from "./merge.js";
import { withMember } from "./raw-json.js";

/** One event of the stream; `type` is its name as a server-sent event, too. */
export interface AnthropicEvent {
	readonly type: string;
	readonly [field: string]: unknown;
}

/** Anthropic's types of errors; what is not here is an `api_error`. */
const FAILURES: ReadonlyMap<string, string> = new Map([["upstream_timeout", "timeout_error"]]);

const STOP_REASONS: ReadonlyMap<string, string> = new Map([
	["tool_calls", "tool_use"],
	["length", "max_tokens"],
	["content_filter", "refusal"],
	["stop_sequence", "stop_sequence"],
]);

/**
 * A stream of one message, one block open at a time. The protocol has no word for a call that was cut: its block ends with
 * JSON that is cut, too. `fail` closes no block, and of thoughts that waited for the end of the open call it says nothing: a
 * block that is stopped would be a whole call. Of what ended a message the sequence itself is not known (`stop_sequence: null`).
 */
export function createAnthropicStream(head: ResponseHead): StreamAdapter<AnthropicEvent> {
	checkHead(head);
	return new AnthropicStream(head);
}

/**
 * The whole message as JSON text: thoughts, text, calls. The arguments of a call are in it as they stand, with all digits of
 * their numbers. Incomplete calls are left out: an object cannot be cut.
 */
export function anthropicMessageText(head: ResponseHead, message: Message, usage?: Usage): string {
	checkHead(head);
	const { content, reasoning, toolCalls, finishReason } = message;
	const blocks: string[] = [];
	if (reasoning !== "")
		blocks.push(JSON.stringify({ ...THINKING, thinking: reasoning, signature: SIGNATURE }));
	if (content !== "") blocks.push(JSON.stringify({ ...TEXT, text: content }));
	for (const { id, name, status, arguments: json } of toolCalls)
		if (status !== "incomplete")
			blocks.push(withMember({ type: "tool_use", id, name }, "input", json));
	const rest = {
		...messageOf(head),
		stop_reason: stopReasonOf(finishReason),
		usage: usageOf(usage),
	};
	return withMember(rest, "content", `[${blocks.join()}]`);
}

/** The same as an object: numbers are those of JavaScript, rounded beyond 2^53. */
export function toAnthropicMessage(
	head: ResponseHead,
	message: Message,
	usage?: Usage,
): Readonly<Record<string, unknown>> {
	return JSON.parse(anthropicMessageText(head, message, usage)) as Readonly<
		Record<string, unknown>
	>;
}

const TEXT = { type: "text", text: "", citations: null } as const;
const THINKING = { type: "thinking", thinking: "", signature: "" } as const;
/** Signs nothing. Clients that find none, or an empty one, drop the thought in the next turn, or send it back as an answer. */
const SIGNATURE = "unsigned";

class AnthropicStream implements StreamAdapter<AnthropicEvent> {
	private readonly pieces = new Pieces();
	/** blocks that have begun */
	private blocks = 0;
	private open: "text" | "thinking" | "tool_use" | null = null;
	private frames: AnthropicEvent[] = [];

	constructor(private readonly head: ResponseHead) {}

	begin(): readonly AnthropicEvent[] {
		const rest = { content: [], stop_reason: null, usage: usageOf(undefined) };
		return [{ type: "message_start", message: { ...messageOf(this.head), ...rest } }];
	}

	events(events: readonly ParserEvent[]): readonly AnthropicEvent[] {
		for (const piece of this.pieces.take(events)) this.piece(piece);
		return this.taken();
	}

	end(reason: string, usage?: Usage): readonly AnthropicEvent[] {
		this.stop();
		const stop_reason = stopReasonOf(reason);
		const delta = { container: null, stop_details: null, stop_reason, stop_sequence: null };
		this.frames.push({ type: "message_delta", delta, usage: usageOf(usage) });
		this.frames.push({ type: "message_stop" });
		return this.taken();
	}

	fail({ code, message }: StreamFailure): readonly AnthropicEvent[] {
		return [{ type: "error", error: { type: FAILURES.get(code) ?? "api_error", message } }];
	}

	private piece(piece: Piece): void {
		switch (piece.type) {
			case "content":
				if (this.open !== "text") this.start("text", TEXT);
				this.delta({ type: "text_delta", text: piece.text });
				return;
			case "reasoning":
				if (this.open !== "thinking") this.start("thinking", THINKING);
				this.delta({ type: "thinking_delta", thinking: piece.text });
				return;
			case "call-start": {
				const { id, name } = piece;
				this.start("tool_use", { type: "tool_use", id, name, input: {} });
				return;
			}
			case "call-arguments":
				this.delta({ type: "input_json_delta", partial_json: piece.delta });
				return;
			case "call-end":
				this.stop();
				return;
			default:
				piece satisfies never;
		}
	}

	private start(kind: "text" | "thinking" | "tool_use", content_block: object): void {
		this.stop();
		this.open = kind;
		this.frames.push({ type: "content_block_start", index: this.blocks++, content_block });
	}

	private delta(delta: object): void {
		this.frames.push({ type: "content_block_delta", index: this.blocks - 1, delta });
	}

	private stop(): void {
		if (this.open === null) return;
		if (this.open === "thinking") this.delta({ type: "signature_delta", signature: SIGNATURE });
		this.open = null;
		this.frames.push({ type: "content_block_stop", index: this.blocks - 1 });
	}

	private taken(): readonly AnthropicEvent[] {
		const { frames } = this;
		this.frames = [];
		return frames;
	}
}

function messageOf({ id, model }: ResponseHead): object {
	return {
		id: `msg_${id}`,
		type: "message",
		role: "assistant",
		model,
		container: null,
		stop_details: null,
		stop_sequence: null,
	};
}

function stopReasonOf(reason: string): string {
	return STOP_REASONS.get(reason) ?? "end_turn";
}

/** Tokens that came from a cache are no part of `input_tokens` here, as they are of `prompt_tokens`. */
function usageOf(usage: Usage | undefined): object {
	const { prompt_tokens: input = 0, completion_tokens: output = 0 } = usage ?? {};
	const cached = count(usage?.prompt_tokens_details, "cached_tokens");
	const thinking = count(usage?.completion_tokens_details, "reasoning_tokens");
	return {
		input_tokens: Math.max(0, input - (cached ?? 0)),
		output_tokens: output,
		cache_creation_input_tokens: null,
		cache_read_input_tokens: cached,
		output_tokens_details: thinking === null ? null : { thinking_tokens: thinking },
		server_tool_use: null,
	};
}

function count(details: unknown, field: string): number | null {
	if (typeof details !== "object" || details === null) return null;
	const value: unknown = Object.entries(details).find(([key]) => key === field)?.[1];
	return typeof value === "number" ? value : null;
}
