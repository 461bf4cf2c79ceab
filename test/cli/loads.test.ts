/** Which modules a command loads: where one format is named, no other is. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { canonicalName, loadFormat } from "../../src/generated/loaders.js";
import { getFormat, listFormats } from "../../src/generated/registry.js";
import { type Installed, install, node, put } from "./datasets/installed.js";

let installed: Installed;
/** tells of each module when it is loaded */
let watcher = "";
beforeAll(async () => {
	installed = await install();
	const hooks = `export async function load(url, context, next) {
		const found = /\\/generated\\/(formats\\/[\\w.-]+?|registry)\\.js$/.exec(url);
		if (found) process._rawDebug("loads " + found[1]);
		return next(url, context);
	}`;
	put(installed.folder, "hooks.mjs", hooks);
	watcher = put(
		installed.folder,
		"watch.mjs",
		'import { register } from "node:module";\nregister("./hooks.mjs", import.meta.url);\n',
	);
});
afterAll(() => installed.remove());

async function loaded(words: readonly string[], input: string): Promise<readonly string[]> {
	const all = ["--import", watcher, installed.main, ...words];
	const { code, stderr } = await node(all, (child) => void child.stdin?.end(input));
	expect(code, stderr).toBe(0);
	return stderr.split("\n").flatMap((line) => /^loads (.*)$/.exec(line)?.[1] ?? []);
}

/** The format that the selection falls back to is loaded with it. */
const own = (names: readonly string[]) => names.filter((name) => name !== "formats/passthrough");

describe("only the format that is named", () => {
	const line = (format: string) => `${JSON.stringify({ format, input: "x" })}\n`;
	test.each([
		[["parse", "--format", "hermes"], "x", ["formats/hermes"]],
		[["parse", "--format", "qwen3_coder"], "x", ["formats/qwen_coder"]],
		[["parse", "--jsonl"], line("hermes") + line("kimik2"), ["formats/hermes", "formats/kimik2"]],
	])("%j", async (words, input, formats) => {
		expect(own(await loaded(words, input))).toEqual(formats);
	});

	test("all of them to choose one", async () => {
		const all = await loaded(["parse", "--model", "Qwen/Qwen3-8B"], "x");
		expect(all).toContain("registry");
		expect(all.length).toBe(listFormats().length + 1);
	});
});

test("every name and alias of the registry is loaded as the same format, and no other name is", async () => {
	for (const format of listFormats())
		for (const name of [format.name, ...format.aliases]) {
			expect(await loadFormat(name), name).toBe(getFormat(name));
			expect(canonicalName(name)).toBe(getFormat(name)?.name);
		}
	for (const name of ["", "nonsense", "constructor", "__proto__", "auto"]) {
		expect(await loadFormat(name)).toBeUndefined();
		expect(canonicalName(name)).toBeUndefined();
	}
});
