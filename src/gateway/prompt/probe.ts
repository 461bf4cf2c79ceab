/** What a chat template can do, found by asking it: its text is a program, which says it nowhere. */

import type { ChatTemplate } from "../../jinja/index.js";
import type { Format } from "../../runtime/contract.js";
import { parse } from "../../runtime/engine/parser.js";
import { CONVERSATION_TOOLS, CONVERSATIONS } from "../../select/check/conversations.js";
import {
	type Cut,
	cutsOf,
	entryBehind,
	messageOf,
	WAYS,
	type Way,
} from "../../select/check/cut.js";
import type { Said } from "../../select/check/said.js";

/** How a call is handed to a template. */
export interface CallWay {
	/** arguments as the text of an object, or as the object */
	readonly textArguments: boolean;
	/** the content of a message that has none */
	readonly empty: Way["empty"];
	/** arguments that are no object, because the call was cut, are written as the text that they are */
	readonly cutText: boolean;
}

/**
 * The first way in which a call that the template writes is read back by the format; null: it writes no calls. A format that
 * knows no calls reads none: there the first way counts in which the call is seen in the text.
 */
export function callWayOf(template: ChatTemplate, format: Format): CallWay | null {
	const cut = cutsOf(template, format);
	const said = CONVERSATIONS.filter(({ title }) => title === "scalar arguments")[0]?.said;
	if (said === undefined) throw new Error("the conversation is gone");
	const ways = WAYS.filter(
		({ reasoning, tools, thinking }) => reasoning === "field" && tools !== "none" && !thinking,
	);
	for (const way of ways) {
		try {
			const written = cut(messageOf(said, way), way);
			const entry = entryBehind(format, written);
			const options = { tools: CONVERSATION_TOOLS, ...(entry !== undefined && { entry }) };
			const called = said.calls[0];
			if (format.units.length > 0) {
				const { toolCalls } = parse(format, written.text, options);
				const [call] = toolCalls;
				if (toolCalls.length !== 1 || call?.status !== "complete") continue;
				if (!same(call.arguments, called?.arguments)) continue;
			} else if (!shows(written.text, called)) continue;
			const { textArguments, empty } = way;
			return { textArguments, empty, cutText: writesCutText(cut, way) };
		} catch {
			// Templates refuse what they do not know.
		}
	}
	return null;
}

const CUT_TEXT = '{"city": "Os';

function writesCutText(cut: Cut, way: Way): boolean {
	const called = { name: "get_weather", arguments: CUT_TEXT };
	const tool_calls = [{ id: "call00000", type: "function", function: called }];
	try {
		return cut({ role: "assistant", content: way.empty, tool_calls }, way).text.includes(CUT_TEXT);
	} catch {
		return false;
	}
}

/** Whether the name of the call and those of its arguments stand in the text. */
function shows(text: string, call: Said["calls"][number] | undefined): boolean {
	return (
		call !== undefined &&
		[call.name, ...Object.keys(call.arguments)].every((one) => text.includes(one))
	);
}

/** Arguments may come back in another order. */
function same(text: string, asked: object | undefined): boolean {
	const members = (value: object): string => JSON.stringify(Object.entries(value).sort());
	return members(JSON.parse(text) as object) === members(asked ?? {});
}

interface Message {
	readonly role: string;
	readonly content: string;
}

const WORD = "word";
const turn = (role: string, more: object = {}): Message => ({ role, content: WORD, ...more });
/** Templates may pass over a message of a role that they do not know, or let a later one of the system replace the first. */
const FIRST = { content: "preface" };
const LATER = { content: "remark" };
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
	/** writes what the system says behind a turn of the user */
	readonly laterSystem: boolean;
	/** writes what the developer says */
	readonly developer: boolean;
	/** short conversations without tools, as far as the template writes them */
	readonly frames: readonly string[];
}

export function abilitiesOf(template: ChatTemplate, fixed: object): Abilities {
	const run = (messages: readonly object[], more: object): string | null =>
		tryRender(template, { ...fixed, ...more, messages });
	const user = [turn("user")];
	const none = NO_TOOLS.find((one) => run(user, one) !== null) ?? {};
	// Templates may fail on types that they do not know; a text is known to all.
	const tools = CONVERSATION_TOOLS.slice(0, 1);
	const shown = { tools, functions: JSON.stringify(tools) };
	const name = CONVERSATIONS[1]?.said.calls[0]?.name ?? "";
	const asked = [user, [turn("system"), ...user]].map((one) => run(one, shown));
	const shows = asked.some((text) => text?.includes(name) === true);
	const settings = (shows ? [none, shown] : [none]).filter((one) => run(user, one) !== null);
	const says = (messages: readonly Message[]): boolean =>
		settings.length > 0 &&
		settings.every((one) => {
			const text = run(messages, one);
			return messages.every(({ content }) => text?.includes(content) === true);
		});
	const frames = SHORT.flatMap((messages) =>
		[true, false].map((thinking) =>
			run(messages, { ...none, thinking, enable_thinking: thinking }),
		),
	);
	return {
		none,
		tools: shows,
		system: says([turn("system", FIRST), ...user]) || run(user, none) === null,
		laterSystem: says([
			...[turn("system", FIRST), ...user, turn("system", LATER)],
			...[turn("assistant"), ...user],
		]),
		developer: says([turn("developer", FIRST), ...user]),
		frames: frames.filter((text) => text !== null),
	};
}

function tryRender(template: ChatTemplate, variables: object): string | null {
	try {
		return template.render({ ...variables, add_generation_prompt: true });
	} catch {
		return null;
	}
}
