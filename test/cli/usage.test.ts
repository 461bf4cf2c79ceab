import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { run } from "./run-main.js";

const COMMANDS = ["parse", "stats", "formats", "detect", "generate", "check", "play", "serve"];

test("--help lists every command", async () => {
	const { code, stdout, stderr } = await run(["--help"]);
	expect(code).toBe(0);
	expect(stderr).toBe("");
	for (const command of COMMANDS) expect(stdout).toContain(`  ${command} `);
});

test.each(COMMANDS)(
	"%s --help is the help of that command, whatever else is said",
	async (command) => {
		const { code, stdout } = await run([command, "--no-such-option", "FILE", "--help"]);
		expect(code).toBe(0);
		expect(stdout).toMatch(new RegExp(`^usage: toolgrammar ${command} `));
	},
);

test("every option of the contract is in the help of parse", async () => {
	const { stdout } = await run(["parse", "--help"]);
	const options =
		"format model model-type chat-template tools chunk entry finish-reason tool-choice strict fallback policy events telemetry jsonl";
	for (const option of options.split(" ")) expect(stdout).toContain(`--${option}`);
});

test.each([[[]], [["parse"]], [["serve"]], [["nonsense"]]])(
	"--version answers after %j",
	async (words) => {
		const { version } = JSON.parse(readFileSync("package.json", "utf8"));
		expect(await run([...words, "--version"])).toEqual({
			code: 0,
			stdout: `${version}\n`,
			stderr: "",
		});
	},
);

test("--help answers after an unknown command", async () => {
	const { code, stdout } = await run(["nonsense", "--help"]);
	expect(code).toBe(0);
	expect(stdout).toContain("usage: toolgrammar COMMAND");
});

test("behind -- there are no options", async () => {
	const { code, stderr } = await run(["parse", "--", "--help"]);
	expect(code).toBe(1);
	expect(stderr).toContain("cannot read --help");
});

const wrong: readonly (readonly [string, readonly string[], RegExp])[] = [
	["no command", [], /a command is missing/],
	["an unknown command", ["pars"], /unknown command "pars"/],
	["a command by the name of an object's member", ["constructor"], /unknown command/],
	["an unknown option", ["parse", "--formt", "toy"], /--formt/],
	["an option without its value", ["parse", "--format"], /--format/],
	["a value for a flag", ["parse", "--strict=yes"], /--strict/],
	["two files", ["parse", "a", "b"], /one FILE/],
	["a chunk of nothing", ["parse", "--chunk", "0"], /--chunk/],
	["a chunk that is no number", ["parse", "--chunk", "two"], /--chunk/],
	["a policy without a value", ["parse", "--policy", "lenient"], /KEY=VALUE/],
	["an unknown policy", ["parse", "--policy", "color=red"], /unknown policy "color"/],
	[
		"a policy by the name of an object's member",
		["parse", "--policy", "valueOf=1"],
		/unknown policy/,
	],
	[
		"a wrong value of a policy",
		["parse", "--policy", "onMalformed=loud"],
		/onMalformed must be text or error/,
	],
	[
		"a policy that is no boolean",
		["parse", "--policy", "trimContent=yes"],
		/trimContent must be true or false/,
	],
	[
		"a typo in an option",
		["parse", "--fromat", "toy"],
		/unknown option --fromat; did you mean --format\?/,
	],
	["an option of nobody", ["parse", "--nope"], /unknown option --nope; --help lists the options/],
	["a short option", ["stats", "-x"], /unknown option -x; --help lists the options/],
	["an option without its value", ["parse", "--format"], /--format needs a value/],
	[
		"an option for a value",
		["parse", "--format", "--strict"],
		/--format needs a value; .*--format=--strict/,
	],
	["a value for a flag that has none", ["parse", "--jsonl=1"], /--jsonl takes no value/],
	["standard output for --out", ["parse", "--jsonl", "--out", "-"], /--out takes a file/],
	[
		"a port that there is none of",
		["serve", "--port", "99999"],
		/--port takes a whole number from 0 to 65535/,
	],
	[
		"an unknown lenient code",
		["parse", "--format", "toy", "--policy", "lenient=bare,zz"],
		/policy lenient: format toy has no code "zz"; valid codes: bare, single-quotes/,
	],
	[
		"a typo in a lenient code",
		["parse", "--format", "toy", "--policy", "lenient=single-quote"],
		/did you mean "single-quotes"\?/,
	],
	["an empty tool choice", ["parse", "--tool-choice", ""], /tool_choice/],
	[
		"a tool choice that is no JSON",
		["parse", "--tool-choice", "{"],
		/--tool-choice: not JSON: character 2/,
	],
	[
		"an unknown entry",
		["parse", "--format", "toy", "--entry", "x"],
		/no entry "x"; valid names: thinking/,
	],
	["an entry where there is none", ["parse", "--format", "other", "--entry", "x"], /it has none/],
	["jsonl with an option", ["parse", "--jsonl", "--strict"], /--strict from each request/],
	["an operand of formats", ["formats", "toy"], /no operand/],
	["check without a file", ["check"], /grammar file is missing/],
	["detect without anything", ["detect"], /detect needs/],
	["detect with two files", ["detect", "a", "b"], /one FILE/],
	[
		"detect by an unknown name",
		["detect", "--format", "tyo"],
		/valid names: toy, other, passthrough; did you mean "toy"/,
	],
	[
		"a check without a template",
		["detect", "--check", "--model", "x"],
		/--check needs --chat-template/,
	],
	["generate without a folder", ["generate", "a.toolgrammar"], /--out/],
	["generate without a file", ["generate", "--out", "x"], /grammar file is missing/],
];
test.each(wrong)("%s: exit 2 and one line", async (_title, words, message) => {
	const { code, stdout, stderr } = await run(words);
	expect([code, stdout]).toEqual([2, ""]);
	expect(stderr).toMatch(/^toolgrammar: [^\n]+\n$/);
	expect(stderr).toMatch(message);
});

test("an unknown format: exit 2 and one line that lists the valid names", async () => {
	for (const [auto, words] of [
		["auto, ", ["parse", "--format", "tyo"]],
		["", ["play", "--format", "tyo", "x.txt"]],
		["", ["render", "--format", "tyo"]],
	] as const) {
		const { code, stdout, stderr } = await run(words);
		expect([code, stdout]).toEqual([2, ""]);
		expect(stderr).toBe(
			`toolgrammar: unknown format "tyo"; valid names: ${auto}toy, other, passthrough; did you mean "toy"?\n`,
		);
	}
});

test("wrong options are said before the input is read", async () => {
	const never = (function* (): Generator<string> {
		yield "";
		throw new Error("the input was read");
	})();
	for (const words of [
		["--format", "tyo"],
		["--chunk", "x"],
		["--format", "toy", "--entry", "x"],
	])
		expect((await run(["parse", ...words], { input: never })).code).toBe(2);
});
