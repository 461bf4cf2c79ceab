/**
 * What every change must hold: time grows as the text does, and no ratio is far worse than the committed one. What is over its
 * limit is measured again, in a process of its own: a busy machine is no defect, and a defect stays.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { GROWTH_CASES, GROWTH_LIMIT, type GrowthRow } from "./growth.js";
import { median } from "./measure.js";
import type { RatioRow } from "./ratios.js";

export const COMMITTED = join("bench", "ratios.json");

/** How much worse than the committed ratio is a regression. */
const REGRESSION = 1.5;
/** Few samples are noisy: what is not linear is far beyond this. */
const GROWTH_SHORT = 1.5 * GROWTH_LIMIT;
/** The engine compiles the same code better or worse from process to process, the more so beside other programs. */
const TRIES = 5;
const WORKS = ["W1", "W2", "W3", "W3d", "W3p", "W4"];
/** Too unsteady for its limit: 0.7 to 1.3 times the floor on a busy machine, and 0.68 on a quiet one. */
const UNSTEADY = ["W3p 64"];

/** Ratios by workload and size of chunk: `W2 4`. */
type Committed = Readonly<Record<string, number>>;

/** What is measured, each time in a process of its own. */
export interface Measures {
	ratios(id: string): readonly RatioRow[];
	growth(ids: readonly string[]): readonly GrowthRow[];
}

/** One figure. */
interface Cell {
	/** of the workload: what is measured again with it */
	readonly id: string;
	readonly name: string;
	readonly value: number;
	readonly limit: number;
}
/** Measures these workloads. */
type Measure = (ids: readonly string[]) => readonly Cell[];

const nameOf = ({ id, chunk }: RatioRow): string => `${id} ${chunk}`;

export function committedText(ratios: readonly (readonly RatioRow[])[]): string {
	const names = (ratios[0] ?? []).map((row, i): [string, number] => {
		const ratio = median(ratios.flatMap((rows) => rows[i]?.ratio ?? []));
		return [nameOf(row), Number(ratio.toFixed(2))];
	});
	return `${JSON.stringify(Object.fromEntries(names), null, "\t")}\n`;
}

/** The names of what is slower than it may be. `say` gets lines for people. */
export function slowOnes(by: Measures, say: (line: string) => void): readonly string[] {
	const committed = JSON.parse(readFileSync(COMMITTED, "utf8")) as Committed;
	const ratios: Measure = (ids) =>
		ids.flatMap((id) =>
			by
				.ratios(id)
				.filter((row) => !UNSTEADY.includes(nameOf(row)))
				.map((row) => ratioCell(row, committed)),
		);
	const growth: Measure = (ids) => by.growth(ids).map(growthCell);
	return [...overLimit(ratios, WORKS, say), ...overLimit(growth, GROWTH_CASES, say)];
}

/** What is over its limit each time. */
function overLimit(
	measure: Measure,
	all: readonly string[],
	say: (line: string) => void,
): readonly string[] {
	let ids = all;
	let over: readonly Cell[] | null = null;
	for (let tries = 0; tries < TRIES && ids.length > 0; tries++) {
		const before: readonly Cell[] | null = over;
		const cells: readonly Cell[] = measure(ids).filter(
			({ name }) => before === null || before.some((cell) => cell.name === name),
		);
		for (const { name, value, limit } of cells)
			say(
				`${name}: ${value.toFixed(2)}, at most ${limit.toFixed(2)}${value > limit ? " (over)" : ""}`,
			);
		over = cells.filter(({ value, limit }) => value > limit);
		ids = [...new Set(over.map(({ id }) => id))];
	}
	return (over ?? []).map(({ name }) => name);
}

function ratioCell(row: RatioRow, committed: Committed): Cell {
	const name = nameOf(row);
	const before = committed[name];
	if (before === undefined) throw new Error(`no committed ratio of ${name}`);
	return { id: row.id, name, value: row.ratio, limit: REGRESSION * before };
}

function growthCell({ id, chunk, growth }: GrowthRow): Cell {
	const name = `growth of ${id} in ${chunk === null ? "one chunk" : `chunks of ${chunk}`}`;
	return { id, name, value: growth, limit: GROWTH_SHORT };
}
