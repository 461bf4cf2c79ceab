/**
 * JSON values as the writer keeps them: numbers with their digits, members in their order. A number of JavaScript cannot hold
 * every number of JSON, and what a caller gave as text must not be rounded on its way to the wire.
 */

/** A number by its digits. */
export class Digits {
	constructor(readonly text: string) {}
}

/** An object; of two members with one key the last counts. */
export class Members {
	constructor(readonly of: ReadonlyMap<string, Json>) {}
}

export type Json = null | boolean | string | Digits | Members | readonly Json[];

/** What is no JSON value, and where it stands. */
export class NotJson extends Error {}

/** A value of JavaScript; `path` is where it stands, `depth` how many containers may still open. */
export function toJson(value: unknown, path: string, depth: number): Json {
	if (value === null || typeof value === "boolean" || typeof value === "string") return value;
	if (typeof value === "number" && Number.isFinite(value)) return new Digits(JSON.stringify(value));
	if (typeof value === "bigint") return new Digits(String(value));
	if (value instanceof Digits) return value;
	if (typeof value !== "object") throw new NotJson(`${path}: ${String(value)} is no JSON value`);
	if (depth === 0) throw new NotJson(`${path}: nested deeper than a reader goes`);
	if (Array.isArray(value)) {
		return value.map((one: unknown, i) => toJson(one ?? null, `${path}[${i}]`, depth - 1));
	}
	const entries = value instanceof Members ? [...value.of] : Object.entries(value);
	const members = new Map<string, Json>();
	for (const [key, of] of entries) {
		// as in JSON.stringify, a member without a value is none
		if (of !== undefined) members.set(key, toJson(of, memberPath(path, key), depth - 1));
	}
	return new Members(members);
}

export function memberPath(path: string, key: string): string {
	if (path === "") return key;
	return /^[\w-]+$/.test(key) ? `${path}.${key}` : `${path}[${JSON.stringify(key)}]`;
}

/** Reads JSON text without rounding. Throws on what is no JSON, and on what is nested too deep. */
export function readExactJson(text: string, path: string, depth: number): Json {
	try {
		JSON.parse(text);
	} catch {
		throw new NotJson(`${path}: not JSON`);
	}
	return new Reader(text, path).value(depth);
}

const SPACE = /[ \t\r\n]*/y;
const SCALAR = /"[^"\\]*(?:\\.[^"\\]*)*"|[^\s,\]}]+/y;

/** Reads a text that is known to be JSON. */
class Reader {
	private at = 0;

	constructor(
		private readonly text: string,
		private readonly path: string,
	) {}

	value(depth: number): Json {
		const first = this.peek();
		if (first !== "{" && first !== "[") return this.scalar();
		if (depth === 0) throw new NotJson(`${this.path}: nested deeper than a reader goes`);
		this.at++;
		if (first === "[") {
			const list: Json[] = [];
			while (this.more("]")) list.push(this.value(depth - 1));
			return list;
		}
		const members = new Map<string, Json>();
		while (this.more("}")) {
			this.peek();
			const key = this.scalar() as string;
			this.peek();
			this.at++;
			members.set(key, this.value(depth - 1));
		}
		return new Members(members);
	}

	/** Whether a further item comes; passes the comma before it, or the end. */
	private more(end: string): boolean {
		const next = this.peek();
		if (next === "," || next === end) this.at++;
		return next !== end;
	}

	/** The next character that is no white space. */
	private peek(): string {
		this.take(SPACE);
		return this.text[this.at] ?? "";
	}

	private scalar(): Json {
		const token = this.take(SCALAR);
		if (/^[-\d]/.test(token)) return new Digits(token);
		return JSON.parse(token) as string | boolean | null;
	}

	private take(pattern: RegExp): string {
		pattern.lastIndex = this.at;
		const [found = ""] = pattern.exec(this.text) ?? [];
		this.at += found.length;
		return found;
	}
}

export type TypeName = "null" | "boolean" | "string" | "integer" | "number" | "array" | "object";

/** The name that JSON Schema has for the value's type. */
export function typeOf(value: Json): TypeName {
	if (value === null) return "null";
	if (value instanceof Digits) return /^-?\d+$/.test(value.text) ? "integer" : "number";
	if (value instanceof Members) return "object";
	if (typeof value === "string") return "string";
	return typeof value === "boolean" ? "boolean" : "array";
}

/** The first place where two values differ; null: nowhere. */
export interface Difference {
	readonly path: string;
	/** undefined: there is none */
	readonly one: Json | undefined;
	readonly other: Json | undefined;
}

export function difference(one: Json, other: Json, path: string): Difference | null {
	if (Array.isArray(one) && Array.isArray(other)) {
		for (let i = 0; i < Math.max(one.length, other.length); i++) {
			const found = between(one[i] as Json, other[i] as Json, `${path}[${i}]`);
			if (found !== null) return found;
		}
		return null;
	}
	if (one instanceof Members && other instanceof Members) {
		for (const key of new Set([...one.of.keys(), ...other.of.keys()])) {
			const found = between(one.of.get(key), other.of.get(key), memberPath(path, key));
			if (found !== null) return found;
		}
		return null;
	}
	if (one instanceof Digits && other instanceof Digits) {
		return decimal(one.text) === decimal(other.text) ? null : { path, one, other };
	}
	return one === other ? null : { path, one, other };
}

function between(one: Json | undefined, other: Json | undefined, path: string): Difference | null {
	if (one === undefined || other === undefined) return { path, one, other };
	return difference(one, other, path);
}

/** One spelling for each number: its digits without zeros at the ends, and where the point is. */
function decimal(text: string): string {
	const [, sign = "", whole = "", part = "", power = "0"] =
		/^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(text) ?? [];
	const digits = (whole + part).replace(/^0+/, "");
	const bare = digits.replace(/0+$/, "");
	if (bare === "") return "0";
	return `${sign}${bare}e${BigInt(power) - BigInt(part.length) + BigInt(digits.length - bare.length)}`;
}
