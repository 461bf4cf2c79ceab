/** Shapes that admit the same values, wherever they stand. */
import type { Shape, Way } from "./shape.js";

/** Beyond, a shape is like no other: so that what holds itself comes to an end. */
const DEEPEST = 8;

export class Alike {
	private readonly known = new Map<Shape, number>();
	private readonly numbers = new Map<string, number>();
	private count = 0;

	/** The same number for all that are alike. */
	numberOf(shape: Shape, depth = 0): number {
		const known = this.known.get(shape);
		if (known !== undefined) return known;
		if (depth > DEEPEST) return this.count++;
		// what it holds of itself is this shape's alone
		this.known.set(shape, this.count++);
		const key = shape.ways.map((way) => this.keyOf(way, depth + 1)).join("|");
		const number = this.numbers.get(key) ?? this.count++;
		this.numbers.set(key, number);
		this.known.set(shape, number);
		return number;
	}

	private keyOf(way: Way, depth: number): string {
		switch (way.k) {
			case "object": {
				const of = way.properties.map(({ key, shape, required, declared }) => [
					key,
					required,
					declared,
					this.numberOf(shape, depth),
				]);
				return `object ${JSON.stringify(of)} ${this.partOf(way.extra, depth)}`;
			}
			case "array": {
				const first = way.first.map((one) => this.numberOf(one, depth)).join();
				return `array ${first};${this.partOf(way.item, depth)} ${way.min} ${way.max}`;
			}
			case "named":
			case "string":
			case "number":
			case "boolean":
			case "null":
				return JSON.stringify(way);
			default:
				return way satisfies never;
		}
	}

	private partOf(shape: Shape | null, depth: number): string {
		return shape === null ? "" : `${this.numberOf(shape, depth)}`;
	}
}
