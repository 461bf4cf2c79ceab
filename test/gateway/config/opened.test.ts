/** Settings that are wrong, in the words that a person reads; and what a model says of itself when it has been opened. */
import { describe, expect, test } from "vitest";
import { NotUpError } from "../../../src/gateway/config/ask-models.js";
import { Faults, Fields } from "../../../src/gateway/config/fields.js";
import { openConfig, openModel, openUpstream } from "../../../src/gateway/config/open.js";
import { readConfig } from "../../../src/gateway/config/settings.js";
import { upstream as upstreamModel } from "../../../src/gateway/index.js";
import { openModels } from "../../../src/gateway/worker/environment.js";
import { hermes } from "../../../src/generated/formats/hermes.js";
import { hermes as writing } from "../../../src/generated/writings/hermes.js";
import { serve } from "../upstream/server.js";
import { upstreams } from "../upstream/upstreams.js";

const server = upstreams();
const URL_ = "http://127.0.0.1:9";
const SETTINGS = { id: "m", url: URL_, format: "hermes", reading: {} } as const;

/** The lines that are said of one model of a file. */
function faultsOf(model: object): readonly string[] {
	try {
		readConfig(JSON.stringify({ models: [{ id: "a", upstream: URL_, ...model }] }));
		return [];
	} catch (error) {
		return error instanceof RangeError ? error.message.split("\n") : ["no RangeError"];
	}
}

describe("a member of a model", () => {
	const at = "models[0]";
	const whole = "must be a whole number, 1 or more, not";
	const rows: readonly (readonly [object, readonly string[]])[] = [
		[{ id: "" }, [`${at}.id must be a text that is not empty, not ""`]],
		[{ id: 5 }, [`${at}.id must be a text, not 5`]],
		[{ upstreamModel: "" }, [`${at}.upstreamModel must be a text that is not empty, not ""`]],
		[
			{ dialect: "vlm" },
			[
				`unknown ${at}.dialect: "vlm"; known are vllm, sglang, llama.cpp, tgi, openai; did you mean "vllm"?`,
			],
		],
		[{ mode: "chat" }, [`unknown ${at}.mode: "chat"; known are render, pass`]],
		[{ mode: true }, [`${at}.mode must be "render" or "pass", not true`]],
		[{ tools: "none" }, [`unknown ${at}.tools: "none"; known are prompt, upstream`]],
		[{ constrain: "on" }, [`unknown ${at}.constrain: "on"; known are auto, required, off`]],
		[{ maxTokens: 0 }, [`${at}.maxTokens ${whole} 0`]],
		[{ maxTokens: "5" }, [`${at}.maxTokens ${whole} "5"`]],
		[
			{ timeouts: { first: 0, stall: 1.5 } },
			[`${at}.timeouts.first ${whole} 0`, `${at}.timeouts.stall ${whole} 1.5`],
		],
		[{ timeouts: 5 }, [`${at}.timeouts must be an object, not 5`]],
		[{ strict: 1 }, [`${at}.strict must be true or false, not 1`]],
		[{ fallback: "no" }, [`${at}.fallback must be true or false, not "no"`]],
		[{ policies: [] }, [`${at}.policies must be an object, not a list`]],
		[{ upstream: "localhost:8000" }, [`${at}.upstream must begin with http:// or https://`]],
		[{ upstream: "x" }, [`${at}.upstream is no URL`]],
		[
			{ upstream: "http://a/v1?x=1" },
			[`${at}.upstream must end with its path: no query, no fragment`],
		],
		[{ mode: "render" }, [`${at}.mode is render, which needs a chatTemplate`]],
		[{ mode: "pass", chatTemplate: "t" }, []],
		[{ timeouts: {}, policies: {}, limits: {}, maxTokens: 1, strict: false }, []],
	];
	test.each(rows)("%j", (model, says) => {
		expect(faultsOf(model)).toEqual(says);
	});

	test("that is null is no member that is missing", () => {
		expect(faultsOf({ id: null })).toEqual([`${at}.id must be a text, not null`]);
	});
});

test("the file itself is called so, and a member that nobody asks for is told with those that are", () => {
	const faults = new Faults();
	const file = new Fields({ models: [], extra: 1 }, "", faults);
	expect(file.list("models")).toEqual([]);
	file.end();
	expect(() => faults.check()).toThrow('unknown member of the file: "extra"; known are models');
	expect(() => new Faults().check()).not.toThrow();
});

test("a check that fails in another way is no fault of the file", () => {
	const faults = new Faults();
	const broken = () => {
		throw new Error("a defect");
	};
	expect(() => faults.passes(broken, 1, "x")).toThrow("a defect");
	expect(faults.passes(() => {}, 1, "x")).toBe(true);
	expect(() => faults.check()).not.toThrow();
});

describe("a model that has been opened", () => {
	test("with a format that is an object says that it was given", () => {
		const own = { ...hermes, name: "mine" };
		const model = upstreamModel({ url: URL_, id: "m", format: own, writing });
		expect(model.chosen).toEqual({
			by: "name",
			why: "the format mine is given as an object",
			doubts: [],
		});
	});

	test("says that no constraint is sent where its server takes none", async () => {
		const doubtsOf = async (more: object) =>
			(await openModel({ ...SETTINGS, ...more }, {})).chosen.doubts;
		const openai = { dialect: "openai" };
		expect(await doubtsOf({ ...openai, constrain: "auto" })).toEqual([
			"constrain is auto, and nothing is sent: this upstream (openai, chat) takes no grammar here",
		]);
		for (const constrain of ["off", undefined])
			expect(await doubtsOf({ ...openai, constrain })).toEqual([]);
		expect(await doubtsOf({ dialect: "vllm", constrain: "required" })).toEqual([]);
	});

	test("behind a chat template sends the constraint that a server takes beside a prompt only", async () => {
		const llama = { ...SETTINGS, dialect: "llama.cpp", constrain: "auto" } as const;
		const said = async (chatTemplate?: string) =>
			(await openModel(llama, { chatTemplate })).chosen.doubts.filter((one) =>
				one.startsWith("constrain is auto"),
			).length;
		expect(await said()).toBe(1);
		expect(await said("{% for m in messages %}{{ m.content }}{% endfor %}")).toBe(0);
	});

	test("has a template that can be read, or the first line of why not", async () => {
		const opening = openModel({ ...SETTINGS, dialect: "vllm" }, { chatTemplate: "{% if %}\n" });
		await expect(opening).rejects.toThrow(/^chatTemplate: cannot be read: [^\n]+$/);
	});

	test.each([5, {}, null])("has a format or the name of one: %j is none", (format) => {
		const options = { url: URL_, id: "m", format } as object as Parameters<typeof upstreamModel>[0];
		expect(() => upstreamModel(options)).toThrow(/^options\.format /);
	});

	test.each([
		["a format that nobody knows", { format: "hermis" }, /^format: unknown format "hermis"/],
		[
			"a rule that its format does not have",
			{ reading: { policies: { lenient: ["no-such"] } } },
			/^unknown policies\.lenient\[0\]: "no-such"/,
		],
	])("is not opened with %s", async (_what, more, says) => {
		const opening = openModel({ ...SETTINGS, dialect: "vllm", ...more } as never, {});
		await expect(opening).rejects.toThrow(RangeError);
		await expect(opening).rejects.toThrow(says);
	});
});

describe("a server that is not up", () => {
	const closed = async () => {
		const one = await serve(() => {});
		await one.close();
		return one.url;
	};
	const said = "the upstream cannot be reached: is it running?";

	test("is an error where nobody is to be told", async () => {
		const url = await closed();
		for (const id of [undefined, "m"]) {
			const opening = openUpstream({ url, id, format: "auto", reading: {} }, {});
			await expect(opening).rejects.toThrow(NotUpError);
			await expect(opening).rejects.toThrow(said);
		}
	});

	test("is told of, once, where its model is named", async () => {
		const url = await closed();
		const told: unknown[] = [];
		const models = await openUpstream(
			{ url, id: "m", format: "hermes", reading: {} },
			{ notUp: (...all) => told.push(all) },
		);
		expect(models.map(({ id, format }) => [id, format.name])).toEqual([["m", "hermes"]]);
		expect(told).toEqual([[url, said]]);
	});

	const JSON_TYPE = { "content-type": "application/json" };
	test.each([
		[503, "", "the upstream is still loading."],
		[404, "", "the upstream answers with status 404 when asked for its models"],
		[302, "", "the upstream answers with status 302 when asked for its models"],
		[200, "no JSON", "the upstream does not say which models it has"],
		[200, "[]", "the upstream does not say which models it has"],
		[200, '{"data":[{"id":5},7]}', "the upstream does not say which models it has"],
	])("or answers with %i and %j", async (status, body, says) => {
		const { url } = await server((_, wire) => wire.status(status, JSON_TYPE, body));
		const opening = openUpstream({ url, format: "auto", reading: {} }, {});
		await expect(opening).rejects.toThrow(says);
	});
});

describe("texts that stand elsewhere", () => {
	const config = JSON.stringify({
		models: [{ id: "a", upstream: URL_, dialect: "vllm", chatTemplate: "t", keyEnv: "K" }],
	});
	test("a key that is empty is none", async () => {
		for (const env of [{}, { K: "" }, { K: undefined }]) {
			const opening = openConfig(config, { env, readText: async () => "" });
			await expect(opening).rejects.toThrow("models[0].keyEnv: the environment has no K");
		}
	});

	test("what fails in reading them fails as it does", async () => {
		const error = new Error("no such file");
		const sources = { env: { K: "k" }, readText: () => Promise.reject(error) };
		await expect(openConfig(config, sources)).rejects.toBe(error);
	});

	test("a Worker needs a key, and its templates", async () => {
		const env = { TOOLGRAMMAR_CONFIG: config, K: "k" };
		await expect(openModels(env, {})).rejects.toThrow(
			"TOOLGRAMMAR_API_KEY is missing: a Worker can be reached by all",
		);
		const keyed = { ...env, TOOLGRAMMAR_API_KEY: "s" };
		await expect(openModels(keyed, {})).rejects.toThrow('the Worker has no chat template "t"');
		const opened = await openModels(keyed, { t: "{{ messages[0].content }}" });
		expect(opened.apiKeys).toEqual(["s"]);
		expect(opened.models.map(({ id }) => id)).toEqual(["a"]);
	});
});
