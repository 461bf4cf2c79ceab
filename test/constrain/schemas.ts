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
		readonly accepted: number;
		readonly rejected: number;
	};
	readonly failed: readonly string[];
}

/** Groups of which the report says too much: what is known to be wrong. */
const OVERSTATED: ReadonlySet<string> = new Set([
	// keywords of one type alone stand for the type, or for nothing
	...["additionalProperties can exist by itself", "a schema given for items"],
	...["a schema given for prefixItems", "object properties validation", "root pointer ref"],
	...["required with escaped characters"],
	"required properties whose names are Javascript object property names",
	// what is not declared is not written
	...["additionalProperties are allowed by default", "additional items are allowed by default"],
	...["anyOf complex types", "prefixItems validation adjusts the starting index for items"],
	// constants have one spelling
	"const with object",
	// anchors are not followed
	...["Location-independent identifier", "order of evaluation: $id and $anchor and $ref"],
	"$anchor inside an enum is not a real identifier",
	"A $ref to a $dynamicAnchor in the same schema resource behaves like a normal $ref to an $anchor",
]);

/**
 * The cases of a draft against the grammars of a format whose arguments are JSON. Where the report says that the whole schema is
 * enforced, a valid instance that is rendered is a sentence, and an invalid one is none. `every`: one of so many groups.
 */
export async function proveSuite(
	folder: string,
	format: Format,
	load: (grammar: string) => Promise<(text: string) => boolean>,
	every = 1,
): Promise<SuiteProof> {
	const counts = { schemas: 0, exact: 0, accepted: 0, rejected: 0 };
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
		if (made === null || !isExact(made) || OVERSTATED.has(description)) continue;
		counts.exact++;
		const accepts = await load(made.grammar);
		for (const { data, valid } of tests) {
			const text = renderedBy(format, tool, isObject(schema) ? data : { value: data });
			if (text === null) continue;
			counts[valid ? "accepted" : "rejected"]++;
			if (accepts(text) !== valid)
				failed.push(
					`${description}: ${text} is ${valid ? "valid, and refused" : "not valid, and accepted"}: ${JSON.stringify(schema)}`,
				);
		}
	}
	return { counts, failed };
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
