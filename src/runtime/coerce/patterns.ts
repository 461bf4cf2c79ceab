/**
 * `patternProperties`: which of the patterns fit a name. They may come from anyone, and the engine's own matcher cannot be
 * stopped, so a pattern is asked only where the number of ways in which it can read the name is known to be small.
 */
import { isRecord } from "../record.js";

/** Steps of the matcher that one name may cost; below some milliseconds. */
const MAX_WORK = 500_000;
/** Characters of a pattern; a longer one is not asked. */
const MAX_LENGTH = 1_000;

interface Pattern {
	readonly schema: unknown;
	/** null: it is no regular expression, or the ways of reading with it are not bounded */
	readonly fits: RegExp | null;
	readonly length: number;
	/** ways that do not depend on the name: of alternatives, and of optional characters */
	readonly ways: number;
	/** places at which as many ways part as the name has characters */
	readonly loops: number;
}

/** Schemas whose patterns fit the name; `certain`: no other one fits. */
export interface Fitting {
	readonly schemas: readonly unknown[];
	readonly certain: boolean;
	readonly work: number;
}

const NONE: Fitting = { schemas: [], certain: true, work: 0 };
const known = new WeakMap<object, readonly Pattern[]>();

export function fitting(patternProperties: unknown, name: string): Fitting {
	if (!isRecord(patternProperties)) return NONE;
	let patterns = known.get(patternProperties);
	if (patterns === undefined) {
		patterns = Object.entries(patternProperties).map(([source, schema]) => read(source, schema));
		known.set(patternProperties, patterns);
	}
	const schemas: unknown[] = [];
	let certain = true;
	let work = 0;
	for (const pattern of patterns) {
		const cost = costOf(pattern, name.length);
		if (pattern.fits === null || work + cost > MAX_WORK) certain = false;
		else {
			work += cost;
			const fits = test(pattern.fits, name);
			if (fits === null) certain = false;
			else if (fits) schemas.push(pattern.schema);
		}
	}
	return { schemas, certain, work };
}

/** Each way is at most as long as name and pattern. */
function costOf({ ways, loops, length }: Pattern, characters: number): number {
	return ways * (characters + 1) ** loops * (characters + length);
}

/** An escape, a class, the beginning of a group that is more than its bracket, a quantifier with braces; or one character. */
const TOKEN =
	/\\(?:[pPu]\{[^}]*\}|.)|\[(?:\\.|[^\]\\])*\]|\(\?(?:<?[=!]|:|<[^>]*>)|\{\d+(?:,\d*)?\}|./gsu;

function read(source: string, schema: unknown): Pattern {
	const unusable = { schema, fits: null, length: source.length, ways: 1, loops: 0 };
	const fits = source.length > MAX_LENGTH ? null : compile(source);
	if (fits === null) return unusable;
	let ways = 1;
	// one that may begin anywhere has a way for each place
	let loops = source.startsWith("^") ? 0 : 1;
	/** alternatives of the groups that are open, the whole pattern's first */
	const open = [1];
	let last = "";
	for (const [token] of source.matchAll(TOKEN)) {
		if (token.startsWith("(")) open.push(1);
		else if (token === ")") ways *= open.pop() ?? 1;
		else if (token === "|") {
			open.push((open.pop() ?? 1) + 1);
			if (open.length === 1) loops = Math.max(loops, 1);
		} else if (/^(?:[*+?]|\{\d)/.test(token)) {
			if (token === "?") ways *= 2;
			// a group that repeats reads one text in as many ways as it can be cut
			else if (last === ")") return unusable;
			else if (!/^\{\d+\}$/.test(token)) loops++;
		} else if (/^\\[1-9k]/.test(token)) return unusable;
		last = token;
	}
	return { schema, fits, length: source.length, ways: ways * (open[0] ?? 1), loops };
}

/** null: the pattern counts to more than the engine can; it says so only now. */
function test(pattern: RegExp, name: string): boolean | null {
	try {
		return pattern.test(name);
	} catch {
		return null;
	}
}

/** With flag `u` as JSON Schema wants it; without it for old spellings such as `\-`, which are common. */
function compile(source: string): RegExp | null {
	for (const flags of ["u", ""])
		try {
			return new RegExp(source, flags);
		} catch {
			// tried otherwise, or not asked
		}
	return null;
}
