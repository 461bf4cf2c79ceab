import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { library } from "../../src/cli/library.js";
import { listFormats } from "../../src/generated/registry.js";
import { folder, run } from "./run-main.js";

describe("render", () => {
	test("prints the text, and nothing else", async () => {
		const { code, stdout, stderr } = await run(["render", "--format", "toy"], {
			input: '{"content": "Hi"}',
		});
		expect([code, stdout, stderr]).toEqual([0, "<<Hi>>", ""]);
	});
	test("says why a message cannot be carried", async () => {
		const { code, stdout, stderr } = await run(["render", "--format", "toy"], {
			input: '{"content": "Hi!"}',
		});
		expect([code, stdout]).toEqual([1, ""]);
		expect(stderr).toContain("unrepresentable in toy: it shouts");
	});
	test.each([
		["{", 'not JSON: character 2: a key or "}" is expected, the text ends'],
		['{\n"content": "a\n"}', "not JSON: line 2, character 14: U+000A must be escaped"],
		["[]", "the message must be a JSON object"],
		['{"content": 1}', "the message.content must be a text"],
		['{"calls": {}}', "the message.calls must be a list"],
		['{"calls": [{"arguments": {}}]}', "the message.calls[0].name must be a text"],
		['{"calls": [{"name": "a", "arguments": []}]}', "no object"],
		['{"tool_call": []}', 'did you mean "tool_calls"'],
		['{"choices": [{"message": {"content": "x"}}]}', "choices"],
		['{"content": null, "refusal": "no"}', "the message.refusal"],
	])("a message that is none: %s", async (input, complaint) => {
		const { code, stdout, stderr } = await run(["render", "--format", "hermes"], {
			library,
			input,
		});
		expect([code, stdout]).toEqual([1, ""]);
		expect(stderr).toContain(complaint);
		expect(stderr.split("\n")).toHaveLength(2);
	});
	test("needs a format that exists, and an entry that it has", async () => {
		expect((await run(["render"], { input: "{}" })).code).toBe(2);
		expect((await run(["render", "--format", "nope"], { input: "{}" })).code).toBe(2);
		expect(
			(await run(["render", "--format", "toy", "--entry", "nope"], { input: "{}" })).code,
		).toBe(2);
	});
	test("auto is no format, and is not said to be one", async () => {
		for (const name of ["auto", "nope"]) {
			const { code, stderr } = await run(["render", "--format", name], { input: "{}" });
			expect(code).toBe(2);
			expect(stderr).toContain(`unknown format "${name}"; valid names: toy, other, passthrough`);
		}
	});
	test("a byte order mark before the message and before the tools is dropped", async () => {
		const tools = join(folder({ tools: '\ufeff[{"name": "f"}]' }), "tools");
		const words = ["render", "--format", "hermes", "--tools", tools];
		const { code, stdout } = await run(words, { library, input: '\ufeff{"content": "Hi"}' });
		expect([code, stdout]).toEqual([0, "Hi"]);
	});
});

const CALLS = [
	{ name: "weather", arguments: '{"city":"Paris","n":9007199254740993,"2":"b","1":"a"}' },
	{ name: "time", arguments: "{}" },
];
/** What any of these prints of the message is read back as these calls and this text. */
async function rendered(message: unknown): Promise<unknown> {
	const input = typeof message === "string" ? message : JSON.stringify(message);
	const { code, stdout, stderr } = await run(["render", "--format", "qwen_coder"], {
		library,
		input,
	});
	expect([code, stderr]).toEqual([0, ""]);
	const read = await run(["parse", "--format", "qwen_coder"], { library, input: stdout });
	const { content, tool_calls } = JSON.parse(read.stdout);
	return [content, tool_calls.map((call: { function: unknown }) => call.function)];
}

describe("no call is lost on the way to the wire", () => {
	const said = ["Hi.\n", CALLS];
	test("from parse, of every format that calls", async () => {
		for (const format of listFormats().filter(({ shape }) => shape !== "S0")) {
			const message = await run(["render", "--format", format.name], {
				library,
				input: JSON.stringify({ calls: [{ name: "weather", arguments: { city: "Paris" } }] }),
			});
			if (message.code !== 0) continue;
			const words = ["parse", "--format", format.name];
			const parsed = await run(words, { library, input: message.stdout });
			expect(JSON.parse(parsed.stdout).tool_calls, format.name).toHaveLength(1);
			expect(((await rendered(parsed.stdout)) as unknown[])[1], format.name).toEqual([
				{ name: "weather", arguments: '{"city":"Paris"}' },
			]);
		}
	});
	test("from parse: digits and the order of keys stay", async () => {
		const input = CALLS.map(
			({ name, arguments: args }) =>
				`<tool_call>\n{"name": "${name}", "arguments": ${args}}\n</tool_call>`,
		).join("\n");
		const { stdout } = await run(["parse", "--format", "hermes"], {
			library,
			input: `Hi.\n${input}`,
		});
		expect(await rendered(stdout)).toEqual([JSON.parse(stdout).content, CALLS]);
	});
	test("from OpenAI", async () => {
		const tool_calls = CALLS.map((one, at) => ({ id: `c${at}`, type: "function", function: one }));
		const message = { role: "assistant", content: "Hi.\n", refusal: null, tool_calls };
		expect(await rendered(message)).toEqual(said);
	});
	test("from Anthropic", async () => {
		const blocks = CALLS.map(
			({ name, arguments: args }, at) =>
				`{"type":"tool_use","id":"c${at}","name":"${name}","input":${args}}`,
		);
		const text = `{"role":"assistant","content":[{"type":"text","text":"Hi.\\n"},${blocks.join()}]}`;
		expect(await rendered(text)).toEqual(said);
	});
	test.each([
		["a call that is incomplete", 'a<tool_call>\n{"name": "f", "arguments": {"a": 1', "incomplete"],
	])("%s is refused", async (_title, input, why) => {
		const { stdout } = await run(["parse", "--format", "hermes"], { library, input });
		expect(JSON.parse(stdout).tool_calls).toHaveLength(1);
		const {
			code,
			stdout: none,
			stderr,
		} = await run(["render", "--format", "hermes"], { library, input: stdout });
		expect([code, none]).toEqual([1, ""]);
		expect(stderr).toContain(why);
	});
	test("a result with an error is refused", async () => {
		const { stdout } = await run(["parse", "--jsonl"], { library, input: '{"format":"hermes"}' });
		const { code, stderr } = await run(["render", "--format", "hermes"], {
			library,
			input: stdout,
		});
		expect(code).toBe(1);
		expect(stderr).toContain("the result has an error: input or chunks is missing");
	});
});
