/** docs/CODES.md has every code that the sources can give, with an example that was run. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { codesPage } from "../../scripts/codes.js";
import { listFormats } from "../../src/generated/registry.js";
import { NOTICE_CODES } from "../../src/runtime/index.js";
import { lenientCodes } from "../../src/runtime/program/lenient-codes.js";
import { ROOT } from "../support/shared.js";

const page = readFileSync(join(ROOT, "docs", "CODES.md"), "utf8");
const section = (name: string): string => {
	const from = page.indexOf(`\n## ${name}\n`);
	const to = page.indexOf("\n## ", from + 4);
	return page.slice(from, to < 0 ? page.length : to);
};

test("it is as the script writes it", () => {
	expect(page === codesPage(), "run npm run codes").toBe(true);
});

test("every notice has a place", () => {
	const notices = section("Notices");
	expect(NOTICE_CODES.filter((code) => !notices.includes(`\n### \`${code}\`\n`))).toEqual([]);
});

/** What the sources write where a notice is made: no list of codes is asked. */
test("every notice that the sources make has a place", () => {
	const made = new Set<string>();
	for (const entry of readdirSync(join(ROOT, "src"), { recursive: true, withFileTypes: true })) {
		if (!entry.isFile() || !entry.name.endsWith(".ts") || entry.parentPath.includes("generated"))
			continue;
		const source = readFileSync(join(entry.parentPath, entry.name), "utf8");
		for (const [, code] of source.matchAll(/\bnotice\(\s*"([a-z-]+)"/g)) made.add(code ?? "");
		for (const [, code] of source.matchAll(/type: "notice",\s*code: "([a-z-]+)"/g))
			made.add(code ?? "");
	}
	expect(made.size).toBeGreaterThan(10);
	const notices = section("Notices");
	expect([...made].filter((code) => !notices.includes(`\n### \`${code}\`\n`))).toEqual([]);
});

test("every repair of every format has a place", () => {
	const repairs = section("Repairs") + section("Lenient rules");
	const codes = new Set(listFormats().flatMap(lenientCodes));
	expect(codes.size).toBeGreaterThan(100);
	const missing = [...codes].filter(
		(code) => !repairs.includes(`\n### \`${code}\`\n`) && !repairs.includes(`\n| \`${code}\` |`),
	);
	expect(missing).toEqual([]);
});

test("every gate and every error of a result has a place", () => {
	const codesOf = (file: string, name: string): readonly string[] => {
		const source = readFileSync(join(ROOT, "src", file), "utf8");
		const line = new RegExp(`${name}[^;]*;`).exec(source)?.[0] ?? "";
		return [...line.matchAll(/"([a-z-]+)"/g)].map(([, code]) => code ?? "");
	};
	const gates = codesOf("runtime/outcome.ts", "export type Gate =");
	expect(gates).toHaveLength(5);
	expect(gates.filter((code) => !section("Gates").includes(`\n### \`${code}\`\n`))).toEqual([]);
	const errors = [...codesOf("cli/errors.ts", "readonly code:"), "malformed"];
	expect(errors).toHaveLength(4);
	expect(errors.filter((code) => !section("Errors").includes(`\n| \`${code}\` |`))).toEqual([]);
});
