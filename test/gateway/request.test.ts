/** Requests that are wrong are refused with the field that is; what the gateway does not know passes through. */
import { expect, test } from "vitest";
import { type ChatRequest, createGateway, type Piece } from "../../src/gateway/index.js";
import { ask, modelOf, openai, post, textGateway, WEATHER } from "./support.js";

const user = { role: "user", content: "Hi" };
const call = { id: "1", type: "function", function: { name: "a", arguments: "{}" } };

const WRONG: readonly (readonly [unknown, string | null])[] = [
	[null, null],
	["text", null],
	[{ messages: [user] }, "model"],
	[{ model: "", messages: [user] }, "model"],
	[{ model: 5, messages: [user] }, "model"],
	[{ model: "m" }, "messages"],
	[ask({ messages: [] }), "messages"],
	[ask({ messages: "Hi" }), "messages"],
	[ask({ messages: ["Hi"] }), "messages[0]"],
	[ask({ messages: [{ content: "Hi" }] }), "messages[0].role"],
	[ask({ messages: [{ role: "robot", content: "Hi" }] }), "messages[0].role"],
	[ask({ messages: [{ role: "user" }] }), "messages[0].content"],
	[ask({ messages: [{ role: "user", content: [5] }] }), "messages[0].content[0]"],
	[ask({ messages: [{ role: "user", content: [{}] }] }), "messages[0].content[0].type"],
	[
		ask({ messages: [{ role: "user", content: [{ type: "text" }] }] }),
		"messages[0].content[0].text",
	],
	[ask({ messages: [user, { role: "tool", content: "x" }] }), "messages[1].tool_call_id"],
	[ask({ messages: [user, { role: "assistant" }] }), "messages[1]"],
	[ask({ messages: [{ role: "assistant", tool_calls: {} }] }), "messages[0].tool_calls"],
	[ask({ messages: [{ role: "assistant", tool_calls: [5] }] }), "messages[0].tool_calls[0]"],
	[
		ask({ messages: [{ role: "assistant", tool_calls: [{ ...call, id: "" }] }] }),
		"messages[0].tool_calls[0].id",
	],
	[
		ask({ messages: [{ role: "assistant", tool_calls: [{ ...call, type: "custom" }] }] }),
		"messages[0].tool_calls[0].type",
	],
	[
		ask({ messages: [{ role: "assistant", tool_calls: [{ ...call, function: { name: "a" } }] }] }),
		"messages[0].tool_calls[0].function.arguments",
	],
	[ask({ tools: {} }), "tools"],
	[ask({ tools: [5] }), "tools"],
	[ask({ tools: [{ type: "web_search" }] }), "tools"],
	[ask({ tools: [WEATHER, WEATHER] }), "tools"],
	[ask({ tools: [WEATHER], tool_choice: "any" }), "tool_choice"],
	[ask({ tools: [WEATHER], tool_choice: {} }), "tool_choice"],
	[
		ask({ tools: [WEATHER], tool_choice: { type: "function", function: { name: "other" } } }),
		"tool_choice",
	],
	[
		ask({ tools: [WEATHER], tool_choice: { type: "allowed_tools", allowed_tools: {} } }),
		"tool_choice",
	],
	[
		ask({
			tools: [WEATHER],
			tool_choice: {
				type: "allowed_tools",
				allowed_tools: { mode: "auto", tools: [WEATHER, { type: "function", function: {} }] },
			},
		}),
		"tool_choice",
	],
	[
		ask({
			tools: [WEATHER],
			tool_choice: { type: "function", allowed_tools: { mode: "auto", tools: [WEATHER] } },
		}),
		"tool_choice",
	],
	[
		ask({ tools: [WEATHER], tool_choice: { type: "custom", function: WEATHER.function } }),
		"tool_choice",
	],
	[
		ask({ tools: [WEATHER], tool_choice: { type: "function", function: { name: 5 } } }),
		"tool_choice",
	],
	[ask({ tool_choice: "required" }), "tool_choice"],
	[ask({ n: 0 }), "n"],
	[ask({ n: 1.5 }), "n"],
	[ask({ n: 1000 }), "n"],
	[ask({ stream: "yes" }), "stream"],
	[ask({ parallel_tool_calls: 1 }), "parallel_tool_calls"],
	[ask({ stream_options: true }), "stream_options"],
	[ask({ stream_options: { include_usage: 1 } }), "stream_options.include_usage"],
	[ask({ functions: [] }), "functions"],
	[ask({ function_call: "auto" }), "function_call"],
];

test.each(WRONG)("%j: the field is %s", async (body, param) => {
	const response = await post(textGateway("hermes", "Hi"), JSON.stringify(body));
	expect(response.status).toBe(400);
	expect(await response.json()).toEqual({
		error: {
			// a field, and words
			message: expect.stringMatching(/^\S+ (?:\S+ )+\S/),
			type: "invalid_request_error",
			param,
			code: "invalid_request",
		},
	});
});

test("the official client shows the field", async () => {
	const client = openai(textGateway("hermes", "Hi"));
	const wrong = client.chat.completions.create(ask({ n: 0 }));
	await expect(wrong).rejects.toMatchObject({ status: 400, param: "n" });
});

/** A gateway that keeps what its engine was asked. */
function asked() {
	const seen: ChatRequest[] = [];
	const engine = {
		async *generate(request: ChatRequest): AsyncGenerator<Piece> {
			seen.push(request);
			yield { type: "finish", choice: 0, reason: "stop" };
		},
	};
	return { seen, app: createGateway({ models: [modelOf("hermes", engine)] }) };
}

test("all that is right reaches the engine as it was, also what nobody here knows", async () => {
	const { seen, app } = asked();
	const body = {
		model: "m",
		messages: [
			{ role: "developer", content: "Be brief." },
			{
				role: "user",
				content: [
					{ type: "text", text: "Hi" },
					{ type: "image_url", image_url: {} },
				],
				name: "a",
			},
			{ role: "assistant", content: null, reasoning_content: "Hm.", tool_calls: [call] },
			{ role: "tool", tool_call_id: "1", content: "x", extra: 1 },
		],
		tools: [WEATHER],
		tool_choice: "auto",
		temperature: 0.5,
		logit_bias: { 5: 1 },
		response_format: { type: "json_object" },
		stream_options: { include_usage: true, other: 1 },
		__proto_: 1,
	};
	expect((await post(app, body)).status).toBe(200);
	expect(seen).toEqual([body]);
});

test("what is null is not there", async () => {
	const { seen, app } = asked();
	const nothing = { tools: null, tool_choice: null, n: null, stream: null, stream_options: null };
	await post(app, ask({ ...nothing, parallel_tool_calls: null, user: null }));
	expect(seen).toEqual([ask({ user: null })]);
});
