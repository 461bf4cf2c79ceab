/** `toolgrammar constrain`: what is printed is what the library makes; each mistake has its exit code and says why. */
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { library } from "../../src/cli/library.js";
import { type ConstrainOptions, constrain, TARGETS } from "../../src/constrain/index.js";
import { json } from "../../src/generated/formats/json.js";
import { json as writing } from "../../src/generated/writings/json.js";
import { Sentences } from "../constrain/sentences.js";
import { folder, run } from "./run-main.js";

const parameters = {
	type: "object",
	properties: { city: { type: "string", pattern: "^(?=[A-Z])" } },
	required: ["city"],
};
const tools = ["get_weather", "ping"].map((name) => ({
	type: "function" as const,
	function: { name, parameters },
}));
const files = folder({
	"tools.json": JSON.stringify(tools),
	"broken.json": '[{"type": "function",',
	"object.json": '{"a": 1}',
	"nameless.json": '[{"type": "function", "function": {}}]',
	"narrow.json": JSON.stringify([
		{ type: "function", function: { name: "f", parameters: { type: "string" } } },
	]),
});
const given = (name: string) => ["--tools", join(files, name)];
const asked = (...words: readonly string[]) =>
	run(["constrain", "--format", "json", ...given("tools.json"), ...words], { library });

/** What is printed of a constraint. */
function printed(options: Omit<ConstrainOptions, "tools">): string {
	const made = constrain(json, writing, { tools, ...options });
	switch (made.target) {
		case "gbnf": {
			const { report: _, target: __, ...fields } = made;
			return JSON.stringify(fields, null, 2);
		}
		case "structural-tag":
			return JSON.stringify(made.tag, null, 2);
		case "json-schema":
			return JSON.stringify(made.schema, null, 2);
		case "regex":
			return made.regex;
		default:
			return made satisfies never;
	}
}

describe("what is printed", () => {
	test.each(TARGETS)("%s", async (target) => {
		const { code, stdout } = await asked("--target", target, "--choice", "required");
		expect([code, stdout]).toEqual([0, `${printed({ target, toolChoice: "required" })}\n`]);
	});

	test("a name, and one call at most", async () => {
		const words = ["--target", "gbnf", "--choice", "ping", "--parallel", "false"];
		const { code, stdout } = await asked(...words);
		const options = { target: "gbnf", toolChoice: "ping", parallel: false } as const;
		expect([code, stdout]).toEqual([0, `${printed(options)}\n`]);
		expect(stdout).not.toContain("get_weather");
		// `true` is the default, and another grammar
		const more = await asked("--target", "gbnf", "--choice", "ping", "--parallel", "true");
		expect(more.stdout).toBe(`${printed({ target: "gbnf", toolChoice: "ping" })}\n`);
		expect(more.stdout).not.toBe(stdout);
	});

	test("auto is the default: a grammar that waits for its trigger", async () => {
		const words = ["constrain", "--format", "hermes", ...given("tools.json"), "--target", "gbnf"];
		const { code, stdout } = await run(words, { library });
		expect(code).toBe(0);
		expect(JSON.parse(stdout)).toEqual({
			grammar: expect.stringContaining("root ::= "),
			grammar_lazy: true,
			grammar_triggers: [{ type: 1, value: "<tool_call>" }],
			preserved_tokens: expect.arrayContaining(["<tool_call>", "</tool_call>"]),
		});
		const auto = await run([...words, "--choice", "auto"], { library });
		expect(auto.stdout).toBe(stdout);
	});

	test("an entry: the rest of a thought may stand before the calls", async () => {
		const words = ["constrain", "--format", "hermes", ...given("tools.json"), "--target", "gbnf"];
		const required = [...words, "--choice", "required"];
		const plain = await run(required, { library });
		const entered = await run([...required, "--entry", "thinking"], { library });
		expect(entered.code).toBe(0);
		const grammarOf = ({ stdout }: typeof plain) => new Sentences(JSON.parse(stdout).grammar);
		const call = '<tool_call>\n{"name": "ping", "arguments": {"city": "Oslo"}}\n</tool_call>';
		const thought = `So it is.\n</think>\n\n${call}`;
		expect([plain, entered].map((one) => grammarOf(one).matches(call))).toEqual([true, false]);
		expect([plain, entered].map((one) => grammarOf(one).matches(thought))).toEqual([false, true]);
	});

	test("what is not enforced is said on standard error", async () => {
		const { stderr } = await asked("--target", "gbnf", "--choice", "required");
		expect(stderr).toMatch(/^left to validation: get_weather\.city\.pattern: .+$/m);
		expect(stderr).not.toContain("enforced");
	});
});

describe("a mistake", () => {
	const all = ["--format", "hermes", "--target", "gbnf"];
	test.each<readonly [string, readonly string[], number, string]>([
		["no format", ["--target", "gbnf", ...given("tools.json")], 2, "needs --format NAME"],
		["no tools", all, 2, "needs --tools FILE"],
		["no target", ["--format", "hermes", ...given("tools.json")], 2, TARGETS.join(", ")],
		[
			"an unknown target",
			["--format", "hermes", "--target", "lark", ...given("tools.json")],
			2,
			TARGETS.join(", "),
		],
		[
			"an unknown format",
			["--format", "hermez", "--target", "gbnf", ...given("tools.json")],
			2,
			'unknown format "hermez"',
		],
		[
			"an entry that is not there",
			[...all, "--entry", "dreaming", ...given("tools.json")],
			2,
			"dreaming",
		],
		[
			"parallel that is neither",
			[...all, "--parallel", "no", ...given("tools.json")],
			2,
			"true or false",
		],
		["a file besides", [...all, ...given("tools.json"), "more.json"], 2, "takes no FILE"],
		["tools that are no JSON", [...all, ...given("broken.json")], 2, "broken.json"],
		["tools that are no list", [...all, ...given("object.json")], 2, "object.json"],
		["a tool without a name", [...all, ...given("nameless.json")], 2, "nameless.json"],
		["tools that are not there", [...all, ...given("missing.json")], 1, "missing.json"],
		[
			"a tool that is not there",
			[...all, "--choice", "pong", ...given("tools.json")],
			1,
			'no tool has the name "pong"',
		],
		[
			"the choice none",
			[...all, "--choice", "none", ...given("tools.json")],
			1,
			"no call to constrain",
		],
		[
			"arguments that are no object",
			[...all, ...given("narrow.json")],
			1,
			"f: its arguments are no object",
		],
		[
			"a target that leaves no text free",
			["--format", "hermes", "--target", "regex", ...given("tools.json")],
			1,
			"required or a name",
		],
		[
			"a format that is no JSON alone",
			[
				"--format",
				"hermes",
				"--target",
				"json-schema",
				"--choice",
				"required",
				...given("tools.json"),
			],
			1,
			"cannot constrain: ",
		],
		[
			"a format whose calls nothing opens",
			["--format", "json", "--target", "gbnf", ...given("tools.json")],
			1,
			"json: its calls stand at the beginning",
		],
	])("%s", async (_, words, exit, says) => {
		const { code, stdout, stderr } = await run(["constrain", ...words], { library });
		expect([code, stdout]).toEqual([exit, ""]);
		expect(stderr).toContain(says);
		expect(stderr.trimEnd().split("\n")).toHaveLength(1);
	});
});
