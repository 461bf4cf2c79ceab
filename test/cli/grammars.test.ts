import {
	existsSync,
	lstatSync,
	readdirSync,
	readFileSync,
	symlinkSync,
	writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { folder, run } from "./run-main.js";

const files = () =>
	folder({
		"good.toolgrammar": "good\n",
		"more.toolgrammar": "more\n",
		"bad.toolgrammar": "error no such rule\n",
	});

/** What is written for one grammar. */
const GOOD = ["good.d.ts", "good.js", "good.writing.d.ts", "good.writing.js"];

/** What is said of a grammar of the stub, which has no examples. */
const OK = (name: string) => `${name}: ok (holdback 7)\n  no examples; no models\n`;
const LATE = (number: string) =>
	`text that may still become a call or a thought is shown at most ${number} characters late; all other text at once\n`;

test("check: what a good grammar holds, and what holdback means, once", async () => {
	const path = files();
	const [good, more] = [join(path, "good.toolgrammar"), join(path, "more.toolgrammar")];
	expect(await run(["check", good])).toEqual({
		code: 0,
		stdout: `${OK("good")}  ${LATE("7")}`,
		stderr: "",
	});
	expect(await run(["check", good, more])).toEqual({
		code: 0,
		stdout: `${OK("good")}${OK("more")}holdback N: ${LATE("N")}`,
		stderr: "",
	});
	expect(readdirSync(path)).toHaveLength(3);
});

test("check: errors with file, line, column, code frame and hint; the other grammars are still checked", async () => {
	const path = files();
	const bad = join(path, "bad.toolgrammar");
	const { code, stdout, stderr } = await run(["check", bad, join(path, "good.toolgrammar")]);
	expect([code, stdout]).toEqual([1, `${OK("good")}holdback N: ${LATE("N")}`]);
	expect(stderr).toContain(`${bad}:1:1: error[stub]: no such rule`);
	expect(stderr).toContain("error no such rule\n"); // the frame
	expect(stderr).toContain("hint: write a name");
});

test("check --json: a row for each file, and nothing on standard error", async () => {
	const path = files();
	const words = ["bad.toolgrammar", "gone", "good.toolgrammar"].map((name) => join(path, name));
	const { code, stdout, stderr } = await run(["check", ...words, "--json"]);
	expect([code, stderr]).toEqual([1, ""]);
	const [bad, gone, good] = JSON.parse(stdout);
	expect(bad).toMatchObject({ file: words[0], ok: false, error: null, name: null });
	expect(bad.diagnostics).toEqual([
		{
			code: "stub",
			severity: "error",
			message: "no such rule",
			line: 1,
			column: 1,
			end_line: 1,
			end_column: 6,
			hint: "write a name",
			counterexample: null,
			related: [],
		},
	]);
	expect(gone).toMatchObject({ ok: false, diagnostics: [] });
	expect(gone.error).toMatch(/^cannot read /);
	expect(good).toEqual({
		file: words[2],
		ok: true,
		error: null,
		name: "good",
		holdback: 7,
		examples: 0,
		entries: [],
		lenient: [],
		models: [],
		diagnostics: [],
	});
	expect((await run(["check", join(path, "good.toolgrammar"), "--json"])).code).toBe(0);
});

test("a file that cannot be read: exit 1, the others are still read", async () => {
	const path = files();
	const gone = join(path, "gone");
	const { code, stdout, stderr } = await run(["check", gone, join(path, "good.toolgrammar")]);
	expect([code, stdout]).toEqual([1, `${OK("good")}holdback N: ${LATE("N")}`]);
	expect(stderr).toMatch(/^toolgrammar: cannot read [^\n]*gone[^\n]*\n$/);
});

test("generate: a module and its types, in a folder that is made", async () => {
	const path = files();
	writeFileSync(join(path, "package.json"), '{"type": "module"}');
	const out = join(path, "new", "folder");
	const words = ["generate", join(path, "good.toolgrammar"), "--out", out];
	const { code, stderr } = await run(words);
	expect([code, stderr]).toEqual([0, ""]);
	expect(readdirSync(out).sort()).toEqual(GOOD);
	const text = (name: string) => readFileSync(join(out, name), "utf8");
	expect(text("good.js")).toContain("export const good = ");
	expect(text("good.d.ts")).toContain("export declare const good: Format;");
	expect(text("good.writing.js")).toContain("export const good = ");
	expect(text("good.writing.d.ts")).toContain("export declare const good: Writing;");
});

test.each([
	[{ type: "module" }, false],
	[{ type: "commonjs" }, true],
	[{}, true],
])("generate: says so where the package is of no modules: %j", async (contents, said) => {
	const path = files();
	writeFileSync(join(path, "package.json"), JSON.stringify(contents));
	const words = ["generate", join(path, "good.toolgrammar"), "--out", join(path, "new", "folder")];
	const { code, stderr } = await run(words);
	expect(code).toBe(0);
	expect(stderr.includes("npm pkg set type=module")).toBe(said);
});

test("generate: nothing is written for a grammar with errors", async () => {
	const path = files();
	const out = join(path, "out");
	const { code, stderr } = await run(["generate", join(path, "bad.toolgrammar"), "--out", out]);
	expect(code).toBe(1);
	expect(stderr).toContain("no such rule");
	expect(existsSync(out)).toBe(false);
	const both = ["bad.toolgrammar", "good.toolgrammar"].map((name) => join(path, name));
	expect((await run(["generate", ...both, "--out", out])).code).toBe(1);
	expect(readdirSync(out).sort()).toEqual(GOOD);
});

test("generate: two grammars of one name would overwrite each other", async () => {
	const path = folder({ "a.toolgrammar": "same", "b.toolgrammar": "same" });
	const both = ["a.toolgrammar", "b.toolgrammar"].map((name) => join(path, name));
	const { code, stderr } = await run(["generate", ...both, "--out", join(path, "out")]);
	expect(code).toBe(1);
	expect(stderr).toContain("both named same");
});

test("generate: a folder that cannot be written", async () => {
	const path = files();
	const blocked = join(path, "good.toolgrammar");
	const { code, stderr } = await run(["generate", blocked, "--out", join(blocked, "x")]);
	expect(code).toBe(1);
	expect(stderr).toMatch(/^toolgrammar: cannot write [^\n]+\n$/);
});

test.each(["good.js", "good.writing.d.ts"])(
	"generate: a grammar that is named %s, or linked so, is not overwritten",
	async (name) => {
		const path = folder({ [name]: "good\n", "other.toolgrammar": "good\n" });
		symlinkSync(name, join(path, "link.toolgrammar"));
		for (const grammar of [name, "link.toolgrammar"]) {
			const { code, stdout, stderr } = await run(["generate", join(path, grammar), "--out", path]);
			expect([code, stdout]).toEqual([2, ""]);
			expect(stderr).toContain("would overwrite");
			expect(readdirSync(path).sort()).toEqual(
				[name, "link.toolgrammar", "other.toolgrammar"].sort(),
			);
			expect(readFileSync(join(path, name), "utf8")).toBe("good\n");
		}
	},
);

test("generate: modules that are there are replaced as a whole, and a link stays one", async () => {
	const path = folder({ "good.toolgrammar": "good\n", real: "old\n" });
	symlinkSync("real", join(path, "good.js"));
	const { code } = await run(["generate", join(path, "good.toolgrammar"), "--out", path]);
	expect(code).toBe(0);
	expect(readFileSync(join(path, "real"), "utf8")).toContain("export const good = ");
	expect(lstatSync(join(path, "good.js")).isSymbolicLink()).toBe(true);
	expect(readdirSync(path).filter((name) => name.endsWith(".new"))).toEqual([]);
});
