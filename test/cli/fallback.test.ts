/** The fallback chain as a user of the command line meets it. */
import { join } from "node:path";
import { expect, test } from "vitest";
import { library } from "../../src/cli/library.js";
import { folder, run } from "./run-main.js";

const TOOL = {
	type: "function",
	function: {
		name: "search",
		parameters: {
			type: "object",
			properties: { q: { type: "string" } },
			required: ["q"],
			additionalProperties: false,
		},
	},
};
const JSON_CALL = '{"name": "search", "arguments": {"q": "x"}}';
const TEXTS = {
	json: JSON_CALL,
	bracket: '[search(q="x")]',
	marker: 'TOOL_CALL: {"tool_name": "search", "parameters": {"q": "x"}}',
	fenced: `Look:\n\`\`\`json\n${JSON_CALL}\n\`\`\`\nThere.`,
};

async function all(requests: readonly object[]) {
	const input = requests
		.map((request) => JSON.stringify({ format: "hermes", tools: [TOOL], ...request }))
		.join("\n");
	const { code, stdout, stderr } = await run(["parse", "--jsonl"], { library, input });
	expect([code, stderr]).toEqual([0, ""]);
	return stdout
		.trimEnd()
		.split("\n")
		.map((line) => JSON.parse(line));
}

test("each mode by its signal, in each chunking; the signal stays content", async () => {
	for (const [mode, text] of Object.entries(TEXTS)) {
		const input = `need_tool: yes\n${text}`;
		const requests = [{ input }, { chunks: [...input] }, { input, strict: true }];
		const results = await all(requests.map((request) => ({ ...request, fallback: true })));
		for (const result of results) expect(result).toEqual(results[0]);
		const [{ content, tool_calls, ...rest }] = results;
		expect(rest).toMatchObject({ parse_mode: mode, finish_reason: "tool_calls", error: null });
		expect(content).toBe(
			mode === "fenced" ? "need_tool: yes\nLook:\n\nThere." : "need_tool: yes\n",
		);
		expect(tool_calls).toMatchObject([
			{
				index: 0,
				function: { name: "search" },
				status: "complete",
				repairs: [],
				valid: true,
			},
		]);
		expect(JSON.parse(tool_calls[0].function.arguments)).toEqual({ q: "x" });
		expect(rest.notices.map(({ code }: { code: string }) => code)).toEqual(["fallback"]);
	}
});

test("nothing is looked for without --fallback, without intent, against the caller's word, or without tools", async () => {
	const input = `need_tool: yes\n${JSON_CALL}`;
	const results = await all([
		{ input },
		{ input: JSON_CALL, fallback: true },
		{ input, fallback: true, policies: { intent: false } },
		{ input, fallback: true, tools: null },
		{ input, fallback: true, tool_choice: "none" },
	]);
	for (const result of results)
		expect(result).toMatchObject({ tool_calls: [], parse_mode: "none", notices: [] });
	const [promoted] = await all([{ input: JSON_CALL, fallback: true, policies: { intent: true } }]);
	expect(promoted).toMatchObject({ parse_mode: "json", content: "" });
});

test("options and events of a single parse", async () => {
	const tools = join(folder({ "tools.json": JSON.stringify([TOOL]) }), "tools.json");
	const words = ["parse", "--format", "qwen_coder", "--tools", tools, "--fallback"];
	const input = `${TEXTS.marker} ok`;
	const shown = [...words, "--policy", "intent=true"];
	const { stdout } = await run(shown, { library, input });
	expect(JSON.parse(stdout)).toMatchObject({ parse_mode: "marker", content: " ok" });
	const log = await run([...shown, "--events"], { library, input });
	const types = log.stdout
		.trimEnd()
		.split("\n")
		.map((line) => JSON.parse(line).type);
	expect(types).toEqual(["notice", "call-start", "call-arguments", "call-end", "content"]);
	const off = await run([...words, "--policy", "intent=false"], { library, input });
	expect(JSON.parse(off.stdout)).toMatchObject({ parse_mode: "none", content: input });
});

test("the primary format comes first", async () => {
	const input = `need_tool: yes\n${TEXTS.marker}\n<tool_call>\n${JSON_CALL}\n</tool_call>`;
	const [result] = await all([{ input, fallback: true }]);
	expect(result.tool_calls).toHaveLength(1);
	expect(result).toMatchObject({
		parse_mode: "primary",
		content: `need_tool: yes\n${TEXTS.marker}\n`,
	});
});
