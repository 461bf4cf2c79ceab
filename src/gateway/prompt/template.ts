/** Prompts that a model's own chat template writes. */

import { type ChatTemplate, compileTemplate, TemplateRefusal } from "../../jinja/index.js";
import { type Guard, guardOf } from "../../render/guard.js";
import type { Words } from "../../render/in-text.js";
import type { Format } from "../../runtime/contract.js";
import type { ChatRequest } from "../chat-request.js";
import { EngineError, unfit } from "../engine.js";
import { atOnce } from "../pause.js";
import type { Prompt, PromptWriter } from "../upstream/prompt.js";
import { entryOf } from "./entry.js";
import { faultsOf } from "./faults.js";
import { folded } from "./folded.js";
import { guardJson, guardMembers } from "./guard.js";
import { type Abilities, abilitiesOf, type CallWay, callWayOf } from "./probe.js";
import { specialsOf } from "./specials.js";
import { type OfferedTool, offeredTools } from "./tools.js";
import { type Turn, turnsOf } from "./turns.js";
import { withTextCalls } from "./written.js";

export interface TemplateOptions {
	/** the text of the template, of which the operator knows where it comes from: it may loop for ever */
	readonly template: string;
	readonly format: Format;
	/** in whose words tools and calls are written that the template does not write; a format without calls has none */
	readonly words: Words;
	/** what begins a text; absent: not known, and the template writes none */
	readonly bosToken?: string | undefined;
	/** absent: the first text that ends a message of the format */
	readonly eosToken?: string | undefined;
}

export interface TemplatePrompt {
	readonly write: PromptWriter;
	/** the same, at once */
	readonly written: (request: ChatRequest) => Prompt;
	/** what is wrong with its prompts, in sentences for people */
	readonly faults: readonly string[];
}

/** Throws an `Error` where the text is no template that can be read. */
export function templatePrompt(options: TemplateOptions): TemplatePrompt {
	const { template: source, format, words, bosToken: bos = "" } = options;
	const eos = options.eosToken ?? format.ends[0] ?? "";
	const template = compileTemplate(source);
	const fixed = { bos_token: bos, eos_token: eos };
	const extra = { date_string: "", datetime: "" };
	const able = abilitiesOf(template, { ...extra, ...fixed });
	const guard = guardOf(specialsOf(format, { source, rendered: able.frames, bos, eos }));
	// Whoever writes calls must name them.
	const way = source.includes("tool_calls") ? callWayOf(template, format) : null;
	const asText = source.includes("functions");
	const write: PromptWriter = function* (request) {
		const tools = offeredTools(request, guard);
		yield;
		const plain = { ...words, tools: able.tools ? [] : tools, calls: way === null };
		const turns = yield* withTextCalls(turnsOf(request, guard), plain);
		const messages = folded(turns, able).map((one) => messageOf(one, way));
		yield;
		const text = rendered(template, {
			...extrasOf(request, guard),
			...(able.tools && tools.length > 0 ? shown(tools, asText) : able.none),
			...fixed,
			messages,
			add_generation_prompt: true,
		});
		yield;
		return promptOf(text, bos, format);
	};
	const written = (request: ChatRequest): Prompt => atOnce(write(request));
	return { write, written, faults: [...faultsOf(written), ...unread(able, way, options)] };
}

/** The template's own words for tools and calls are replaced by ours only where that is said. */
function unread(
	able: Abilities,
	way: CallWay | null,
	{ format, words }: TemplateOptions,
): readonly string[] {
	const { name } = words.format;
	if (!able.tools) return [`it shows no tools: they are described in the words of ${name}`];
	return way === null
		? [
				`${format.name} does not read the calls that it writes, or it writes none: calls of the history are written by ${name}`,
			]
		: [];
}

function promptOf(text: string, bos: string, format: Format): Prompt {
	const begins = bos !== "" && text.startsWith(bos) ? bos : "";
	return { text: text.slice(begins.length), begins, entry: entryOf(format, text) };
}

function rendered(template: ChatTemplate, variables: Record<string, unknown>): string {
	try {
		return template.render(variables);
	} catch (error) {
		const message = error instanceof Error ? error.message : String(error);
		const said = message.split("\n")[0]?.slice(0, 200) ?? "";
		// whoever runs the server can mend a template, a client cannot
		if (error instanceof TemplateRefusal) throw unfit(`the chat template refuses: ${said}`);
		throw new EngineError("template", `the chat template fails: ${said}`);
	}
}

/** Variables that clients may set, as they do with other servers, and those that single templates ask for. */
function extrasOf(request: ChatRequest, guard: Guard): Record<string, unknown> {
	const { chat_template_kwargs: own, reasoning_effort: effort } = request;
	const now = new Date().toUTCString();
	return {
		date_string: now.slice(5, 16),
		datetime: now,
		// null stands for a field that is not there: a template would write it
		...((effort ?? null) === null ? {} : { reasoning_effort: guardJson(guard, effort) }),
		...(typeof own === "object" && own !== null ? guardMembers(guard, own) : {}),
	};
}

/** Templates ask for tools in two ways, and few in the second. */
function shown(tools: readonly OfferedTool[], asText: boolean): object {
	return asText ? { tools, functions: JSON.stringify(tools) } : { tools };
}

/** A message in the words of templates. They call reasoning by many names, and each knows one of them. */
function messageOf(turn: Turn, way: CallWay | null): object {
	switch (turn.role) {
		case "system":
		case "developer":
		case "user":
			return turn;
		case "tool":
			return { role: "tool", content: turn.content, tool_call_id: turn.id, name: turn.name };
		case "assistant": {
			const { content, reasoning, calls } = turn;
			const said = content === "" && calls.length > 0 && way !== null ? way.empty : content;
			return {
				role: "assistant",
				...(said === undefined ? {} : { content: said }),
				...(reasoning === "" ? {} : thought(reasoning)),
				...(calls.length === 0 ? {} : { tool_calls: calls.map((call) => callOf(call, way)) }),
			};
		}
		default:
			return turn satisfies never;
	}
}

function thought(reasoning: string): object {
	return {
		reasoning_content: reasoning,
		reasoning,
		thinking: reasoning,
		thought: reasoning,
		tool_plan: reasoning,
	};
}

function callOf(
	{ id, name, text, arguments: members }: Extract<Turn, { role: "assistant" }>["calls"][number],
	way: CallWay | null,
): object {
	// the conversation goes on behind a call that was cut, as well as the template can say it
	const object = members ?? (way?.cutText === true ? text : {});
	const args = way?.textArguments === true && members !== null ? text : object;
	return { id, type: "function", function: { name, arguments: args } };
}
