/** Runs single tests of a file in this process, without waiting for the others. */
import { performance } from "node:perf_hooks";
import { Script } from "node:vm";
import { open, type Suite, type Test } from "./collect.js";

/** From the suite of a file: the place among the children, level by level. */
export type Path = readonly number[];

/** null: passed; otherwise what went wrong. */
export type Outcome = { readonly kind: "failed" | "hangs"; readonly message: string } | null;

/** All tests below a suite that are not skipped, with their paths. */
export function* testsOf(suite: Suite, path: Path = []): Generator<readonly [Path, Test]> {
	open(suite);
	for (const [at, child] of suite.children.entries()) {
		if ("children" in child) yield* testsOf(child, [...path, at]);
		else if (!child.skipped) yield [[...path, at], child];
	}
}

/** null: there is none, as a mutant may change what the tests are made of. */
export function testAt(suite: Suite, path: Path): Test | null {
	let at: Suite | Test = suite;
	for (const place of path) {
		if (!("children" in at)) break;
		open(at);
		const child: Suite | Test | undefined = at.children[place];
		if (child === undefined) return null;
		at = child;
	}
	return "children" in at ? null : at;
}

/** Suites whose `beforeAll` has run, in this order. */
const begun = new Set<Suite>();

/** Runs `afterAll` of all suites that have begun, whatever it throws: what they have opened is closed. */
export async function endSuites(milliseconds: number): Promise<void> {
	const suites = [...begun].reverse();
	begun.clear();
	for (const { hooks } of suites)
		for (const body of hooks.afterAll)
			await failure(async () => soon(within(body, milliseconds), milliseconds));
}

/** @param milliseconds after which a body that does not give back control is stopped */
export async function runTest(test: Test, milliseconds: number): Promise<Outcome> {
	const suites = ancestors(test.parent);
	const error = await failure(async () => {
		for (const suite of suites) {
			if (begun.has(suite)) continue;
			begun.add(suite);
			for (const body of suite.hooks.beforeAll)
				await soon(within(body, milliseconds), milliseconds);
		}
		for (const suite of suites) for (const body of suite.hooks.beforeEach) await body();
		try {
			await soon(within(test.run, milliseconds), milliseconds);
		} finally {
			for (const suite of suites)
				for (const body of suite.hooks.afterEach)
					await soon(within(body, milliseconds), milliseconds);
		}
	});
	if (error !== null && isTimeout(error)) return { kind: "hangs", message: "no end in time" };
	if (test.fails) return error === null ? { kind: "failed", message: "it passed" } : null;
	return error === null ? null : { kind: "failed", message: messageOf(error) };
}

/** Runs a function, and stops it when it does not come back in time. */
export function within<T>(body: () => T, milliseconds: number): T {
	let result: { readonly value: T } | null = null;
	running = () => {
		result = { value: body() };
	};
	ENTRY.runInThisContext({ timeout: milliseconds });
	if (result === null) throw new Error("the function was not run");
	return (result as { readonly value: T }).value;
}

let running: () => void = () => undefined;
Object.defineProperty(globalThis, "run_9fa48", { value: () => running() });
/** Only a script can be stopped by its clock, and with it all that it calls. */
const ENTRY = new Script("run_9fa48()");

/** How often a promise is looked at, and after how much time in which nothing at all was done it will never come. */
const LOOK_MS = 100;
const IDLE_MS = 3_000;

/**
 * Waits for a promise, if it comes in time: one that never ends takes no clock of a script. What only waits is given up sooner than what
 * works, for which there may be little time on a busy machine.
 */
async function soon(value: unknown, milliseconds: number): Promise<void> {
	let clock: NodeJS.Timeout | undefined;
	const begun = performance.now();
	const before = performance.eventLoopUtilization();
	const late = new Promise((_, reject) => {
		clock = setInterval(
			() => {
				const { idle } = performance.eventLoopUtilization(before);
				if (performance.now() - begun > milliseconds || idle > IDLE_MS)
					reject(new Late("no end in time"));
			},
			Math.min(LOOK_MS, milliseconds),
		);
	});
	try {
		await Promise.race([value, late]);
	} finally {
		clearInterval(clock);
	}
}

class Late extends Error {}

export function isTimeout(error: unknown): boolean {
	return (
		error instanceof Late ||
		(error instanceof Error && "code" in error && error.code === "ERR_SCRIPT_EXECUTION_TIMEOUT")
	);
}

export function messageOf(error: unknown): string {
	return (error instanceof Error ? `${error.message}` : String(error)).slice(0, 300);
}

async function failure(body: () => Promise<void>): Promise<unknown> {
	try {
		await body();
		return null;
	} catch (error) {
		return error ?? new Error("something was thrown that is nothing");
	}
}

function ancestors(suite: Suite): readonly Suite[] {
	const found: Suite[] = [];
	for (let at: Suite | null = suite; at !== null; at = at.parent) found.unshift(at);
	return found;
}
