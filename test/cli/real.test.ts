/** The commands with the installed library and the project's own formats: the contract as a user meets it. */
import { spawn } from "node:child_process";
import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { library } from "../../src/cli/library.js";
import { toolInstructions } from "../../src/render/instructions.js";
import { parse } from "../../src/runtime/index.js";
import { folder, run } from "./run-main.js";

const CALL = '<tool_call>\n{"name": "search", "arguments": {"q": "x"}}\n</tool_call>';
const TOOL = {
	type: "function",
	function: {
		name: "search",
		parameters: { type: "object", properties: { q: { type: "string" } }, required: ["q"] },
	},
};

async function one(request: object) {
	const input = JSON.stringify({ id: 1, format: "hermes", ...request });
	const { code, stdout, stderr } = await run(["parse", "--jsonl"], { library, input });
	expect([code, stderr]).toEqual([0, ""]);
	return JSON.parse(stdout);
}

test("a whole result", async () => {
	const input = `<think>\nhm\n</think>\n\nLet me look.\n${CALL}`;
	const { tool_calls, ...rest } = await one({ input, tools: [TOOL] });
	const start = input.indexOf("<tool_call>");
	expect(rest).toEqual({
		id: 1,
		format: "hermes",
		content: "Let me look.\n",
		reasoning: "hm",
		finish_reason: "tool_calls",
		parse_mode: "primary",
		notices: [],
		error: null,
	});
	const [{ id, ...call }] = tool_calls;
	expect(id).toMatch(/^call_/);
	expect(call).toEqual({
		index: 0,
		type: "function",
		function: { name: "search", arguments: '{"q": "x"}' },
		status: "complete",
		repairs: [],
		valid: true,
		errors: [],
		span: [start, start + CALL.length],
	});
});

test("the result does not depend on the chunk, to the byte, ids too", async () => {
	for (const format of readdirSync("examples")) {
		for (const name of readdirSync(join("examples", format)).filter((name) =>
			name.endsWith(".txt"),
		)) {
			const file = join("examples", format, name);
			const words = [
				"parse",
				file,
				"--format",
				format,
				"--tools",
				file.replace(".txt", ".tools.json"),
			];
			const whole = await run(words, { library });
			expect([whole.code, whole.stderr]).toEqual([0, ""]);
			for (const chunk of ["1", "3", "50"])
				expect(
					await run([...words, "--chunk", chunk], { library }),
					`${file} --chunk ${chunk}`,
				).toEqual(whole);
		}
	}
});

test("ids of one result are all different; those of another input are others", async () => {
	const first = await one({ input: CALL.repeat(5) });
	const second = await one({ input: `${CALL.repeat(4)} ` });
	const ids = [...first.tool_calls, ...second.tool_calls].map(({ id }) => id);
	expect(ids).toHaveLength(9);
	expect(new Set(ids).size).toBe(9);
});

test("every format: listed, found by its names, parsing; passthrough is there", async () => {
	const { stdout } = await run(["formats", "--json"], { library });
	const rows = JSON.parse(stdout);
	expect(rows.map(({ name }: { name: string }) => name)).toContain("passthrough");
	for (const row of rows) {
		expect(Object.keys(row)).toEqual(
			"name title aliases models tokens shape entries lenient reasoning holdback".split(" "),
		);
		for (const name of [row.name, ...row.aliases]) {
			const result = await one({ format: name, input: "just text" });
			expect([result.format, result.content, result.error]).toEqual([row.name, "just text", null]);
		}
		expect([row.name, row.entries.includes("thinking")]).toEqual([row.name, row.reasoning]);
	}
});

test("entry thinking", async () => {
	const input = "hm\n</think>\n\nyes";
	expect(await one({ input, entry: "thinking" })).toMatchObject({
		reasoning: "hm",
		content: "yes",
	});
	expect((await one({ input, entry: "nope" })).error.code).toBe("unknown-entry");
});

test("a cut call is incomplete and not judged; finish_reason stays", async () => {
	const input = CALL.slice(0, 50);
	const result = await one({ input, tools: [TOOL], finish_reason: "length" });
	expect(result.finish_reason).toBe("length");
	expect(result.tool_calls).toMatchObject([{ status: "incomplete", valid: null }]);
	const loud = await one({ input, policies: { onMalformed: "error" } });
	expect(loud.error.code).toBe("malformed");
});

test("tool_choice: none, required, a name", async () => {
	const none = await one({ input: CALL, tool_choice: "none" });
	expect(none).toMatchObject({ content: CALL, tool_calls: [], parse_mode: "none" });
	const required = await one({ input: "no", tools: [TOOL], tool_choice: "required" });
	expect(required.notices).toMatchObject([{ code: "no-call" }]);
	const choice = { type: "function", function: { name: "other" } };
	for (const tool_choice of ["other", choice]) {
		const [call] = (await one({ input: CALL, tools: [TOOL], tool_choice })).tool_calls;
		expect(call.valid).toBe(false);
		expect(call.errors[0].message).toContain("wrong-tool");
	}
});

test("validity: an unknown tool, wrong arguments, no tools", async () => {
	const wrong = CALL.replace('"x"', "1");
	const valid = async (request: object) => (await one(request)).tool_calls[0]?.valid;
	expect(await valid({ input: wrong, tools: [TOOL] })).toBe(false);
	expect(await valid({ input: CALL.replace("search", "find"), tools: [TOOL] })).toBe(false);
	expect(await valid({ input: wrong })).toBeNull();
	expect(await valid({ input: wrong, tools: [] })).toBeNull();
	const strict = await one({ input: wrong, tools: [TOOL], strict: true });
	expect(strict.tool_calls).toEqual([]);
	expect(strict.notices.map(({ code }: { code: string }) => code)).toContain("withheld");
});

test("auto: by the id of a model, as it is published and as others republish it", async () => {
	const models = {
		"Qwen/Qwen2.5-7B-Instruct": "hermes",
		"qwen/qwen2.5-7b-instruct-awq": "hermes",
		"Someone/Qwen3-Coder-30B-A3B-Instruct-GGUF": "qwen_coder",
		"Qwen/Qwen3-Coder-30B-A3B-Instruct": "qwen_coder",
		"mistralai/Mistral-Small-3.2-24B-Instruct-2506": "mistral",
		"moonshotai/Kimi-K2-Instruct": "kimik2",
		"nobody/nothing": "passthrough",
	};
	for (const [model, format] of Object.entries(models))
		expect([model, (await one({ format: "auto", model, input: "" })).format]).toEqual([
			model,
			format,
		]);
});

test("auto: by a chat template", async () => {
	const templates = {
		hermes: "{{ '<tool_call>\\n' }}{{ call | tojson }}{{ '\\n</tool_call>' }}",
		qwen_coder:
			"{{ '<tool_call>\\n<function=' + call.name + '>\\n' }}{{ '<parameter=' + k + '>\\n' }}</parameter></function></tool_call>",
		mistral: "{{ '[TOOL_CALLS]' }}{{ call.name }}{{ '[ARGS]' }}",
		passthrough: "{% for m in messages %}{{ m.content }}{% endfor %}",
	};
	for (const [format, text] of Object.entries(templates)) {
		const file = join(folder({ "t.jinja": text }), "t.jinja");
		const { stdout } = await run(["parse", "--chat-template", file], { library });
		expect(JSON.parse(stdout).format).toBe(format);
	}
});

test("an unknown format lists the valid names", async () => {
	const { code, stderr } = await run(["parse", "--format", "nope"], { library });
	expect(code).toBe(2);
	expect(stderr).toMatch(/^[^\n]*hermes[^\n]*passthrough[^\n]*\n$/);
});

test("events: the log of the library", async () => {
	const { stdout } = await run(["parse", "--format", "kimik2", "--events"], {
		library,
		input: "hi",
	});
	expect(JSON.parse(stdout)).toEqual({ type: "content", text: "hi", start: 0, end: 2 });
});

const GRAMMAR = `format parrot "a JSON object between [[call NAME]] and [[/call]]"
tokens  "[[call ", "[[/call]]"
message = (call / content)*
call    = "[[call " name "]]" _"\\n" arguments _"\\n" "[[/call]]"
prompt
  | Tools: {tools}
  | Say: {example}
example a call
  | [[call search]]{"q": 1}[[/call]]
  = call search {"q": 1}
`;

test("check and generate: a grammar from anywhere becomes a module that parses", async () => {
	const path = folder({
		"my.toolgrammar": GRAMMAR,
		"bad.toolgrammar": GRAMMAR.replace(" name ", " nam "),
	});
	const file = join(path, "my.toolgrammar");
	expect((await run(["check", file], { library })).stdout).toMatch(
		/^parrot: ok \(holdback (\d+)\)\n {2}1 example passed; no models\n {2}[^\n]*at most \1 characters late;[^\n]*\n$/,
	);
	const out = join(path, "out");
	expect((await run(["generate", file, "--out", out], { library })).code).toBe(0);
	writeFileSync(join(out, "package.json"), '{"type":"module"}');
	const made = await import(pathToFileURL(join(out, "parrot.js")).href);
	const { toolCalls } = parse(made.parrot, '[[call search]]{"q": 2}[[/call]]');
	expect(toolCalls).toMatchObject([{ name: "search", arguments: '{"q": 2}' }]);
	expect(made.default).toBe(made.parrot);
	const { parrot: writing } = await import(pathToFileURL(join(out, "parrot.writing.js")).href);
	expect(toolInstructions(made.parrot, writing, [{ name: "search" }])).toBe(
		'Tools: {"name":"search","parameters":{"type":"object","properties":{}}}\nSay: [[call search]]\n{}\n[[/call]]',
	);

	const bad = await run(["check", join(path, "bad.toolgrammar")], { library });
	expect([bad.code, bad.stdout]).toEqual([1, ""]);
	expect(bad.stderr).toContain(`${join(path, "bad.toolgrammar")}:4:21: error[undefined]`);
	expect(bad.stderr).toContain("hint: did you mean `name`?");
});

test("play: all samples, in plain text and in a terminal", async () => {
	const plain = await run(["play"], { library });
	expect([plain.code, plain.stderr]).toEqual([0, ""]);
	expect(plain.stdout).not.toContain("\u001b");
	const headlines = plain.stdout.match(/^== .*$/gm) ?? [];
	const samples = readdirSync("examples").flatMap((format) =>
		readdirSync(join("examples", format)).filter((name) => name.endsWith(".txt")),
	);
	expect(headlines).toHaveLength(samples.length);
	expect(plain.stdout).toMatch(/\n\d+ samples, \d+ calls .*\n$/);
	const terminal = { columns: 80, rows: 24 };
	const seen = await run(["play", "--format", "hermes", "--speed", "0"], { library, terminal });
	expect(seen.code).toBe(0);
	expect(seen.stdout).toContain("╭ call 0");
});

test("many notices and calls in one chunk", async () => {
	const broken = '<tool_call>{"nope": 1}</tool_call>a';
	const result = await one({ input: broken.repeat(60_000) + CALL });
	expect(result.error).toBeNull();
	expect(result.notices.length).toBe(60_000);
});

/** The command as a process of its own. */
function spawned(words: readonly string[]) {
	const child = spawn(process.execPath, ["--import", "tsx", "src/cli/main.ts", ...words]);
	const seen = { stdout: "", stderr: "" };
	child.stdout.setEncoding("utf8").on("data", (text) => {
		seen.stdout += text;
	});
	child.stderr.setEncoding("utf8").on("data", (text) => {
		seen.stderr += text;
	});
	const ended = new Promise<number | null>((resolve) => child.on("close", resolve));
	return { child, seen, ended };
}

test("the process: standard input to standard output, and exit codes", async () => {
	const good = spawned(["parse", "--format", "hermes"]);
	good.child.stdin.end(CALL);
	expect(await good.ended).toBe(0);
	expect(JSON.parse(good.seen.stdout).tool_calls).toHaveLength(1);
	expect(good.seen.stderr).toBe("");

	const wrong = spawned(["parse", "--format", "nope"]);
	// The input stays open: a wrong option must not wait for it.
	expect(await wrong.ended).toBe(2);
	expect(wrong.seen.stdout).toBe("");
});

test("the process: the reader leaves, as head does", async () => {
	const { child, seen, ended } = spawned(["parse", "--jsonl"]);
	child.stdin.on("error", () => {});
	const line = `${JSON.stringify({ format: "hermes", input: "x".repeat(10_000) })}\n`;
	let open = true;
	child.on("close", () => {
		open = false;
	});
	child.stdout.once("data", () => child.stdout.destroy());
	while (open) {
		if (!child.stdin.write(line)) await new Promise((resolve) => setTimeout(resolve, 5));
		await new Promise((resolve) => setImmediate(resolve));
	}
	expect(await ended).toBe(0);
	expect(seen.stderr).toBe("");
});
