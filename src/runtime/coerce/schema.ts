import type { FunctionDefinition, JsonSchema } from "../options.js";
import { isRecord } from "../record.js";
import {
	ask,
	guarded,
	listOf,
	memberSchema,
	own,
	type Question,
	type Step,
	spend,
	target,
} from "./lookup.js";
import {
	ALL,
	bitOf,
	bitsOfName,
	type EnumMember,
	makeTypes,
	NULL,
	UNDECLARED,
	type ValueTypes,
} from "./types.js";
import { trimWhiteSpace } from "./whitespace.js";

/** Members of one `enum` that are looked at. */
const MAX_ENUM = 10_000;
/** Members of an `enum` that count as one visited schema. */
const MEMBERS_PER_STEP = 10;
/** Answers kept per tool. Keys come from model output, so the cache must not grow with them. */
const MAX_CACHED = 1_000;

const cache = new WeakMap<FunctionDefinition, Map<string, ValueTypes>>();

/**
 * The declared types of one argument of a tool. The key is looked up as it is, then without white
 * space at its ends. Without a tool, a schema, or a word about the key: `UNDECLARED`. Never throws,
 * whatever the schema holds; see lookup.ts for the bounds.
 */
export function propertyTypes(
	tool: FunctionDefinition | null | undefined,
	key: string,
): ValueTypes {
	if (tool === null || tool === undefined) return UNDECLARED;
	const known = cache.get(tool) ?? new Map<string, ValueTypes>();
	const hit = known.get(key);
	if (hit !== undefined) return hit;
	const types = lookUp(tool, key);
	if (known.size < MAX_CACHED) cache.set(tool, known.set(key, types));
	return types;
}

function lookUp(tool: FunctionDefinition, key: string): ValueTypes {
	const types = pathTypes(tool, [key]);
	const trimmed = trimWhiteSpace(key);
	return types.declared || trimmed === key ? types : pathTypes(tool, [trimmed]);
}

/** As `propertyTypes`, for a value deeper inside: keys of members, `null` for the elements of a list. Not cached. */
export function pathTypes(tool: FunctionDefinition, path: readonly Step[]): ValueTypes {
	const root = tool.parameters;
	if (!isRecord(root)) return UNDECLARED;
	let schema: unknown = root;
	for (const step of path) {
		const question = ask(root);
		schema = memberSchema(question, schema, step);
		if (question.steps <= 0) return UNDECLARED;
	}
	return schemaTypes(root, schema);
}

/** What a schema of the document `root` says about its values. */
export function schemaTypes(root: JsonSchema, schema: unknown): ValueTypes {
	const question = ask(root);
	const reading = read(question, schema);
	// A question that ran out of work, or a schema that allows nothing, tells us nothing.
	if (question.steps <= 0 || reading === FREE || reading.bits === 0) return UNDECLARED;
	return makeTypes(reading.bits, reading.members);
}

/** What one schema says: `FREE` is no restriction, bits 0 is "no value" (also a cycle's inner turn). */
interface Reading {
	readonly bits: number;
	readonly members: readonly EnumMember[];
}
const FREE: Reading = { bits: ALL, members: [] };
const NOTHING: Reading = { bits: 0, members: [] };

function read(question: Question, schema: unknown): Reading {
	if (!spend(question) || schema === false) return NOTHING;
	if (!isRecord(schema)) return FREE;
	return guarded(question, schema, () => readKeywords(question, schema)) ?? NOTHING;
}

function readKeywords(question: Question, schema: object): Reading {
	let all = readType(own(schema, "type"));
	all = both(all, readEnum(question, listOf(schema, "enum")));
	if (Object.hasOwn(schema, "const")) all = both(all, readEnum(question, [own(schema, "const")]));
	const referred = target(question, schema);
	if (referred !== undefined) all = both(all, read(question, referred));
	for (const part of listOf(schema, "allOf")) all = both(all, read(question, part));
	for (const keyword of ["anyOf", "oneOf"]) {
		const branches = listOf(schema, keyword);
		if (branches.length > 0) all = both(all, readUnion(question, branches));
	}
	if (all === FREE || all.bits === 0 || own(schema, "nullable") !== true) return all;
	return { bits: all.bits | NULL, members: all.members };
}

/** A name or a list of names; unknown names are skipped. */
function readType(type: unknown): Reading {
	let bits = 0;
	for (const name of Array.isArray(type) ? type.slice(0, 32) : [type]) bits |= bitsOfName(name);
	return bits === 0 ? FREE : { bits, members: [] };
}

function readEnum(question: Question, values: readonly unknown[]): Reading {
	let bits = 0;
	const members: EnumMember[] = [];
	spend(question, Math.ceil(Math.min(values.length, MAX_ENUM) / MEMBERS_PER_STEP));
	for (const value of values.slice(0, MAX_ENUM)) {
		bits |= bitOf(value);
		if (isScalar(value)) members.push(value);
	}
	return bits === 0 ? FREE : { bits, members };
}

function isScalar(value: unknown): value is EnumMember {
	return value === null || ["string", "number", "boolean"].includes(typeof value);
}

function readUnion(question: Question, branches: readonly unknown[]): Reading {
	let bits = 0;
	const members: EnumMember[] = [];
	for (const branch of branches) {
		const reading = read(question, branch);
		if (reading === FREE) return FREE;
		bits |= reading.bits;
		if (members.length < MAX_ENUM) members.push(...reading.members);
		if (question.steps <= 0) return NOTHING;
	}
	return { bits, members };
}

/**
 * Both hold. Readings that exclude each other cannot both be meant: the first one, the nearer, is kept. One that allows
 * nothing (a schema that refers to itself) adds nothing to a restriction; without one, nothing is allowed still.
 */
function both(a: Reading, b: Reading): Reading {
	if (a === FREE) return b;
	if (b === FREE) return a;
	if (a.bits === 0) return b;
	const bits = a.bits & b.bits;
	if (bits === 0) return a;
	const members = a.members.length > 0 ? a.members : b.members;
	return { bits, members: members.filter((member) => (bitOf(member) & bits) !== 0) };
}
