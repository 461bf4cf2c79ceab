/**
 * Ollama's chat: a stream of lines of JSON, and the whole answer. A call leaves whole, at its end, with its arguments as an
 * object: they stand in the line as the model wrote them, so that numbers keep their digits as far as the client reads them
 * (JavaScript's `JSON.parse` rounds beyond 2^53). A call that is incomplete never leaves: an object cannot be cut.
 */
import type { Message, ParserEvent } from "../runtime/events.js";
import type { ResponseHead, StreamAdapter, StreamFailure, Usage } from "./adapter.js";
import { checkHead } from "./check-options.js";
import { merge, type Piece } from "./merge.js";
import { withMember } from "./raw-json.js";

/** A stream of one answer. Each frame is one line, without its line end. */
export function createOllamaStream(head: ResponseHead): StreamAdapter<string> {
	checkHead(head);
	return new OllamaStream(head);
}

/** The whole answer as JSON text. */
export function ollamaText(head: ResponseHead, message: Message, usage?: Usage): string {
	checkHead(head);
	const { content, reasoning, toolCalls, finishReason } = message;
	const said = {
		role: "assistant",
		content,
		...(reasoning === "" ? {} : { thinking: reasoning }),
	};
	const calls = toolCalls
		.filter(({ status }) => status !== "incomplete")
		.map((call) => callText(call, call.arguments));
	return line(head, calls.length === 0 ? JSON.stringify(said) : withCalls(said, calls), {
		...endOf(finishReason, usage),
	});
}

interface Called {
	readonly index: number;
	readonly id: string;
	readonly name: string;
}

class OllamaStream implements StreamAdapter<string> {
	/** the call that is being read, and its arguments so far */
	private call: (Called & { readonly pieces: string[] }) | null = null;

	constructor(private readonly head: ResponseHead) {}

	begin(): readonly string[] {
		return [];
	}

	events(events: readonly ParserEvent[]): readonly string[] {
		return merge(events).flatMap((piece) => {
			const said = this.piece(piece);
			return said === null ? [] : [line(this.head, said, { done: false })];
		});
	}

	end(reason: string, usage?: Usage): readonly string[] {
		const said = JSON.stringify({ role: "assistant", content: "" });
		return [line(this.head, said, endOf(reason, usage))];
	}

	fail({ message }: StreamFailure): readonly string[] {
		return [JSON.stringify({ error: message })];
	}

	/** The message of a line; null: the piece makes none. */
	private piece(piece: Piece): string | null {
		switch (piece.type) {
			case "content":
				return JSON.stringify({ role: "assistant", content: piece.text });
			case "reasoning":
				return JSON.stringify({ role: "assistant", content: "", thinking: piece.text });
			case "call-start": {
				const { index, id, name } = piece;
				this.call = { index, id, name, pieces: [] };
				return null;
			}
			case "call-arguments":
				this.call?.pieces.push(piece.delta);
				return null;
			case "call-end": {
				const { call } = this;
				this.call = null;
				if (call === null || piece.status === "incomplete") return null;
				const said = { role: "assistant", content: "" };
				return withCalls(said, [callText(call, call.pieces.join(""))]);
			}
			default:
				return piece satisfies never;
		}
	}
}

function callText({ index, id, name }: Called, json: string): string {
	// line ends stand between the tokens of JSON only; here they would end the line
	const inLine = json.replace(/[\n\r]/g, " ");
	return withMember({ id }, "function", withMember({ index, name }, "arguments", inLine));
}

function withCalls(said: object, calls: readonly string[]): string {
	return withMember(said, "tool_calls", `[${calls.join()}]`);
}

function line({ model, created }: ResponseHead, message: string, rest: object): string {
	const created_at = new Date(created * 1000).toISOString();
	return withMember({ model, created_at, ...rest }, "message", message);
}

/** Ollama has no reason of its own for calls. */
function endOf(reason: string, usage: Usage | undefined): object {
	return {
		done: true,
		done_reason: reason === "tool_calls" ? "stop" : reason,
		// JSON leaves out what is not known
		prompt_eval_count: usage?.prompt_tokens,
		eval_count: usage?.completion_tokens,
	};
}
