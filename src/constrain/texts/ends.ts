/**
 * Where a text may end before what is certain to follow it: where nothing that has begun in it goes on there, up to the end of
 * an exit or beyond what is certain.
 */
import { type Exits, LEFT, type StateId } from "./exits.js";
import type { Item } from "./readings.js";

/** One of the ways in which texts end; the same object for the same states. */
export interface Ending {
	/** in which a text may end */
	readonly states: ReadonlySet<StateId>;
}

/** How a text ends before a certain text. */
export interface Ended {
	readonly ending: Ending;
	/** how much of what follows counts for that; null: all of it, and where it ends, too */
	readonly asked: number | null;
}

/** A key may stand in what follows: as many texts are kept as this. */
const MOST_KNOWN = 5_000;

export class Ends {
	private readonly items: ReadonlySet<Item>;
	/** the items that go on with a character, by the state that it leads them to */
	private readonly going = new Map<string, ReadonlyMap<StateId, readonly Item[]>>();
	private readonly known = new Map<string, Ended>();
	/** of the texts that are known */
	private readonly lengths = new Set<number>();
	private readonly byItems = new Map<string, Ending>();
	private readonly byStates = new Map<string, Ending>();

	constructor(
		private readonly exits: Exits,
		private readonly states: readonly StateId[],
	) {
		this.items = new Set(states.flatMap((state) => exits.itemsOf(state)));
	}

	before(behind: string): Ended {
		for (const length of this.lengths) {
			const known = length > behind.length ? undefined : this.known.get(behind.slice(0, length));
			if (known !== undefined) return known;
		}
		const { items, asked } = this.goingOn(behind);
		const found = { ending: this.without(items), asked };
		if (asked === null) return found;
		if (this.known.size >= MOST_KNOWN) this.known.clear();
		this.known.set(behind.slice(0, asked), found);
		this.lengths.add(asked);
		return found;
	}

	/** The ending of texts in which none of these items has begun. */
	private without(items: ReadonlySet<Item>): Ending {
		const key = [...items].join();
		const known = this.byItems.get(key);
		if (known !== undefined) return known;
		const begun = (state: StateId) => this.exits.itemsOf(state).some((item) => items.has(item));
		const states = this.states.filter((state) => !begun(state));
		const found = this.byStates.get(states.join()) ?? { states: new Set(states) };
		this.byStates.set(states.join(), found);
		this.byItems.set(key, found);
		return found;
	}

	private goingOn(behind: string): {
		readonly items: ReadonlySet<Item>;
		readonly asked: number | null;
	} {
		const [first] = behind;
		if (first === undefined) return { items: this.items, asked: null };
		const items = new Set<Item>();
		let asked: number | null = first.length;
		for (const [state, all] of this.goingOnWith(first)) {
			const { goesOn, seen } = this.follow(state, behind, first.length);
			if (goesOn) for (const item of all) items.add(item);
			asked = asked === null || seen === null ? null : Math.max(asked, seen);
		}
		return { items, asked };
	}

	private goingOnWith(character: string): ReadonlyMap<StateId, readonly Item[]> {
		const known = this.going.get(character);
		if (known !== undefined) return known;
		const found = new Map<StateId, Item[]>();
		for (const item of this.items) {
			const to = this.exits.behind(this.exits.alone(item), character);
			const all = found.get(to);
			if (all !== undefined) all.push(item);
			else if (to !== 0) found.set(to, [item]);
		}
		this.going.set(character, found);
		return found;
	}

	/** `seen`: how far it took to tell; null: to the end. */
	private follow(
		from: StateId,
		behind: string,
		start: number,
	): { readonly goesOn: boolean; readonly seen: number | null } {
		let at = from;
		let seen = start;
		while (at !== 0 && at !== LEFT) {
			const code = behind.codePointAt(seen);
			if (code === undefined) return { goesOn: true, seen: null };
			const character = String.fromCodePoint(code);
			at = this.exits.behind(at, character);
			seen += character.length;
		}
		return { goesOn: at === LEFT, seen };
	}
}
