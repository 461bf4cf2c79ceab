/** The page of the deep run is complete: it has each format, with samples for each choice that the format offers, all of them read. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { listFormats } from "../../src/generated/registry.js";
import { sectionOf } from "../support/section.js";
import { reported } from "./report.js";

const page = readFileSync(new URL("../../docs/CONSTRAIN.md", import.meta.url), "utf8");
const offers = new Map(
	sectionOf(page, "constrain")
		.split("\n")
		.map((line) => line.split("|").map((cell) => cell.trim()))
		.map(([, format = "", required, auto]) => [format, { required, auto }] as const),
);

test("each format has a row", () => {
	const names = listFormats().map(({ name }) => name);
	expect([...reported().keys()].sort()).toEqual([...names].sort());
});

test.each([...reported()])("%s", (format, [required = "", auto = ""]) => {
	for (const choice of ["required", "auto"] as const) {
		const [read, drawn] = { required, auto }[choice].split(" of ").map(Number);
		expect(read).toBe(drawn);
		expect((drawn ?? 0) >= 150).toBe(offers.get(format)?.[choice] === "yes");
	}
});
