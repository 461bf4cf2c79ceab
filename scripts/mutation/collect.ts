/** Stands for the package `vitest` in the tests: collects suites and tests, whose bodies run when they are asked for. */
import {
	type ExpectStatic,
	JestAsymmetricMatchers,
	JestChaiExpect,
	JestExtend,
} from "@vitest/expect";
import * as chai from "chai";

type Body = (...row: readonly unknown[]) => unknown;

export interface Suite {
	readonly title: string;
	readonly parent: Suite | null;
	readonly children: (Suite | Test)[];
	readonly hooks: { readonly [when in Hook]: (() => unknown)[] };
	/** collects the children; null when that is done */
	body: (() => unknown) | null;
}

export interface Test {
	readonly title: string;
	readonly parent: Suite;
	readonly run: () => unknown;
	/** It passes by failing. */
	readonly fails: boolean;
	readonly skipped: boolean;
}

type Hook = "beforeAll" | "afterAll" | "beforeEach" | "afterEach";

chai.use(JestExtend);
chai.use(JestChaiExpect);
chai.use(JestAsymmetricMatchers);

let current = newSuite("", null, null);

/** The suite of a file: `load` evaluates it. */
export function collect(load: () => unknown): Suite {
	const file = newSuite("", null, load);
	open(file);
	return file;
}

/** Collects the children of a suite, once. */
export function open(suite: Suite): void {
	const { body } = suite;
	if (body === null) return;
	const before = current;
	current = suite;
	try {
		body();
		suite.body = null;
	} finally {
		current = before;
	}
}

function newSuite(title: string, parent: Suite | null, body: (() => unknown) | null): Suite {
	const hooks = { beforeAll: [], afterAll: [], beforeEach: [], afterEach: [] };
	return { title, parent, children: [], hooks, body };
}

interface Mode {
	readonly fails: boolean;
	readonly skipped: boolean;
}

type Register = (title: string, body: Body, row: readonly unknown[], mode: Mode) => void;

interface Api {
	(title: string, ...rest: readonly unknown[]): void;
	readonly each: (rows: readonly unknown[]) => (title: string, ...rest: readonly unknown[]) => void;
	readonly skipIf: (skip: boolean) => Api;
	readonly runIf: (run: boolean) => Api;
	readonly fails: Api;
	readonly skip: Api;
}

/** The function that tests call, with all that can be asked of it by name. */
function api(register: Register, mode: Mode): Api {
	const one = (title: string, ...rest: readonly unknown[]): void =>
		register(title, bodyOf(rest), [], mode);
	return Object.defineProperties(one, {
		each: {
			value:
				(rows: readonly unknown[]) =>
				(title: string, ...rest: readonly unknown[]) => {
					for (const row of rows) {
						const values: readonly unknown[] = Array.isArray(row) ? row : [row];
						register(`${title} [${shown(values[0])}]`, bodyOf(rest), values, mode);
					}
				},
		},
		skipIf: {
			value: (skip: boolean) => api(register, { ...mode, skipped: mode.skipped || skip }),
		},
		runIf: {
			value: (run: boolean) => api(register, { ...mode, skipped: mode.skipped || !run }),
		},
		fails: { get: () => api(register, { ...mode, fails: true }) },
		skip: { get: () => api(register, { ...mode, skipped: true }) },
	}) as Api;
}

/** The options, a time limit for instance, stand before or behind it. */
function bodyOf(rest: readonly unknown[]): Body {
	const body = rest.find((one) => typeof one === "function");
	if (body === undefined) throw new TypeError("a test without a body");
	return body as Body;
}

function shown(value: unknown): string {
	return typeof value === "string" ? value.slice(0, 60) : typeof value;
}

const describe = api(
	(title, body, row, mode) => {
		if (mode.skipped) return;
		current.children.push(newSuite(title, current, () => body(...row)));
	},
	{ fails: false, skipped: false },
);

const test = api(
	(title, body, row, mode) => {
		current.children.push({ title, parent: current, run: () => body(...row), ...mode });
	},
	{ fails: false, skipped: false },
);

function hook(when: Hook): (body: () => unknown) => void {
	return (body) => {
		current.hooks[when].push(body);
	};
}

/** The plugins have given it the methods that the type of chai does not know of. */
const expect = chai.expect as unknown as ExpectStatic;

/** Globals that tests have put in the place of others, with those. */
const stubbed = new Map<string, PropertyDescriptor | undefined>();

const vi = {
	stubGlobal(name: string, value: unknown): void {
		if (!stubbed.has(name)) stubbed.set(name, Object.getOwnPropertyDescriptor(globalThis, name));
		Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
	},
	unstubAllGlobals(): void {
		for (const [name, before] of stubbed) {
			if (before === undefined) Reflect.deleteProperty(globalThis, name);
			else Object.defineProperty(globalThis, name, before);
		}
		stubbed.clear();
	},
};

/** How long `expect.poll` waits, and between two looks. */
const POLL_MS = 1_000;
const STEP_MS = 10;

/** `expect.poll(look).toBe(…)`: looks until it is so. */
function poll(look: () => unknown): object {
	const until = Date.now() + POLL_MS;
	return new Proxy(
		{},
		{
			get:
				(_, matcher: string) =>
				async (...rest: readonly unknown[]) => {
					for (;;) {
						try {
							const matchers = expect(await look()) as unknown as Record<
								string,
								(...rest: readonly unknown[]) => void
							>;
							return matchers[matcher]?.(...rest);
						} catch (error) {
							if (Date.now() > until) throw error;
							await new Promise((resolve) => setTimeout(resolve, STEP_MS));
						}
					}
				},
		},
	);
}
Object.assign(expect, { poll });

export const VITEST = {
	vi,
	describe,
	test,
	it: test,
	expect,
	beforeAll: hook("beforeAll"),
	afterAll: hook("afterAll"),
	beforeEach: hook("beforeEach"),
	afterEach: hook("afterEach"),
};
