/** The official `openai` package in front of the command: helpers that run tools, and what the gateway refuses, as the client has it. */
import assert from "node:assert/strict";
import OpenAI, { APIError } from "openai";
import { zodFunction } from "openai/helpers/zod";
import type { ResponseCreateParamsNonStreaming } from "openai/resources/responses/responses";
import { z } from "zod";
import { commanding } from "./support/command.js";
import { parameters } from "./support/said.js";
import { seenBy, works } from "./support/seen.js";

const CHAT = "/v1/chat/completions";
const RESPONSES = "/v1/responses";
const model = "replay/hermes";
const input = "How is the weather in Oslo?";
const messages = [{ role: "user" as const, content: input }];
const weather = {
	name: "get_weather",
	parameters: { ...parameters, required: [...parameters.required] },
};
const tools = [{ type: "function" as const, strict: false, ...weather }];
const seen = seenBy("openai");
let checked = 0;

function gateway(flags: readonly string[], use: (client: OpenAI) => Promise<void>) {
	return commanding(flags, (url) =>
		use(new OpenAI({ baseURL: `${url}/v1`, apiKey: "none", maxRetries: 0 })),
	);
}

/** The code of the error by which the gateway has refused; `param`: the field of which it has complained. */
async function refused(asked: Promise<unknown>, param: string, status = 400): Promise<string> {
	const error: unknown = await asked.then(
		() => assert.fail("it was not refused"),
		(one) => one,
	);
	assert(error instanceof APIError, String(error));
	assert.equal(error.status, status);
	assert.equal(error.param, param);
	checked++;
	return String(error.code);
}

await gateway([], async (client) => {
	const ran: unknown[] = [];
	const runner = client.chat.completions.runTools({
		...{ model, messages, stream: true },
		tools: [
			{
				type: "function",
				function: {
					...weather,
					description: "The weather of a city",
					parse: (json: string): object => JSON.parse(json),
					function: (args: object) => {
						ran.push(args);
						return "rain all day";
					},
				},
			},
		],
	});
	assert.match((await runner.finalContent()) ?? "", /rain all day/);
	assert.equal(ran.length, 1);
	seen(CHAT, "`runTools`", works);

	const schema = z.object({ city: z.string() });
	const parsed = await client.chat.completions.parse({
		...{ model, messages },
		tools: [zodFunction({ name: "get_weather", parameters: schema })],
	});
	const [call] = parsed.choices[0]?.message.tool_calls ?? [];
	assert.equal(call?.type, "function");
	assert(schema.safeParse(call.function.parsed_arguments).success);
	seen(CHAT, "`parse` with `zodFunction`", works);

	const many = await client.chat.completions.create({ model, messages, n: 3 });
	assert.deepEqual(
		many.choices.map(({ index }) => index),
		[0, 1, 2],
	);
	seen(CHAT, "`n` above 1", works);

	const ids: string[] = [];
	for await (const { id } of client.models.list()) ids.push(id);
	assert(ids.includes(model));
	assert.equal((await client.models.retrieve(model)).id, model);
	seen("/v1/models", "`list`, `retrieve`", works);
	checked += 4;
});

const asked = { model, input, tools } satisfies ResponseCreateParamsNonStreaming;

/** A second response, behind the call of the first, told by the first one's id. */
async function goOn(client: OpenAI): Promise<string> {
	const first = await client.responses.create(asked);
	const call = first.output.find((item) => item.type === "function_call");
	assert(call !== undefined);
	const second = await client.responses.create({
		...asked,
		previous_response_id: first.id,
		input: [{ type: "function_call_output", call_id: call.call_id, output: "rain all day" }],
	});
	checked++;
	return second.output_text;
}

await gateway(["--store"], async (client) => {
	assert.match(await goOn(client), /rain all day/);
	const unknown = client.responses.create({ ...asked, previous_response_id: "resp_none" });
	const code = await refused(unknown, "previous_response_id");
	seen(RESPONSES, "`previous_response_id` that is not known", { type: "refused", code });
});

await gateway([], async (client) => {
	const code = await refused(goOn(client), "previous_response_id");
	seen(RESPONSES, "`previous_response_id`", { type: "needs", setting: "--store", code });

	const call = {
		type: "function_call",
		call_id: "c",
		name: "get_weather",
		arguments: "{}",
	} as const;
	const whole = await client.responses.create({
		...asked,
		input: [
			...messages,
			call,
			{ type: "function_call_output", call_id: "c", output: "rain all day" },
		],
	});
	assert.match(whole.output_text, /rain all day/);
	seen(RESPONSES, "the whole conversation in `input`", works);

	const search = await client.responses.create({
		...asked,
		tools: [{ type: "web_search" }, ...tools],
	});
	assert.deepEqual(
		search.output.flatMap((item) => (item.type === "function_call" ? [item.name] : [])),
		["get_weather"],
	);
	seen(RESPONSES, "`web_search` beside a function: it is left out", works);
	checked += 2;

	const refusals: readonly [string, string, Partial<ResponseCreateParamsNonStreaming>][] = [
		["a `custom` tool", "tools[0].type", { tools: [{ type: "custom", name: "shell" }] }],
		["`conversation`", "conversation", { conversation: "conv_1" }],
		["`background: true`", "background", { background: true }],
		['`truncation: "auto"`', "truncation", { truncation: "auto" }],
		["`prompt`, by its id", "prompt", { prompt: { id: "pmpt_1" } }],
		["`top_logprobs`", "top_logprobs", { top_logprobs: 2 }],
		[
			"an `input_file`",
			"input[0].content[0].type",
			{ input: [{ role: "user", content: [{ type: "input_file", file_id: "file_1" }] }] },
		],
	];
	for (const [feature, param, more] of refusals) {
		const code = await refused(client.responses.create({ ...asked, ...more }), param);
		seen(RESPONSES, feature, { type: "refused", code });
	}
});

await gateway(["--provided-tools", "refuse"], async (client) => {
	const search = client.responses.create({ ...asked, tools: [{ type: "web_search" }, ...tools] });
	const code = await refused(search, "tools[0].type");
	const feature = "`web_search`, in front of a gateway with `--provided-tools refuse`";
	seen(RESPONSES, feature, { type: "refused", code });
});
console.log(`${checked} requests`);
