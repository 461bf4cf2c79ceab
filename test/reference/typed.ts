/** The one door to the schema of the request: declared tools, declared properties, typed values. */
import {
	convertText,
	pathTypes,
	propertyTypes,
	type Step,
	streamsAsString,
} from "../../src/runtime/coerce/index.js";
import {
	ARRAY,
	BOOLEAN,
	NULL,
	OBJECT,
	STRING,
	type ValueTypes,
} from "../../src/runtime/coerce/types.js";
import type { FunctionDefinition, ToolDefinition } from "../../src/runtime/options.js";
import { readTools } from "../../src/tools/index.js";

export type { Step };

export type Tools = ReadonlyMap<string, FunctionDefinition>;

export function toolMap(tools: readonly ToolDefinition[]): Tools {
	return new Map(readTools(tools).map((tool) => [tool.name, tool]));
}

/** The types at a place of a call's arguments; the name may not be known or not be declared. */
export function typesAt(tools: Tools, name: string | null, path: readonly Step[]): ValueTypes {
	const tool = (name === null ? undefined : (tools.get(name) ?? tools.get(trimmed(name)))) ?? {
		name: "",
	};
	const [key] = path;
	return path.length === 1 && typeof key === "string"
		? propertyTypes(tool, key)
		: pathTypes(tool, path);
}

/** Without the white space of a format: a separator of Unicode at its end is part of a name. */
function trimmed(name: string): string {
	return name.replace(/^[ \t\r\n]+|[ \t\r\n]+$/g, "");
}

/** A string and nothing else: its text may leave before its end is known. */
export const isString: (types: ValueTypes) => boolean = streamsAsString;

export function isArray(types: ValueTypes): boolean {
	return types.declared && (types.bits & ARRAY) !== 0 && (types.bits & OBJECT) === 0;
}

export function isObject(types: ValueTypes): boolean {
	return types.declared && (types.bits & OBJECT) !== 0 && (types.bits & ARRAY) === 0;
}

/** It may be a boolean, and no string. */
export function isBoolean(types: ValueTypes): boolean {
	return types.declared && (types.bits & BOOLEAN) !== 0 && (types.bits & STRING) === 0;
}

export function mayBeArray({ bits }: ValueTypes): boolean {
	return (bits & ARRAY) !== 0;
}

/** A list, or null, and nothing else. */
export function isListOrNull({ declared, bits }: ValueTypes): boolean {
	return declared && (bits & ARRAY) !== 0 && (bits & ~(ARRAY | NULL)) === 0;
}

export function allowsNull({ bits }: ValueTypes): boolean {
	return (bits & NULL) !== 0;
}

/** JSON text for bare text. */
export function typedJson(types: ValueTypes, raw: string): string {
	return convertText(types, raw).json;
}

/** The same; `kept`: it is none of the types that are declared, and stays a string. */
export interface Typed {
	readonly json: string;
	readonly kept: boolean;
}

export function typedText(types: ValueTypes, raw: string): Typed {
	const { json, note } = convertText(types, raw);
	return { json, kept: note !== "" };
}

/** The same where the call may hold element trees: one without content is the empty container that its schema wants. */
export function typedElement(types: ValueTypes, raw: string): Typed {
	const typed = typedText(types, raw);
	const container = (types.bits & OBJECT) !== 0 ? "{}" : "[]";
	const wanted = typed.kept && (types.bits & (OBJECT | ARRAY)) !== 0;
	return wanted && trimmed(raw) === "" ? { json: container, kept: false } : typed;
}

/** The names of the properties that are declared at a place. */
export function propertyNames(
	tools: Tools,
	name: string | null,
	path: readonly Step[],
): readonly string[] {
	const root = name === null ? undefined : tools.get(name)?.parameters;
	const at = path.reduce(
		(schemas: readonly unknown[], step) => {
			const all = schemas.flatMap((schema) => variants(root, schema));
			if (step === null) return all.map((schema) => member(schema, "items"));
			return all.map((schema) => member(member(schema, "properties"), step));
		},
		[root],
	);
	const names = at
		.flatMap((schema) => variants(root, schema))
		.flatMap((schema) => Object.keys(record(member(schema, "properties"))));
	return [...new Set(names)];
}

/** The schema, and those that it combines or refers to, a few levels deep. */
function variants(root: unknown, schema: unknown, depth = 8): readonly unknown[] {
	if (schema === undefined || depth === 0) return [];
	const reference = member(schema, "$ref");
	const referred = typeof reference === "string" ? resolve(root, reference) : undefined;
	const parts = ["anyOf", "oneOf", "allOf"].flatMap((keyword) => {
		const list = member(schema, keyword);
		return Array.isArray(list) ? (list as readonly unknown[]) : [];
	});
	const inner = [referred, ...parts].flatMap((part) => variants(root, part, depth - 1));
	return [schema, ...inner];
}

function resolve(root: unknown, reference: string): unknown {
	if (!reference.startsWith("#")) return undefined;
	const steps = reference.slice(1).split("/").slice(1);
	return steps.reduce(
		(schema: unknown, step) => member(schema, step.replaceAll("~1", "/").replaceAll("~0", "~")),
		root,
	);
}

function member(value: unknown, key: string): unknown {
	const object = record(value);
	return Object.hasOwn(object, key) ? object[key] : undefined;
}

export function record(value: unknown): { readonly [key: string]: unknown } {
	const isRecord = typeof value === "object" && value !== null && !Array.isArray(value);
	return isRecord ? (value as { readonly [key: string]: unknown }) : {};
}
