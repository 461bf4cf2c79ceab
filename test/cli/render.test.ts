import { describe, expect, test } from "vitest";
import { run } from "./run-main.js";

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
	for (const [input, complaint] of [
		["{", "not JSON"],
		["[]", "the message must be a JSON object"],
		['{"content": 1}', "content must be a string"],
		['{"calls": {}}', "calls must be an array"],
		['{"calls": [{"arguments": {}}]}', "a call needs a name"],
		['{"calls": [{"name": "a", "arguments": []}]}', "arguments must be a JSON object"],
	] as const) {
		test(`a message that is none: ${complaint}`, async () => {
			const { code, stderr } = await run(["render", "--format", "toy"], { input: input });
			expect(code).toBe(1);
			expect(stderr).toContain(complaint);
		});
	}
	test("needs a format that exists, and an entry that it has", async () => {
		expect((await run(["render"], { input: "{}" })).code).toBe(2);
		expect((await run(["render", "--format", "nope"], { input: "{}" })).code).toBe(2);
		expect(
			(await run(["render", "--format", "toy", "--entry", "nope"], { input: "{}" })).code,
		).toBe(2);
	});
});
