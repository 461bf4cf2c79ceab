/** The request, for a model that knows tools and earlier calls only as text. */
import type { Writing } from "../../render/writing.js";
import type { FunctionDefinition, ToolChoice } from "../../runtime/options.js";
import { readTools } from "../../tools/index.js";
import {
	type AnyPart,
	isFunctionTool,
	type Params,
	type PromptMessage,
	type ToolChoicePart,
	textOf,
} from "./types.js";

/** How tools and earlier calls are put into the prompt. Without them they go to the model's provider as they are. */
export interface PromptOptions {
	/**
	 * `prompt`: the model's server knows nothing of tools. They are described in the system message, earlier calls are written as the
	 * model writes them, and their results are messages of the user. Absent: all go to the model's provider as they are, unless
	 * `describeTools` or `history` says otherwise; with `prompt`, each of these is instead of its own part.
	 */
	readonly tools?: "prompt" | undefined;
	/**
	 * How the format is written, for `tools: "prompt"`. Default: looked up among those of the package, which are loaded with the first
	 * request; a bundle without them needs it, and so does a format of your own.
	 */
	readonly writing?: Writing | undefined;
	/**
	 * The text that tells the model of its tools and of the choice (never `none`). It is put into the first system message, and
	 * the request has no function tools and no choice any more. Absent: both go to the model's provider as they are.
	 */
	readonly describeTools?:
		| ((tools: readonly FunctionDefinition[], choice: ToolChoice) => string)
		| undefined;
	/** How earlier calls and their results become text. Absent: they go to the model's provider as they are. */
	readonly history?: HistoryWriter | undefined;
}
/** Writes earlier calls and their results as texts, for a server that knows nothing of tools. */
export interface HistoryWriter {
	/** an earlier answer, as the model wrote it: `render` of `toolgrammar/render` knows how */
	calls(message: HistoryAnswer): string;
	/** what its calls came to: the text of a user's message */
	results(results: readonly HistoryResult[]): string;
}
/** An earlier answer of the model, with its calls. */
export interface HistoryAnswer {
	readonly reasoning: string;
	readonly content: string;
	readonly calls: readonly {
		readonly id: string;
		readonly name: string;
		/** JSON text */
		readonly arguments: string;
	}[];
}
/** What a call of an earlier answer came to. */
export interface HistoryResult {
	readonly id: string;
	readonly name: string;
	/** as the SDK has it: `{ type: "text" | "json" | "error-text" | …, value }` */
	readonly output: unknown;
}

export function toolsOf({ tools = [] }: Params): readonly FunctionDefinition[] {
	return readTools(tools.filter(isFunctionTool));
}

export function choiceOf(choice: ToolChoicePart | undefined): ToolChoice {
	if (choice === undefined) return "auto";
	if (choice.type !== "tool") return choice.type;
	return { type: "function", function: { name: choice.toolName } };
}

/** How the parts of a request become text; what is absent stays as it is. */
export interface Telling extends Pick<PromptOptions, "describeTools"> {
	readonly history?: (HistoryWriter & { readonly keepsReasoning?: boolean }) | undefined;
}

export function transform<P extends Params>(params: P, options: Telling): P {
	const { describeTools, history } = options;
	const prompt = history === undefined ? params.prompt : told(params.prompt, history);
	const tools = toolsOf(params);
	if (describeTools === undefined || tools.length === 0) return { ...params, prompt };
	const choice = choiceOf(params.toolChoice);
	const text = choice === "none" ? "" : describeTools(tools, choice);
	const kept = (params.tools ?? []).filter((tool) => !isFunctionTool(tool));
	return {
		...params,
		prompt: text === "" ? prompt : withSystem(prompt, text),
		tools: kept.length === 0 ? undefined : kept,
		toolChoice: undefined,
	};
}

function withSystem(prompt: readonly PromptMessage[], text: string): readonly PromptMessage[] {
	const [first, ...rest] = prompt;
	if (first?.role !== "system" || typeof first.content !== "string")
		return [{ role: "system", content: text }, ...prompt];
	return [{ ...first, content: `${first.content}\n\n${text}` }, ...rest];
}

function told(
	prompt: readonly PromptMessage[],
	history: NonNullable<Telling["history"]>,
): readonly PromptMessage[] {
	const written = history.keepsReasoning === true ? ["text"] : ["text", "reasoning"];
	return prompt.map((message) => {
		const { role, content } = message;
		if (typeof content === "string") return message;
		if (role === "tool") {
			const text = history.results(content.flatMap(resultOf));
			return { role: "user", content: [textPart(text)] };
		}
		const calls = content.flatMap(callOf);
		if (role !== "assistant" || calls.length === 0) return message;
		const of = (type: string) =>
			content
				.filter((part) => part.type === type)
				.map(textOf)
				.join("");
		const text = history.calls({ reasoning: of("reasoning"), content: of("text"), calls });
		const others = content.filter(
			(part) => !written.includes(part.type) && callOf(part).length === 0,
		);
		const thoughts = others.filter(({ type }) => type === "reasoning");
		const rest = others.filter(({ type }) => type !== "reasoning");
		return { ...message, content: [...thoughts, textPart(text), ...rest] };
	});
}

function textPart(text: string): AnyPart & { readonly text: string } {
	return { type: "text", text };
}

/** None, or one. What a provider has run itself is its own. */
function callOf(part: AnyPart): HistoryAnswer["calls"] {
	if (part.type !== "tool-call" || !("toolName" in part) || !("toolCallId" in part)) return [];
	if ("providerExecuted" in part && part.providerExecuted === true) return [];
	const input = "input" in part ? part.input : {};
	const args = typeof input === "string" ? input : (JSON.stringify(input) ?? "{}");
	return [{ id: String(part.toolCallId), name: String(part.toolName), arguments: args }];
}

/** The ids of all calls in the prompt. */
export function callIdsOf({ prompt }: Params): readonly string[] {
	return prompt.flatMap(({ content }) =>
		typeof content === "string" ? [] : content.flatMap(callOf).map(({ id }) => id),
	);
}

function resultOf(part: AnyPart): readonly HistoryResult[] {
	if (part.type !== "tool-result" || !("toolName" in part) || !("toolCallId" in part)) return [];
	const output = "output" in part ? part.output : undefined;
	return [{ id: String(part.toolCallId), name: String(part.toolName), output }];
}
