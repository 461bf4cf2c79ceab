import { join } from "node:path";
import { expect, test } from "vitest";
import { folder, run } from "./run-main.js";
import { stubLibrary } from "./stub.js";

const TOOLS = [{ type: "function", function: { name: "f", parameters: { type: "object" } } }];

async function result(words: readonly string[], input: string) {
	const { code, stdout, stderr } = await run(["parse", ...words], { input });
	expect([code, stderr]).toEqual([0, ""]);
	expect(stdout).toMatch(/^[^\n]+\n$/);
	return JSON.parse(stdout);
}

test("the result has the members of the contract, in its order", async () => {
	const { stdout } = await run(["parse", "--format", "toy"], { input: '(hm)a[f:{"x":1}]b!' });
	expect(stdout).toBe(
		`${JSON.stringify({
			id: null,
			format: "toy",
			content: "ab",
			reasoning: "hm",
			tool_calls: [
				{
					index: 0,
					id: "call_0",
					type: "function",
					function: { name: "f", arguments: '{"x":1}' },
					status: "complete",
					repairs: [],
					valid: null,
					errors: [],
					span: [5, 16],
				},
			],
			finish_reason: "tool_calls",
			parse_mode: "primary",
			notices: [{ code: "malformed", message: "malformed at 17", span: [17, 18] }],
			error: null,
		})}\n`,
	);
});

test("without a call parse_mode is none", async () => {
	expect(await result(["--format", "toy"], "hello")).toMatchObject({
		content: "hello",
		tool_calls: [],
		parse_mode: "none",
		finish_reason: "stop",
	});
});

test("an alias leads to the canonical name", async () => {
	expect((await result(["--format", "toy-one"], "")).format).toBe("toy");
});

test("FILE in place of standard input; - is standard input", async () => {
	const file = join(folder({ "a.txt": "from the file" }), "a.txt");
	expect((await result([file, "--format", "toy"], "from the input")).content).toBe("from the file");
	expect((await result(["-", "--format", "toy"], "from the input")).content).toBe("from the input");
});

test("a file that cannot be read: exit 1", async () => {
	for (const words of [
		["no-such-file"],
		["--tools", "no-such-file"],
		["--chat-template", "no-such-file"],
		["--format", "toy", folder()],
	]) {
		const { code, stdout, stderr } = await run(["parse", ...words]);
		expect([code, stdout]).toEqual([1, ""]);
		expect(stderr).toMatch(/^toolgrammar: cannot read [^\n]+\n$/);
	}
});

test("bytes that are no UTF-8 are replaced, and a byte order mark stays", async () => {
	const input = Uint8Array.from([0xef, 0xbb, 0xbf, 0x61, 0xff, 0x62]);
	const { stdout } = await run(["parse", "--format", "passthrough"], { input });
	expect(JSON.parse(stdout).content).toBe("\ufeffa\ufffdb");
});

test("a character that two pieces of the input share is whole", async () => {
	const bytes = Buffer.from("a€b");
	const input = [bytes.subarray(0, 2), bytes.subarray(2)];
	const { stdout } = await run(["parse", "--format", "toy"], { input });
	expect(JSON.parse(stdout).content).toBe("a€b");
});

test("auto: the model decides, else passthrough; auto is the default", async () => {
	const input = "[f:{}]";
	expect((await result(["--format", "auto", "--model", "Acme/Toy-1"], input)).format).toBe("toy");
	expect((await result(["--model", "Acme/Toy-1"], input)).format).toBe("toy");
	expect((await result(["--model-type", "toy_one"], input)).format).toBe("toy");
	expect((await result([], input)).format).toBe("passthrough");
	const file = join(folder({ "t.jinja": "{{ '[CALL' }} x {{ 'EOC]' }}" }), "t.jinja");
	expect((await result(["--chat-template", file], input)).format).toBe("toy");
});

test("a named format is not changed by evidence for another", async () => {
	expect((await result(["--format", "toy", "--model", "Acme/Toy-Pro-1"], "")).format).toBe("toy");
});

test("--chunk cuts the text, and the result is the same", async () => {
	const input = '(hm)é€𝄞[f:{"x":"𝄞"}]!';
	const whole = await run(["parse", "--format", "toy"], { input });
	for (const length of [1, 2, 3, 7, 1000]) {
		const library = stubLibrary();
		const words = ["parse", "--format", "toy", "--chunk", String(length)];
		expect(await run(words, { input, library })).toEqual(whole);
		const { chunks } = library.seen;
		expect(chunks.join("")).toBe(input);
		for (const chunk of chunks.slice(0, -1)) expect(chunk).toHaveLength(length);
	}
});

test("without --chunk the text is one piece", async () => {
	const library = stubLibrary();
	await run(["parse", "--format", "toy"], { library, input: "some text" });
	expect(library.seen.chunks).toEqual(["some text"]);
});

test("--tools: declared, and judged by the validator", async () => {
	const file = join(folder({ "tools.json": JSON.stringify(TOOLS) }), "tools.json");
	const { tool_calls } = await result(
		["--format", "toy", "--tools", file],
		'[f:{"x":1}][f:{}][f:{"cut',
	);
	expect(
		tool_calls.map(({ valid, errors }: { valid: unknown; errors: unknown }) => [valid, errors]),
	).toEqual([
		[true, []],
		[false, [{ path: "", message: "is empty" }]],
		[null, []],
	]);
	const library = stubLibrary();
	await run(["parse", "--format", "toy", "--tools", file], { library });
	expect(library.seen.options[0]?.tools).toEqual(TOOLS);
});

const badTools: readonly (readonly [string, RegExp])[] = [
	["{", /JSON/],
	["{}", /must be an array/],
	["[1]", /tools\[0\] must be an object/],
	['[{"type":"function","function":{}}]', /tools\[0\] has no name/],
	['[{"name":"a"},{"name":""}]', /tools\[1\] has no name/],
	['[{"type":"custom","function":{"name":"a"}}]', /type must be "function"/],
	['[{"name":"a","parameters":"x"}]', /JSON Schema/],
];
test.each(badTools)("tools %s: exit 2", async (text, message) => {
	const file = join(folder({ "tools.json": text }), "tools.json");
	const { code, stderr } = await run(["parse", "--format", "toy", "--tools", file]);
	expect(code).toBe(2);
	expect(stderr).toMatch(/^toolgrammar: [^\n]+\n$/);
	expect(stderr).toMatch(message);
});

test("the other options reach the parser", async () => {
	const library = stubLibrary();
	const policies =
		"trimContent=true coerceQuoted=false lenient=bare,unclosed unknownTool=withhold onMalformed=text intent=true";
	const words = ["parse", "--format", "toy", "--entry", "thinking", "--finish-reason", "length"];
	words.push("--tool-choice", "f", "--strict");
	for (const policy of policies.split(" ")) words.push("--policy", policy);
	const { code, stdout } = await run(words, { library, input: "hm)x" });
	expect(code).toBe(0);
	expect(JSON.parse(stdout)).toMatchObject({
		reasoning: "hm",
		content: "x",
		finish_reason: "length",
	});
	expect(library.seen.reasons).toEqual(["length"]);
	expect(library.seen.options[0]).toMatchObject({
		entry: "thinking",
		strict: true,
		toolChoice: "f",
		policies: {
			trimContent: true,
			coerceQuoted: false,
			lenient: ["bare", "unclosed"],
			unknownTool: "withhold",
			onMalformed: "text",
		},
	});
});

test("the defaults: stop, not strict, no choice, no policy", async () => {
	const library = stubLibrary();
	await run(["parse", "--format", "toy"], { library });
	expect(library.seen.reasons).toEqual(["stop"]);
	const { generateId, ...options } = library.seen.options[0] ?? {};
	expect(options).toEqual({ collect: true, strict: false, policies: {} });
	expect(generateId).toBeTypeOf("function");
});

test("an empty list of lenient codes is not the same as none", async () => {
	const library = stubLibrary();
	await run(["parse", "--format", "toy", "--policy", "lenient="], { library });
	expect(library.seen.options[0]?.policies).toEqual({ lenient: [] });
});

test("strict and toolChoice are policies too", async () => {
	const library = stubLibrary();
	const words = ["--policy", "strict=true", "--policy", "toolChoice=none"];
	await run(["parse", "--format", "toy", ...words], { library });
	expect(library.seen.options[0]).toMatchObject({ strict: true, toolChoice: "none" });
});

test("--tool-choice takes the OpenAI object", async () => {
	const library = stubLibrary();
	const choice = { type: "function", function: { name: "f" } };
	const words = ["parse", "--format", "toy", "--tool-choice", JSON.stringify(choice)];
	await run(words, { library });
	expect(library.seen.options[0]?.toolChoice).toEqual(choice);
});

test("--fallback makes a chain, which says who gave the calls; the policy intent reaches it", async () => {
	const library = stubLibrary();
	const words = ["parse", "--format", "toy", "--fallback", "--policy", "intent=true"];
	const { stdout } = await run(words, { library, input: "a!" });
	const { parse_mode, notices } = JSON.parse(stdout);
	expect(parse_mode).toBe("marker");
	expect(notices.map(({ code }: { code: string }) => code)).toEqual(["malformed"]);
	expect(library.seen.options[0]).toMatchObject({ intent: true });
	expect((await result(["--format", "toy"], "a!")).parse_mode).toBe("none");
});

test("callsInReasoning reaches the parser", async () => {
	for (const value of ["text", "call"]) {
		const library = stubLibrary();
		const words = ["parse", "--format", "toy", "--policy", `callsInReasoning=${value}`];
		await run(words, { library, input: "a" });
		expect(library.seen.options[0]).toMatchObject({ policies: { callsInReasoning: value } });
	}
});

test("onMalformed: error makes a malformed place or a cut call an error; the result is still there", async () => {
	const loud = ["--format", "toy", "--policy", "onMalformed=error"];
	expect(await result(loud, "a!")).toMatchObject({
		content: "a",
		error: { code: "malformed", message: "malformed at 1" },
	});
	expect((await result(loud, '[f:{"x')).error).toEqual({
		code: "malformed",
		message: 'the call of "f" never ended',
	});
	expect((await result(loud, '[f:{"x":1}]')).error).toBeNull();
	expect((await result(["--format", "toy"], '!![f:{"x')).error).toBeNull();
});

test("--events: one event a line, and their fold is the same for every --chunk", async () => {
	const input = '(hm)a[f:{"x":1}]!';
	const words = ["parse", "--format", "toy", "--events"];
	const { code, stdout } = await run(words, { input });
	expect(code).toBe(0);
	const events = stdout
		.trimEnd()
		.split("\n")
		.map((line) => JSON.parse(line));
	expect(events.map(({ type }) => type).join(" ")).toMatch(
		/^reasoning reasoning content call-start (call-arguments ){7}call-end notice$/,
	);
	expect(events.at(-2)).toMatchObject({ index: 0, status: "complete", start: 5, end: 16 });
	expect((await run([...words, "--chunk", "1"], { input })).stdout).toBe(stdout);
});
