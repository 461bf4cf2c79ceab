/** `npm run fuzz -- --slips`: what becomes of messages with one realistic slip each, per kind and per format. */
import type { Subject } from "../../properties/support/subjects.js";
import type { Outcome } from "./judge.js";
import { KINDS } from "./kinds/index.js";
import { writePage } from "./page.js";
import { type Result, survey } from "./survey.js";
import { columns, Tally } from "./tally.js";

/** Which slips are made. */
export interface Choice {
	readonly all: readonly Subject[];
	readonly seed: number;
	/** messages of each format */
	readonly rounds: number;
	readonly format: string | undefined;
	/** a kind, or a group of kinds */
	readonly kind: string | undefined;
}

export interface SlipRun extends Choice {
	/** examples are printed: of this kind, group, format or outcome; `all`: of all that is wrong */
	readonly show: string | undefined;
	/** puts the tables into docs/SLIPS.md */
	readonly write: boolean;
	readonly say: (line: string) => void;
}

/** Of one kind in one format so many are shown. */
const MOST_WORST = 40;

export function surveyed(choice: Choice): Tally {
	const tally = new Tally();
	for (const result of results(choice)) tally.add(result);
	return tally;
}

function results({ all, seed, rounds, format, kind }: Choice): Generator<Result> {
	const subjects = all.filter((one) => format === undefined || one.format.name === format);
	if (subjects.length === 0) throw new Error(`no format is named ${format}`);
	if (kind !== undefined && !KINDS.some(({ name, group }) => name === kind || group === kind))
		throw new Error(`no kind and no group of slips is named ${kind}`);
	const kinds = (one: { name: string; group: string }): boolean =>
		kind === undefined || one.name === kind || one.group === kind;
	return survey({ subjects, all, seed, rounds, kinds });
}

/** Prints the tables, and examples where they are asked for. Returns how many are wrong, or differ by chunks. */
export function slips(run: SlipRun): number {
	const { say, show, write, rounds, seed } = run;
	if (write && (run.format !== undefined || run.kind !== undefined))
		throw new Error("--write is for all formats and kinds");
	const tally = new Tally();
	const shortest = new Map<string, Result>();
	for (const result of results(run)) {
		tally.add(result);
		const outcome = shownAs(result, show);
		if (outcome === null) continue;
		const place = `${outcome} ${result.kind.name} in ${result.format}`;
		const known = shortest.get(place);
		if (known === undefined || result.slip.text.length < known.slip.text.length)
			shortest.set(place, result);
	}
	for (const [title, rows] of [
		["kind", tally.kinds],
		["format", tally.formats],
		["group", tally.groups],
	] as const)
		say(`${columns(title, rows.values())}\n`);
	const worst = [...tally.worst].sort(([, one], [, other]) => other.count - one.count);
	if (show === undefined && worst.length > 0) {
		say("\nmost wrong (--show KIND or --show FORMAT prints texts):");
		for (const [name, { count }] of worst.slice(0, MOST_WORST))
			say(`${String(count).padStart(6)} ${name}`);
	}
	for (const [place, result] of shortest) say(`\n${place}\n${described(result)}`);
	if (write) writePage(tally, `npm run fuzz -- --slips --rounds ${rounds} --seed ${seed}`);
	const rows = [...tally.kinds.values()];
	return rows.reduce((sum, { outcomes, uneven }) => sum + (outcomes.get("wrong") ?? 0) + uneven, 0);
}

/** The outcome under which an example is shown: what is wrong, or silent, or wrong in strict mode; null: it is not. */
function shownAs(
	{ format, kind, verdict }: Result,
	show: string | undefined,
): Outcome | "wrong in strict mode" | "uneven" | null {
	if (show === undefined) return null;
	if (verdict.uneven) return "uneven";
	if (show === verdict.lenient) return verdict.lenient;
	if (show !== "all" && show !== format && show !== kind.name && show !== kind.group) return null;
	if (verdict.lenient === "wrong") return "wrong";
	if (verdict.strict === "wrong") return "wrong in strict mode";
	return verdict.lenient === "silent" && show !== "all" ? "silent" : null;
}

function described({ ground, slip, verdict }: Result): string {
	const meant = (slip.meant ?? ground.said.calls).map(
		({ name, arguments: of }) => `  meant ${name} ${JSON.stringify(of)}`,
	);
	const read = verdict.message.toolCalls.map(
		({ name, arguments: of, status, repairs, valid }) =>
			`  read  ${name} ${of} ${[status, ...repairs].join(" ")}${valid === false ? " (invalid)" : ""}`,
	);
	const codes = verdict.message.notices.map(({ code }) => code);
	return [
		`  text  ${JSON.stringify(slip.text)}${slip.finish === undefined ? "" : ` (${slip.finish})`}`,
		...meant,
		...read,
		...(codes.length === 0 ? [] : [`  notices ${codes.join(", ")}`]),
	].join("\n");
}
