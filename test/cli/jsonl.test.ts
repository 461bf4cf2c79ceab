import { createHash } from "node:crypto";
import { join } from "node:path";
import { Writable } from "node:stream";
import { expect, test } from "vitest";
import { main } from "../../src/cli/run.js";
import { folder, run, TextSink } from "./run-main.js";
import { stubLibrary } from "./stub.js";

async function filter(input: string | Uint8Array | Iterable<string | Uint8Array>) {
	const { code, stdout, stderr } = await run(["parse", "--jsonl"], { input });
	expect([code, stderr]).toEqual([0, ""]);
	expect(stdout === "" || stdout.endsWith("\n")).toBe(true);
	return stdout
		.split("\n")
		.slice(0, -1)
		.map((line) => JSON.parse(line));
}

/** The result of one request. */
async function one(request: unknown) {
	const results = await filter(JSON.stringify(request));
	expect(results).toHaveLength(1);
	return results[0];
}

test("each line gives one result, in order, with its id", async () => {
	const ids = [1, "two", null, { three: [3] }, [], false, 0];
	const requests = ids.map((id, at) => ({ id, format: "toy", input: `text ${at}` }));
	const results = await filter(requests.map((request) => `${JSON.stringify(request)}\n`).join(""));
	expect(results.map(({ id }) => id)).toEqual(ids);
	expect(results.map(({ content }) => content)).toEqual(ids.map((_, at) => `text ${at}`));
});

test("the members of a result, in the order of the contract", async () => {
	const input = JSON.stringify({ id: 7, format: "toy-one", input: "a[f:{}]" });
	const { stdout } = await run(["parse", "--jsonl"], { input });
	expect(stdout).toBe(
		'{"id":7,"format":"toy","content":"a","reasoning":"","tool_calls":[{"index":0,"id":"call_0","type":"function",' +
			'"function":{"name":"f","arguments":"{}"},"status":"complete","repairs":[],"valid":null,"errors":[],"span":[1,7]}],' +
			'"finish_reason":"tool_calls","parse_mode":"primary","notices":[],"error":null}\n',
	);
});

test("a request without an id has the id null", async () => {
	expect(await one({ format: "toy", input: "" })).toMatchObject({ id: null, error: null });
});

test("line ends: LF, CR LF, none at the end; empty lines are passed over", async () => {
	const line = (id: number) => JSON.stringify({ id, format: "toy", input: "x" });
	const results = await filter(`\n${line(1)}\r\n\r\n  \n${line(2)}\n\n${line(3)}`);
	expect(results.map(({ id }) => id)).toEqual([1, 2, 3]);
	expect(await filter("")).toEqual([]);
	expect(await filter("\n\r\n")).toEqual([]);
});

test("lines and characters may be cut anywhere by the pieces of the stream", async () => {
	const line = JSON.stringify({ id: 1, format: "toy", input: "é€𝄞" });
	const bytes = Buffer.from(`${line}\r\n${line}`);
	const whole = await filter(bytes);
	expect(whole.map(({ content }) => content)).toEqual(["é€𝄞", "é€𝄞"]);
	for (const size of [1, 2, 3, 5, 64]) {
		const pieces: Uint8Array[] = [];
		for (let at = 0; at < bytes.length; at += size) pieces.push(bytes.subarray(at, at + size));
		expect(await filter(pieces)).toEqual(whole);
	}
});

test("chunks are fed as they stand", async () => {
	const library = stubLibrary();
	const chunks = ["a", "", "\ud834", "\udd1e[f:", '{"x":1}]', ""];
	const input = JSON.stringify({ format: "toy", chunks });
	const { stdout } = await run(["parse", "--jsonl"], { library, input });
	expect(library.seen.chunks).toEqual(chunks);
	expect(JSON.parse(stdout)).toMatchObject({ content: "a𝄞", parse_mode: "primary" });
	const whole = await one({ format: "toy", input: chunks.join("") });
	expect(JSON.parse(stdout)).toEqual(whole);
	expect(await one({ format: "toy", chunks: [] })).toMatchObject({ content: "", error: null });
});

test("all members of a request reach the parser", async () => {
	const library = stubLibrary();
	const tools = [{ type: "function", function: { name: "f", description: "d", parameters: {} } }];
	const choice = { type: "function", function: { name: "f" } };
	const request = {
		id: 1,
		format: "toy",
		input: "hm)",
		tools,
		tool_choice: choice,
		entry: "thinking",
		finish_reason: "length",
		strict: true,
		fallback: true,
		policies: {
			lenient: ["bare"],
			unknownTool: "forward",
			intent: false,
			callsInReasoning: "text",
		},
	};
	const { stdout } = await run(["parse", "--jsonl"], { library, input: JSON.stringify(request) });
	expect(JSON.parse(stdout)).toMatchObject({
		reasoning: "hm",
		finish_reason: "length",
		parse_mode: "marker",
		notices: [],
		error: null,
	});
	expect(library.seen.options[0]).toMatchObject({
		tools,
		toolChoice: choice,
		intent: false,
		entry: "thinking",
		strict: true,
		policies: { lenient: ["bare"], unknownTool: "forward" },
	});
	expect(library.seen.options[0]?.validator).toBeDefined();
	expect(library.seen.reasons).toEqual(["length"]);
});

test("the choice of the request goes before the policy of that name", async () => {
	const library = stubLibrary();
	const request = {
		format: "toy",
		input: "",
		strict: false,
		tool_choice: "auto",
		policies: { strict: true, toolChoice: "none" },
	};
	await run(["parse", "--jsonl"], { library, input: JSON.stringify(request) });
	expect(library.seen.options[0]).toMatchObject({ strict: false, toolChoice: "auto" });
});

test("a member that is null counts as left out; unknown members are ignored", async () => {
	const given = { id: 1, format: "toy", input: "x", tools: null, chunks: null, policies: null };
	const more = { entry: null, strict: null, model: null, tool_choice: null, comment: "hello" };
	expect(await one({ ...given, ...more })).toMatchObject({ content: "x", error: null });
	const tool = { type: "function", function: { name: "f", description: null, parameters: null } };
	expect(await one({ ...given, tools: [tool] })).toMatchObject({ error: null });
});

test("auto: model, model_type, else passthrough", async () => {
	const given = { format: "auto", input: "" };
	expect((await one({ ...given, model: "Acme/Toy-1" })).format).toBe("toy");
	expect((await one({ ...given, model_type: "toy" })).format).toBe("toy");
	expect((await one(given)).format).toBe("passthrough");
});

test("an unknown format is an error of its line; the message lists the valid names", async () => {
	const result = await one({ id: 4, format: "tyo", input: "x", finish_reason: "length" });
	expect(result).toEqual({
		id: 4,
		format: "tyo",
		content: "",
		reasoning: "",
		tool_calls: [],
		finish_reason: "length",
		parse_mode: "none",
		notices: [],
		error: {
			code: "unknown-format",
			message:
				'unknown format "tyo"; valid names: auto, toy, other, passthrough; did you mean "toy"?',
		},
	});
});

test("an unknown entry is an error of its line", async () => {
	const result = await one({ id: 4, format: "toy-one", input: "x", entry: "x" });
	expect(result).toMatchObject({ id: 4, format: "toy", error: { code: "unknown-entry" } });
	expect(result.error.message).toContain("valid names: thinking");
});

const bad: readonly (readonly [string, string, RegExp])[] = [
	["no JSON", "{", /not JSON/],
	["a number", "1", /must be a JSON object/],
	["null", "null", /must be a JSON object/],
	["an array", "[]", /must be a JSON object/],
	["no format", '{"input":""}', /format is missing/],
	["a format that is no text", '{"format":1,"input":""}', /format must be a string/],
	["no input", '{"format":"toy"}', /input or chunks is missing/],
	["two inputs", '{"format":"toy","input":"","chunks":[]}', /not both/],
	["an input that is no text", '{"format":"toy","input":["a"]}', /input must be a string/],
	["chunks that are no array", '{"format":"toy","chunks":"a"}', /chunks must be/],
	["a chunk that is no text", '{"format":"toy","chunks":["a",1]}', /chunks must be/],
	["tools that are no array", '{"format":"toy","input":"","tools":{}}', /tools must be/],
	["a tool without a name", '{"format":"toy","input":"","tools":[{}]}', /no name/],
	[
		"a strange tool choice",
		'{"format":"toy","input":"","tool_choice":{"type":"any"}}',
		/tool_choice/,
	],
	["a tool choice that is a number", '{"format":"toy","input":"","tool_choice":1}', /tool_choice/],
	[
		"strict that is text",
		'{"format":"toy","input":"","strict":"true"}',
		/strict must be a boolean/,
	],
	["an entry that is a number", '{"format":"toy","input":"","entry":1}', /entry must be/],
	["policies that are a list", '{"format":"toy","input":"","policies":[]}', /policies must be/],
	["an unknown policy", '{"format":"toy","input":"","policies":{"x":1}}', /unknown policy "x"/],
	[
		"a policy of Object",
		'{"format":"toy","input":"","policies":{"__proto__":1}}',
		/unknown policy/,
	],
	["a wrong policy", '{"format":"toy","input":"","policies":{"lenient":true}}', /lenient must be/],
	["a wrong intent", '{"format":"toy","input":"","policies":{"intent":"no"}}', /intent must be/],
	[
		"a wrong choice",
		'{"format":"toy","input":"","policies":{"unknownTool":"drop"}}',
		/unknownTool/,
	],
];
test.each(bad)(
	"%s: an error of its line, and the filter goes on",
	async (_title, line, message) => {
		const good = JSON.stringify({ id: "after", format: "toy", input: "x" });
		const results = await filter(`${line}\n${good}\n`);
		expect(results).toHaveLength(2);
		expect(results[0].error.code).toBe("bad-request");
		expect(results[0].error.message).toMatch(message);
		expect(results[0]).toMatchObject({ tool_calls: [], parse_mode: "none" });
		expect(results[1]).toMatchObject({ id: "after", content: "x", error: null });
	},
);

test("a bad request keeps its id", async () => {
	expect(await one({ id: { a: 1 }, format: "toy" })).toMatchObject({ id: { a: 1 }, format: "toy" });
});

test("a defect while one line is served does not end the filter", async () => {
	const lines = ["CRASH", "x"].map((input, id) => JSON.stringify({ id, format: "toy", input }));
	const results = await filter(lines.join("\n"));
	expect(results[0]).toMatchObject({ id: 0, error: { code: "internal" } });
	expect(results[1]).toMatchObject({ id: 1, content: "x", error: null });
});

test("bytes that are no UTF-8 spoil nothing but themselves; a byte order mark is no part of a line", async () => {
	const line = Buffer.from('{"id":1,"format":"toy","input":"a_b"}');
	line[line.indexOf("_")] = 0xff;
	const bom = Uint8Array.from([0xef, 0xbb, 0xbf]);
	const results = await filter([bom, line, "\n", line]);
	expect(results.map(({ content }) => content)).toEqual(["a\ufffdb", "a\ufffdb"]);
});

test("a file of requests", async () => {
	const file = join(folder({ "in.jsonl": '{"id":1,"format":"toy","input":"x"}\n' }), "in.jsonl");
	expect((await run(["parse", "--jsonl", file])).stdout).toContain('"id":1');
	expect((await run(["parse", "--jsonl", `${file}.gone`])).code).toBe(1);
});

test("a line of 50 MB", async () => {
	const piece = Buffer.alloc(1024 * 1024, "x");
	const pieces = [
		Buffer.from('{"id":1,"format":"passthrough","chunks":["'),
		...Array(50).fill(piece),
	];
	pieces.push(Buffer.from('"]}\n{"id":2,"format":"toy","input":"y"}\n'));
	const library = quietLibrary();
	const { code, stdout } = await run(["parse", "--jsonl"], { library, input: pieces });
	expect(code).toBe(0);
	const results = stdout
		.trimEnd()
		.split("\n")
		.map((line) => JSON.parse(line));
	expect(results.map(({ id, content }) => [id, content])).toEqual([
		[1, hash("x".repeat(50 * 1024 * 1024))],
		[2, hash("y")],
	]);
});

test("memory: the input is read no further than the output is taken", async () => {
	let read = 0;
	const line = `${JSON.stringify({ format: "toy", input: "x".repeat(1000) })}\n`;
	const endless = (function* () {
		for (;;) {
			read += 1;
			yield line;
		}
	})();
	// A reader that takes ten results and then leaves, as `head` does.
	let taken = 0;
	const stdout = new Writable({
		highWaterMark: 1,
		write(_chunk, _encoding, done) {
			taken += 1;
			if (taken < 10) setTimeout(done, 1);
			else this.destroy();
		},
	});
	const io = { stdin: streamOf(endless), stdout, stderr: new TextSink(), env: {} };
	expect(await main(["parse", "--jsonl"], io, stubLibrary())).toBe(0);
	expect(taken).toBe(10);
	expect(read).toBeLessThan(15);
});

async function* streamOf(pieces: Iterable<string>) {
	yield* pieces;
}

function hash(text: string): string {
	return createHash("sha256").update(text).digest("hex");
}

/** A library whose only content is the hash of the text, so that nothing is read twice. */
function quietLibrary() {
	const library = stubLibrary();
	return {
		...library,
		runtime: async () => ({
			createParser: () => {
				const sum = createHash("sha256");
				return {
					feed: (chunk: unknown) => {
						sum.update(String(chunk));
						return [];
					},
					finish: () => [],
					get message() {
						const content = sum.digest("hex");
						return {
							content,
							reasoning: "",
							toolCalls: [],
							finishReason: "stop",
							notices: [],
							error: null,
						};
					},
				};
			},
		}),
	};
}
