/**
 * When an open text ends. The reader may leave such a text wherever one of its exits matches; here these exits, lenient and
 * derived ones included, are one automaton over all places where they may begin.
 */
import type { Format } from "../../runtime/contract.js";
import { backsOf, type TextPlaces } from "./places.js";
import { type Declared, DONE, type Item, Readings } from "./readings.js";
import { inLiterals, type SignId, Signs } from "./signs.js";

/** A state of the automaton: the exits, and rivals, that have begun, by number. State 0: none has. */
export type StateId = number;

/** In some exit the reader has left the text. */
export const LEFT = -1;

export class Exits {
	readonly signs: Signs;
	/** the state in which a text begins: what may stand in its place has begun with it */
	readonly begin: StateId;
	private readonly readings: Readings;
	private readonly states: (readonly Item[])[] = [];
	private readonly ids = new Map<string, StateId>();
	private readonly rows: (Int32Array | undefined)[] = [];
	/** what a sign begins anywhere, and where it leads when nothing else has begun */
	private readonly anywhere: readonly (readonly Item[])[];
	private readonly fresh: Int32Array;

	constructor(format: Format, { exits, rivals }: TextPlaces, declared: Declared) {
		const backs = backsOf(format);
		this.signs = new Signs(
			new Set(declared.odd.join("")),
			inLiterals(format, [...exits, ...rivals], backs),
		);
		this.readings = new Readings(format, backs, this.signs, declared);
		const start = this.readings.from(exits);
		this.anywhere = this.signs.all.map((_, sign) => [
			...new Set(start.flatMap((item) => this.readings.row(item).get(sign) ?? [])),
		]);
		this.id([]);
		this.fresh = Int32Array.from(this.anywhere, (items) => this.id(items));
		this.begin = this.id(this.readings.from(rivals).filter((one) => one !== DONE));
	}

	/** A character of what is certain to follow a text: no exit begins there. */
	behind(state: StateId, character: string): StateId {
		const moves = this.moves[state] ?? new Map<string, StateId>();
		this.moves[state] = moves;
		const known = moves.get(character);
		if (known !== undefined) return known;
		const items = (this.states[state] ?? []).flatMap((one) =>
			this.readings.moved(one, character, false),
		);
		const to = this.id([...new Set(items)]);
		moves.set(character, to);
		return to;
	}
	private readonly moves: (Map<string, StateId> | undefined)[] = [];

	/** Where a sign of a text leads. */
	step(state: StateId, sign: SignId): StateId {
		if (state === LEFT) return LEFT;
		let row = this.rows[state];
		if (row === undefined) {
			row = this.rowOf(this.states[state] ?? []);
			this.rows[state] = row;
		}
		return row[sign] ?? LEFT;
	}

	/** Where a text leads; null: out of it. */
	after(text: string, from: StateId = this.begin): StateId | null {
		let at = from;
		for (const character of text) at = this.step(at, this.signs.of(character));
		return at === LEFT ? null : at;
	}

	/** Few signs lead elsewhere than they do from where nothing has begun. */
	private rowOf(items: readonly Item[]): Int32Array {
		const row = Int32Array.from(this.fresh);
		const more = new Map<SignId, Set<Item>>();
		for (const item of items)
			for (const [sign, to] of this.readings.row(item)) {
				const into = more.get(sign) ?? new Set(this.anywhere[sign]);
				for (const one of to) into.add(one);
				more.set(sign, into);
			}
		for (const [sign, to] of more) row[sign] = this.id([...to]);
		return row;
	}

	private id(items: readonly Item[]): StateId {
		if (items.includes(DONE)) return LEFT;
		const sorted = [...items].sort((a, b) => a - b);
		const key = sorted.join();
		let id = this.ids.get(key);
		if (id === undefined) {
			id = this.states.length;
			this.ids.set(key, id);
			this.states.push(sorted);
		}
		return id;
	}
}
