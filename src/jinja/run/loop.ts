/** `loop`: the place in a `for`. */
import { TemplateError } from "../error.js";
import { type Attributes, Callable, type Value } from "../values/kinds.js";
import { equal } from "../values/operate.js";

export class Loop implements Attributes {
	readonly title = "LoopContext";
	index0 = 0;
	#seen: readonly Value[] | null = null;

	constructor(
		readonly items: readonly Value[],
		/** from 0 */
		readonly depth0: number,
		/** `loop(items)` of a recursive loop */
		readonly callable: Callable | null,
	) {}

	attribute(name: string): Value {
		const { index0, items, depth0 } = this;
		const { length } = items;
		switch (name) {
			case "index":
				return index0 + 1;
			case "index0":
				return index0;
			case "first":
				return index0 === 0;
			case "last":
				return index0 === length - 1;
			case "length":
				return length;
			case "revindex":
				return length - index0;
			case "revindex0":
				return length - index0 - 1;
			case "previtem":
				return index0 > 0 ? items[index0 - 1] : undefined;
			case "nextitem":
				return items[index0 + 1];
			case "depth":
				return depth0 + 1;
			case "depth0":
				return depth0;
			case "cycle":
				return new Callable("cycle", (given) => {
					if (given.length === 0) throw new TemplateError("no items for cycling given");
					return given[index0 % given.length];
				});
			case "changed":
				return new Callable("changed", (given) => {
					const before = this.#seen;
					this.#seen = given;
					return before === null || !given.every((one, at) => equal(one, before[at]));
				});
			default:
				return undefined;
		}
	}
}
