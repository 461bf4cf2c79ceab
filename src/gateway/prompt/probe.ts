/** What a chat template can do, found by asking it: its text is a program, which says it nowhere. */

import type { Format } from "../../runtime/contract.js";
import { parse } from "../../runtime/parser.js";
import { CONVERSATION_TOOLS, CONVERSATIONS } from "../../select/check/conversations.js";
import { cutsOf, messageOf, WAYS, type Way } from "../../select/check/cut.js";
import type { CompiledTemplate } from "../../select/check/engine.js";

/** How a call is handed to a template. */
export interface CallWay {
	/** arguments as the text of an object, or as the object */
	readonly textArguments: boolean;
	/** the content of a message that has none */
	readonly empty: Way["empty"];
}

/** The first way in which a call that the template writes is read back by the format; null: it writes no calls. */
export function callWayOf(template: CompiledTemplate, format: Format): CallWay | null {
	const cut = cutsOf(template, format.ends);
	const said = CONVERSATIONS.filter(({ title }) => title === "scalar arguments")[0]?.said;
	if (said === undefined) throw new Error("the conversation is gone");
	const ways = WAYS.filter(
		({ reasoning, tools, thinking }) => reasoning === "field" && tools !== "none" && !thinking,
	);
	for (const way of ways) {
		try {
			const { text } = cut(messageOf(said, way), way);
			const { toolCalls } = parse(format, text, { tools: CONVERSATION_TOOLS });
			const [call] = toolCalls;
			if (toolCalls.length !== 1 || call?.status !== "complete") continue;
			if (same(call.arguments, said.calls[0]?.arguments)) return way;
		} catch {
			// Templates refuse what they do not know.
		}
	}
	return null;
}

/** Arguments may come back in another order. */
function same(text: string, asked: object | undefined): boolean {
	const members = (value: object): string => JSON.stringify(Object.entries(value).sort());
	return members(JSON.parse(text) as object) === members(asked ?? {});
}

const WORD = "word";
const turn = (role: string, more: object = {}) => ({ role, content: WORD, ...more });
const CALLS = {
	tool_calls: [{ id: "call00000", type: "function", function: { name: WORD, arguments: {} } }],
};
const SHORT: readonly (readonly object[])[] = [
	[turn("user")],
	[turn("system"), turn("user")],
	[turn("developer"), turn("user")],
	[turn("user"), turn("assistant"), turn("user")],
	[
		turn("user"),
		turn("assistant", { ...CALLS, content: "" }),
		turn("tool", { tool_call_id: "call00000", name: WORD }),
	],
];

/** What a template wants to hear where there are no tools; most want nothing. */
const NO_TOOLS: readonly object[] = [{}, { tools: [] }, { tools: [], functions: "[]" }];

export interface Abilities {
	/** variables that say that there are no tools */
	readonly none: object;
	/** shows tools to the model */
	readonly tools: boolean;
	/** takes a message of the system */
	readonly system: boolean;
	/** short conversations without tools, as far as the template writes them */
	readonly frames: readonly string[];
}

export function abilitiesOf(template: CompiledTemplate, fixed: object): Abilities {
	const run = (messages: readonly object[], more: object): string | null =>
		tryRender(template, { ...fixed, ...more, messages });
	const user = [turn("user")];
	const none = NO_TOOLS.find((one) => run(user, one) !== null) ?? {};
	// Templates may fail on types that they do not know; a text is known to all.
	const tools = CONVERSATION_TOOLS.slice(0, 1);
	const shown = { tools, functions: JSON.stringify(tools) };
	const name = CONVERSATIONS[1]?.said.calls[0]?.name ?? "";
	const asked = [user, [turn("system"), ...user]].map((one) => run(one, shown));
	const frames = SHORT.flatMap((messages) =>
		[true, false].map((thinking) =>
			run(messages, { ...none, thinking, enable_thinking: thinking }),
		),
	);
	return {
		none,
		tools: asked.some((text) => text?.includes(name) === true),
		system: run([turn("system"), ...user], none) !== null || run(user, none) === null,
		frames: frames.filter((text) => text !== null),
	};
}

function tryRender(template: CompiledTemplate, variables: object): string | null {
	try {
		return template.render({ ...variables, add_generation_prompt: true });
	} catch {
		return null;
	}
}
