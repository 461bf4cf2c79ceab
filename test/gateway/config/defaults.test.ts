/** What a model gets where its settings do not say it: who describes the tools; and what is said of members that a file cannot have. */
import { describe, expect, test } from "vitest";
import { openModel } from "../../../src/gateway/config/open.js";
import { readConfig } from "../../../src/gateway/config/settings.js";
import type { Sent, Transport } from "../../../src/gateway/upstream/transport.js";
import { all } from "../upstream/read.js";

const TOOL = { type: "function", function: { name: "find", parameters: { type: "object" } } };

/** What the upstream of a model is sent for a request with a tool. */
async function sentBy(format: string, more: object = {}): Promise<string> {
	const all_: Sent[] = [];
	const said = 'data: {"choices":[{"delta":{"content":"Hi."},"finish_reason":"stop"}]}\n\n';
	const transport: Transport = async (sent) => {
		all_.push(sent);
		const left = [new TextEncoder().encode(said)];
		return { status: 200, type: "text/event-stream", read: async () => left.shift() ?? null };
	};
	const settings = { id: "m", url: "http://h", dialect: "openai", reading: {} } as const;
	const { engine } = await openModel({ ...settings, format, ...more }, { transport });
	const messages = [{ role: "user", content: "Hello." }] as const;
	await all(engine, { model: "m", messages, tools: [TOOL] });
	expect(all_).toHaveLength(1);
	return all_[0]?.body ?? "";
}

const DESCRIBED = "You can call tools";

describe("who describes the tools", () => {
	test.each(["hermes", "llama3_json", "mistral"])(
		"%s belongs to models: their server does",
		async (format) => {
			const body = await sentBy(format);
			expect(JSON.parse(body)).toMatchObject({ tools: [TOOL] });
			expect(body).not.toContain(DESCRIBED);
		},
	);

	test.each(["react", "tool_call_marker", "fenced_json"])(
		"%s is a convention: no template knows it, so the gateway does",
		async (format) => {
			const body = await sentBy(format);
			expect(JSON.parse(body)).not.toHaveProperty("tools");
			expect(body).toContain(DESCRIBED);
		},
	);

	test("a format without calls describes none", async () => {
		const body = await sentBy("passthrough");
		expect(JSON.parse(body)).toMatchObject({ tools: [TOOL] });
	});

	test("the settings win", async () => {
		expect(await sentBy("hermes", { tools: "prompt" })).toContain(DESCRIBED);
		expect(await sentBy("react", { tools: "upstream" })).not.toContain(DESCRIBED);
	});
});

test("a member that no file has is named with its place", () => {
	const models = [{ id: "a", upstream: "http://h" }];
	expect(() => readConfig(JSON.stringify({ models, model: "a" }))).toThrow(
		/^unknown member of the file: "model".*did you mean "models"/,
	);
	expect(() => readConfig(JSON.stringify({ models: [{ ...models[0], ide: 1 }] }))).toThrow(
		/^unknown member of models\[0\]: "ide"/,
	);
});
