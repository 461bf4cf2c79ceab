/** Configuration files: what is wrong is named with its place, and what is right opens a model that answers. */
import { describe, expect, test } from "vitest";
import type { ChatRequest } from "../../../src/gateway/chat-request.js";
import { openConfig, openUpstream } from "../../../src/gateway/config/open.js";
import { readConfig } from "../../../src/gateway/config/settings.js";
import { all, REQUEST, textOf } from "../upstream/read.js";
import type { Script } from "../upstream/server.js";
import { upstreams } from "../upstream/upstreams.js";

/** Answers both endpoints, and says that it is vLLM. */
const VLLM: Script = async ({ path }, wire) => {
	const json = { "content-type": "application/json" };
	if (path === "/v1/models") {
		const data = [
			{ id: "Qwen/Qwen3-8B", owned_by: "vllm" },
			{ id: "no/such-model", owned_by: "vllm" },
		];
		return wire.status(200, json, JSON.stringify({ data }));
	}
	const said = { index: 0, text: "text", delta: { content: "chat" }, finish_reason: "stop" };
	await wire.event({ choices: [said] });
	wire.end();
};

const upstream = upstreams();

const NOTHING = {
	env: {},
	readText: (path: string): Promise<string> => Promise.reject(new Error(`read ${path}`)),
};
const file = (...models: readonly object[]): string => JSON.stringify({ models });
const URL_ = "http://127.0.0.1:9";

describe("a file with faults", () => {
	const model = { id: "a", upstream: URL_ };
	const wrong: readonly (readonly [string, string, RegExp])[] = [
		["no JSON", "{", /^the file is no JSON/],
		["no object", "[]", /^the file must be an object, not a list/],
		["no models", "{}", /^models must be a list of one model or more$/],
		["a model that is none", '{"models":[7]}', /^models\[0\] must be an object, not 7/],
		["no id", file({ upstream: URL_ }), /^models\[0\]\.id is missing$/],
		["no upstream", file({ id: "a" }), /^models\[0\]\.upstream is missing$/],
		[
			"an upstream of another kind",
			file({ ...model, upstream: "file:///x" }),
			/^models\[0\]\.upstream must begin/,
		],
		[
			"a password in the address",
			file({ ...model, upstream: "http://a:b@h" }),
			/^models\[0\]\.upstream must hold no name/,
		],
		[
			"a key in the file",
			file({ ...model, key: "sk" }),
			/^unknown member of models\[0\]: "key"; known are id, .*keyEnv/,
		],
		[
			"a field of a policy",
			file({ ...model, policies: { trimContents: true } }),
			/^unknown member of models\[0\]\.policies: .*did you mean "trimContent"/,
		],
		[
			"a policy's value",
			file({ ...model, policies: { unknownTool: "drop" } }),
			/^unknown models\[0\]\.policies\.unknownTool: "drop"; known are forward, withhold$/,
		],
		[
			"a limit that is no number, and one that is none",
			file({ ...model, limits: { calls: "10", dept: 1 } }),
			/^models\[0\]\.limits\.calls must be a whole number.*\nunknown member of models\[0\]\.limits: .*did you mean "depth"/,
		],
		["an id that comes twice", file(model, model), /^models\[1\]\.id is that of models\[0\], too$/],
		[
			"a mode without its template",
			file({ ...model, mode: "render" }),
			/^models\[0\]\.mode is render/,
		],
		[
			"two faults",
			file({ id: "", upstream: 7 }),
			/^models\[0\]\.id must .*\nmodels\[0\]\.upstream must /,
		],
	];
	test.each(wrong)("%s", (_title, text, says) => {
		expect(() => readConfig(text)).toThrow(RangeError);
		expect(() => readConfig(text)).toThrow(says);
	});

	const late: readonly (readonly [string, object, RegExp])[] = [
		[
			"a key that is not there",
			{ keyEnv: "NO_KEY" },
			/^models\[0\]\.keyEnv: the environment has no NO_KEY$/,
		],
		[
			"a format that is none",
			{ format: "hermis" },
			/^models\[0\]: format: unknown format "hermis".*did you mean "hermes"/,
		],
		[
			"a lenient code that the format lacks",
			{ format: "hermes", policies: { lenient: ["unclosd"] } },
			/^models\[0\]: unknown policies\.lenient\[0\]: .*did you mean "unclosed"/,
		],
		[
			"an upstream that is not there",
			{ upstream: "http://127.0.0.1:1" },
			/^models\[0\]: the upstream cannot be reached/,
		],
	];
	test.each(late)("%s is found when the model is opened", async (_title, more, says) => {
		const opening = openConfig(file({ ...model, ...more }), NOTHING);
		await expect(opening).rejects.toThrow(RangeError);
		await expect(opening).rejects.toThrow(says);
	});

	test("a template that is none", async () => {
		const sources = { env: {}, readText: async () => "{% if %}" };
		const text = file({ ...model, dialect: "vllm", chatTemplate: "t.jinja" });
		await expect(openConfig(text, sources)).rejects.toThrow(
			/^models\[0\]: chatTemplate: cannot be read/,
		);
	});
});

describe("a file without faults", () => {
	test("opens models in both ways, with keys of the environment and templates of files", async () => {
		const server = await upstream(VLLM);
		const sources = {
			env: { KEY_A: "secret-a" },
			readText: async (path: string) => `{# ${path} #}{{ messages[0].content }}!`,
		};
		const text = file(
			{
				id: "a",
				upstream: server.url,
				upstreamModel: "up-a",
				dialect: "vllm",
				format: "qwen",
				keyEnv: "KEY_A",
				chatTemplate: "a.jinja",
				strict: true,
			},
			{ id: "b", upstream: server.url, dialect: "openai", format: "react", limits: { calls: 3 } },
		);
		const [a, b, ...more] = await openConfig(text, sources);
		if (a === undefined || b === undefined) expect.fail("two models");
		expect(more).toEqual([]);
		expect([a.id, a.format.name, a.reading]).toEqual(["a", "hermes", { strict: true }]);
		expect([b.id, b.format.name, b.reading]).toEqual(["b", "react", { limits: { calls: 3 } }]);

		expect(textOf(await all(a.engine))).toBe("text");
		expect(
			textOf(
				await all(b.engine, { ...REQUEST, tools: [{ type: "function", function: { name: "f" } }] }),
			),
		).toBe("chat");
		const [first, second] = server.seen;
		expect([first?.path, first?.headers.authorization]).toEqual([
			"/v1/completions",
			"Bearer secret-a",
		]);
		expect(first?.body).toMatchObject({ model: "up-a", prompt: "Hello.!" });
		expect([second?.path, second?.headers.authorization]).toEqual([
			"/v1/chat/completions",
			undefined,
		]);
		// An agents' convention: the upstream's own template does not know it, so the tools stand in the messages, in its own words.
		expect(second?.body).not.toHaveProperty("tools");
		expect(JSON.stringify(second?.body.messages)).toContain("You can call tools.");
		expect(JSON.stringify(second?.body.messages)).toContain("your answer behind `Final Answer:`");
	});

	test("an upstream is asked for its models, and for which server it is", async () => {
		const server = await upstream(VLLM);
		const models = await openUpstream(
			{ url: server.url, format: "auto", reading: {} },
			{ key: "k" },
		);
		expect(models.map(({ id, format }) => [id, format.name])).toEqual([
			["Qwen/Qwen3-8B", "hermes"],
			["no/such-model", "passthrough"],
		]);
		expect(server.seen.map(({ path, headers }) => [path, headers.authorization])).toEqual([
			["/v1/models", "Bearer k"],
		]);
		for (const { engine } of models.slice(0, 1)) await all(engine);
		expect(server.seen[1]?.body).toMatchObject({
			model: "Qwen/Qwen3-8B",
			skip_special_tokens: false,
		});
	});
});

describe("a model of which nothing is known, behind a chat template", () => {
	/** All prompts that the upstream is sent. */
	const prompts: string[] = [];
	const completions: Script = async ({ path, body }, wire) => {
		if (path === "/v1/models")
			return wire.status(
				200,
				{ "content-type": "application/json" },
				JSON.stringify({ data: [{ id: "no/such-model", owned_by: "vllm" }] }),
			);
		prompts.push(String(body.prompt));
		await wire.event({ choices: [{ index: 0, text: "Mild.", finish_reason: "stop" }] });
		wire.end();
	};
	const parameters = { type: "object", properties: { city: { type: "string" } } };
	const called = { name: "get_weather", arguments: '{"city": "Oslo"}' };
	const history: ChatRequest = {
		...REQUEST,
		tools: [{ type: "function", function: { name: "get_weather", parameters } }],
		messages: [
			{ role: "user", content: "How is it in Oslo?" },
			{
				role: "assistant",
				content: null,
				tool_calls: [{ id: "call00000", type: "function", function: called }],
			},
			{ role: "tool", tool_call_id: "call00000", content: "seven degrees" },
		],
	};
	const asked = async (chatTemplate: string) => {
		const { url } = await upstream(completions);
		const [model] = await openUpstream(
			{ url, format: "auto", mode: "render", reading: {} },
			{ chatTemplate },
		);
		if (model === undefined) throw new Error("no model");
		await all(model.engine, history);
		return { prompt: prompts.at(-1) ?? "", doubts: model.chosen.doubts };
	};

	test("a template without tools is told of them, and of calls, in the words of a convention", async () => {
		const { prompt, doubts } = await asked(
			"{% for m in messages %}{{ m.role }}: {{ m.content }}\n{% endfor %}",
		);
		expect(prompt).toContain('<tool name="get_weather">{"city": "Oslo"}</tool>');
		expect(prompt).toContain("seven degrees");
		expect(doubts).toEqual([expect.stringContaining("described in the words of tool_tag")]);
	});

	test("a template that writes calls writes them", async () => {
		const { prompt, doubts } = await asked(
			"{% for t in tools %}{{ t.function.name }}\n{% endfor %}{% for m in messages %}{{ m.role }}: {{ m.content }}{% for c in m.tool_calls %}%{{ c.function.name }}%{{ c.function.arguments | tojson }}%{% endfor %}\n{% endfor %}",
		);
		expect(prompt).toContain('%get_weather%{"city": "Oslo"}%');
		expect(doubts).toEqual([]);
	});
});
