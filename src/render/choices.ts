/** In which order the alternatives of a rule are tried. */
import { dueValue } from "./bind.js";
import { Digits, type Json, typeOf } from "./json.js";
import type { State } from "./state.js";
import { fieldsOf, markupTest, valueKindsOf } from "./survey.js";
import type { Part, Writing } from "./writing.js";

/** What is known of the alternatives of one choice. */
interface Choice {
	/** the names of types, nothing else */
	readonly names: boolean;
	/** some of them write no more than markup */
	readonly markup: boolean;
	/** in the order for a container, and for other values; null: none of them writes a value */
	readonly container: readonly Part[] | null;
	readonly scalar: readonly Part[] | null;
}

export class Choices {
	readonly isMarkup: (part: Part) => boolean;
	private readonly known = new Map<readonly Part[], Choice>();

	constructor(private readonly writing: Writing) {
		this.isMarkup = markupTest(writing);
	}

	/** The first first, but for what only one of them can say truly. `turn`: begin with an alternative further back. */
	inOrder(of: readonly Part[], state: State, turn: number): readonly Part[] {
		const { names, markup, container, scalar } = this.choice(of);
		const due = dueValue(state)?.value;
		if (names && due !== undefined) return firstly(of, namedBy(of, due));
		// a marker that the beginning of the message stands for is only missing there
		if (state.begun && of.some(isAssertion)) return firstly(of, (one) => !isAssertion(one));
		const ways = due === undefined ? of : ((isContainer(due) ? container : scalar) ?? of);
		if (markup) return ways;
		const first = turn % ways.length;
		return first === 0 ? ways : [...ways.slice(first), ...ways.slice(0, first)];
	}

	private choice(of: readonly Part[]): Choice {
		let choice = this.known.get(of);
		if (choice === undefined) {
			choice = this.survey(of);
			this.known.set(of, choice);
		}
		return choice;
	}

	private survey(of: readonly Part[]): Choice {
		const kinds = new Map(of.map((one) => [one, valueKindsOf(this.writing, one)]));
		const skips = new Set(of.filter((one) => fieldsOf(this.writing, one).has("skip")));
		// with nothing beside the value that is skipped; a container by its members before one by a literal
		const rank = (one: Part, container: boolean): number => {
			const found = kinds.get(one);
			const literal = found !== undefined && (found.has("json") || found.has("py"));
			return (skips.has(one) ? 2 : 0) + (container && literal && !found.has("build") ? 1 : 0);
		};
		const ranked = (container: boolean) =>
			[...of].sort((a, b) => rank(a, container) - rank(b, container));
		const values = [...kinds.values()].some(({ size }) => size > 0);
		return {
			names: of.every((one) => typeof one === "string"),
			markup: of.some(this.isMarkup),
			container: values ? ranked(true) : null,
			scalar: values ? ranked(false) : null,
		};
	}
}

function isContainer(value: Json): boolean {
	return typeof value === "object" && value !== null && !(value instanceof Digits);
}

function isAssertion(part: Part): boolean {
	return typeof part !== "string" && part.p === "assert";
}

/** The alternative that is the name of the value's type; an integer is a number, too. */
function namedBy(of: readonly Part[], value: Json): (part: Part) => boolean {
	const type = typeOf(value);
	const name = type === "integer" && !of.includes(type) ? "number" : type;
	return (part) => part === name;
}

function firstly(of: readonly Part[], test: (part: Part) => boolean): readonly Part[] {
	return [...of.filter(test), ...of.filter((one) => !test(one))];
}
