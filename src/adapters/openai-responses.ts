/** The OpenAI Responses API: its stream of events, and the whole response. Ids of calls are the parser's, as `call_id`. */
import type { Message, ParserEvent } from "../runtime/events.js";
import type { StreamAdapter, StreamFailure, Usage } from "./adapter.js";
import { checkResponsesHead } from "./check-options.js";
import { type Piece, Pieces } from "./merge.js";
import {
	type Draft,
	endOf,
	type Item,
	type ItemStatus,
	itemId,
	itemOf,
	partOf,
	type ResponsesHead,
	responseOf,
	statusOf,
} from "./responses-shapes.js";

export type { ResponsesHead };

/** One event of the stream; `type` is its name as a server-sent event, too. */
export interface ResponsesEvent {
	readonly type: string;
	/** counts from 0 over all events of a response */
	readonly sequence_number: number;
	readonly [field: string]: unknown;
}

const TEXTS = {
	message: { event: "response.output_text", rest: { logprobs: [] } },
	reasoning: { event: "response.reasoning_text", rest: {} },
} as const;

/**
 * A stream of one response. An incomplete call ends with the status `incomplete` and without `…arguments.done`; a text that
 * the engine cut is `incomplete`, too. `fail` closes nothing: `response.failed` has what was there, the open item as `incomplete`.
 */
export function createResponsesStream(head: ResponsesHead): StreamAdapter<ResponsesEvent> {
	checkResponsesHead(head);
	return new ResponsesStream(head);
}

/** The whole response: thoughts, text, calls. Calls that are not whole are there, with the status `incomplete`. */
export function toResponse(
	head: ResponsesHead,
	{ content, reasoning, toolCalls, finishReason }: Message,
	usage?: Usage,
): Readonly<Record<string, unknown>> {
	checkResponsesHead(head);
	const end = endOf(finishReason);
	const drafts: Draft[] = [];
	if (reasoning !== "") drafts.push({ kind: "reasoning", call: null, pieces: [reasoning] });
	if (content !== "") drafts.push({ kind: "message", call: null, pieces: [content] });
	const output = drafts.map((draft, at) => {
		const last = at === drafts.length - 1 && toolCalls.length === 0;
		return itemOf(head, at, draft, last ? end.status : "completed");
	});
	for (const call of toolCalls) {
		const draft: Draft = { kind: "function_call", call, pieces: [call.arguments] };
		output.push(itemOf(head, output.length, draft, statusOf(call.status)));
	}
	return responseOf(head, output, end, usage);
}

class ResponsesStream implements StreamAdapter<ResponsesEvent> {
	private readonly pieces = new Pieces();
	private sequence = 0;
	/** items that have ended: the last event repeats them all */
	private readonly output: Item[] = [];
	private open: Draft | null = null;
	private frames: ResponsesEvent[] = [];

	constructor(private readonly head: ResponsesHead) {}

	begin(): readonly ResponsesEvent[] {
		const response = responseOf(this.head, [], { status: "in_progress" });
		this.put("response.created", { response });
		this.put("response.in_progress", { response });
		return this.taken();
	}

	events(events: readonly ParserEvent[]): readonly ResponsesEvent[] {
		for (const piece of this.pieces.take(events)) this.piece(piece);
		return this.taken();
	}

	end(reason: string, usage?: Usage): readonly ResponsesEvent[] {
		const end = endOf(reason);
		this.close(end.status);
		this.put(`response.${end.status}`, {
			response: responseOf(this.head, this.output, end, usage),
		});
		return this.taken();
	}

	fail({ code, message }: StreamFailure): readonly ResponsesEvent[] {
		const output = [...this.output];
		const rest = this.pieces.rest().flatMap((piece) => (isText(piece) ? [draftOf(piece)] : []));
		for (const draft of this.open === null ? rest : [this.open, ...rest])
			output.push(itemOf(this.head, output.length, draft, "incomplete"));
		const response = responseOf(this.head, output, { status: "failed", error: { code, message } });
		this.put("response.failed", { response });
		return this.taken();
	}

	private piece(piece: Piece): void {
		switch (piece.type) {
			case "content":
				this.text("message", piece.text);
				return;
			case "reasoning":
				this.text("reasoning", piece.text);
				return;
			case "call-start":
				this.start({ kind: "function_call", call: piece, pieces: [] });
				return;
			case "call-arguments":
				this.delta("response.function_call_arguments.delta", piece.delta, {});
				return;
			case "call-end":
				this.close(statusOf(piece.status));
				return;
			default:
				piece satisfies never;
		}
	}

	private text(kind: "message" | "reasoning", text: string): void {
		const { event, rest } = TEXTS[kind];
		if (this.open?.kind !== kind) {
			const draft: Draft = { kind, call: null, pieces: [] };
			this.start(draft);
			const part = { content_index: 0, part: partOf(kind, "") };
			this.put("response.content_part.added", { ...this.place(draft), ...part });
		}
		this.delta(`${event}.delta`, text, { content_index: 0, ...rest });
	}

	private start(draft: Draft): void {
		this.close("completed");
		const output_index = this.output.length;
		const item = itemOf(this.head, output_index, draft, "in_progress");
		this.put("response.output_item.added", { output_index, item });
		this.open = draft;
	}

	private delta(type: string, delta: string, rest: object): void {
		if (this.open === null) return;
		this.open.pieces.push(delta);
		this.put(type, { ...this.place(this.open), delta, ...rest });
	}

	private close(status: ItemStatus): void {
		const { open } = this;
		if (open === null) return;
		const text = open.pieces.join("");
		const place = this.place(open);
		if (open.kind !== "function_call") {
			const { event, rest } = TEXTS[open.kind];
			const part = partOf(open.kind, text);
			this.put(`${event}.done`, { ...place, content_index: 0, text, ...rest });
			this.put("response.content_part.done", { ...place, content_index: 0, part });
		} else if (status === "completed") {
			const said = open.call === null ? {} : (this.head.said?.(open.call.name) ?? {});
			const done = { ...place, name: open.call?.name, ...said, arguments: text };
			this.put("response.function_call_arguments.done", done);
		}
		const item = itemOf(this.head, place.output_index, open, status);
		this.put("response.output_item.done", { output_index: place.output_index, item });
		this.output.push(item);
		this.open = null;
	}

	private place(draft: Draft): { readonly item_id: string; readonly output_index: number } {
		const output_index = this.output.length;
		return { item_id: itemId(this.head, draft.kind, output_index), output_index };
	}

	private put(type: string, fields: object): void {
		this.frames.push({ type, sequence_number: this.sequence++, ...fields });
	}

	private taken(): readonly ResponsesEvent[] {
		const { frames } = this;
		this.frames = [];
		return frames;
	}
}

type TextPiece = Extract<Piece, { readonly text: string }>;

function isText(piece: Piece): piece is TextPiece {
	return piece.type === "content" || piece.type === "reasoning";
}

function draftOf({ type, text }: TextPiece): Draft {
	return { kind: type === "content" ? "message" : "reasoning", call: null, pieces: [text] };
}
