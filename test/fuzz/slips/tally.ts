/** Outcomes counted, and written as tables. */
import { OUTCOMES, type Outcome } from "./judge.js";
import { UNSPOILT } from "./kinds/index.js";
import type { Result } from "./survey.js";

export interface Row {
	readonly title: string;
	readonly outcomes: Map<Outcome, number>;
	count: number;
	/** wrong, and no notice speaks of anything */
	untold: number;
	/** wrong in strict mode */
	strict: number;
	uneven: number;
}

/** All slips; and those of which a reader can know the message: what cannot be known is not asked to be recovered. */
export const ALL = "all slips";
export const READABLE = "all that can be read";

export class Tally {
	readonly groups = new Map<string, Row>();
	readonly kinds = new Map<string, Row>();
	readonly formats = new Map<string, Row>();
	/** the worst of each kind and format: how many, and the shortest text */
	readonly worst = new Map<string, { count: number; shortest: Result }>();

	add(result: Result): void {
		const { kind, format, verdict, slip } = result;
		counted(this.groups, kind.group, result);
		counted(this.kinds, kind.name, result);
		if (UNSPOILT.has(kind.group)) return;
		counted(this.groups, ALL, result);
		if (kind.lost !== true) counted(this.groups, READABLE, result);
		counted(this.formats, format, result);
		if (verdict.lenient !== "wrong" && verdict.strict !== "wrong") return;
		const name = `${kind.name} in ${format}`;
		const known = this.worst.get(name);
		if (known === undefined) this.worst.set(name, { count: 1, shortest: result });
		else {
			known.count++;
			if (slip.text.length < known.shortest.slip.text.length) known.shortest = result;
		}
	}
}

function counted(rows: Map<string, Row>, title: string, { verdict }: Result): void {
	const row = rows.get(title) ?? {
		title,
		outcomes: new Map(),
		count: 0,
		untold: 0,
		strict: 0,
		uneven: 0,
	};
	rows.set(title, row);
	row.count++;
	row.outcomes.set(verdict.lenient, (row.outcomes.get(verdict.lenient) ?? 0) + 1);
	if (verdict.lenient === "wrong" && verdict.message.notices.length === 0) row.untold++;
	if (verdict.strict === "wrong") row.strict++;
	if (verdict.uneven) row.uneven++;
}

export function share(row: Row, outcome: Outcome): number {
	return (100 * (row.outcomes.get(outcome) ?? 0)) / row.count;
}

const HEAD = [
	...OUTCOMES.map((outcome) => (outcome === "wrong" ? "WRONG" : outcome)),
	"no notice",
	"wrong, strict",
];

function cells(row: Row): readonly string[] {
	const shares = OUTCOMES.map((outcome) => share(row, outcome));
	const of = (count: number): number => (100 * count) / row.count;
	return [String(row.count), ...[...shares, of(row.untold), of(row.strict)].map(percent)];
}

/** Nothing at all is another thing than hardly anything. */
function percent(share: number): string {
	return share === 0 ? "0" : share < 0.05 ? "<0.1" : share.toFixed(1);
}

export function markdown(title: string, rows: Iterable<Row>): string {
	const lines = [...rows].map((row) => `| ${[row.title, ...cells(row)].join(" | ")} |`);
	return [
		`| ${[title, "texts", ...HEAD].join(" | ")} |`,
		`| --- |${" ---: |".repeat(HEAD.length + 1)}`,
		...lines,
	].join("\n");
}

export function columns(title: string, rows: Iterable<Row>): string {
	const line = (first: string, others: readonly string[]): string =>
		first.padEnd(34) + others.map((cell) => cell.padStart(14)).join("");
	return [
		line(title, ["texts", ...HEAD]),
		...[...rows].map((row) => line(row.title, cells(row))),
	].join("\n");
}
