/** A call in a thought that nothing closes ends the thought where that is allowed; elsewhere it is text of the thought. */
import { describe, expect, test } from "vitest";
import { type FeedOptions, feedAllWays } from "../support/chunking.js";
import { formatOf } from "./formats.js";

const FORMAT = formatOf(`format thoughts "calls in thoughts"
message = (think / call / content)*
think = "<think>" reasoning "</think>"
call = "<call>" name ":" arguments "</call>"
`);
const CALL = "<call>f:{}</call>";
const tools = [{ name: "f" }];

test.each<[string, FeedOptions, number]>([
	["lenient", { tools }, 1],
	["strict", { tools, strict: true }, 0],
	["without the rule", { tools, policies: { lenient: ["unclosed"] } }, 0],
	["with the rule alone", { tools, policies: { lenient: ["unclosed-thought"] } }, 1],
	["with the policy text", { tools, policies: { callsInReasoning: "text" } }, 0],
	["without tools", {}, 0],
])("%s", (_title, options, ended) => {
	const [message] = feedAllWays(FORMAT, `<think>so ${CALL}`, options);
	expect(message.toolCalls).toHaveLength(ended);
	expect(message.reasoning).toBe(ended === 1 ? "so " : `so ${CALL}`);
});

test("where nothing but calls stands in the text of the message", () => {
	const begun = formatOf(`format begun "a thought that the prompt has begun"
entry thinking after "<think>" = thought message
message = (call / content)*
thought = reasoning "</think>"
call = "<call>" name ":" arguments "</call>"
`);
	const [message] = feedAllWays(begun, `so ${CALL}`, { tools, entry: "thinking" });
	expect(message.toolCalls.map(({ repairs }) => repairs)).toEqual([["unclosed-thought"]]);
	expect(message.reasoning).toBe("so ");
	const policies = { callsInReasoning: "call" } as const;
	const [other] = feedAllWays(begun, `so ${CALL} on`, { tools, entry: "thinking", policies });
	expect(other.toolCalls).toHaveLength(1);
	expect(other.content).toBe(" on");
});

describe("a section that nothing closes, in a thought", () => {
	const sections = formatOf(`format sections "calls in sections"
message = (think / section / content)*
think = "<think>" reasoning "</think>"
section = "<calls>" call* "</calls>"
call = "<call>" name ":" arguments "</call>"
`);
	const read = (thought: string): readonly unknown[] => {
		const [message] = feedAllWays(sections, `<think>${thought}`, { tools });
		const notices = message.notices.map(({ code, start }) => `${code} ${start}`);
		return [message.reasoning, message.toolCalls.map(({ name }) => name).join(), ...notices];
	};
	test("is left for a section behind it: the calls of both end the thought", () => {
		const [first, second] = [`<calls>${CALL}`, `<calls>${CALL}</calls>`];
		expect(read(`so ${first} ${second}`)).toEqual([
			"so ",
			"f,f",
			`unclosed ${`<think>so ${first} `.length}`,
		]);
	});
	test("is not left for a thought, in which calls would be none: each call in it is told of", () => {
		const first = `so <calls>${CALL}`;
		const thought = `${first}<think>on <calls>${CALL}</calls>`;
		const places = [`<think>so <calls>`, `<think>${first}<think>on <calls>`];
		expect(read(thought)).toEqual([
			thought,
			"",
			...places.map((before) => `call-in-reasoning ${before.length}`),
		]);
	});
});
