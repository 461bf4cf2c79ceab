/**
 * Counts work, never time: a count is the same on every machine. Two counts make it up. The blocks of the code of the runtime
 * and of the fallback chain that were run, each round of a loop for itself, as the engine counts them for coverage. And what one block may hide in a method of the
 * engine: every look at a character, every character that a search passes, every piece of text that is made, every element
 * of a list that is searched, walked or moved; the prototypes are wrapped while the work runs.
 */
import { type Profiler, Session } from "node:inspector";

const text = String.prototype;
const original = {
	charCodeAt: text.charCodeAt,
	charAt: text.charAt,
	codePointAt: text.codePointAt,
	indexOf: text.indexOf,
	includes: text.includes,
	startsWith: text.startsWith,
	endsWith: text.endsWith,
	slice: text.slice,
	search: text.search,
};
const expression = RegExp.prototype;
const { test, exec } = expression;
const list = Array.prototype;
const lists = {
	push: list.push,
	find: list.find,
	filter: list.filter,
	some: list.some,
	includes: list.includes,
	forEach: list.forEach,
	splice: list.splice,
};

export class TooMuchWork extends Error {}

/** as the tests load it (test/support/built.ts) */
const COUNTED = /\/\.built\/(runtime|chain)\//;

if (process.env["COUNTS_WORK"] === undefined)
	throw new Error("test files that count work are listed in vitest.config.ts");

// begun here, for the engine counts the blocks of those functions only that it compiles from now on
const session = new Session();
session.connect();
session.post("Profiler.enable");
session.post("Profiler.startPreciseCoverage", { callCount: true, detailed: true });

/** Characters of source in a short block: the round of a loop counts as one step at least. */
const BLOCK = 16;

/**
 * The blocks of one function that were run. The engine tells of a block only where its count differs from the one around it, so
 * that one odd character of a text would make blocks appear: what is added up is the source that was run, which is the same either way.
 */
function ranIn(ranges: readonly Profiler.CoverageRange[]): number {
	const around: Profiler.CoverageRange[] = [];
	let ran = 0;
	// the first range is the function: it is not counted where the compiler has put it into another one
	for (const range of ranges.slice(1)) {
		while ((around.at(-1)?.endOffset ?? Number.POSITIVE_INFINITY) <= range.startOffset)
			around.pop();
		const { startOffset, endOffset, count } = range;
		ran += (endOffset - startOffset) * (count - (around.at(-1)?.count ?? 0));
		around.push(range);
	}
	return ran / BLOCK;
}

/** The blocks of that code that were run since this was asked last. Asking is dear: it looks at all code that is loaded. */
function takeBlocks(): number {
	let blocks = 0;
	session.post("Profiler.takePreciseCoverage", (error, { result }) => {
		if (error !== null) throw error;
		for (const { url, functions } of result) {
			if (!COUNTED.test(url)) continue;
			for (const { ranges } of functions) blocks += ranIn(ranges);
		}
	});
	return blocks;
}

/**
 * How many steps `run` takes; throws when more than `budget` of them are steps in methods of the engine. What is made
 * once for a format counts, too, the first time. `clean`: the runtime has not been used since the last count, so that
 * no blocks need to be forgotten.
 */
export function countWork(run: () => void, budget: number, clean = false): number {
	if (!clean) takeBlocks();
	let steps = 0;
	const add = (more: number): void => {
		steps += more;
		if (steps > budget) throw new TooMuchWork(`more than ${budget} steps`);
	};
	text.charCodeAt = function (at) {
		add(1);
		return original.charCodeAt.call(this, at);
	};
	text.charAt = function (at) {
		add(1);
		return original.charAt.call(this, at);
	};
	text.codePointAt = function (at) {
		add(1);
		return original.codePointAt.call(this, at);
	};
	text.indexOf = function (part, from = 0) {
		const found = original.indexOf.call(this, part, from);
		add((found < 0 ? this.length : found) - from + 1);
		return found;
	};
	text.includes = function (part, from = 0) {
		add(this.length - from + 1);
		return original.includes.call(this, part, from);
	};
	text.startsWith = function (part, at = 0) {
		add(Math.min(part.length, this.length - at) + 1);
		return original.startsWith.call(this, part, at);
	};
	text.endsWith = function (part, at) {
		add(Math.min(part.length, this.length) + 1);
		return original.endsWith.call(this, part, at);
	};
	text.slice = function (from, to) {
		// the engine shares long pieces, it does not copy them
		add(1);
		return original.slice.call(this, from, to);
	};
	text.search = function (what: { [Symbol.search](string: string): number } | string | RegExp) {
		const found = original.search.call(this, what as RegExp);
		add((found < 0 ? this.length : found) + 1);
		return found;
	};
	expression.exec = function (string) {
		const from = this.global || this.sticky ? this.lastIndex : 0;
		const found = exec.call(this, string);
		add((found === null ? string.length : found.index + (found[0]?.length ?? 0)) - from + 1);
		return found;
	};
	expression.test = function (string) {
		return this.exec(string) !== null;
	};
	for (const name of ["find", "filter", "some", "includes", "forEach", "splice"] as const) {
		Object.assign(list, {
			[name](this: unknown[], ...given: never[]): unknown {
				add(this.length + 1);
				return Reflect.apply(lists[name], this, given);
			},
		});
	}
	list.push = function (...items: unknown[]) {
		add(items.length);
		return Reflect.apply(lists.push, this, items) as number;
	};
	try {
		run();
	} finally {
		Object.assign(text, original);
		Object.assign(expression, { test, exec });
		Object.assign(list, lists);
	}
	return steps + takeBlocks();
}
