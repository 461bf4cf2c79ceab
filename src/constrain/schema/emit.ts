/** A shape as JSON Schema again, in the plain keywords that engines know: one that holds itself, or much, by reference. */
import type { JsonSchema } from "./json.js";
import type { Pattern, Ranges } from "./pattern.js";
import { partsOf, type Shape, type Way } from "./shape.js";

const DEEPEST = 20;

/** A schema of one keyword or more. */
export interface Keywords {
	readonly [keyword: string]: unknown;
}
type Constants = (values: readonly unknown[]) => Keywords;

const asEnum: Constants = (values) => ({ enum: values });

/** `constants`: how an engine is told of values that stand in the schema. */
export function schemaOf(root: Shape, constants: Constants = asEnum): JsonSchema {
	return new Emitter(root, constants).whole();
}

class Emitter {
	private readonly shared = new Map<Shape, string>();
	private readonly todo: Shape[] = [];

	constructor(
		private readonly root: Shape,
		private readonly constants: Constants,
	) {
		const seen = new Set<Shape>([root]);
		for (const shape of seen)
			for (const way of shape.ways)
				for (const part of partsOf(way)) {
					if (seen.has(part) && isLarge(part)) this.share(part);
					seen.add(part);
				}
	}

	whole(): JsonSchema {
		const whole = this.shared.has(this.root)
			? this.reference(this.root, 0)
			: this.body(this.root, 0);
		const definitions: Record<string, JsonSchema> = {};
		for (let next = this.todo.shift(); next !== undefined; next = this.todo.shift())
			definitions[this.shared.get(next) ?? ""] = this.body(next, 0);
		return Object.keys(definitions).length === 0 ? whole : { ...whole, $defs: definitions };
	}

	private share(shape: Shape): string {
		const known = this.shared.get(shape);
		if (known !== undefined) return known;
		const name = `v${this.shared.size}`;
		this.shared.set(shape, name);
		return name;
	}
	private readonly asked = new Set<Shape>();

	private reference(shape: Shape, depth: number): Keywords {
		if (!this.shared.has(shape) && !(depth > DEEPEST && isLarge(shape)))
			return this.body(shape, depth);
		const name = this.share(shape);
		if (!this.asked.has(shape)) this.todo.push(shape);
		this.asked.add(shape);
		return { $ref: `#/$defs/${name}` };
	}

	private body(shape: Shape, depth: number): Keywords {
		if (shape.place === "any") return shape.ways.length > 1 ? {} : { type: "object" };
		const all = shape.ways.map((way) => this.way(way, depth + 1));
		const [first] = all;
		return all.length === 1 && first !== undefined ? first : { anyOf: all };
	}

	private way(way: Way, depth: number): Keywords {
		switch (way.k) {
			case "named":
				return this.constants(way.values);
			case "string":
				return {
					type: "string",
					...(way.pattern === null
						? sizes("Length", way.min, way.max)
						: { pattern: `^${source(way.pattern)}$` }),
				};
			case "number":
				return { type: way.whole ? "integer" : "number", ...bounds(way) };
			case "boolean":
			case "null":
				return { type: way.k };
			case "object": {
				const properties = way.properties.map(
					({ key, shape }) => [key, this.reference(shape, depth)] as const,
				);
				const required = way.properties.flatMap((one) => (one.required ? [one.key] : []));
				return {
					type: "object",
					properties: Object.fromEntries(properties),
					...(required.length === 0 ? {} : { required }),
					additionalProperties: way.extra === null ? false : this.reference(way.extra, depth),
				};
			}
			case "array":
				return {
					type: "array",
					...(way.first.length === 0
						? {}
						: { prefixItems: way.first.map((one) => this.reference(one, depth)) }),
					items: way.item === null ? false : this.reference(way.item, depth),
					...sizes("Items", way.min, way.max),
				};
			default:
				return way satisfies never;
		}
	}
}

function isLarge(shape: Shape): boolean {
	return shape.place !== "any" && shape.ways.some((way) => way.k === "object" || way.k === "array");
}

function sizes(of: "Length" | "Items", min: number, max: number | null): object {
	return {
		...(min === 0 ? {} : { [`min${of}`]: min }),
		...(max === null ? {} : { [`max${of}`]: max }),
	};
}

function bounds({ low, high }: Extract<Way, { k: "number" }>): object {
	return {
		...(low === null ? {} : { [low.open ? "exclusiveMinimum" : "minimum"]: low.value }),
		...(high === null ? {} : { [high.open ? "exclusiveMaximum" : "maximum"]: high.value }),
	};
}

/** The pattern as a regular expression again. */
function source(pattern: Pattern): string {
	switch (pattern.k) {
		case "set":
			return setSource(pattern.ranges);
		case "seq":
			return pattern.of.map(source).join("");
		case "alt":
			return `(${pattern.of.map(source).join("|")})`;
		case "many": {
			const { min, max } = pattern;
			return `(${source(pattern.of)}){${min},${max ?? ""}}`;
		}
		default:
			return pattern satisfies never;
	}
}

function setSource(ranges: Ranges): string {
	const [first] = ranges;
	if (ranges.length === 1 && first !== undefined && first[0] === first[1]) return sign(first[0]);
	const text = ranges.map(([from, to]) => (from === to ? sign(from) : `${sign(from)}-${sign(to)}`));
	return `[${text.join("")}]`;
}

function sign(code: number): string {
	const one = String.fromCodePoint(code);
	if (/[0-9A-Za-z]/.test(one)) return one;
	if (code < 0x80 && code > 0x20 && code !== 0x7f) return `\\${one}`;
	return code > 0xffff ? `\\u{${code.toString(16)}}` : `\\u${code.toString(16).padStart(4, "0")}`;
}
