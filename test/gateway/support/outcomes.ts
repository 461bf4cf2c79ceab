/** What docs/GATEWAY.md promises where something goes wrong. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../../support/shared.js";

export interface Outcome {
	/** what goes wrong */
	readonly what: string;
	/** as the page has it: a number, or words where there is no status of its own */
	readonly status: string;
	readonly codes: readonly string[];
}

const page = readFileSync(join(ROOT, "docs", "GATEWAY.md"), "utf8");
const table = /\n\| what \| status \| code \|\n.*\n((?:\|.*\n)+)/.exec(page)?.[1] ?? "";

export const OUTCOMES: readonly Outcome[] = table
	.trim()
	.split("\n")
	.map((row) => {
		const [, what = "", status = "", codes = ""] = row.split("|").map((cell) => cell.trim());
		return { what, status, codes: [...codes.matchAll(/`(\w+)`/g)].map(([, code = ""]) => code) };
	});

/** The row that begins with these words. */
export function outcomeOf(what: string): { readonly status: number; readonly code: string } {
	const rows = OUTCOMES.filter((row) => row.what.startsWith(what));
	const [row] = rows;
	if (row === undefined || rows.length > 1) throw new Error(`${rows.length} rows: ${what}`);
	return { status: Number(row.status), code: row.codes[0] ?? "" };
}
