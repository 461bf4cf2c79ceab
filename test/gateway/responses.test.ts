/** The official `openai` client against `/v1/responses`: what it adds up to is what `parse` says. */
import OpenAI from "openai";
import type {
	Response,
	ResponseInput,
	ResponseStreamEvent,
	Tool,
} from "openai/resources/responses/responses";
import { describe, expect, test } from "vitest";
import type { ResponsesEvent } from "../../src/adapters/openai-responses.js";
import { ResponsesChecker, responsesFinish } from "../adapters/support/responses-order.js";
import { nothing, type Told, toldOf } from "../adapters/support/told.js";
import { cut, FORMATS, heard, QUESTION, read, SIZES, spoken, TOOLS } from "./support/said.js";
import { type Script, scripted } from "./support/scripted.js";

const server = scripted();
const client = new OpenAI({ ...server.client, baseURL: "http://localhost/v1" });
const idsOf = ({ calls }: Told) => calls.map(({ id }) => id);

const tools = TOOLS.map(
	({ parameters, ...named }): Tool => ({
		type: "function",
		strict: false,
		...named,
		parameters: { ...parameters },
	}),
);
const input: ResponseInput = [{ role: "user", content: QUESTION }];

/** All events, each in its place; and what the client has made of them. */
async function streamed(script: Script): Promise<{ response: Response; told: Told }> {
	server.script = script;
	const checker = new ResponsesChecker();
	const stream = client.responses.stream({ model: "a-model", input, tools });
	stream.on("event", (event: ResponseStreamEvent) =>
		checker.take(event as unknown as ResponsesEvent),
	);
	const response = await stream.finalResponse();
	expect(checker.ended).toBe(true);
	return { response, told: toldBy(response) };
}

function toldBy({ output, status, incomplete_details: details }: Response): Told {
	const told = nothing();
	for (const item of output) {
		if (item.type === "function_call") {
			const { call_id: id, name, arguments: json } = item;
			told.calls.push({ id, name, arguments: json, whole: item.status === "completed" });
		} else if (item.type === "message") {
			for (const part of item.content) if (part.type === "output_text") told.content += part.text;
		} else if (item.type === "reasoning")
			for (const part of item.content ?? []) told.reasoning += part.text;
	}
	told.finish = status === "failed" ? null : (details?.reason ?? "completed");
	return told;
}

describe.each(FORMATS)("%s", (name) => {
	const one = spoken(name);

	test(`two calls, in pieces of ${SIZES} characters, streamed and not`, async () => {
		for (const size of SIZES) {
			const { told, response } = await streamed({ ...one, size });
			const message = read(one, "stop", idsOf(told));
			expect(message.toolCalls.map(({ status }) => status)).toEqual(["complete", "complete"]);
			expect(told).toEqual({ ...toldOf(message), finish: "completed" });
			expect(response.usage).toMatchObject({
				input_tokens: 11,
				output_tokens: 5,
				total_tokens: 16,
			});
		}
		server.script = { ...one, size: 1 };
		const whole = await client.responses.create({ model: "a-model", input, tools });
		const told = toldBy(whole);
		const message = read(one, "stop", idsOf(told));
		expect(told).toEqual({ ...toldOf(message), finish: "completed" });
		expect(whole.output_text).toBe(message.content);
	});

	test("what the client sends back is what the model has said", async () => {
		const { response, told } = await streamed({ ...one, size: 7 });
		const message = read(one, "stop", idsOf(told));
		const results = message.toolCalls.map(({ id }) => ({
			type: "function_call_output" as const,
			call_id: id,
			output: "done",
		}));
		const next = [...input, ...(response.output as ResponseInput), ...results];
		await client.responses.create({
			model: "a-model",
			input: next,
			tools,
			instructions: "Be kind.",
		});
		expect(server.request?.messages).toEqual([
			{ role: "system", content: "Be kind." },
			...heard(message, () => "done"),
		]);
	});

	test("cut off in the second call", async () => {
		const less = cut(one);
		for (const size of [1, 16]) {
			const { told, response } = await streamed({ ...less, size, finish: "length" });
			const message = read(less, "length", idsOf(told));
			expect(told).toEqual({ ...toldOf(message), finish: responsesFinish("length") });
			expect(response.status).toBe("incomplete");
		}
	});

	test("an engine that breaks in the second call", async () => {
		const { told, response } = await streamed({ ...cut(one), size: 3, breaks: true });
		expect(response.error).toEqual({ code: "upstream_error", message: "the engine has gone" });
		const message = read(one, "stop", idsOf(told));
		const [first] = toldOf(message).calls;
		// the first call is whole, the second open: it has begun, and is not completed
		expect(told.calls.map(({ id, whole }) => [id, whole])).toEqual(
			message.toolCalls.map(({ id }, at) => [id, at === 0]),
		);
		expect(told.calls.slice(0, 1)).toEqual([first]);
	});
});

test("a request that is wrong: the client's own error, with the field", async () => {
	const params = { model: "a-model", input, tools: [{ type: "custom" as const, name: "f" }] };
	await expect(client.responses.create(params)).rejects.toMatchObject({
		status: 400,
		param: "tools[0].type",
		code: "unsupported",
		type: "invalid_request_error",
	});
});
