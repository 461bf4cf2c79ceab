/** What a replay answers: a text that a model of its format could have written. */
import { type RenderMessage, render, type Writing } from "../../render/index.js";
import type { Format } from "../../runtime/contract.js";
import type { ToolDefinition } from "../../runtime/options.js";
import type { ChatContent, ChatRequest } from "../chat-request.js";
import { badRequest } from "../problem.js";
import { readWanted } from "../tool-choice.js";
import { fitArguments } from "./fit.js";
import { wordsIn } from "./words.js";

/** A format in which a replay answers. */
export interface ReplayFormat {
	readonly format: Format;
	readonly writing: Writing;
	/** told in turn when a request has no tools; each is told when a request names it */
	readonly samples?: readonly ReplaySample[];
}

/** An output of such a model. */
export interface ReplaySample {
	/** no other sample of the format has it */
	readonly name: string;
	readonly text: string;
	/** the entry of the format at which the prompt has left the model; absent: none */
	readonly entry?: string;
	/** why the model stopped; absent: it was done */
	readonly finish?: string;
}

export interface ReplayAnswer {
	readonly text: string;
	readonly entry?: string;
	readonly finish?: string;
	/** no text of the answer spells a special token without meaning it */
	readonly flagged: boolean;
}

/** Of a tool's result so much is quoted. */
const QUOTED = 200;

/** The same request has the same answer. Throws a `RequestProblem` where it cannot be read. */
export function answerOf(replay: ReplayFormat, request: ChatRequest): ReplayAnswer {
	const { tools, choice, names } = readWanted(request);
	const { format, samples = [] } = replay;
	const { sample: wanted } = request;
	if (wanted !== undefined && wanted !== null) return played(named(samples, wanted));
	const said = `This is a replay of the format ${format.name}, not a model.`;
	const last = request.messages.at(-1);
	if (last?.role === "tool") {
		const result = textOf(last.content).slice(0, QUOTED);
		const plain = { content: `${said} The tool has answered.` };
		return written(replay, [{ content: `${said} The tool has answered: ${result}` }, plain]);
	}
	const asked = request.messages.findLast(({ role }) => role === "user");
	const question = textOf(asked?.content ?? null);
	const [tool] = choice === "none" ? [] : tools.filter(({ name }) => names?.has(name) ?? true);
	if (tool === undefined) {
		const turn = request.messages.filter(({ role }) => role === "user").length;
		const sample = samples[Math.max(0, turn - 1) % samples.length];
		if (sample !== undefined && tools.length === 0) return played(sample);
		return written(replay, [{ content: `${said} The request has no tools that it may call.` }]);
	}
	const call = { name: tool.name, arguments: fitArguments(tool.parameters, wordsIn(question)) };
	const content = `${said} It calls the first tool.`;
	const reasoning = format.reasoning ? "There are tools, so I call the first." : "";
	const ways: readonly RenderMessage[] = [
		{ reasoning, content, calls: [call] },
		{ content, calls: [call] },
		{ reasoning, calls: [call] },
		{ calls: [call] },
		{ content: `${said} The format cannot carry a call of this tool.` },
	];
	return written(replay, ways, tools);
}

/** It may spell a special token without meaning it, so none is flagged. */
function played({ name: _, ...told }: ReplaySample): ReplayAnswer {
	return { ...told, flagged: false };
}

function named(samples: readonly ReplaySample[], wanted: unknown): ReplaySample {
	const sample = samples.find(({ name }) => name === wanted);
	if (sample !== undefined) return sample;
	const names = samples.map(({ name }) => JSON.stringify(name)).join(", ");
	throw badRequest(`sample must be one of: ${names}`, "sample");
}

/** The first of the messages that the format can carry. */
function written(
	{ format, writing }: ReplayFormat,
	ways: readonly RenderMessage[],
	tools: readonly ToolDefinition[] = [],
): ReplayAnswer {
	for (const message of ways) {
		const made = render(format, writing, message, { tools });
		if (made.status === "unrepresentable") continue;
		const values = JSON.stringify(message);
		return { text: made.text, flagged: !format.tokens.some((token) => values.includes(token)) };
	}
	return { text: "", flagged: false };
}

function textOf(content: ChatContent): string {
	if (typeof content === "string") return content;
	const parts = content ?? [];
	return parts
		.map((part) => ("text" in part && typeof part.text === "string" ? part.text : ""))
		.join("");
}
