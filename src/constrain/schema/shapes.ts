/** The shapes of a tool's schema, each made once. */
import { CannotConstrain, type Report } from "../report.js";
import { alternativesOf } from "./conjunction.js";
import { folded, NO_TYPE } from "./fold.js";
import { prune } from "./habitable.js";
import { isSchema, type JsonSchema } from "./json.js";
import { target } from "./references.js";
import type { Shape, Way } from "./shape.js";

const MOST_SHAPES = 20_000;

/** Any value at all. It is in no schema, so that all of them share it. */
export const ANY: Shape = { place: "any", ways: [], why: null };
ANY.ways = [
	{ k: "string", min: 0, max: null, pattern: null },
	{ k: "number", whole: false, low: null, high: null },
	{ k: "boolean" },
	{ k: "null" },
	{ k: "object", properties: [], extra: ANY },
	{ k: "array", first: [], item: ANY, min: 0, max: null },
];
const ANY_OBJECT: Shape = { ...ANY, ways: ANY.ways.filter(({ k }) => k === "object") };

/** Arguments are an object, whether their schema says so or not. */
const OBJECT: JsonSchema = { type: "object" };

/** The shape of the arguments of a tool. Throws `CannotConstrain` where no object fits. */
export function argumentsShape(name: string, schema: JsonSchema, report: Report): Shape {
	if (schema === true) return ANY_OBJECT;
	const shape = new Shapes(schema, report).shapeOf(name);
	if (shape.ways.length > 0) return shape;
	throw new CannotConstrain(
		shape.why === NO_TYPE
			? `${name}: its arguments are no object`
			: `${name}: no arguments fit its schema: ${shape.why}`,
	);
}

class Shapes {
	private readonly known = new Map<string, Shape>();
	private readonly ids = new Map<JsonSchema, number>();
	private readonly all: { readonly shape: Shape; readonly schemas: readonly JsonSchema[] }[] = [];

	constructor(
		private readonly root: JsonSchema,
		private readonly report: Report,
	) {}

	shapeOf(place: string): Shape {
		const isObject = isSchema(this.root) && this.root.type === "object";
		const found = this.shape(isObject ? [this.root] : [this.root, OBJECT], place);
		// the list grows on the way: no recursion, however deep a schema is
		for (let at = 0; at < this.all.length; at++) {
			const one = this.all[at];
			if (one !== undefined) this.make(one.shape, one.schemas);
			if (this.all.length > MOST_SHAPES)
				throw new CannotConstrain(`${place}: its schema has more than ${MOST_SHAPES} parts`);
		}
		prune(
			this.all.map(({ shape }) => shape),
			this.report,
		);
		return found;
	}

	private shape(schemas: readonly JsonSchema[], place: string): Shape {
		const { root, report } = this;
		const targets = new Set(schemas.map((one) => target(one, { root, place, report })));
		targets.delete(true);
		if (targets.size === 0) return ANY;
		const key = [...targets].map((one) => this.idOf(one)).join();
		let shape = this.known.get(key);
		if (shape === undefined) {
			shape = { place, ways: [], why: null };
			this.known.set(key, shape);
			this.all.push({ shape, schemas: [...targets] });
		}
		return shape;
	}

	private idOf(schema: JsonSchema): number {
		const id = this.ids.get(schema) ?? this.ids.size;
		this.ids.set(schema, id);
		return id;
	}

	private make(shape: Shape, schemas: readonly JsonSchema[]): void {
		const { root, report } = this;
		const { place } = shape;
		const alternatives = alternativesOf(schemas, { root, place, report });
		if (typeof alternatives === "string") {
			shape.why = alternatives;
			return;
		}
		const ways: Way[] = [];
		for (const atoms of alternatives) {
			const fold = {
				place,
				report,
				shape: (of: readonly JsonSchema[], at: string) => this.shape(of, at),
			};
			const found = folded(atoms, fold);
			if (typeof found === "string") shape.why = found;
			else ways.push(...(found ?? ANY.ways));
		}
		shape.ways = ways;
		if (ways.length > 0) shape.why = null;
	}
}
