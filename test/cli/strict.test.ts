/** Strict by the environment: a gateway's operator says it once, and a request may still say otherwise. */
import { expect, test } from "vitest";
import { library } from "../../src/cli/library.js";
import { run } from "./run-main.js";

const tools = [{ type: "function", function: { name: "search" } }];
const input = '<tool_call>{"name": "delete_all", "arguments": {}}</tool_call>';

async function calls(request: object, word?: string): Promise<number> {
	const env = word === undefined ? {} : { TOOLGRAMMAR_STRICT_TOOL_CALL: word };
	const line = JSON.stringify({ format: "hermes", input, tools, ...request });
	const { stdout } = await run(["parse", "--jsonl"], { library, input: `${line}\n`, env });
	return JSON.parse(stdout).tool_calls.length;
}

test.each(["1", "true", "TRUE", "yes", " on "])("%j is strict", async (word) => {
	expect(await calls({}, word)).toBe(0);
});

test.each([undefined, "", "0", "false", "No", "off"])("%j is lenient", async (word) => {
	expect(await calls({}, word)).toBe(1);
});

test("a request says it louder, in both directions", async () => {
	expect(await calls({ strict: false }, "1")).toBe(1);
	expect(await calls({ policies: { strict: false } }, "1")).toBe(1);
	expect(await calls({ strict: true }, "0")).toBe(0);
});

test("one message is strict by the environment too", async () => {
	const words = ["parse", "--format", "hermes"];
	const unclosed = '<tool_call>{"name": "search", "arguments": {}}';
	const free = await run(words, { library, input: unclosed });
	const env = { TOOLGRAMMAR_STRICT_TOOL_CALL: "on" };
	const strict = await run(words, { library, input: unclosed, env });
	const status = ({ stdout }: { readonly stdout: string }) =>
		JSON.parse(stdout).tool_calls[0].status;
	expect([status(free), status(strict)]).toEqual(["repaired", "incomplete"]);
});

test("another word is a mistake, and is said", async () => {
	const { code, stderr } = await run(["parse", "--jsonl"], {
		library,
		env: { TOOLGRAMMAR_STRICT_TOOL_CALL: "maybe" },
	});
	expect(code).toBe(2);
	expect(stderr).toContain("TOOLGRAMMAR_STRICT_TOOL_CALL must be one of 1, true, yes, on");
});
