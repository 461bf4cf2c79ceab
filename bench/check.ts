/**
 * The short form for every change: time must grow as the text does, and no ratio may be far worse than the committed one.
 * What fails is measured again, twice, in a process of its own: a busy machine is no defect, and a defect stays.
 */
import { readFileSync } from "node:fs";
import { GROWTH_LIMIT, type GrowthRow } from "./growth.js";
import { median } from "./measure.js";
import type { RatioRow } from "./ratios.js";

export const COMMITTED = new URL("ratios.json", import.meta.url);

/** How much worse than the committed ratio is a regression. */
const REGRESSION = 1.5;
/** Short runs are noisy: what is not linear is far beyond this. */
const GROWTH_SHORT = 1.5 * GROWTH_LIMIT;
const TRIES = 3;
const WORKS = ["W1", "W2", "W3", "W3d", "W3p", "W4"];

/** Ratios by workload and size of chunk: `W2 4`. */
type Committed = Readonly<Record<string, number>>;
type Section = <Row>(name: string, id?: string) => Row[];

const nameOf = ({ id, chunk }: RatioRow): string => `${id} ${chunk}`;

export function committedText(ratios: readonly (readonly RatioRow[])[]): string {
	const names = (ratios[0] ?? []).map((row, i): [string, number] => {
		const ratio = median(ratios.flatMap((rows) => rows[i]?.ratio ?? []));
		return [nameOf(row), Number(ratio.toFixed(2))];
	});
	return `${JSON.stringify(Object.fromEntries(names), null, "\t")}\n`;
}

/** Prints what it finds; false: something is slower than it may be. */
export function checkAgainst(section: Section): boolean {
	const committed = JSON.parse(readFileSync(COMMITTED, "utf8")) as Committed;
	const slow = WORKS.filter((id) => !holds(() => ratiosHold(section, committed, id)));
	const linear = holds(() => growthHolds(section));
	for (const id of slow) console.log(`${id}: slower than it was, ${TRIES} times`);
	if (!linear) console.log(`time grows faster than the text, ${TRIES} times`);
	return slow.length === 0 && linear;
}

function holds(measured: () => boolean): boolean {
	for (let i = 0; i < TRIES; i++) if (measured()) return true;
	return false;
}

function ratiosHold(section: Section, committed: Committed, id: string): boolean {
	let good = true;
	for (const row of section<RatioRow>("ratios", id)) {
		const before = committed[nameOf(row)];
		if (before === undefined) throw new Error(`no committed ratio of ${nameOf(row)}`);
		const bad = row.ratio > REGRESSION * before;
		console.log(`${nameOf(row)}: ${row.ratio.toFixed(2)}, was ${before}${bad ? " (over)" : ""}`);
		if (bad) good = false;
	}
	return good;
}

function growthHolds(section: Section): boolean {
	const over = section<GrowthRow>("growth").filter(({ growth }) => growth >= GROWTH_SHORT);
	for (const { id, chunk, growth } of over)
		console.log(`${id} in chunks of ${chunk ?? "all"}: ${growth.toFixed(1)} times the time`);
	return over.length === 0;
}
