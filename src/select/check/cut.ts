/**
 * Lets a chat template write a conversation and cuts the assistant's last message out of it: behind what the prompt would have
 * been, and up to the end of the turn. Templates disagree on how they want a message, so there are many ways to hand it over.
 */

import type { ChatTemplate } from "../../jinja/index.js";
import type { Format } from "../../runtime/contract.js";
import { CONVERSATION_TOOLS } from "./conversations.js";
import { type Said, wireId } from "./said.js";

/** One way to hand a message to a template. */
export interface Way {
	/** arguments as the text of an object, as the API has them, or as the object itself */
	readonly textArguments: boolean;
	readonly tools: "given" | "none" | "absent";
	/** content that is not there: absent, null or an empty text */
	readonly empty: "" | null | undefined;
	/** a thought in a field of its own, or in the content as the model writes it */
	readonly reasoning: "field" | "text";
	/** the switch of templates that can open a thought */
	readonly thinking: boolean;
	/** the user goes on behind the message; some templates treat the last message as one to be continued */
	readonly followed: boolean;
}

const BOTH = [true, false] as const;
/** Rounds and calls of a run on one of the short conversations: nobody may trust the template. */
export const MOST_STEPS = 100_000;

/** The most likely ones first. */
export const WAYS: readonly Way[] = (["field", "text"] as const).flatMap((reasoning) =>
	[false, true].flatMap((followed) =>
		BOTH.flatMap((thinking) =>
			BOTH.flatMap((objects) =>
				(["given", "none", "absent"] as const).flatMap((tools) =>
					(["", null, undefined] as const).map((empty) => ({
						textArguments: !objects,
						tools,
						empty,
						reasoning,
						thinking,
						followed,
					})),
				),
			),
		),
	),
);

export interface Written {
	readonly text: string;
	/** what stands before the message: the prompt, as far as the whole begins with it */
	readonly prompt: string;
	/** the prompt stands whole before the message */
	readonly exact: boolean;
}

/** Text that no message has in common with, at its beginning or end. */
const PROBE = "\u00a7probe\u00a7";

/** What the cut of all messages of a template has in common. */
interface Scene {
	/** what stands before a message that the model is asked for */
	readonly prompt: string;
	readonly probe: string;
}

const HISTORY = [{ role: "user", content: "Do it." }];

function write(
	template: ChatTemplate,
	messages: readonly object[],
	prompt: boolean,
	way: Pick<Way, "tools" | "thinking">,
	ends: readonly string[],
): string {
	return template.render({
		messages,
		...(way.tools === "absent" ? {} : { tools: way.tools === "none" ? [] : CONVERSATION_TOOLS }),
		add_generation_prompt: prompt,
		bos_token: "",
		eos_token: ends[0] ?? "",
		enable_thinking: way.thinking,
		thinking: way.thinking,
		...OTHERS,
	});
}

/** The prompts that the template makes of a question, without tools. */
export function promptsOf(template: ChatTemplate, ends: readonly string[]): readonly string[] {
	return BOTH.map((thinking) => write(template, HISTORY, true, { tools: "none", thinking }, ends));
}

/** Where the message begins that has been cut out, by the name of an entry; undefined: at the beginning of a message. */
export function entryBehind({ entries }: Format, { prompt, exact }: Written): string | undefined {
	if (!exact) return undefined;
	return entries.find(({ after }) => after.some((end) => prompt.endsWith(end)))?.name;
}

export type Cut = (message: object, way: Way) => Written;

export function cutsOf(template: ChatTemplate, format: Format): Cut {
	const { ends } = format;
	const scenes = new Map<string, Scene>();
	return (message, way) => {
		const run = (messages: readonly object[], prompt: boolean): string =>
			write(template, messages, prompt, way, ends);
		const next = way.followed ? [{ role: "user", content: "Go on." }] : [];
		const key = `${way.tools} ${way.thinking} ${way.followed}`;
		const probing = { role: "assistant", content: PROBE };
		const scene = scenes.get(key) ?? {
			prompt: run(HISTORY, true),
			probe: run([...HISTORY, probing, ...next], false),
		};
		scenes.set(key, scene);
		return cut(run([...HISTORY, message, ...next], false), scene, format);
	};
}

function cut(all: string, { prompt, probe }: Scene, { ends, literals }: Format): Written {
	const same = startOf(all, prompt);
	const exact = same === prompt.length;
	// What stands before any message, is not what the prompt would have been, and is no mark of the message's own.
	const before = exact ? "" : probe.slice(same, Math.max(same, probe.indexOf(PROBE)));
	const head = literals.includes(before.trim()) ? "" : before;
	const start = all.startsWith(head, same) ? same + head.length : same;
	return {
		text: withoutTail(all.slice(start), commonSuffix(all, probe), ends),
		prompt: all.slice(0, start),
		exact,
	};
}

/** What single templates ask for beside the messages. */
const OTHERS = {
	keep_past_thinking: true,
	functions: JSON.stringify(CONVERSATION_TOOLS),
	datetime: "Monday",
	date_string: "26 Jul 2024",
};

/** Where the message begins. A prompt may open what the message does not: then the last whole piece that both have counts. */
function startOf(all: string, prompt: string): number {
	let same = 0;
	while (same < prompt.length && prompt[same] === all[same]) same++;
	if (same === prompt.length) return same;
	for (const [open, close] of ["<>", "[]"]) {
		const begun = all.lastIndexOf(open ?? "", same - 1);
		if (begun > all.lastIndexOf(close ?? "", same - 1)) return begun;
	}
	return same;
}

function commonSuffix(one: string, other: string): string {
	let length = 0;
	while (
		length < Math.min(one.length, other.length) &&
		one.at(-1 - length) === other.at(-1 - length)
	)
		length++;
	return one.slice(one.length - length);
}

/** More than this between a message and its end is a turn of its own. */
const LONGEST_CLOSE = 64;

/** What follows any message belongs to the turn: of it the text that ends the message stays, as a model writes it. */
function withoutTail(text: string, tail: string, ends: readonly string[]): string {
	const cutAt = Math.max(0, text.length - tail.length);
	// Two tags may have their ends in common.
	const begun = /<[^<>\s"']*$/.exec(text.slice(0, cutAt));
	const said = begun ? text.slice(0, text.indexOf(">", cutAt) + 1) : text.slice(0, cutAt);
	const rest = text.slice(said.length);
	const end = ends.find((one) => rest.includes(one));
	if (end === undefined) return said;
	const over = rest.indexOf(end);
	return over > LONGEST_CLOSE ? said : said + rest.slice(0, over + end.length);
}

/** The message as the API has it. Where a thought is text, the content holds it already. */
export function messageOf(said: Said, way: Way): object {
	const content = said.content === "" ? way.empty : said.content;
	return {
		role: "assistant",
		...(content === undefined ? {} : { content }),
		...(said.reasoning === "" || way.reasoning !== "field"
			? {}
			: {
					reasoning_content: said.reasoning,
					reasoning: said.reasoning,
					thinking: said.reasoning,
					thought: said.reasoning,
					tool_plan: said.reasoning,
				}),
		...(said.calls.length === 0
			? {}
			: {
					tool_calls: said.calls.map(({ name, arguments: args }, index) => ({
						id: wireId(index),
						type: "function",
						function: { name, arguments: way.textArguments ? JSON.stringify(args) : args },
					})),
				}),
	};
}
