/** Tries mutants: for each, the tests that reach it, until one fails. */
import { collect, type Suite } from "./collect.js";
import type { Modules } from "./modules.js";
import type { Instrumented, Mutant } from "./mutants.js";
import { type Group, modulesFor, type Plan, worked } from "./plan.js";
import {
	endSuites,
	isTimeout,
	messageOf,
	type Outcome,
	runTest,
	testAt,
	within,
} from "./run-tests.js";
import { Switch } from "./switch.js";

export interface Result {
	readonly status: "killed" | "timeout" | "survived" | "uncovered";
	/** the test that killed it, or how far the tests came */
	readonly by: string;
	/** milliseconds of work */
	readonly cost: number;
}

/** Tests that have killed a neighbour are tried before cheaper ones: so many, and then so many that have killed anything. */
const LIKELY = 16;
const KNOWN = 24;
/** Behind them those that reach little else, for their time: the tests of the part itself. */
const OWN = 60;
/** A mutant reached this many times more often than without it hangs. */
const HIT_FACTOR = 50;
const HIT_FLOOR = 100_000;
/** A body that gives no control back for so long hangs: wall time, on a machine that may be busy. */
const PATIENCE_MS = 20_000;

export class Trial {
	private readonly modules: Modules;
	/** that of the mutant before */
	private area = "";
	private readonly switchOfMutants: Switch;
	/** by mutant: the groups that reach it, those of all files in turn */
	private readonly reaching: readonly Group[][];
	/** whether a group that has killed passes alone */
	private readonly standing = new Map<Group, boolean>();
	/** by mutated file: how many mutants a group has killed */
	private readonly killers = new Map<string, Map<Group, number>>();
	/** how many mutants of all files a group has killed */
	private readonly killersOfAll = new Map<Group, number>();

	/** @param budget milliseconds of work: a mutant that outlives them counts as a survivor */
	constructor(
		root: string,
		instrumented: Instrumented,
		private readonly plan: Plan,
		private readonly budget: number,
	) {
		this.switchOfMutants = new Switch(0);
		this.modules = modulesFor(root, instrumented, false, this.switchOfMutants);
		this.reaching = instrumented.mutants.map(() => []);
		for (const group of plan.groups) {
			for (const id of group.mutants) this.reaching[id]?.push(group);
		}
	}

	async run(mutant: Mutant): Promise<Result> {
		const result = await this.judged(mutant);
		this.switchOfMutants.turn(-1, Number.POSITIVE_INFINITY);
		await endSuites(PATIENCE_MS);
		return result;
	}

	/** What the mutant before and this one can have touched. */
	private forget(file: string): void {
		const area = areaOf(file);
		this.modules.forget([this.area, area]);
		this.area = area;
	}

	private async judged(mutant: Mutant): Promise<Result> {
		const begun = worked();
		const groups = this.ordered(mutant);
		const spent = (): number => Math.round(worked() - begun);
		if (groups.length === 0) return { status: "uncovered", by: "", cost: 0 };
		const hits = this.plan.hits[mutant.id] ?? 0;
		this.switchOfMutants.turn(mutant.id, Math.max(HIT_FLOOR, hits * HIT_FACTOR));
		this.forget(mutant.file);
		const suites = new Map<string, Suite>();
		let tried = 0;
		for (const group of groups) {
			if (spent() > this.budget) break;
			const killed = await this.group(group, suites);
			tried++;
			if (killed === null || !(await this.stands(group, mutant.id))) continue;
			this.remember(mutant.file, group);
			const hangs = killed.kind === "hangs" || this.switchOfMutants.hangs;
			const by = `${group.file}: ${killed.title}: ${killed.message}`;
			return { status: hangs ? "timeout" : "killed", by, cost: spent() };
		}
		return { status: "survived", by: `${tried} of ${groups.length} groups`, cost: spent() };
	}

	/** Whether the group passes without a mutant, in modules made anew: a test that leans on its neighbours kills nothing. */
	private async stands(group: Group, mutant: number): Promise<boolean> {
		const known = this.standing.get(group);
		if (known !== undefined) return known;
		const { hits, limit } = this.switchOfMutants;
		this.switchOfMutants.turn(-1, limit);
		this.modules.forget([this.area]);
		const passes = (await this.group(group, new Map())) === null;
		this.modules.forget([this.area]);
		this.switchOfMutants.turn(mutant, limit);
		this.switchOfMutants.hits = hits;
		this.standing.set(group, passes);
		return passes;
	}

	private async group(
		group: Group,
		suites: Map<string, Suite>,
	): Promise<(NonNullable<Outcome> & { readonly title: string }) | null> {
		let title = "loading";
		try {
			let suite = suites.get(group.file);
			if (suite === undefined) {
				this.modules.prepare(group.file);
				suite = within(() => collect(() => this.modules.load(group.file)), PATIENCE_MS);
				suites.set(group.file, suite);
			}
			for (const [at, path] of group.paths.entries()) {
				title = group.titles[at] ?? "";
				const own = suite;
				const test = within(() => testAt(own, path), PATIENCE_MS);
				if (test === null) continue;
				const outcome = await runTest(test, PATIENCE_MS);
				if (outcome !== null) return { ...outcome, title };
				if (this.switchOfMutants.hangs) return { kind: "hangs", message: "", title };
			}
			return null;
		} catch (error) {
			return { kind: isTimeout(error) ? "hangs" : "failed", message: messageOf(error), title };
		}
	}

	private ordered({ id, file }: Mutant): readonly Group[] {
		const all = this.reaching[id] ?? [];
		const own = new Set(all);
		const best = (killers: ReadonlyMap<Group, number>, most: number): readonly Group[] =>
			[...killers]
				.filter(([group]) => own.has(group))
				.sort(([one, left], [other, right]) => right / other.cost - left / one.cost)
				.slice(0, most)
				.map(([group]) => group);
		const likely = new Set([
			...best(this.killers.get(file) ?? NONE, LIKELY),
			...best(this.killersOfAll, KNOWN),
			...all.toSorted((one, other) => breadth(one) - breadth(other)).slice(0, OWN),
		]);
		return [...likely, ...all.filter((group) => !likely.has(group))];
	}

	private remember(file: string, group: Group): void {
		const known = this.killers.get(file) ?? new Map<Group, number>();
		known.set(group, (known.get(group) ?? 0) + 1);
		this.killers.set(file, known);
		this.killersOfAll.set(group, (this.killersOfAll.get(group) ?? 0) + 1);
	}
}

/** All of the folder that a mutant is in; empty, which is everything, for the engine and the compiler: all others keep what these make. */
function areaOf(file: string): string {
	const area = file.split("/").slice(0, 2).join("/");
	return area === "src/runtime" || area === "src/compiler" ? "" : `${area}/`;
}

function breadth({ cost, mutants }: Group): number {
	return cost * mutants.length;
}

const NONE: ReadonlyMap<Group, number> = new Map();
