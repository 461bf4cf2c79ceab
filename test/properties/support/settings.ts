/** How often, from which seed, and with which options the properties are tried. */
import fc from "fast-check";
import type { ChainOptions } from "../../../src/chain/index.js";
import { toolsOf } from "../../../src/compiler/examples/run.js";
import { listFormats } from "../../../src/generated/registry.js";
import type { Example } from "../../../src/language/syntax.js";
import type {
	FunctionDefinition,
	ParserOptions,
	ToolDefinition,
} from "../../../src/runtime/options.js";
import type { Subject } from "./subjects.js";

/**
 * The quick run, `npm test`, spends the same time however many formats there are: above so many, each gets its share.
 * `npm run test:deep` tries each format as often as if it were alone.
 */
const FULL_SHARES = 3;
const share = Math.min(1, FULL_SHARES / listFormats().length);
/** how much is tried, 1: each format in full */
export const FACTOR = process.env.FC_RUNS === undefined ? share : Number(process.env.FC_RUNS);
const SEED = Number(process.env.FC_SEED ?? "20261121");

/** The parameters of one property: seeded, `FC_RUNS` multiplies the number of runs. */
export function runs(count: number): { readonly numRuns: number; readonly seed: number } {
	return { numRuns: scaled(count), seed: SEED };
}

export function scaled(count: number): number {
	return Math.max(1, Math.round(count * FACTOR));
}

const places = new Map(listFormats().map(({ name }, place) => [name, place + SEED]));

/** Where the format stands in the row of those that share. Null: it takes all, as each does in a deep run, and one outside of the registry does. */
function placeOf({ format }: Subject): number | null {
	return FACTOR >= 1 ? null : (places.get(format.name) ?? null);
}

/**
 * In a quick run the formats share a list of cases: each takes one of so many (`each`), at least one, and others than the formats
 * beside it and than with another seed, so that all cases are tried. `turn`: lists that are alike give other cases. A deep run
 * tries all for each format.
 */
export function sharedOut<T>(
	subject: Subject,
	list: readonly T[],
	each: number,
	turn = 0,
): readonly T[] {
	const place = placeOf(subject);
	if (place === null) return list;
	if (list.length <= each) return list.slice((place + turn) % list.length).slice(0, 1);
	return list.filter((_, at) => (at + place + turn) % each === 0);
}

/** Whether a long test of one case is run for the format: in a quick run for one of so many. */
export function takes(subject: Subject, each: number): boolean {
	const place = placeOf(subject);
	return place === null || place % each === 0;
}

export interface Setting {
	/** with `fallbacks` in them a chain reads */
	readonly options: ChainOptions;
	/** what the engine said at the end */
	readonly finish: string;
}

export const REASONS: readonly string[] = ["stop", "length", "content_filter", "abort", "eos"];

const exampleTools = new WeakMap<Example, readonly FunctionDefinition[]>();
const subjectTools = new WeakMap<Subject, readonly ToolDefinition[]>();

/** The same objects each time: a validator compiles a schema once, and knows it again. */
function toolsOfExample(example: Example): readonly FunctionDefinition[] {
	const tools = exampleTools.get(example) ?? toolsOf(example.tools);
	exampleTools.set(example, tools);
	return tools;
}

/** The options that an example asks for, strict or lenient. */
export function settingOf(example: Example, strict: boolean): Setting {
	return {
		options: {
			tools: toolsOfExample(example),
			...(example.entry === null ? {} : { entry: example.entry }),
			...(strict ? { strict } : {}),
		},
		finish: example.finish ?? "stop",
	};
}

/** Everything that the examples of a format declare, the first of two tools with one name. */
export function allTools(subject: Subject): readonly ToolDefinition[] {
	const known = subjectTools.get(subject);
	if (known !== undefined) return known;
	const tools = new Map<string, ToolDefinition>();
	for (const example of subject.examples) {
		for (const tool of toolsOfExample(example)) {
			if (!tools.has(tool.name)) tools.set(tool.name, tool);
		}
	}
	const all = [...tools.values()];
	subjectTools.set(subject, all);
	return all;
}

/** Any way to read a text: every entry, strict or lenient, with and without tools, every end. */
export function anySetting(subject: Subject): fc.Arbitrary<Setting> {
	const entries = [undefined, ...subject.format.entries.map(({ name }) => name)];
	const tools = [undefined, [], allTools(subject)];
	return fc
		.record({
			entry: fc.constantFrom(...entries),
			strict: fc.boolean(),
			tools: fc.constantFrom(...tools),
			finish: fc.constantFrom(...REASONS),
		})
		.map(({ entry, strict, tools: given, finish }) => ({
			options: {
				...(entry === undefined ? {} : { entry }),
				...(given === undefined ? {} : { tools: given }),
				...(strict ? { strict } : {}),
			},
			finish,
		}));
}

/** All entries (null: the start of the message), strict and lenient. */
export function everyMode(subject: Subject): readonly ParserOptions[] {
	const entries = [null, ...subject.format.entries.map(({ name }) => name)];
	return entries.flatMap((entry) =>
		[false, true].map((strict) => ({
			...(entry === null ? {} : { entry }),
			...(strict ? { strict } : {}),
		})),
	);
}
