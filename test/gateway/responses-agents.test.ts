/** Responses as agents send them: Codex's name spaces and provider tools, and clients that send ids in place of items. */
import OpenAI from "openai";
import type { ResponseInputItem } from "openai/resources/responses/responses";
import { describe, expect, test } from "vitest";
import { defaultEndpoints, responsesEndpoint } from "../../src/gateway/index.js";
import { type Looping, looping } from "./support/looping.js";
import { hermesCall, must } from "./support.js";

const PARAMETERS = { type: "object", properties: { city: { type: "string" } } };
const named = (name: string) => ({ type: "function", name, parameters: PARAMETERS, strict: false });
const USER = { role: "user", content: "Weather?" };
const tools: OpenAI.Responses.Tool[] = [{ ...named("get_weather"), type: "function" }];

function clientOf({ fetch }: Looping): OpenAI {
	return new OpenAI({ apiKey: "x", maxRetries: 0, baseURL: "http://localhost/v1", fetch });
}

function taken(body: object, endpoint = responsesEndpoint()): Record<string, unknown> {
	const read = endpoint.read({ model: "m", input: "Go.", ...body });
	if (!read.ok) throw new Error(read.problem.message);
	return { ...read.request };
}

function callOf({ output }: OpenAI.Responses.Response): OpenAI.Responses.ResponseFunctionToolCall {
	const [call] = output.filter((item) => item.type === "function_call");
	return must(call);
}

function namesOf({ tools: list }: Record<string, unknown>): readonly unknown[] {
	return (list as { function: { name: string } }[]).map((tool) => tool.function.name);
}

describe("name spaces", () => {
	const spaces = [
		named("exec"),
		{ type: "namespace", name: "agents_v1", tools: [named("spawn"), named("close")] },
		{ type: "namespace", name: "mcp__a__", tools: [named("search"), named("open")] },
		{ type: "namespace", name: "mcp__b", tools: [named("search")] },
	];

	test("the model knows flat names, each of which is one function's", () => {
		expect(namesOf(taken({ tools: spaces }))).toEqual([
			...["exec", "spawn", "close", "mcp__a__search", "open", "mcp__b__search"],
		]);
	});

	test.each([true, false])("a call says its space, streamed: %s", async (stream) => {
		const calls = ["spawn", "mcp__b__search", "exec"].map((name) => hermesCall(name, "{}"));
		const one = looping(calls.join("\n"));
		const body = { model: "m", input: "Go.", tools: spaces, stream };
		const answer = await one.fetch("http://localhost/v1/responses", {
			method: "POST",
			headers: { "content-type": "application/json" },
			body: JSON.stringify(body),
		});
		const text = await answer.text();
		const last = stream ? (/^data: (.*response\.completed.*)$/m.exec(text)?.[1] ?? "") : text;
		const json = JSON.parse(last) as { response?: unknown };
		expect(json.response ?? json).toMatchObject({
			output: [
				{ type: "function_call", name: "spawn", namespace: "agents_v1" },
				{ type: "function_call", name: "search", namespace: "mcp__b" },
				{ type: "function_call", name: "exec" },
			],
			tools: [
				{ name: "exec" },
				{ name: "spawn", namespace: "agents_v1" },
				{ name: "close", namespace: "agents_v1" },
				{ name: "search", namespace: "mcp__a__" },
				{ name: "open", namespace: "mcp__a__" },
				{ name: "search", namespace: "mcp__b" },
			],
		});
	});

	test("what comes back is what the model has written", () => {
		const call = {
			type: "function_call",
			call_id: "c1",
			namespace: "mcp__b",
			name: "search",
			arguments: "{}",
		};
		const input = [USER, call, { type: "function_call_output", call_id: "c1", output: "none" }];
		const { messages } = taken({ tools: spaces, input });
		expect(must((messages as unknown[])[1])).toMatchObject({
			tool_calls: [{ function: { name: "mcp__b__search" } }],
		});
	});

	test("a choice names a function in its space", () => {
		const tool_choice = { type: "function", namespace: "mcp__b", name: "search" };
		expect(taken({ tools: spaces, tool_choice }).tool_choice).toMatchObject({
			function: { name: "mcp__b__search" },
		});
	});
});

describe("tools that the provider runs", () => {
	const both = {
		tools: [...tools, { type: "web_search", external_web_access: true }],
		include: ["web_search_call.action.sources"],
	};
	test("are left out, and the response does not name them", async () => {
		expect(namesOf(taken(both))).toEqual(["get_weather"]);
		const answer = await clientOf(looping()).responses.create({
			model: "m",
			input: "Go.",
			tools: [...tools, { type: "web_search" }],
		});
		expect(answer.tools).toMatchObject([{ name: "get_weather" }]);
	});
	test("are refused where that is wanted", () => {
		const read = responsesEndpoint({ providedTools: "refuse" }).read({
			model: "m",
			input: "Go.",
			...both,
		});
		expect(read).toMatchObject({
			ok: false,
			problem: { param: "tools[1].type", code: "unsupported" },
		});
	});
});

test("neither the upstream nor the model is told of the client", () => {
	const own = {
		client_metadata: { session_id: "s" },
		safety_identifier: "u",
		previous_response_id: null,
	};
	expect(taken(own)).toEqual(taken({}));
});

test("a thought that only the provider can read is left out", () => {
	const thought = { type: "reasoning", summary: [], encrypted_content: "AAAA" };
	expect(taken({ input: [USER, thought, USER] }).messages).toEqual([USER, USER]);
});

describe("with a store", () => {
	const stored = (): Looping => looping(undefined, defaultEndpoints({ store: {} }));

	test.each([true, false])("a response is gone on with by its id, streamed: %s", async (stream) => {
		const one = stored();
		const client = clientOf(one);
		const say = async (body: OpenAI.Responses.ResponseCreateParamsNonStreaming) =>
			stream
				? await client.responses.stream({ ...body, stream: true }).finalResponse()
				: await client.responses.create(body);
		const first = await say({ model: "m", input: "Weather?", tools });
		const call = callOf(first);
		const output = {
			type: "function_call_output" as const,
			call_id: call.call_id,
			output: "sunny",
		};
		const second = await say({
			model: "m",
			previous_response_id: first.id,
			input: [output],
			tools,
		});
		expect(second.output_text).toBe("It is sunny.");
		expect(second.previous_response_id).toBe(first.id);
		await say({ model: "m", previous_response_id: second.id, input: "Thanks." });
		expect(one.requests.at(-1)?.messages.map(({ role }) => role)).toEqual([
			...["user", "assistant", "tool", "assistant", "user"],
		]);
	});

	test("items are referred to by their ids, as the AI SDK does", async () => {
		const one = stored();
		const client = clientOf(one);
		const first = await client.responses.create({ model: "m", input: "Weather?", tools });
		const call = callOf(first);
		const input: ResponseInputItem[] = [
			{ role: "user", content: "Weather?" },
			...first.output.map((item) => ({ type: "item_reference" as const, id: String(item.id) })),
			{ type: "function_call_output", call_id: call.call_id, output: "sunny" },
		];
		const second = await client.responses.create({ model: "m", input, tools });
		expect(second.output_text).toBe("It is sunny.");
		expect(one.requests[1]?.messages).toMatchObject([
			{ role: "user" },
			{ role: "assistant", content: "I look.", tool_calls: [{ id: call.call_id }] },
			{ role: "tool", content: "sunny" },
		]);
	});

	test("nothing is kept where the client wants that", async () => {
		const client = clientOf(stored());
		const first = await client.responses.create({
			model: "m",
			input: "Weather?",
			tools,
			store: false,
		});
		await expect(
			client.responses.create({ model: "m", input: "And?", previous_response_id: first.id }),
		).rejects.toMatchObject({ status: 400, code: "previous_response_not_found" });
	});

	test("the oldest goes first", async () => {
		const client = clientOf(looping(undefined, defaultEndpoints({ store: { responses: 2 } })));
		const ids: string[] = [];
		for (let i = 0; i < 3; i++)
			ids.push((await client.responses.create({ model: "m", input: "Go.", tools })).id);
		const goesOn = ids.map(async (previous_response_id) => {
			const body = { model: "m", input: "And?", previous_response_id, store: false };
			return await client.responses.create(body).then(
				() => "kept",
				() => "gone",
			);
		});
		expect(await Promise.all(goesOn)).toEqual(["gone", "kept", "kept"]);
	});

	test("one that is longer than the store keeps is not kept, and takes no other along", async () => {
		const client = clientOf(looping(undefined, defaultEndpoints({ store: { characters: 2_000 } })));
		const small = await client.responses.create({ model: "m", input: "Go.", tools });
		const large = await client.responses.create({ model: "m", input: "x".repeat(3_000), tools });
		const asked = async (previous_response_id: string) =>
			await client.responses.create({
				model: "m",
				input: "And?",
				previous_response_id,
				store: false,
			});
		await expect(asked(large.id)).rejects.toMatchObject({ status: 400 });
		expect((await asked(small.id)).status).toBe("completed");
	});
});

test("without a store the error says how to do without", async () => {
	const client = clientOf(looping());
	const input = [{ type: "item_reference" as const, id: "msg_1" }];
	await expect(client.responses.create({ model: "m", input })).rejects.toMatchObject({
		status: 400,
		code: "unsupported",
		message: expect.stringMatching(/--store.*store: false/) as string,
	});
});
