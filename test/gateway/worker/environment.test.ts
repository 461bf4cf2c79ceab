/** What a Worker's environment opens, without a Worker. */
import { describe, expect, test } from "vitest";
import { openModels } from "../../../src/gateway/worker/environment.js";
import { listFormats } from "../../../src/generated/registry.js";
import { must } from "../support.js";

const MODEL = { id: "m", upstream: "http://127.0.0.1:9", dialect: "vllm", format: "hermes" };
const config = (...models: readonly object[]): string => JSON.stringify({ models });
const TEMPLATE = "{% for m in messages %}<|im_start|>{{ m.content }}<|im_end|>{% endfor %}";

describe("a Worker's models", () => {
	test("without a configuration: a replay of each format, for all who find it", async () => {
		const { models, apiKeys } = await openModels({}, {});
		expect(models.map(({ id }) => id)).toEqual(listFormats().map(({ name }) => `replay/${name}`));
		expect(apiKeys).toEqual([]);
	});

	test("with a key: for those who have it; an empty one is none", async () => {
		const keysOf = async (key: unknown) =>
			(await openModels({ TOOLGRAMMAR_API_KEY: key }, {})).apiKeys;
		expect(await keysOf("k")).toEqual(["k"]);
		expect(await keysOf("")).toEqual([]);
		// a binding of another kind
		expect(await keysOf({ get: () => "k" })).toEqual([]);
	});

	test("with a configuration: its models, and a key must be there", async () => {
		const bindings = { TOOLGRAMMAR_CONFIG: config(MODEL), TOOLGRAMMAR_API_KEY: "k", DB: {} };
		const { models, apiKeys } = await openModels(bindings, {});
		expect([models.map(({ id }) => id), apiKeys]).toEqual([["m"], ["k"]]);
		for (const key of [undefined, ""])
			await expect(openModels({ ...bindings, TOOLGRAMMAR_API_KEY: key }, {})).rejects.toThrow(
				/TOOLGRAMMAR_API_KEY is missing/,
			);
	});

	test("chat templates are those that the Worker was made with", async () => {
		const bindings = (chatTemplate: string) => ({
			TOOLGRAMMAR_CONFIG: config({ ...MODEL, chatTemplate }),
			TOOLGRAMMAR_API_KEY: "k",
		});
		const templates = { "small.jinja": TEMPLATE };
		const { models } = await openModels(bindings("small.jinja"), templates);
		expect(must(models[0]).id).toBe("m");
		for (const name of ["other.jinja", "toString"])
			await expect(openModels(bindings(name), templates)).rejects.toThrow(
				`the Worker has no chat template ${JSON.stringify(name)}`,
			);
	});
});
