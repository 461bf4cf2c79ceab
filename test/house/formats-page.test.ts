/** The table of docs/FORMATS.md has a row for each format, and states the limits that the tests hold it to. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { listFormats } from "../../src/generated/registry.js";
import { wireLimitsOf } from "../properties/support/limits.js";
import { ROOT } from "../support/shared.js";

const page = readFileSync(join(ROOT, "docs", "FORMATS.md"), "utf8");
const section = page.slice(page.indexOf("<!-- writing -->"));
const rows = [...section.matchAll(/^\| `(.+?)` \| (.+) \|$/gm)].map(([, name, cells]) => ({
	name,
	cells: (cells ?? "").split(" | "),
}));

test("the table has every format, with its stated limits", () => {
	expect(rows.map(({ name, cells }) => [name, cells[3]?.trim() ?? ""])).toEqual(
		listFormats().map((format) => [
			format.name,
			wireLimitsOf(format)
				.map(({ title }) => title)
				.join("; "),
		]),
	);
});

test("within its limits every format carries every ordinary message", () => {
	expect(rows.filter(({ cells }) => cells[1] !== "0").map(({ name }) => name)).toEqual([]);
	// what has no limit loses nothing at all
	const without = rows.filter(({ cells }) => (cells[3] ?? "").trim() === "");
	expect(without.filter(({ cells }) => cells[0] !== "0").map(({ name }) => name)).toEqual([]);
});
