/** LangChain's own machinery around our chat model: what a model writes as text comes as its calls, streamed and not. */
import {
	type AIMessageChunk,
	type BaseMessage,
	HumanMessage,
	SystemMessage,
	ToolMessage,
} from "@langchain/core/messages";
import { tool } from "@langchain/core/tools";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { hermes } from "../../src/generated/formats/hermes.js";
import { hermes as writing } from "../../src/generated/writings/hermes.js";
import { ToolgrammarChatModel } from "../../src/langchain/index.js";
import { hermesCall } from "../gateway/support.js";
import { TextModel } from "./text-model.js";

const weather = tool(async ({ city }: { city: string }) => `sunny in ${city}`, {
	name: "get_weather",
	description: "The weather",
	schema: z.object({ city: z.string() }),
});
const CALL = `I look.\n${hermesCall("get_weather", '{"city": "Oslo"}')}`;

async function answer(model: ToolgrammarChatModel, messages: BaseMessage[], streamed: boolean) {
	const bound = model.bindTools([weather]);
	if (!streamed) return await bound.invoke(messages);
	let sum: AIMessageChunk | undefined;
	for await (const chunk of await bound.stream(messages))
		sum = sum === undefined ? chunk : sum.concat(chunk);
	if (sum === undefined) throw new Error("nothing came");
	return sum;
}

describe.each([true, false])("streamed: %s", (streamed) => {
	test("a call, its result, the answer", async () => {
		const inner = new TextModel([CALL, "It is sunny."]);
		const model = new ToolgrammarChatModel({ model: inner, format: hermes, writing });
		const messages: BaseMessage[] = [new SystemMessage("Be kind."), new HumanMessage("Weather?")];
		const first = await answer(model, messages, streamed);
		expect(first.content).toBe("I look.\n");
		expect(first.tool_calls).toMatchObject([{ name: "get_weather", args: { city: "Oslo" } }]);
		const [call] = first.tool_calls ?? [];
		if (call === undefined) throw new Error("there is no call");
		const result = await weather.invoke({ ...call, type: "tool_call" });
		expect(ToolMessage.isInstance(result)).toBe(true);
		const second = await answer(model, [...messages, first, result as ToolMessage], streamed);
		expect([second.content, second.tool_calls]).toEqual(["It is sunny.", []]);
		// the model within sees texts alone
		expect(inner.asked[0]?.map((one) => one.getType())).toEqual(["system", "human"]);
		expect(inner.asked[0]?.[0]?.text).toMatch(/^Be kind\.\n\n[\s\S]*get_weather/);
		expect(inner.asked[1]?.slice(2).map((one) => [one.getType(), one.text])).toEqual([
			["ai", CALL],
			["human", "Result of get_weather:\nsunny in Oslo"],
		]);
	});

	test("a call that is cut is none that may run", async () => {
		const inner = new TextModel([CALL.slice(0, -25)], "length");
		const model = new ToolgrammarChatModel({ model: inner, format: hermes, writing });
		const message = await answer(model, [new HumanMessage("Weather?")], streamed);
		expect(message.tool_calls).toEqual([]);
		expect(message.invalid_tool_calls).toMatchObject([{ name: "get_weather" }]);
		expect(message.response_metadata.finish_reason).toBe("length");
	});
});

test("withStructuredOutput works by a call", async () => {
	const inner = new TextModel([hermesCall("extract", '{"city": "Oslo"}')]);
	const model = new ToolgrammarChatModel({ model: inner, format: hermes, writing });
	const schema = z.object({ city: z.string() });
	expect(await model.withStructuredOutput(schema, { name: "extract" }).invoke("Where?")).toEqual({
		city: "Oslo",
	});
});

test("a model that takes no tools needs the writing", async () => {
	const model = new ToolgrammarChatModel({ model: new TextModel([CALL]), format: hermes });
	await expect(answer(model, [new HumanMessage("Weather?")], false)).rejects.toThrow(/writing/);
});
