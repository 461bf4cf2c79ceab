/** The page's table of SDKs is one of the versions that are installed, and says of each row how it went. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { sectionOf } from "../support/section.js";
import { ROOT } from "../support/shared.js";
import { CLIENTS } from "./pinned.js";
import type { Seen, Verdict } from "./programs/support/seen.js";
import { rowsOf, SECTION, tableOf } from "./table.js";

const page = readFileSync(join(ROOT, "docs", "gateway", "agents.md"), "utf8");
const [, , ...lines] = sectionOf(page, SECTION).split("\n");

test("the versions are those that are installed", () => {
	expect(lines.length).toBeGreaterThan(0);
	const shown = lines.flatMap((line) => {
		const [, names = "", versions = ""] = line.split(" | ").flatMap((cell) => cell.split(/^\| /));
		const each = versions.split(", ");
		return names.split(", ").map((name, at) => `${name.replaceAll("`", "")}@${each[at]}`);
	});
	expect(CLIENTS).toEqual(expect.arrayContaining(shown));
	for (const name of [
		"ai",
		"@ai-sdk/openai",
		"@ai-sdk/openai-compatible",
		"openai",
		"@anthropic-ai/sdk",
	])
		expect(
			shown.some((one) => one.startsWith(`${name}@`)),
			name,
		).toBe(true);
});

function line(verdict: Verdict): string {
	const row: Seen = {
		clients: [{ name: "a", version: "1" }],
		endpoint: "/v1/x",
		feature: "calls",
		verdict,
	};
	return JSON.stringify(row);
}

test("what several runs have seen alike is one row; what they have seen differently is an error", () => {
	const works = line({ type: "works" });
	const refused = line({ type: "refused", code: "unsupported" });
	expect(
		tableOf(rowsOf(`${works}\n${works}\n`))
			.split("\n")
			.slice(2),
	).toEqual(["| `a` | 1 | `/v1/x` | calls | works |"]);
	expect(() => rowsOf(`${works}\n${refused}\n`)).toThrow(
		"calls: works, and refused: `unsupported`",
	);
});
