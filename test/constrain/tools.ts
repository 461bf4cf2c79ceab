/** Random tools and arguments that fit them, in the order of their schemas; a seed makes them again. */
export interface TestTool {
	readonly type: "function";
	readonly function: { readonly name: string; readonly parameters: Schema };
}
type Schema = { readonly [keyword: string]: unknown };

export class Dice {
	constructor(private seed: number) {}
	next(): number {
		this.seed = (Math.imul(this.seed, 1_103_515_245) + 12_345) & 0x7fff_ffff;
		return this.seed / 0x8000_0000;
	}
	below(count: number): number {
		return Math.floor(this.next() * count);
	}
	of<T>(all: readonly T[]): T {
		const one = all[this.below(all.length)];
		if (one === undefined) throw new Error("nothing to choose from");
		return one;
	}
}

const NAMES = [
	"get_weather",
	"a.b",
	"list-files",
	"mcp__fs__read",
	"run",
	"x9",
	"Search",
	"to_do.add-item",
];
const KEYS = [
	"city",
	"days",
	"note",
	"user_id",
	"from-date",
	"a.b",
	"Text",
	"opts",
	"tags",
	"name",
	"value",
];

export function toolsOf(dice: Dice, count: number): readonly TestTool[] {
	return Array.from({ length: count }, (_, at) => ({
		type: "function",
		function: {
			name: at < NAMES.length ? (NAMES[at] ?? "f") : `tool_${at}`,
			parameters: objectOf(dice, 0),
		},
	}));
}

function objectOf(dice: Dice, depth: number): Schema {
	const count = depth === 0 ? dice.below(6) : 1 + dice.below(2);
	const keys = [...KEYS].sort(() => dice.next() - 0.5).slice(0, count);
	const properties = Object.fromEntries(keys.map((key) => [key, schemaOf(dice, depth)]));
	const required = keys.filter(() => dice.next() < 0.5);
	return {
		type: "object",
		properties,
		...(required.length > 0 ? { required } : {}),
		...(dice.next() < 0.5 ? { additionalProperties: false } : {}),
	};
}

function schemaOf(dice: Dice, depth: number): Schema {
	switch (dice.below(depth >= 2 ? 6 : 9)) {
		case 0:
		case 1:
			return { type: "string" };
		case 2:
			return { type: "integer" };
		case 3:
			return { type: "number" };
		case 4:
			return { type: "boolean" };
		case 5:
			return { type: "string", enum: ["C", "F", "a b"] };
		case 6:
			return { type: "array", items: schemaOf(dice, depth + 1), minItems: 1, maxItems: 3 };
		case 7:
			return {
				anyOf: [{ type: "integer" }, { type: "array", items: { type: "string" }, minItems: 1 }],
			};
		default:
			return { ...objectOf(dice, depth + 1), required: undefined, additionalProperties: false };
	}
}

/** A value that fits, of texts that a model could write. */
export function argumentFor(dice: Dice, schema: Schema, texts: readonly string[]): unknown {
	if (Array.isArray(schema.enum)) return dice.of(schema.enum);
	if (Array.isArray(schema.anyOf)) return argumentFor(dice, dice.of(schema.anyOf) as Schema, texts);
	switch (schema.type) {
		case "string":
			return dice.of(texts);
		case "integer":
			return dice.below(2000) - 1000;
		case "number":
			return (dice.below(2000) * 2 + 1) / 8;
		case "boolean":
			return dice.next() < 0.5;
		case "array":
			return Array.from({ length: 1 + dice.below(3) }, () =>
				argumentFor(dice, schema.items as Schema, texts),
			);
		default: {
			const properties = Object.entries((schema.properties ?? {}) as Record<string, Schema>);
			const required = Array.isArray(schema.required) ? schema.required : [];
			const kept = properties.filter(([key]) => required.includes(key) || dice.next() < 0.6);
			// an element without members says nothing of its kind
			if (kept.length === 0 && required.length === 0) kept.push(...properties.slice(0, 1));
			return Object.fromEntries(kept.map(([key, of]) => [key, argumentFor(dice, of, texts)]));
		}
	}
}
