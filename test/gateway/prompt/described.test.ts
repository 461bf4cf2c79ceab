/** Chats for an upstream that is not told of the tools: what its model is told instead. */
import { describe, expect, test } from "vitest";
import type { ChatRequest } from "../../../src/gateway/chat-request.js";
import { atOnce } from "../../../src/gateway/pause.js";
import { describedTools } from "../../../src/gateway/prompt/described.js";
import { getFormat } from "../../../src/generated/registry.js";
import { getWriting } from "../../../src/generated/writers.js";
import { BREAK } from "../../../src/render/guard.js";
import { conversation } from "./conversation.js";

function messagesOf(name: string, request: ChatRequest): ChatRequest["messages"] {
	const [format, writing] = [getFormat(name), getWriting(name)];
	if (format === undefined || writing === undefined) throw new Error(`no format ${name}`);
	const made = atOnce(describedTools({ format, writing })(request));
	expect(made).not.toHaveProperty("tools");
	return made.messages;
}

const ALL = { system: true, call: true, tools: true };
const GENERAL = "You can call tools. These are their names";

describe("the system message", () => {
	test("has the format's own text where it has one", () => {
		const [system] = messagesOf("react", conversation("rain", ALL));
		expect(system?.content).toMatch(/^rain\n\nYou can call tools\./);
		expect(system?.content).toContain("behind `Action Input:`");
		expect(system?.content).not.toContain(GENERAL);
	});

	test("has the general text where it has none", () => {
		const [system] = messagesOf("cohere_xml", conversation("rain", ALL));
		expect(system?.content).toContain(`rain\n\n${GENERAL}`);
	});

	test("is made where there is none, and left alone without tools", () => {
		const [made] = messagesOf("react", conversation("rain", { ...ALL, system: false }));
		expect([made?.role, `${made?.content}`.slice(0, 19)]).toEqual([
			"system",
			"You can call tools.",
		]);
		const [left] = messagesOf("react", conversation("rain", { ...ALL, tools: false }));
		expect(left).toEqual({ role: "system", content: "rain" });
	});

	test("is the developer's where that speaks first", () => {
		const { messages, ...rest } = conversation("rain", { ...ALL, system: false });
		const developer = { role: "developer", content: "Be brief." } as const;
		const [made, next] = messagesOf("react", { ...rest, messages: [developer, ...messages] });
		expect(made?.role).toBe("developer");
		expect(made?.content).toMatch(/^Be brief\.\n\nYou can call tools\./);
		expect(next?.role).toBe("user");
	});

	test("texts of tools spell no token of the format; contents go as they are", () => {
		const token = "<|python_start|>";
		const [system, user] = messagesOf("pythonic", conversation(token, { ...ALL, call: false }));
		expect(system?.content).toContain(`"description":"<${BREAK}|python_start|>"`);
		expect(system?.content).toMatch(/^<\|python_start\|>\n\n/);
		expect(user?.content).toBe(token);
	});
});

test("calls of the history are in the form that the text asks for", () => {
	const messages = messagesOf("react", conversation("rain", ALL));
	expect(messages.map(({ role, content }) => [role, `${content}`.trimEnd()]).slice(2)).toEqual([
		["assistant", 'Action: search\nAction Input: {"query": "rain"}'],
		["user", "Result of search:\nrain"],
	]);
});
