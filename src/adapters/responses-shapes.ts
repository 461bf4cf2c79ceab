/** Objects of the OpenAI Responses API that its stream and its whole response share. */
import type { CallStatus } from "../runtime/events.js";
import type { ResponseHead, Usage } from "./adapter.js";

/** What all events of one response have in common. */
export interface ResponsesHead extends ResponseHead {
	/** fields of the response that repeat the request, e.g. `tools`, `temperature` */
	readonly echo?: Readonly<Record<string, unknown>> | undefined;
	/** the name of a function as the request has it, by the name that the model knows; default: the same */
	readonly said?: ((name: string) => SaidName) | undefined;
}

export interface SaidName {
	readonly name: string;
	readonly namespace?: string;
}

export type Kind = "message" | "reasoning" | "function_call";
export type ItemStatus = "in_progress" | "completed" | "incomplete";

export interface Item {
	readonly type: Kind;
	readonly id: string;
	readonly [field: string]: unknown;
}

/** An item that is being written. */
export interface Draft {
	readonly kind: Kind;
	/** null: a text */
	readonly call: { readonly id: string; readonly name: string } | null;
	/** the end of an item repeats its text */
	readonly pieces: string[];
}

/** How a response ends. */
export interface End {
	readonly status: "in_progress" | "completed" | "incomplete" | "failed";
	readonly incomplete_details?: { readonly reason: string };
	readonly error?: { readonly code: string; readonly message: string };
}

const PREFIX = { message: "msg", reasoning: "rs", function_call: "fc" } as const;

/** Reasons of an engine with which a response is not complete, in the protocol's word where it has one. */
const CUT: ReadonlyMap<string, string> = new Map([
	["length", "max_output_tokens"],
	["content_filter", "content_filter"],
	["abort", "abort"],
	["error", "error"],
]);

export function endOf(reason: string): End & { readonly status: "completed" | "incomplete" } {
	const cut = CUT.get(reason);
	if (cut === undefined) return { status: "completed" };
	return { status: "incomplete", incomplete_details: { reason: cut } };
}

export function statusOf(status: CallStatus): ItemStatus {
	return status === "incomplete" ? "incomplete" : "completed";
}

/** The id of the item at this place of the output. */
export function itemId(head: ResponseHead, kind: Kind, at: number): string {
	return `${PREFIX[kind]}_${head.id}_${at}`;
}

export function partOf(kind: "message" | "reasoning", text: string): object {
	if (kind === "reasoning") return { type: "reasoning_text", text };
	return { type: "output_text", text, annotations: [], logprobs: [] };
}

/** The item as it is now; one that has just begun has no part of text yet. */
export function itemOf(head: ResponsesHead, at: number, draft: Draft, status: ItemStatus): Item {
	const { kind, call } = draft;
	const id = itemId(head, kind, at);
	const text = draft.pieces.join("");
	if (kind === "function_call") {
		const name = call === null ? {} : (head.said?.(call.name) ?? { name: call.name });
		return { type: kind, id, call_id: call?.id, ...name, arguments: text, status };
	}
	const content = text === "" ? [] : [partOf(kind, text)];
	return kind === "message"
		? { type: kind, id, role: "assistant", status, content }
		: { type: kind, id, summary: [], content, status };
}

export function responseOf(
	{ id, model, created, echo }: ResponsesHead,
	output: readonly Item[],
	end: End,
	usage?: Usage,
): Readonly<Record<string, unknown>> {
	return {
		id: `resp_${id}`,
		object: "response",
		created_at: created,
		error: null,
		incomplete_details: null,
		instructions: null,
		metadata: {},
		model,
		parallel_tool_calls: true,
		previous_response_id: null,
		store: false,
		temperature: null,
		tool_choice: "auto",
		tools: [],
		top_p: null,
		...echo,
		...end,
		output: [...output],
		usage: usage === undefined ? null : usageOf(usage),
	};
}

function usageOf(usage: Usage): object {
	const { prompt_tokens: input = 0, completion_tokens: out = 0 } = usage;
	return {
		input_tokens: input,
		input_tokens_details: { cached_tokens: 0, ...object(usage.prompt_tokens_details) },
		output_tokens: out,
		output_tokens_details: { reasoning_tokens: 0, ...object(usage.completion_tokens_details) },
		total_tokens: usage.total_tokens ?? input + out,
	};
}

function object(value: unknown): object {
	return typeof value === "object" && value !== null ? value : {};
}
