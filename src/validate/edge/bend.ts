/**
 * The library runs patterns in the engine's own matcher, which a pattern can hold for minutes, and counts nothing. So it is
 * given a copy of the schema that it cannot tell from a plain one, whose members answer when they are read:
 * - `format` is read once for each value that is judged by a schema. Reading it counts the steps. Formats are annotations here, so
 *   the name that it gives is that of the schema's `pattern`, lent to the library's table of formats while it judges.
 * - `patternProperties` gives plain lists of names: those in the arguments that our matcher says the pattern fits.
 */
import { format as formats } from "@cfworker/json-schema";
import { isRecord } from "../../runtime/record.js";
import { spend } from "../budget.js";
import { type Copy, copySchema } from "../copy.js";
import type { Dialect } from "../dialect.js";
import { makePattern, type Pattern } from "../patterns.js";
import { stepsOf } from "../steps.js";
import type { Measure } from "./measure.js";

/** Stands before a pattern where the library has the name of a format. */
export const LENT = "pattern ";
/** Names that fit one pattern, at most. */
const MAX_FITTING = 1_000;
/** Characters, members, pairs of items that are worth one step. */
const LOOP = 4;

/** Steps that one judgement by the library is worth, and what combining schemas adds to it. */
const JUDGEMENT = 40;
const COMBINED = 160;
const COMBINE = ["allOf", "anyOf", "oneOf", "if"];

/** Keywords that a dialect does not know; the library knows all. */
const UNKNOWN: { readonly [dialect in Dialect]: readonly string[] } = {
	"draft-07": [
		...["prefixItems", "unevaluatedItems", "unevaluatedProperties", "dependentRequired"],
		...["dependentSchemas", "minContains", "maxContains"],
	],
	"2019-09": ["prefixItems"],
	"2020-12": ["additionalItems"],
};
/** References whose target depends on the way to them: the library knows the first not at all, the second in part. */
const UNSUPPORTED = ["$dynamicRef", "$recursiveRef"];

export interface Bent {
	readonly schema: Copy;
	/** Runs a judgement of arguments with this measure by the schema. */
	during<T>(arguments_: Measure, judgement: () => T): T;
}

/** Throws an Error for what cannot be judged so. */
export function bend(schema: object, dialect: Dialect): Bent {
	const patterns = new Map<string, Pattern>();
	let now: Measure | null = null;
	const patternOf = (source: string): Pattern => {
		const pattern = patterns.get(source) ?? makePattern(source);
		patterns.set(source, pattern);
		return pattern;
	};
	const bent = copySchema(schema, (copy, isSchema) => {
		if (!isSchema) return;
		for (const keyword of UNSUPPORTED)
			if (copy[keyword] !== undefined) throw new Error(`${keyword} is not supported`);
		for (const keyword of UNKNOWN[dialect]) delete copy[keyword];
		allowNull(copy);
		const { pattern, patternProperties, uniqueItems } = copy;
		delete copy.pattern;
		if (typeof pattern === "string") patternOf(pattern);
		const lent = typeof pattern === "string" ? LENT + pattern : undefined;
		const combined = COMBINE.some((keyword) => copy[keyword] !== undefined);
		const steps = stepsOf(copy) + JUDGEMENT + (combined ? COMBINED : 0);
		const long = copy.minLength !== undefined || copy.maxLength !== undefined;
		hide(copy, "format", () => {
			if (now !== null) spend(steps + ((long ? now.text : 0) + now.width) / LOOP);
			return lent;
		});
		if (uniqueItems === true)
			hide(copy, "uniqueItems", () => {
				if (now !== null) spend(now.pairs / LOOP);
				return true;
			});
		if (isRecord(patternProperties)) {
			const rows = Object.entries(patternProperties).map(
				([source, inner]) => [patternOf(source), inner] as const,
			);
			const get = () => (now === null ? patternProperties : byNames(rows, now.keys));
			Object.defineProperty(copy, "patternProperties", { get, enumerable: true });
		}
	});
	return {
		schema: bent,
		during<T>(arguments_: Measure, judgement: () => T): T {
			now = arguments_;
			for (const [source, pattern] of patterns)
				formats[LENT + source] = (text) => pattern.test(text);
			try {
				return judgement();
			} finally {
				now = null;
				for (const source of patterns.keys()) delete formats[LENT + source];
			}
		},
	};
}

/** `nullable` of OpenAPI, which ajv knows. */
function allowNull(copy: Copy): void {
	const { nullable, type } = copy;
	if (nullable !== true || type === undefined) return;
	copy.type = Array.isArray(type) ? [...type, "null"] : [type, "null"];
}

/** Not enumerable: the library looks for schemas in all that is. */
function hide(copy: Copy, keyword: string, get: () => unknown): void {
	Object.defineProperty(copy, keyword, { get, enumerable: false });
}

/** Schemas by patterns that fit nothing but the names that are there. */
function byNames(rows: readonly (readonly [Pattern, unknown])[], keys: ReadonlySet<string>): Copy {
	const entries = rows.map(([pattern, inner], row): [string, unknown] => {
		const fitting = [...keys].filter((key) => pattern.test(key));
		if (fitting.length > MAX_FITTING)
			throw new Error(`more than ${MAX_FITTING} properties fit one of patternProperties`);
		spend(fitting.length);
		const names = fitting.map((name) => name.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&"));
		// the number of the row, never read, keeps two rows with the same names apart
		return [`(?:${row}){0}^${names.length === 0 ? "[]" : `(?:${names.join("|")})`}$`, inner];
	});
	return Object.fromEntries(entries);
}
