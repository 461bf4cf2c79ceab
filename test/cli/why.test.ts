/** For people who watch: why a call was not read stands beside the result, never in it. */
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { library } from "../../src/cli/library.js";
import { folder, run } from "./run-main.js";

const FOREIGN = "I check.<tool_call>\n<function=list>\n</function>\n</tool_call>";
const TOOLS = '[{"name":"list","parameters":{"type":"object","properties":{}}}]';

const path = folder({ "out.txt": FOREIGN, "my tools.json": TOOLS, "prose.txt": "Hello." });
const [out, tools, prose] = ["out.txt", "my tools.json", "prose.txt"].map((name) =>
	join(path, name),
) as [string, string, string];

const parse = (words: readonly string[], watched: boolean, input = "") =>
	run(["parse", ...words], { library, watched, input });

test("standard output is the same, watched or not; what was expected stands on standard error", async () => {
	const words = [out, "--format", "hermes", "--tools", tools];
	const [seen, piped] = [await parse(words, true), await parse(words, false)];
	expect(seen.stdout).toBe(piped.stdout);
	expect(piped.stderr).toBe("");
	expect(seen.stderr.split("\n")).toEqual([
		expect.stringMatching(
			/^toolgrammar: 1:9 malformed: .* \(at 2:2 found "f", expected an object.*"name"\)$/,
		),
		'toolgrammar: 1:9 foreign: qwen_coder reads a call of "list" here',
		`toolgrammar: what to do: toolgrammar explain ${out} --format hermes --tools '${tools}'`,
		"",
	]);
});

test("where all was read nothing is said", async () => {
	const call = '<tool_call>\n{"name": "list", "arguments": {}}\n</tool_call>';
	for (const [words, input] of [
		[["--format", "hermes", "--tools", tools], call],
		[[prose, "--format", "hermes"], ""],
		// a program reads the events
		[[out, "--format", "hermes", "--events"], ""],
	] as const)
		expect((await parse(words, true, input)).stderr, String(words)).toBe("");
});

describe("the command that is named", () => {
	const OPTIONS = [
		["--policy", "lenient=", "--policy", "intent=true"],
		["--strict", "--finish-reason", "length"],
		["--entry", "thinking", "--tool-choice", "required"],
		["--model", "Qwen/Qwen3-8B", "--chunk", "3"],
	];
	test.each(OPTIONS.map((words) => [words]))("%j: can be run, and says why", async (words) => {
		const model = words.includes("--model") ? [] : ["--format", "hermes"];
		const { stderr } = await parse([out, "--tools", tools, ...model, ...words], true);
		const command = /what to do: (.*)$/m.exec(stderr)?.[1] ?? "";
		const asked = execFileSync("sh", ["-c", `printf '%s\\n' ${command}`], { encoding: "utf8" });
		const [name, ...rest] = asked.trimEnd().split("\n");
		expect(name).toBe("toolgrammar");
		expect(rest).not.toContain("--chunk");
		const { code, stdout } = await run(rest, { library });
		expect(code).toBe(0);
		expect(stdout).toContain("place");
	});

	test("standard input has no name", async () => {
		const { stderr } = await parse(["--format", "hermes"], true, FOREIGN);
		expect(stderr).toContain("what to do: toolgrammar explain --format hermes < OUTPUT\n");
	});
});

test("play says what was expected at a notice, and the command behind the sample", async () => {
	const words = ["play", out, "--format", "hermes", "--tools", tools];
	const { stdout } = await run(words, { library });
	expect(stdout).toMatch(/^\[notice\] malformed: .* \(at 2:2 found "f", expected an object.*\)$/m);
	expect(stdout).toContain(
		`-- why: toolgrammar explain ${out} --format hermes --tools '${tools}'\n`,
	);
	expect((await run(["play", prose, "--format", "hermes"], { library })).stdout).not.toContain(
		"why",
	);
});
