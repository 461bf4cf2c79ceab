/**
 * Schemas that others wrote, as the arguments of a tool. `report` of a constraint says what is enforced; the rest is for validation
 * to find.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Constraint, constrain } from "../../src/constrain/index.js";
import { CannotConstrain } from "../../src/constrain/report.js";
import { getWriting } from "../../src/generated/writers.js";
import type { Format } from "../../src/index.js";
import { render } from "../../src/render/index.js";
import type { TestTool } from "./tools.js";

export type Schema = Readonly<Record<string, unknown>> | boolean;

/** A schema of an object as it stands; any other as that of one argument. References lead to the same places. */
export function toolFor(schema: Schema): TestTool {
	// with an id of its own its references would begin there
	const { $defs, definitions, $id: _, ...rest } = typeof schema === "object" ? schema : {};
	const parameters = isObject(schema)
		? {
				...rest,
				...($defs === undefined ? {} : { $defs }),
				...(definitions === undefined ? {} : { definitions }),
			}
		: {
				type: "object",
				properties: { value: typeof schema === "object" ? rest : schema },
				required: ["value"],
				additionalProperties: false,
				...($defs === undefined ? {} : { $defs }),
				...(definitions === undefined ? {} : { definitions }),
			};
	return { type: "function", function: { name: "run", parameters: { ...parameters } } };
}

/** Of whole arguments. */
function isObject(schema: Schema): schema is Exclude<Schema, boolean> {
	return typeof schema === "object" && (schema.type === "object" || "properties" in schema);
}

/** Null: it is refused, with a reason. */
export function grammarFor(
	format: Format,
	tool: TestTool,
): Extract<Constraint, { readonly target: "gbnf" }> | null {
	const writing = getWriting(format.name);
	if (writing === undefined) throw new Error(`no writer: ${format.name}`);
	try {
		const options = { tools: [tool], target: "gbnf", toolChoice: "required" } as const;
		const made = constrain(format, writing, options);
		return made.target === "gbnf" ? made : null;
	} catch (error) {
		if (error instanceof CannotConstrain) return null;
		throw error;
	}
}

/** Whether every keyword is enforced as it stands. */
export function isExact({ report }: Constraint): boolean {
	return report.every(({ outcome }) => outcome === "enforced");
}

/** Whether all that is written fits; not all that fits need be written: the reasons for that begin with "only". */
export function isSound({ report }: Constraint): boolean {
	return report.every(
		({ outcome, why }) =>
			outcome === "enforced" || (outcome === "weakened" && why?.startsWith("only ") === true),
	);
}

/** What a file of JSON Schema's own test suite holds. */
interface Group {
	readonly description: string;
	readonly schema: Schema;
	readonly tests: readonly { readonly data: unknown; readonly valid: boolean }[];
}

export interface SuiteProof {
	readonly counts: {
		readonly schemas: number;
		readonly exact: number;
		readonly narrower: number;
		readonly accepted: number;
		readonly rejected: number;
	};
	readonly failed: readonly string[];
}

/**
 * The cases of a draft against the grammars of a format whose arguments are JSON. Where the report says that the whole schema is
 * enforced, a valid instance that is rendered is a sentence in some order of its members, and an invalid one in none; the latter
 * also where less is written than fits. `every`: one of so many groups.
 */
export async function proveSuite(
	folder: string,
	format: Format,
	load: (grammar: string) => Promise<(text: string) => boolean>,
	every = 1,
): Promise<SuiteProof> {
	const counts = { schemas: 0, exact: 0, narrower: 0, accepted: 0, rejected: 0 };
	const failed: string[] = [];
	const files = readdirSync(folder).filter((name) => name.endsWith(".json"));
	const groups = files.flatMap(
		(file) => JSON.parse(readFileSync(join(folder, file), "utf8")) as readonly Group[],
	);
	for (const group of groups.filter((_, at) => at % every === 0)) {
		const { description, schema, tests } = group;
		counts.schemas++;
		const tool = toolFor(schema);
		const made = grammarFor(format, tool);
		if (made === null || !isSound(made)) continue;
		const exact = isExact(made);
		counts[exact ? "exact" : "narrower"]++;
		const accepts = await load(made.grammar);
		for (const { data, valid } of tests) {
			if (valid && !exact) continue;
			const texts = ordersOf(data).flatMap(
				(one) => renderedBy(format, tool, isObject(schema) ? one : { value: one }) ?? [],
			);
			const [text] = texts;
			if (text === undefined) continue;
			counts[valid ? "accepted" : "rejected"]++;
			if (texts.some(accepts) !== valid)
				failed.push(
					`${description}: ${text} is ${valid ? "valid, and refused" : "not valid, and accepted"}: ${JSON.stringify(schema)}`,
				);
		}
	}
	return { counts, failed };
}

/** A value with its own members in each order; more than four of them as they stand. */
function ordersOf(value: unknown): readonly unknown[] {
	if (typeof value !== "object" || value === null || Array.isArray(value)) return [value];
	const members = Object.entries(value);
	if (members.length > 4) return [value];
	return members
		.reduce<readonly (readonly [string, unknown][])[]>(
			(orders, member) =>
				orders.flatMap((order) =>
					Array.from({ length: order.length + 1 }, (_, at) => order.toSpliced(at, 0, member)),
				),
			[[]],
		)
		.map((order) => Object.fromEntries(order));
}

/** Null: it is no object, or has a number as no grammar writes it, with an exponent or of more than 15 digits. */
function renderedBy(format: Format, tool: TestTool, args: unknown): string | null {
	if (typeof args !== "object" || args === null || Array.isArray(args)) return null;
	if (/\d[eE]|\d{16}/.test(JSON.stringify(args))) return null;
	const writing = getWriting(format.name);
	if (writing === undefined) throw new Error(`no writer: ${format.name}`);
	const calls = [{ name: "run", arguments: { ...args } }];
	const message = render(format, writing, { calls }, { tools: [tool] });
	return message.status === "rendered" ? message.text : null;
}
