/**
 * Where a text may end before what is certain to follow it: where nothing that has begun in it goes on there, up to the end of
 * an exit or beyond what is certain.
 */
import { type Exits, LEFT, type StateId } from "./exits.js";

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
	/** where a character leads, each with the states from which it does */
	private readonly behind = new Map<string, ReadonlyMap<StateId, readonly StateId[]>>();
	private readonly known = new Map<string, Ended>();
	/** of the texts that are known */
	private readonly lengths = new Set<number>();
	/** by what goes on */
	private readonly byOthers = new Map<string, Ending>();
	private readonly byStates = new Map<string, Ending>();

	/** `states`: all that a text can come to. */
	constructor(
		private readonly exits: Exits,
		private readonly states: readonly StateId[],
	) {}

	before(behind: string): Ended {
		for (const length of this.lengths) {
			const known = length > behind.length ? undefined : this.known.get(behind.slice(0, length));
			if (known !== undefined) return known;
		}
		const found = this.ended(behind);
		if (found.asked === null) return found;
		if (this.known.size >= MOST_KNOWN) this.known.clear();
		this.known.set(behind.slice(0, found.asked), found);
		this.lengths.add(found.asked);
		return found;
	}

	private ended(behind: string): Ended {
		const [first] = behind;
		if (first === undefined) return { ending: this.endingIn(new Set([0])), asked: null };
		const all = this.behindWith(first);
		const going: StateId[] = [];
		let asked: number | null = first.length;
		for (const to of all.keys()) {
			const { goesOn, seen } = this.follow(to, behind, first.length);
			if (goesOn) going.push(to);
			asked = asked === null || seen === null ? null : Math.max(asked, seen);
		}
		const key = `${first}${going.join()}`;
		const known = this.byOthers.get(key);
		if (known !== undefined) return { ending: known, asked };
		const others = new Set(going.flatMap((to) => all.get(to) ?? []));
		const ending = this.endingIn(new Set(this.states.filter((state) => !others.has(state))));
		this.byOthers.set(key, ending);
		return { ending, asked };
	}

	private endingIn(states: ReadonlySet<StateId>): Ending {
		const key = [...states].join();
		const found = this.byStates.get(key) ?? { states };
		this.byStates.set(key, found);
		return found;
	}

	private behindWith(character: string): ReadonlyMap<StateId, readonly StateId[]> {
		const known = this.behind.get(character);
		if (known !== undefined) return known;
		const found = new Map<StateId, StateId[]>();
		for (const state of this.states) {
			const to = this.exits.behind(state, character);
			const all = found.get(to) ?? [];
			all.push(state);
			found.set(to, all);
		}
		this.behind.set(character, found);
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
