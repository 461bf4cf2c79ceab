/** Arguments made to fit a JSON schema: the same for the same schema and words. No model is asked, so they are plain. */
import type { JsonSchema } from "../../runtime/options.js";
import { isRecord } from "../../runtime/record.js";
import { fitNumber } from "./fit-number.js";
import { fitString } from "./fit-string.js";

type Schema = Readonly<Record<string, unknown>>;

/** Schemas that stand in themselves, or ask for far too much, end here: beyond, a value is null. */
const MOST_DEPTH = 16;
const MOST_VALUES = 2_000;
/** Members of schemas that are put together; beyond, a schema is empty. */
const MOST_MEMBERS = 100_000;

/** An object for the parameters of a tool; `words`: texts that its strings may be, in turn. What it makes may not fit a schema that asks for more than types and bounds. */
export function fitArguments(
	parameters: JsonSchema | undefined,
	words: readonly string[] = [],
): Readonly<Record<string, unknown>> {
	if (!isRecord(parameters)) return {};
	const made = new Fitter(parameters, words).fit(parameters, "value", 0);
	return isRecord(made) ? made : {};
}

class Fitter {
	private made = 0;
	private joined = 0;

	private readonly words: string[];

	constructor(
		private readonly root: Schema,
		words: readonly string[],
	) {
		this.words = [...words];
	}

	/** `name`: of the property, from which texts are made */
	fit(given: unknown, name: string, depth: number): unknown {
		if (depth > MOST_DEPTH || ++this.made > MOST_VALUES) return null;
		if (!isRecord(given)) return given === false ? null : name;
		const schema = this.resolve(given);
		if ("const" in schema) return schema.const;
		if (Array.isArray(schema.enum) && schema.enum.length > 0) return this.chosen(schema.enum);
		if (schema.default !== undefined) return schema.default;
		if (Array.isArray(schema.examples) && schema.examples.length > 0) return schema.examples[0];
		const type = typeOf(schema);
		switch (type) {
			case "object":
				return this.object(schema, depth);
			case "array":
				return this.array(schema, name, depth);
			case "integer":
			case "number":
				return fitNumber(schema, type === "integer");
			case "boolean":
				return true;
			case "null":
				return null;
			default:
				return this.word(schema) ?? fitString(schema, name);
		}
	}

	/** The value that the words name, or else the first. */
	private chosen(values: readonly unknown[]): unknown {
		const words = new Set(this.words.map((word) => word.toLowerCase()));
		const named = values.find((one) => typeof one === "string" && words.has(one.toLowerCase()));
		return named ?? values[0];
	}

	/** The next word, where a text of any form may stand. Each is taken once. */
	private word({ format, pattern, minLength, maxLength }: Schema): string | undefined {
		if (format !== undefined || pattern !== undefined) return undefined;
		const [least, most] = [count(minLength) ?? 0, count(maxLength) ?? Number.POSITIVE_INFINITY];
		const at = this.words.findIndex((word) => {
			const { length } = [...word];
			return length >= least && length <= most;
		});
		return at < 0 ? undefined : this.words.splice(at, 1)[0];
	}

	private object(schema: Schema, depth: number): Readonly<Record<string, unknown>> {
		const properties = isRecord(schema.properties) ? schema.properties : {};
		const required = Array.isArray(schema.required) ? schema.required : [];
		const names = required.filter((name) => typeof name === "string");
		// a call that says nothing shows nothing: where all is optional, one property is given
		const [first] = Object.keys(properties);
		if (depth === 0 && names.length === 0 && first !== undefined) names.push(first);
		return Object.fromEntries(
			names.map((name) => {
				const known = Object.hasOwn(properties, name) ? properties[name] : true;
				return [name, this.fit(known, name, depth + 1)];
			}),
		);
	}

	private array(schema: Schema, name: string, depth: number): readonly unknown[] {
		const prefix = Array.isArray(schema.prefixItems) ? schema.prefixItems : [];
		const least = count(schema.minItems) ?? 0;
		const most = count(schema.maxItems) ?? Number.POSITIVE_INFINITY;
		const length = Math.min(Math.max(least, prefix.length, 1), most, MOST_ITEMS);
		return Array.from({ length }, (_, at) => {
			const item = this.fit(prefix[at] ?? schema.items ?? true, name, depth + 1);
			// a list may ask for items that are different
			if (at === 0 || schema.uniqueItems !== true) return item;
			if (typeof item === "string") return `${item} ${at + 1}`;
			return typeof item === "number" ? item + at : item;
		});
	}

	/** With its references followed, and with the first of its alternatives. */
	private resolve(given: Schema): Schema {
		let schema = given;
		for (let steps = 0; steps < MOST_STEPS; steps++) {
			const { $ref, allOf, anyOf, oneOf, ...rest } = schema;
			const target = typeof $ref === "string" ? this.target($ref) : null;
			const [alternative] = alternatives(anyOf) ?? alternatives(oneOf) ?? [];
			const parts = [target, ...(alternatives(allOf) ?? []), alternative].filter(isRecord);
			if (parts.length === 0) return rest;
			schema = rest;
			for (const part of parts) {
				schema = merged(schema, part);
				this.joined += membersOf(schema);
				if (this.joined > MOST_MEMBERS) return {};
			}
		}
		return {};
	}

	/** By a JSON pointer into the whole schema. */
	private target(ref: string): unknown {
		if (!ref.startsWith("#")) return null;
		let at: unknown = this.root;
		for (const step of ref.slice(1).split("/").slice(1)) {
			const key = decoded(step).replaceAll("~1", "/").replaceAll("~0", "~");
			at = isRecord(at) && Object.hasOwn(at, key) ? at[key] : null;
		}
		return at;
	}
}

/** Also what a hostile schema can make of us. */
const MOST_ITEMS = 100;
const MOST_STEPS = 20;

function merged(a: Schema, b: Schema): Schema {
	const properties = { ...record(a.properties), ...record(b.properties) };
	const required = [...list(a.required), ...list(b.required)];
	return {
		...b,
		...a,
		...(Object.keys(properties).length === 0 ? {} : { properties }),
		...(required.length === 0 ? {} : { required: [...new Set(required)] }),
	};
}

function membersOf({ properties, required }: Schema): number {
	return 1 + Object.keys(record(properties)).length + list(required).length;
}

/** A step of a pointer that is badly written is taken as it stands. */
function decoded(step: string): string {
	try {
		return decodeURIComponent(step);
	} catch {
		return step;
	}
}

function typeOf(schema: Schema): unknown {
	const type = Array.isArray(schema.type)
		? (schema.type.find((one) => one !== "null") ?? schema.type[0])
		: schema.type;
	if (type !== undefined) return type;
	if (isRecord(schema.properties) || Array.isArray(schema.required)) return "object";
	if (schema.items !== undefined || schema.prefixItems !== undefined) return "array";
	return schema.minimum !== undefined || schema.maximum !== undefined ? "number" : "string";
}

/** An alternative that is not null, if there is one, comes first. */
function alternatives(given: unknown): readonly unknown[] | null {
	if (!Array.isArray(given) || given.length === 0) return null;
	const isNull = (one: unknown) => isRecord(one) && one.type === "null";
	return [...given.filter((one) => !isNull(one)), ...given.filter(isNull)];
}

function record(value: unknown): Schema {
	return isRecord(value) ? value : {};
}

function list(value: unknown): readonly unknown[] {
	return Array.isArray(value) ? value : [];
}

function count(value: unknown): number | undefined {
	return typeof value === "number" && value >= 0 ? Math.floor(value) : undefined;
}
