/** An engine over `/v1/completions`: the prompt is rendered here, the text comes back as the model wrote it. */
import type { Format } from "../../runtime/contract.js";
import { isRecord } from "../../runtime/record.js";
import type { ChatRequest } from "../chat-request.js";
import { type Engine, groupedEngine, type Piece } from "../engine.js";
import { inParts } from "../pause.js";
import { ask } from "./answer.js";
import type { Choices } from "./choices.js";
import { completionBody } from "./completion-body.js";
import { countPrompt } from "./count.js";
import { DIALECT_FIELDS, type Dialect } from "./dialects.js";
import { forward } from "./forward.js";
import { garbage, type JsonObject, optionalText } from "./json.js";
import { chatLogprobs } from "./logprobs.js";
import type { PromptWriter } from "./prompt.js";
import { endpointOf, type Upstream } from "./upstream.js";

export interface CompletionsOptions {
	readonly upstream: Upstream;
	readonly dialect: Dialect;
	readonly format: Format;
	readonly prompt: PromptWriter;
	/** what the upstream calls the model */
	readonly model: string;
	/** tokens, where the client gives no limit */
	readonly maxTokens?: number | undefined;
	/** what makes the engine write calls; absent: nothing */
	readonly constrain?: ((request: ChatRequest, entry: string | null) => JsonObject) | undefined;
}

/** Throws a RangeError where the upstream's URL is none. */
export function completionsEngine(options: CompletionsOptions): Engine {
	const { upstream, prompt, dialect, model } = options;
	const target = { ...upstream, address: endpointOf(upstream.url, "completions") };
	const { usage } = DIALECT_FIELDS[dialect];
	return groupedEngine(
		(request, signal) =>
			ask(async () => {
				const written = await inParts(prompt(request));
				const { entry } = written;
				const plain = completionBody(request, written, options);
				const body = { ...plain, ...options.constrain?.(request, entry) };
				return { target, body, count: request.n ?? 1, entry, read: completionPieces, usage };
			}, signal),
		{
			countTokens: async (request, signal) =>
				await countPrompt(options, await inParts(prompt(request)), signal),
			forward: (sent, signal) => forward(upstream, model, sent, signal),
		},
	);
}

/** The pieces of one event, in the form of OpenAI or in that of the server of llama.cpp. */
export function* completionPieces(event: JsonObject, choices: Choices): Generator<Piece> {
	if (Array.isArray(event.choices)) {
		for (const one of event.choices) yield* piecesOf(one, choices);
	} else if ("content" in event) yield* ownPieces(event, choices);
}

function* piecesOf(one: unknown, choices: Choices): Generator<Piece> {
	if (!isRecord(one)) throw garbage("a choice that is no object");
	const choice = choices.numberOf(one.index);
	const text = optionalText(one.text, "text");
	yield* textOf(choice, text, chatLogprobs(one.logprobs ?? undefined), choices);
	const end = choices.finish(choice, one.finish_reason);
	if (end !== null) yield end;
}

/** llama.cpp: `stop` ends it, and one of several fields says why. */
function* ownPieces(event: JsonObject, choices: Choices): Generator<Piece> {
	const choice = choices.numberOf(event.index);
	const { completion_probabilities: probabilities } = event;
	const logprobs = Array.isArray(probabilities) ? { content: probabilities } : undefined;
	yield* textOf(choice, optionalText(event.content, "content"), logprobs, choices);
	if (event.stop !== true) return;
	const { stop_type: type } = event;
	const limited = event.stopped_limit === true;
	const own = typeof type === "string" && type !== "none" ? type : null;
	const end = choices.finish(choice, own ?? (limited ? "limit" : "eos"));
	if (end !== null) yield end;
}

function* textOf(
	choice: number,
	chunk: string,
	logprobs: unknown,
	choices: Choices,
): Generator<Piece> {
	if (chunk === "" && logprobs === undefined) return;
	yield choices.piece({
		type: "text",
		choice,
		chunk,
		...(logprobs === undefined ? {} : { logprobs }),
	});
}
