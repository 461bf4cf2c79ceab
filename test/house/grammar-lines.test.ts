/** A grammar is read by people: what stands before its examples is short. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "../support/shared.js";

const WIDEST = 160;
const MEDIAN = 25;

const folder = join(ROOT, "grammars");
const heads = readdirSync(folder).map((file) => {
	const lines = readFileSync(join(folder, file), "utf8").split("\n");
	const end = lines.findIndex((line) => line.startsWith("example"));
	return { file, lines: lines.slice(0, end).filter((line) => line.trim() !== "") };
});

test("no line is wider than 160 characters", () => {
	const wide = heads.flatMap(({ file, lines }) =>
		lines.filter((line) => line.length > WIDEST).map((line) => `${file}: ${line}`),
	);
	expect(wide).toEqual([]);
});

test("half of the grammars have at most 25 lines before their examples", () => {
	const short = heads.filter(({ lines }) => lines.length <= MEDIAN);
	expect(short.length).toBeGreaterThanOrEqual(heads.length / 2);
});
