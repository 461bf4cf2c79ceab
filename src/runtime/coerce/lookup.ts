import type { JsonSchema } from "../options.js";
import { isRecord } from "../record.js";
import { fitting } from "./patterns.js";

/**
 * Finding parts of a schema that may come from anyone: only own properties are read, every answer is
 * optional, and all work of one question is counted.
 */

/** Combinators and references that may be nested around one value. */
export const MAX_SCHEMA_DEPTH = 32;
/**
 * Schemas that one question may visit. What is deeper or larger counts as undeclared: a part of the
 * truth would convert values that the whole schema takes as strings.
 */
export const MAX_SCHEMA_STEPS = 10_000;
/** Steps of matching a pattern that count as one visited schema. */
const WORK_PER_STEP = 500;
/** Characters of a reference; a longer one is ignored. */
const MAX_REF_LENGTH = 1_000;

/** One step into a value: a member by its key, or `null` for any element of a list. */
export type Step = string | null;

/** The document that references point into, and the work left. */
export interface Question {
	readonly root: JsonSchema;
	steps: number;
	/** schemas being read right now, so that a cycle of references is seen */
	readonly path: Set<object>;
}

export function ask(root: JsonSchema): Question {
	return { root, steps: MAX_SCHEMA_STEPS, path: new Set() };
}

/** Own property or undefined; `__proto__` and `constructor` are names like others. */
export function own(object: object, key: string): unknown {
	return Object.hasOwn(object, key)
		? (object as { readonly [key: string]: unknown })[key]
		: undefined;
}

/** The list under a keyword; anything else counts as an empty list. */
export function listOf(schema: object, keyword: string): readonly unknown[] {
	const value = own(schema, keyword);
	return Array.isArray(value) ? value : [];
}

/**
 * The target of a schema's `$ref`: `#` or a JSON pointer (RFC 6901, in a URI fragment) into the same
 * document. Undefined without a `$ref`, and for remote, anchored, unknown or broken ones.
 */
export function target(question: Question, schema: object): unknown {
	const ref = own(schema, "$ref");
	if (typeof ref !== "string" || ref.length > MAX_REF_LENGTH || !ref.startsWith("#"))
		return undefined;
	if (ref === "#" || ref === "#/") return question.root;
	if (ref[1] !== "/") return undefined;
	let at: unknown = question.root;
	for (const part of ref.slice(2).split("/")) {
		const key = pointerKey(part);
		if (key === undefined || typeof at !== "object" || at === null) return undefined;
		at = own(at, key);
	}
	return at;
}

function pointerKey(part: string): string | undefined {
	try {
		return decodeURIComponent(part).replaceAll("~1", "/").replaceAll("~0", "~");
	} catch {
		return undefined;
	}
}

/** Takes work from the question; false when none is left. */
export function spend(question: Question, steps = 1): boolean {
	question.steps -= steps;
	return question.steps > 0;
}

/**
 * Runs `read` for a schema unless the schema is being read already or nests too deep; then undefined.
 * Too deep uses up the question's work, so that the whole answer is void.
 */
export function guarded<T>(question: Question, schema: object, read: () => T): T | undefined {
	if (question.path.has(schema)) return undefined;
	if (question.path.size >= MAX_SCHEMA_DEPTH) question.steps = 0;
	if (question.steps <= 0) return undefined;
	question.path.add(schema);
	try {
		return read();
	} finally {
		question.path.delete(schema);
	}
}

/**
 * The schema of one member (or of the elements) of the values that `schema` describes. Undefined:
 * nothing is said. Where several parts speak, a schema that joins them; where a union's branch does
 * not know the member, the other branches decide.
 */
export function memberSchema(question: Question, schema: unknown, step: Step): unknown {
	if (!spend(question) || !isRecord(schema)) return undefined;
	return guarded(question, schema, () => {
		const found: unknown[] = [];
		const direct = step === null ? elements(schema) : member(schema, step);
		if (direct !== undefined) found.push(direct);
		const patterns = step === null ? null : fitting(own(schema, "patternProperties"), step);
		if (patterns !== null) {
			spend(question, Math.ceil(patterns.work / WORK_PER_STEP));
			found.push(...patterns.schemas);
		}
		for (const part of [target(question, schema), ...listOf(schema, "allOf")]) {
			const inner = memberSchema(question, part, step);
			if (inner !== undefined) found.push(inner);
		}
		for (const keyword of ["anyOf", "oneOf"]) {
			const inner = new Set<unknown>();
			for (const branch of listOf(schema, keyword)) {
				const said = memberSchema(question, branch, step);
				if (said !== undefined) inner.add(said);
			}
			// a single branch stands for itself: a type that holds itself nests no deeper with every step
			if (inner.size > 0) found.push(inner.size === 1 ? [...inner][0] : { anyOf: [...inner] });
		}
		if (found.length > 1) return { allOf: found };
		return found[0] ?? (patterns?.certain === true ? rest(schema) : undefined);
	});
}

/** Adds the names of the members that a schema declares, in any of its parts. */
export function memberNames(question: Question, schema: unknown, names: Set<string>): void {
	if (!spend(question) || !isRecord(schema)) return;
	guarded(question, schema, () => {
		const properties = own(schema, "properties");
		if (isRecord(properties)) for (const name of Object.keys(properties)) names.add(name);
		const parts = ["allOf", "anyOf", "oneOf"].flatMap((keyword) => listOf(schema, keyword));
		for (const part of [target(question, schema), ...parts]) memberNames(question, part, names);
	});
}

function member(schema: object, key: string): unknown {
	const properties = own(schema, "properties");
	return isRecord(properties) ? own(properties, key) : undefined;
}

function elements(schema: object): unknown {
	const items = own(schema, "items");
	// a list of schemas is a tuple: each place has a type of its own
	return Array.isArray(items) ? { anyOf: items } : items;
}

/** `additionalProperties` speaks for members that nothing else names. */
function rest(schema: object): unknown {
	const value = own(schema, "additionalProperties");
	return isRecord(value) ? value : undefined;
}
