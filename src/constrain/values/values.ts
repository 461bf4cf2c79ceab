/** JSON Schema as a grammar of the values that it admits, in the notation in which a wire writes them. */
import {
	alt,
	choice,
	EMPTY,
	type Expr,
	type JsonSchema,
	many,
	maybe,
	row,
	ruleOf,
	seq,
	text,
} from "../grammar/expr.js";
import { CannotConstrain, type Report } from "../report.js";
import {
	isSchema,
	isUntyped,
	type Schema,
	schemaAt,
	type TypeName,
	typesOf,
	ways,
} from "../schema/ways.js";
import { constantsOf, jsonLine } from "./constants.js";
import type { Notation } from "./notation.js";
import { numberOf } from "./numbers.js";
import { inOrder, propertiesOf } from "./properties.js";

/** Engines write repetitions out. */
const MOST_REPEATS = 256;

/** Values by their schemas, all in one notation. A schema that is come to again is a rule. */
export class Values {
	private readonly known = new Map<JsonSchema, Extract<Expr, { t: "rule" }>>();
	private readonly impossible = new Set<JsonSchema>();
	private any: Extract<Expr, { t: "rule" }> | null = null;

	constructor(
		readonly notation: Notation,
		readonly root: JsonSchema,
		readonly report: Report,
	) {}

	/** Null: the schema admits no value. */
	of(schema: JsonSchema, place: string): Expr | null {
		if (!isSchema(schema)) return schema ? this.anything() : null;
		// the target of a reference is one and the same object wherever it is come to
		const target = this.target(schema, place);
		const known = this.known.get(target);
		if (known !== undefined) return this.impossible.has(target) ? null : known;
		const rule = ruleOf(place.split(".").pop() ?? "value");
		this.known.set(target, rule);
		const body = alt(
			ways(target, this.root, place, this.report).map((way) => this.way(way, place)),
		);
		if (body === null) {
			this.impossible.add(target);
			return null;
		}
		rule.rule.body = body;
		return rule;
	}

	private target(schema: Schema, place: string): Schema {
		const keys = Object.keys(schema);
		if (keys.length !== 1 || typeof schema.$ref !== "string") return schema;
		const [only] = ways({ $ref: schema.$ref }, this.root, place, this.report);
		void only;
		let at: unknown = this.root;
		for (const step of schema.$ref.slice(1).split("/").slice(1)) {
			const key = decodeURIComponent(step).replaceAll("~1", "/").replaceAll("~0", "~");
			at = isSchema(at) || Array.isArray(at) ? (at as Schema)[key] : undefined;
		}
		return isSchema(at) ? at : schema;
	}

	/** A schema without a choice. */
	way(schema: Schema, place: string): Expr | null {
		const constants = this.constants(schema, place);
		if (constants !== undefined) return constants;
		if (isUntyped(schema) && Object.keys(schema).every((key) => !/^(m|excl)/.test(key)))
			return this.anything();
		return alt(typesOf(schema).map((type) => this.type(type, schema, place)));
	}

	/** Undefined: it names none. */
	constants(schema: Schema, place: string): Expr | null | undefined {
		const found = constantsOf(schema, place, this.report);
		if (found === undefined) return undefined;
		const texts = found.map((value) => jsonLine(value, this.notation.words));
		for (const one of texts)
			if (!this.notation.fits(one))
				this.report.weakened(`${place}.enum`, `${one} cannot stand here, so it is left out`);
		return alt(texts.filter((one) => this.notation.fits(one)).map(text));
	}

	type(type: TypeName, schema: Schema, place: string): Expr | null {
		const { words } = this.notation;
		this.report.enforced(`${place}.type`);
		switch (type) {
			case "string":
				return this.string(schema, place);
			case "integer":
			case "number":
				return numberOf(type, schema, place, this.report);
			case "boolean":
				return choice([text(words.true), text(words.false)]);
			case "null":
				return text(words.null);
			case "object":
				return this.object(schema, place);
			case "array":
				return this.array(schema, place);
			default:
				return type satisfies never;
		}
	}

	private string({ minLength, maxLength }: Schema, place: string): Expr | null {
		const { notation, report } = this;
		let min = count(minLength) ?? 0;
		let max = count(maxLength);
		if (max !== null && min > max) return null;
		if (!notation.counts || min > MOST_REPEATS || (max ?? 0) > MOST_REPEATS) {
			if (min > 0) report.left(`${place}.minLength`, "too long to be counted, or in open text");
			if (max !== null)
				report.left(`${place}.maxLength`, "too long to be counted, or in open text");
			min = 0;
			max = null;
		} else {
			if (minLength !== undefined) report.enforced(`${place}.minLength`);
			if (maxLength !== undefined) report.enforced(`${place}.maxLength`);
		}
		return notation.string(min, max);
	}

	private object(schema: Schema, place: string): Expr | null {
		const properties = propertiesOf(schema, place);
		const extra = schemaAt(schema.additionalProperties ?? true);
		if (properties.length === 0) {
			if (extra === false || (schema.properties !== undefined && extra === true))
				return row(text("{"), text("}"));
			return this.map(extra, place);
		}
		if (schema.additionalProperties !== undefined && extra !== false)
			this.report.weakened(`${place}.additionalProperties`, "only declared members are written");
		else this.report.enforced(`${place}.additionalProperties`);
		this.report.enforced(`${place}.required`);
		const { space } = this.notation;
		const items = properties.map(({ key, schema: of, place: at, required }) => ({
			required,
			expr: seq(text(`${JSON.stringify(key)}:`), space, this.of(of, at)),
		}));
		const missing = items.findIndex(({ required, expr }) => required && expr === null);
		if (missing >= 0) return null;
		const members = inOrder(items, row(text(","), space), true);
		return members === null ? null : row(text("{"), space, members, space, text("}"));
	}

	/**
	 * An object as a block mapping of YAML: each key begins a line, and its value is JSON in that line, which is YAML, too. It has
	 * one member at least.
	 */
	lines(schema: Schema, place: string): Expr | null {
		const items = propertiesOf(schema, place).map(({ key, schema: of, place: at, required }) => {
			const plain = /^[A-Za-z_$][\w$]*$/.test(key) && !YAML_WORD.test(key);
			const spelled = plain ? key : JSON.stringify(key);
			return { required, expr: seq(text(`${spelled}: `), this.of(of, at)) };
		});
		if (items.some(({ required, expr }) => required && expr === null)) return null;
		return inOrder(items, text("\n"), false);
	}

	/** An object with any keys. */
	private map(schema: JsonSchema, place: string): Expr | null {
		const value = this.of(schema, `${place}.*`);
		const { space } = this.notation;
		if (value === null) return row(text("{"), text("}"));
		const member = row(this.notation.string(0, null), text(":"), space, value);
		const more = many(row(text(","), space, member), 0, null);
		return row(text("{"), space, maybe(row(member, more, space)), text("}"));
	}

	private array(schema: Schema, place: string): Expr | null {
		const { space } = this.notation;
		const { prefixItems, items } = schema;
		const min = count(schema.minItems) ?? 0;
		let max = count(schema.maxItems);
		if (max !== null && min > max) return null;
		if (min > MOST_REPEATS)
			throw new CannotConstrain(`${place}.minItems: a grammar does not count to ${min}`);
		if (max !== null && max > MOST_REPEATS) {
			this.report.left(`${place}.maxItems`, "too long to be counted");
			max = null;
		}
		if (schema.minItems !== undefined) this.report.enforced(`${place}.minItems`);
		if (max !== null) this.report.enforced(`${place}.maxItems`);
		const comma = row(text(","), space);
		if (Array.isArray(prefixItems)) {
			if (min > prefixItems.length)
				throw new CannotConstrain(`${place}.minItems: more than prefixItems has`);
			const all = prefixItems.map((one, at) => this.of(schemaAt(one), `${place}.${at}`));
			let rest: Expr = EMPTY;
			for (let at = Math.min(all.length, max ?? all.length) - 1; at >= 0; at--) {
				const item = all[at] ?? null;
				if (item === null) {
					if (at < min) return null;
					rest = EMPTY;
					continue;
				}
				const here = row(at === 0 ? EMPTY : comma, item, rest);
				rest = at < min ? here : maybe(here);
			}
			return row(text("["), space, rest, space, text("]"));
		}
		const item = this.of(schemaAt(items), `${place}.items`);
		if (max === 0 || item === null) return min > 0 ? null : text("[]");
		const more = many(row(comma, item), Math.max(0, min - 1), max === null ? null : max - 1);
		const full = row(item, more, space);
		return row(text("["), space, min > 0 ? full : maybe(full), text("]"));
	}

	anything(): Expr {
		if (this.any !== null) return this.any;
		const any = ruleOf("any");
		this.any = any;
		const types = typesOf({}).map((type) =>
			type === "object" ? this.map(true, "any") : this.type(type, {}, "any"),
		);
		any.rule.body = choice(types.filter((one): one is Expr => one !== null));
		return any;
	}
}

const YAML_WORD = /^(?:true|false|null|none|yes|no|on|off|y|n|nan|inf|infinity)$/i;

function count(value: unknown): number | null {
	return typeof value === "number" && Number.isInteger(value) && value >= 0 ? value : null;
}
