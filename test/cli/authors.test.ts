/** For those who write grammars, and for those who report what was read wrongly. */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { library } from "../../src/cli/library.js";
import { folder, run } from "./run-main.js";

const real = (words: readonly string[], input = "") => run(words, { library, input });

describe("new", () => {
	test("writes a grammar that check has nothing to say about, in the layout", async () => {
		const out = folder();
		for (const name of ["parrot", "my-format_2"]) {
			const file = join(out, `${name}.toolgrammar`);
			expect((await real(["new", name, "--out", out])).code).toBe(0);
			const { code, stdout, stderr } = await real(["check", file]);
			expect([code, stderr]).toEqual([0, ""]);
			const [first, second] = stdout.split("\n");
			expect(first).toMatch(new RegExp(`^${name}: ok \\(holdback \\d+\\)$`));
			expect(second).toBe(
				`  5 examples passed; 1 entry: thinking; 1 deviation: capital; 1 model: example/${name}-*`,
			);
			expect(await real(["fmt", "--check", file])).toEqual({ code: 0, stdout: "", stderr: "" });
			expect((await real(["play", "--format", file])).stdout).toContain(`== ${name}/`);
		}
	});

	test("leaves a file alone that is there", async () => {
		const out = folder({ "parrot.toolgrammar": "mine" });
		const { code, stderr } = await real(["new", "parrot", "--out", out]);
		expect(code).toBe(1);
		expect(stderr).toContain("it is left as it is");
		expect(readFileSync(join(out, "parrot.toolgrammar"), "utf8")).toBe("mine");
	});

	test.each([
		[["new"], /one NAME/],
		[["new", "a", "b"], /one word, such as a-b/],
		[["new", "../x"], /a letter, then letters/],
		[["new", "1x"], /a letter, then letters/],
		[["new", ""], /a letter, then letters/],
		[["new", "class"], /the word is one of JavaScript; name it class_format/],
	])("%j: exit 2, and no file", async (words, says) => {
		const out = folder();
		const { code, stderr } = await real([...words, "--out", out]);
		expect(code).toBe(2);
		expect(stderr).toMatch(/^toolgrammar: [^\n]+\n$/);
		expect(stderr).toMatch(says);
		expect(readdirSync(out)).toEqual([]);
	});
});

describe("fmt", () => {
	const UGLY =
		'format x  "t"\n\n\nmessage  = (call / content)*\ncall = "[[x]]"   name "\\n" arguments\n';

	test("--check tells and writes nothing; without it the file is written, once", async () => {
		const file = join(folder({ "x.toolgrammar": UGLY }), "x.toolgrammar");
		const check = await real(["fmt", "--check", file]);
		expect([check.code, readFileSync(file, "utf8")]).toEqual([1, UGLY]);
		expect(check.stdout).toContain(`${file}: is not in the layout`);
		expect(await real(["fmt", file])).toMatchObject({ code: 0, stdout: `${file}: formatted\n` });
		expect(readFileSync(file, "utf8")).toBe(
			'format x "t"\n\nmessage = (call / content)*\ncall    = "[[x]]" name "\\n" arguments\n',
		);
		expect(await real(["fmt", file])).toEqual({ code: 0, stdout: "", stderr: "" });
	});

	test("a file that cannot be read is left alone, and the others are not", async () => {
		const path = folder({ "bad.toolgrammar": 'format x "t\nmessage = (\n', "x.toolgrammar": UGLY });
		const [bad, good] = [join(path, "bad.toolgrammar"), join(path, "x.toolgrammar")];
		const { code, stdout, stderr } = await real(["fmt", bad, join(path, "no.toolgrammar"), good]);
		expect(code).toBe(1);
		expect(stdout).toBe(`${good}: formatted\n`);
		expect(stderr).toMatch(/bad\.toolgrammar:1:\d+: error\[syntax\]/);
		expect(stderr).toContain("cannot read");
		expect(readFileSync(bad, "utf8")).toContain('"t\n');
	});

	test("no file: exit 2", async () => {
		expect((await real(["fmt"])).code).toBe(2);
	});
});

describe("report", () => {
	const path = folder({
		"out.txt": "Use <tool_call> to call.",
		"tools.json": '[{"name":"ping","parameters":{"type":"object"}}]',
	});
	const words = [
		"report",
		join(path, "out.txt"),
		"--format",
		"hermes",
		"--tools",
		join(path, "tools.json"),
	];

	test("holds the output, what was asked, versions, and the explanation", async () => {
		const { code, stdout, stderr } = await real([...words, "--finish-reason", "length"]);
		expect(code).toBe(0);
		expect(stderr).toContain("read it before you send it");
		const { version } = JSON.parse(readFileSync("package.json", "utf8"));
		expect(JSON.parse(stdout)).toMatchObject({
			toolgrammar: version,
			node: process.version,
			format: "hermes",
			request: { tools: [{ function: { name: "ping" } }], finish_reason: "length", strict: false },
			output: "Use <tool_call> to call.",
			explanation: { findings: [{ notice: "malformed", start: { offset: 4 } }] },
		});
	});

	test("a grammar of one's own is in it; --out writes a file", async () => {
		const [grammar, out] = [join(path, "g.toolgrammar"), join(path, "report.json")];
		const source =
			'format g "t"\nmessage = (call / content)*\ncall    = "[[call " name "]]" arguments "[[/]]"\n\nexample a call\n  | [[call f]]{}[[/]]\n  = call f {}\n';
		writeFileSync(grammar, source);
		const { code, stdout } = await real(
			["report", "-", "--format", grammar, "--out", out],
			"[[call f]]{}[[/]]",
		);
		expect([code, stdout]).toEqual([0, ""]);
		expect(JSON.parse(readFileSync(out, "utf8"))).toMatchObject({
			format: "g",
			grammar: source,
			explanation: { calls: [{ name: "f", status: "complete" }] },
		});
	});
});

describe("explain", () => {
	test("colours in a terminal, signs with NO_COLOR, one object with --json", async () => {
		const words = ["explain", "--format", "hermes"];
		const input = '<tool_call>{"name": "f", "arguments": {"a": 1}}</tool_call>';
		const terminal = { columns: 80, rows: 24 };
		const colored = await run(words, { library, input, terminal });
		expect(colored.stdout).toContain("\u001b[1;36mf\u001b[0m");
		const plain = await run(words, { library, input, terminal, env: { NO_COLOR: "1" } });
		expect(plain.stdout).not.toContain("\u001b");
		expect(plain.stdout).toMatch(/\| =+n=+a+=+\n/);
		const { stdout } = await run([...words, "--json"], { library, input });
		expect(Object.keys(JSON.parse(stdout))).toEqual([
			"format",
			"length",
			"traced",
			"calls",
			"summary",
			"spans",
			"findings",
			"more",
			"advice",
		]);
	});

	test.each([
		[["--format", "hermse"], /did you mean "hermes"/],
		[["--format", "hermes", "--entry", "thinkin"], /no entry "thinkin"; valid names: thinking/],
		[["--format", "hermes", "--most", "x"], /--most takes a number/],
		[["--format", "hermes", "--policy", "x=1"], /unknown policy "x"/],
		[["a", "b"], /one FILE, not 2/],
	])("%j: exit 2 and one line", async (words, says) => {
		const { code, stdout, stderr } = await real(["explain", ...words]);
		expect([code, stdout]).toEqual([2, ""]);
		expect(stderr).toMatch(says);
		expect(stderr.split("\n")).toHaveLength(2);
	});
});
