/** A grammar file in the place of a format's name. */
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { library } from "../../src/cli/library.js";
import { folder, run } from "./run-main.js";

const PARROT = `format parrot "a JSON object between [[call NAME]] and [[/call]]"

ids     "call_{random}"

message = (call / content)*
call    = "[[call " name "]]" _"\\n" arguments _"\\n" "[[/call]]"

example a call
  | [[call search]]
  | {"q": "crackers"}
  | [[/call]]
  = call search {"q": "crackers"}
`;
const files = folder({
	"parrot.toolgrammar": PARROT,
	"wrong.toolgrammar": PARROT.replace("(call / content)*", "(cal / content)*"),
	"out.txt": 'Hi. [[call ping]]\n{"n": 1}\n[[/call]]',
});
const [grammar, wrong, out] = ["parrot.toolgrammar", "wrong.toolgrammar", "out.txt"].map((name) =>
	join(files, name),
) as [string, string, string];
const real = (...words: readonly string[]) => run(words, { library });

test("parse reads with it", async () => {
	const { code, stdout } = await real("parse", out, "--format", grammar);
	expect(code).toBe(0);
	expect(JSON.parse(stdout)).toMatchObject({
		format: "parrot",
		content: "Hi. ",
		tool_calls: [{ function: { name: "ping", arguments: '{"n": 1}' }, status: "complete" }],
	});
});

test("explain names its rules", async () => {
	const broken = join(folder({ "b.txt": "[[call ping]]\n(n)" }), "b.txt");
	const { code, stdout } = await real("explain", broken, "--format", grammar);
	expect(code).toBe(0);
	expect(stdout).toMatch(/found "\)".*\n\s+expected an object, \{\n\s+by the rule call, line 6/);
});

test("render writes with it", async () => {
	const message = '{"content": "Hi.\\n", "calls": [{"name": "ping", "arguments": {"n": 1}}]}';
	const words = ["render", "--format", grammar];
	const { code, stdout, stderr } = await run(words, { library, input: message });
	expect([code, stdout, stderr]).toEqual([0, 'Hi.\n[[call ping]]\n{"n": 1}\n[[/call]]', ""]);
	expect((await run(["render", "--format", wrong], { library, input: message })).code).toBe(1);
});

test("play plays its examples, or a file", async () => {
	expect((await real("play", "--format", grammar)).stdout).toContain("== parrot/a call: ");
	expect((await real("play", out, "--format", grammar)).stdout).toContain(
		'[call 0] ping({"n": 1})',
	);
});

test("parse and explain read with one whose example fails: what is read, and where reading stops", async () => {
	const rules = PARROT.replace('name "]]"', 'name ">"');
	expect(rules).not.toBe(PARROT);
	const made = folder({
		"parrot.toolgrammar": rules,
		"in.txt": '[[call search]]\n{"q": "crackers"}\n[[/call]]',
	});
	const words = [join(made, "in.txt"), "--format", join(made, "parrot.toolgrammar")];
	const parsed = await real("parse", ...words);
	expect([parsed.code, JSON.parse(parsed.stdout).tool_calls]).toEqual([0, []]);
	expect((await real("play", ...words)).stderr).toContain("error[example-failed]");
	const { code, stdout } = await real("explain", ...words);
	expect(code).toBe(0);
	expect(stdout).toMatch(/found "\]".*\n\s+expected ">"/);
});

describe("one that does not compile", () => {
	test.each(["parse", "explain", "play", "serve"])(
		"%s says what is wrong with it",
		async (command) => {
			const words = command === "serve" ? [command] : [command, out];
			const { code, stdout, stderr } = await real(...words, "--format", wrong);
			expect([code, stdout]).toEqual([1, ""]);
			expect(stderr).toContain(`${wrong} does not compile`);
			expect(stderr).toMatch(/wrong\.toolgrammar:5:\d+: error\[undefined/);
		},
	);

	test("one that is not there", async () => {
		const { code, stderr } = await real("parse", out, "--format", "no/such.toolgrammar");
		expect(code).toBe(1);
		expect(stderr).toMatch(/^toolgrammar: cannot read no\/such\.toolgrammar: [^\n]+\n$/);
	});
});

test("a line of the filter names formats, and no files", async () => {
	const line = JSON.stringify({ id: 1, format: grammar, input: "x" });
	const { stdout } = await run(["parse", "--jsonl"], { library, input: `${line}\n` });
	expect(JSON.parse(stdout)).toMatchObject({ error: { code: "unknown-format" } });
});

test("every format of the package has samples to play", async () => {
	for (const name of ["lfm2", "kimik2", "harmony"]) {
		const { code, stdout } = await real("play", "--format", name);
		expect(code).toBe(0);
		expect(stdout).toContain(`== ${name}/`);
	}
});
