/**
 * The plan: which tests reach which mutants, and what each costs. It is made by running the tests in small groups without a
 * mutant: the groups in modules made anew again and again, so that what is built once and kept counts for more than the first
 * test that needs it. Test files that load the same as in the run before keep their part of its plan.
 */
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { collect, type Suite, type Test, VITEST } from "./collect.js";
import { Modules } from "./modules.js";
import type { Instrumented } from "./mutants.js";
import { fewerRuns } from "./random.js";
import {
	endSuites,
	messageOf,
	type Outcome,
	type Path,
	runTest,
	testAt,
	testsOf,
} from "./run-tests.js";
import { Switch } from "./switch.js";

export interface Group {
	readonly file: string;
	readonly paths: readonly Path[];
	readonly titles: readonly string[];
	/** milliseconds of work, with counters */
	readonly cost: number;
	/** the mutants that it reaches, in ascending order */
	readonly mutants: Uint32Array;
}

export interface Plan {
	readonly groups: readonly Group[];
	/** by mutant: how often a group reaches it at most */
	readonly hits: Uint32Array;
	/** tests that do not pass here, and why */
	readonly leftOut: readonly string[];
	/** by test file: the digest of all that it loads, and of what it may cost */
	readonly digests: { readonly [file: string]: string };
}

/** Which tests take part. */
export interface Limits {
	/** milliseconds of work for the tests of one file, evenly from all: the rest is left out. More for those of `SINGLE` */
	readonly work: number;
	/** beginnings of the names of their files */
	readonly by: readonly string[];
}

/** The folders whose tests run; tests that do not load a mutated file drop out by themselves. */
const FOLDERS: readonly string[] = [
	"adapters",
	"chain",
	"checks",
	"coerce",
	"conformance",
	"failures",
	"gateway",
	"language",
	"machine",
	"policies",
	"properties",
	"reference",
	"render",
	"scan",
	"select",
	"telemetry",
	"tools",
	"trust",
	"types",
	"validate",
	"values",
];

/** They count blocks of code that are run, or measure growth or memory, or start other processes: not what a bundle with switches is made for. */
const MEASURING: ReadonlySet<string> = new Set([
	"test/chain/drift-work.test.ts",
	"test/chain/phantoms.test.ts",
	"test/chain/work.test.ts",
	"test/gateway/memory.test.ts",
	"test/gateway/worker/worker.test.ts",
	"test/machine/work.test.ts",
	"test/properties/made-up.test.ts",
	"test/properties/p21.test.ts",
	"test/scan/linear.test.ts",
]);

/**
 * Their tests are alike and reach different things: what a test of theirs reaches is kept for itself, together with what the first one
 * of its kind has reached, for that built what the others use.
 */
const SINGLE: ReadonlySet<string> = new Set([
	"test/checks/committed.test.ts",
	"test/machine/bounds.test.ts",
	"test/machine/lanes.test.ts",
	"test/machine/outlook.test.ts",
	"test/machine/strides.test.ts",
	"test/reference/recorded.test.ts",
	"test/reference/small.test.ts",
]);
/** They tell more for their time than others, so many times: the small grammars have all of the language in a few characters. */
const FAVOUR = 8;
const FAVOURS: ReadonlyMap<string, number> = new Map([["test/reference/small.test.ts", 24]]);

/** Small enough that a mutant has few tests to run, large enough that the plan is made in minutes. */
const GROUP = 6;
/** A test that takes more work is not run with mutants: it would cost the whole time of one. With counters. */
const LONGEST_MS = 3_000;
/** So long it may take, on a machine that may be busy: wall time. */
const PATIENCE_MS = 15_000;
/** After so much work what is known is kept, for a run that is broken off. */
const KEEP_MS = 30_000;
/** Groups share what they reach until their work is this many times that of loading their file. */
const LOADS = 12;

function testFiles(root: string, { by }: Limits): readonly string[] {
	return FOLDERS.filter((folder) => existsSync(join(root, "test", folder)))
		.flatMap((folder) =>
			readdirSync(join(root, "test", folder), { recursive: true, encoding: "utf8" })
				.filter((name) => name.endsWith(".test.ts"))
				.sort()
				.map((name) => `test/${folder}/${name}`),
		)
		.filter((file) => !MEASURING.has(file) && by.some((prefix) => file.startsWith(prefix)));
}

export function modulesFor(
	root: string,
	{ sources }: Instrumented,
	counting: boolean,
	switchOfMutants: Switch,
): Modules {
	const replaced = new Map<string, object>([
		["vitest", VITEST],
		["fast-check", fewerRuns(root)],
	]);
	return new Modules(root, sources, counting, switchOfMutants, replaced);
}

/** Milliseconds of work of this process, whatever else the machine does. */
export function worked(): number {
	const { user, system } = process.cpuUsage();
	return (user + system) / 1000;
}

export async function makePlan(
	root: string,
	instrumented: Instrumented,
	limits: Limits,
	before: Plan | null,
	say: (line: string) => void,
	keep: (plan: Plan) => void,
): Promise<Plan> {
	const counters = new Switch(instrumented.mutants.length);
	const counting = modulesFor(root, instrumented, true, counters);
	const hits = new Uint32Array(instrumented.mutants.length);
	if (before !== null) hits.set(before.hits.subarray(0, hits.length));
	const groups: Group[] = [];
	const leftOut: string[] = [];
	const digests: Record<string, string> = {};
	let kept = worked();
	for (const file of testFiles(root, limits)) {
		const begun = worked();
		try {
			const digest = counting.digest(file, String(limits.work));
			digests[file] = digest;
			if (before?.digests[file] === digest) {
				groups.push(...before.groups.filter((group) => group.file === file));
				leftOut.push(...before.leftOut.filter((line) => line.startsWith(`${file}: `)));
				continue;
			}
			const found = SINGLE.has(file)
				? await singlesOf(file, counting, counters, hits, leftOut, limits.work * FAVOUR)
				: await groupsOf(file, counting, counters, hits, leftOut, limits.work);
			groups.push(...found);
			say(`${file}: ${found.length} groups, ${Math.round(worked() - begun)} ms`);
			if (worked() - kept > KEEP_MS) {
				keep({ groups, hits, leftOut, digests });
				kept = worked();
			}
		} catch (error) {
			leftOut.push(`${file}: ${messageOf(error)}`);
		}
		await endSuites(PATIENCE_MS);
	}
	return { groups: inTurn(groups), hits, leftOut, digests };
}

/**
 * The files share the time: at any moment the tests of each have cost about the same. The tests of a file are much alike, those of
 * another ask something else.
 */
function inTurn(groups: readonly Group[]): readonly Group[] {
	const spent = new Map<string, number>();
	return groups
		.toSorted((one, other) => one.cost - other.cost)
		.map((group) => {
			const favour = FAVOURS.get(group.file) ?? (SINGLE.has(group.file) ? FAVOUR : 1);
			const cost = group.cost / favour;
			const until = (spent.get(group.file) ?? 0) + cost;
			spent.set(group.file, until);
			return { group, until };
		})
		.sort((one, other) => one.until - other.until)
		.map(({ group }) => group);
}

/** Runs a file's tests group by group, and sees what each reaches. */
async function groupsOf(
	file: string,
	modules: Modules,
	counters: Switch,
	hits: Uint32Array,
	leftOut: string[],
	most: number,
): Promise<readonly Group[]> {
	const fresh = (): Suite => {
		modules.forget();
		return collect(() => modules.load(file));
	};
	const all = spread(grouped([...testsOf(fresh())].map(([path]) => path)));
	const groups: Group[] = [];
	let block: Omit<Group, "mutants">[] = [];
	let suite: Suite | null = null;
	let [begun, loaded] = [0, 0];
	const close = (): void => {
		const mutants = reached(counters.reached, hits);
		if (mutants.length > 0) groups.push(...block.map((group) => ({ ...group, mutants })));
		block = [];
		suite = null;
	};
	const start = worked();
	for (const [at, paths] of all.entries()) {
		if (worked() - start > most) {
			leftOut.push(`${file}: ${all.length - at} of ${all.length} groups of tests`);
			break;
		}
		if (suite === null) {
			counters.reached.fill(0);
			begun = worked();
			suite = fresh();
			for (const path of paths) testAt(suite, path);
			loaded = worked() - begun;
		}
		const kept: Path[] = [];
		const titles: string[] = [];
		const before = worked();
		for (const path of paths) {
			if (worked() - start > most) break;
			const test = testAt(suite, path);
			if (test === null) throw new Error("the tests differ from one load to the next");
			const outcome = await measured(test);
			if (outcome === null) {
				kept.push(path);
				titles.push(test.title);
			} else leftOut.push(`${file}: ${test.title}: ${outcome.message}`);
		}
		if (kept.length > 0) block.push({ file, paths: kept, titles, cost: worked() - before });
		if (worked() - begun > LOADS * loaded) close();
	}
	close();
	return groups;
}

/** Runs a file's tests one by one, in modules that are loaded once. */
async function singlesOf(
	file: string,
	modules: Modules,
	counters: Switch,
	hits: Uint32Array,
	leftOut: string[],
	most: number,
): Promise<readonly Group[]> {
	const groups: Group[] = [];
	modules.forget();
	counters.reached.fill(0);
	const suite = collect(() => modules.load(file));
	const tests = spread([...testsOf(suite)]);
	const loaded = reached(counters.reached, hits);
	counters.reached.fill(0);
	const builtFor = new Map<Suite, Uint32Array>();
	const start = worked();
	for (const [at, [path, test]] of tests.entries()) {
		const before = worked();
		if (before - start > most) {
			leftOut.push(`${file}: ${tests.length - at} of ${tests.length} tests`);
			break;
		}
		const outcome = await measured(test);
		const cost = worked() - before;
		const own = reached(counters.reached, hits);
		counters.reached.fill(0);
		const built = builtFor.get(test.parent) ?? own;
		builtFor.set(test.parent, built);
		if (outcome !== null) {
			leftOut.push(`${file}: ${test.title}: ${outcome.message}`);
			continue;
		}
		const mutants = Uint32Array.from(new Set([...loaded, ...built, ...own])).sort();
		groups.push({ file, paths: [path], titles: [test.title], cost, mutants });
	}
	return groups;
}

/** One that takes too much work hangs, as far as the plan is concerned. */
async function measured(test: Test): Promise<Outcome> {
	const before = worked();
	const outcome = await runTest(test, PATIENCE_MS);
	const isLong = worked() - before > LONGEST_MS;
	return outcome ?? (isLong ? { kind: "hangs", message: "it takes too much work" } : null);
}

function grouped(paths: readonly Path[]): readonly (readonly Path[])[] {
	const groups: Path[][] = [];
	for (const path of paths) {
		const last = groups.at(-1);
		if (last === undefined || last.length === GROUP) groups.push([path]);
		else last.push(path);
	}
	return groups;
}

/** All of them, in an order whose beginning is spread evenly over all. */
function spread<T>(all: readonly T[]): readonly T[] {
	const places = all.map((one, at) => ({ one, place: (at * GOLDEN) % 1 }));
	return places.sort((one, other) => one.place - other.place).map(({ one }) => one);
}

/** Its multiples, without what is before the point, lie evenly between 0 and 1. */
const GOLDEN = 0.618033988749895;

function reached(counts: Uint32Array, hits: Uint32Array): Uint32Array {
	const ids: number[] = [];
	for (const [id, count] of counts.entries()) {
		if (count === 0) continue;
		ids.push(id);
		hits[id] = Math.max(hits[id] ?? 0, count);
	}
	return Uint32Array.from(ids);
}
