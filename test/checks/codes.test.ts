/** Each check has a file named after its code, and a test that breaks a grammar in just this way. */
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const here = dirname(fileURLToPath(import.meta.url));
const checks = join(dirname(dirname(here)), "src", "compiler", "checks");

const HELPERS = new Set(["check", "index", "examples"]);
const codes = readdirSync(checks)
	.map((file) => file.replace(/\.ts$/, ""))
	.filter((name) => !HELPERS.has(name));
const tests = readdirSync(here)
	.filter((file) => file.endsWith(".test.ts") && file !== "codes.test.ts")
	.map((file) => readFileSync(join(here, file), "utf8"))
	.join("\n");
const index = readFileSync(join(checks, "index.ts"), "utf8");

test.each(codes)("%s is run and tested", (code) => {
	expect(index).toContain(`"./${code}.js"`);
	expect(tests).toContain(`code: "${code}"`);
});

test.each(codes)("%s says its own code", (code) => {
	expect(readFileSync(join(checks, `${code}.ts`), "utf8")).toMatch(
		new RegExp(`reporter\\([^)]*"${code}"`),
	);
});

test("none is missing", () => {
	expect(codes.length).toBeGreaterThan(35);
});
