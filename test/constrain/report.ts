/** The page of what the deep run has found: one row for each format, so that a run may be made in parts. */
import { readFileSync, writeFileSync } from "node:fs";
import { sectionOf, withSection } from "../support/section.js";
import type { Proof } from "./engines.js";

const PAGE = new URL("../../docs/CONSTRAIN-PROOF.md", import.meta.url);
const SECTION = "samples";
const HEAD = [
	"| format | required: read of drawn | auto: read of drawn | no end | sets refused | xgrammar | date |",
	"| --- | --- | --- | --- | --- | --- | --- |",
];

/** One row. */
export interface Report {
	readonly format: string;
	readonly required: Proof;
	readonly auto: Proof;
	readonly version: string;
}

/** The formats that the page has rows of, with what each row says. */
export function reported(): ReadonlyMap<string, readonly string[]> {
	const lines = sectionOf(readFileSync(PAGE, "utf8"), SECTION).split("\n").slice(HEAD.length);
	const rows = lines.map((line) => line.split("|").map((cell) => cell.trim()));
	return new Map(rows.map(([, format = "", ...cells]) => [format, cells.slice(0, -1)]));
}

/** Puts the row into the page, in place of the format's last one. */
export function report({ format, required, auto, version }: Report): void {
	const sum = (key: string) => (required.counts[key] ?? 0) + (auto.counts[key] ?? 0);
	const read = ({ counts, failed }: Proof) => {
		const drawn = counts.samples ?? 0;
		return `${Math.max(0, drawn - failed.length)} of ${drawn}`;
	};
	const date = new Date().toISOString().slice(0, 10);
	const cells = [read(required), read(auto), sum("unfinished"), sum("refused"), version, date];
	const rows = new Map([...reported(), [format, cells.map(String)]]);
	const lines = [...rows]
		.sort(([a], [b]) => (a < b ? -1 : 1))
		.map(([name, all]) => `| ${[name, ...all].join(" | ")} |`);
	const page = readFileSync(PAGE, "utf8");
	writeFileSync(PAGE, withSection(page, SECTION, [...HEAD, ...lines].join("\n")));
}
