/** Names that every template knows. */
import { TemplateError, TemplateRefusal } from "./error.js";
import { strftime } from "./strftime.js";
import { Given } from "./values/given.js";
import { type Attributes, Callable, isDict, Namespace, type Value } from "./values/kinds.js";
import { dictOf, made } from "./values/members.js";
import { str } from "./values/text.js";

/** Longer ranges are refused, as Python's sandbox does. */
const LONGEST_RANGE = 100_000;

function range(given: readonly Value[]): Value[] {
	const [first, second, third] = given.map((one) => (typeof one === "number" ? one : Number.NaN));
	const [start, stop] =
		second === undefined ? [0, first ?? Number.NaN] : [first ?? Number.NaN, second];
	const step = third ?? 1;
	if ([start, stop, step].some(Number.isNaN)) throw new TemplateError("range() takes integers");
	if (step === 0) throw new TemplateError("range() arg 3 must not be zero");
	const length = Math.max(0, Math.ceil((stop - start) / step));
	if (length > LONGEST_RANGE)
		throw new TemplateError(`a range has at most ${LONGEST_RANGE} items, not ${length}`);
	return Array.from({ length }, (_, at) => start + at * step);
}

class Cycler implements Attributes {
	readonly title = "Cycler";
	readonly callable = null;
	#at = 0;

	constructor(readonly items: readonly Value[]) {}

	attribute(name: string): Value {
		if (name === "current") return this.items[this.#at];
		if (name === "reset")
			return new Callable(name, () => {
				this.#at = 0;
				return null;
			});
		if (name !== "next") return undefined;
		return new Callable(name, () => {
			const item = this.items[this.#at];
			this.#at = (this.#at + 1) % this.items.length;
			return item;
		});
	}
}

/** Nothing at its first call, the separator at all others. */
function joiner(given: readonly Value[], named: ReadonlyMap<string, Value>): Callable {
	const separator = new Given("joiner", "sep", given, named).text("sep", ", ");
	let used = false;
	return new Callable("joiner", () => {
		const text = used ? separator : "";
		used = true;
		return text;
	});
}

function namespace([first]: readonly Value[], named: ReadonlyMap<string, Value>): Namespace {
	const members = new Map<string, Value>();
	if (isDict(first))
		for (const [name, value] of dictOf([first], new Map())) members.set(str(name), value);
	for (const [name, value] of named) members.set(name, value);
	return new Namespace(members);
}

/** `raise_exception` and `strftime_now` are those of chat templates. */
export function globalsAt(now: Date): ReadonlyMap<string, Value> {
	const known: readonly Callable[] = [
		new Callable("range", range),
		new Callable("dict", (given, named) => dictOf(given, named)),
		new Callable("namespace", namespace),
		new Callable("cycler", (given) => {
			if (given.length === 0) throw new TemplateError("at least one item has to be provided");
			return new Cycler(made([...given]));
		}),
		new Callable("joiner", joiner),
		new Callable("raise_exception", ([message]) => {
			throw new TemplateRefusal(str(message));
		}),
		new Callable("strftime_now", ([format]) => strftime(now, str(format))),
	];
	return new Map(known.map((one) => [one.name, one]));
}
