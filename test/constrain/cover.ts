/**
 * Sentences of a grammar that take each alternative at least once, each bound of what repeats, each sign of a small set, and each move
 * of its automata. What random sentences miss is found so: one wrong move of an automaton, one escape too many.
 */
import { Automata, type Move, Paths } from "./automata.js";
import { Costs, type Grammar, type Node, readGrammar } from "./gbnf-text.js";
import { valuesOf } from "./values-of.js";

/** A sentence in pieces: texts, and the automata that write the rest. */
type Piece = string | { readonly automaton: string };

const MOST = 400;
const LONGEST = 3_000;
const CONTEXTS = 8;

/**
 * `marks`: of the format; `random`: from 0 up to 1; `places`: in so many an automaton is tried; `most`: about so many sentences, half of
 * them for the automata.
 */
export function coveringSentences(
	text: string,
	marks: readonly string[],
	random: () => number,
	{ places = 1, most = Number.POSITIVE_INFINITY } = {},
): readonly string[] {
	const cover = new Cover(readGrammar(text), marks, random, places);
	const alternatives = [...cover.alternatives()];
	const step = Math.max(1, alternatives.length / (most / 2));
	const some = alternatives.filter((_, at) => Math.floor(at / step) > Math.floor((at - 1) / step));
	return [...new Set([...some, ...cover.values(most / 2)])];
}

/** An automaton in the places where it is tried: what stands before and behind it, and what may follow in one. */
export interface Tried {
	readonly states: ReadonlyMap<Node, readonly Move[]>;
	readonly places: readonly (readonly [string, string])[];
	readonly closes: readonly string[];
}

export function triedAutomata(
	text: string,
	marks: readonly string[],
	random: () => number,
): readonly Tried[] {
	return [...new Cover(readGrammar(text), marks, random, 1).tried()];
}

class Cover {
	private readonly costs: Costs;
	private readonly automata: Automata;
	/** the choices that no sentence has taken yet, by the node */
	private readonly open = new Map<Node, Set<string>>();
	private readonly names = new Set<string>();
	private readonly shortest = new Map<string, string>();
	private away: ReadonlyMap<string, number> = new Map();

	constructor(
		private readonly grammar: Grammar,
		private readonly marks: readonly string[],
		private readonly random: () => number,
		private readonly places: number,
	) {
		this.costs = new Costs(grammar);
		this.automata = new Automata(grammar, `xé${marks.join("")}\n\t "'\\/<>{}[]:,=|.-&0é東😀`);
		this.collect();
	}

	*alternatives(): Iterable<string> {
		for (let count = 0; count < MOST; count++) {
			this.away = this.distances((node) => (this.open.get(node)?.size ?? 0) > 0);
			const before = this.left;
			const pieces = this.derive((node) => this.covering(node));
			if (this.left === before && count > 0) return;
			yield this.filled(pieces);
			if (this.left === 0) return;
		}
	}

	/** Texts of each automaton in the places where it is tried; of several automata each has a part of `most`. */
	*values(most: number): Iterable<string> {
		const tried = [...this.tried()];
		const each = Math.ceil(most / tried.length);
		const random = most === Number.POSITIVE_INFINITY ? null : this.random;
		for (const { states, places, closes } of tried) {
			let count = 0;
			for (const value of valuesOf(states, closes, random)) {
				if (count++ === each) break;
				for (const [before, behind] of places) yield before + value + behind;
			}
		}
	}

	*tried(): Iterable<Tried> {
		for (const name of this.names) {
			const states = this.automata.of(name);
			if (states === null) continue;
			this.away = this.distances((node) => node.k === "rule" && node.name === name);
			const places = new Map<string, readonly [string, string]>();
			for (let run = 0; run < CONTEXTS; run++) {
				let found = false;
				const pieces = this.derive((node) => {
					if (node.k === "rule" && node.name === name) found = true;
					return found ? this.short(node) : this.towards(node);
				});
				const at = pieces.findIndex((one) => typeof one !== "string" && one.automaton === name);
				if (at < 0) continue;
				const place = [
					this.filled(pieces.slice(0, at)),
					this.filled(pieces.slice(at + 1)),
				] as const;
				places.set(place.join("\0"), place);
			}
			const closes = [...places.values()].flatMap(([, behind]) => this.closesIn(behind));
			// a mark may be closed first that the reader also takes as a close
			const ends = this.places > 1 ? new Set(this.marks.map((mark) => mark.slice(-1))) : [];
			const later = [...ends].flatMap((end) => closes.map((close) => end + close));
			yield {
				states,
				places: [...places.values()].slice(0, this.places),
				closes: [...new Set([...closes, ...this.marks, ...later])],
			};
		}
	}

	/** What follows a value, and the rest of it from each mark on: a reader may leave out what stands before. */
	private closesIn(behind: string): readonly string[] {
		const begins = this.marks.filter((mark) => mark.length > 1).map((mark) => behind.indexOf(mark));
		return [...new Set([0, ...begins])].filter((at) => at >= 0).map((at) => behind.slice(at));
	}

	private get left(): number {
		let sum = 0;
		for (const choices of this.open.values()) sum += choices.size;
		return sum;
	}

	/** Writes a sentence. `choose`: the option, or how often, or the sign. */
	private derive(choose: (node: Node) => number | string): readonly Piece[] {
		const pieces: Piece[] = [];
		let budget = LONGEST;
		const stack: Node[] = [{ k: "rule", name: "root" }];
		for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
			budget--;
			const chosen = budget > 0 ? choose(node) : this.short(node);
			switch (node.k) {
				case "text":
					pieces.push(node.text);
					break;
				case "set":
					pieces.push(String(chosen));
					break;
				case "seq":
					stack.push(...[...node.of].reverse());
					break;
				case "alt": {
					const option = node.of[Number(chosen)];
					if (option !== undefined) stack.push(option);
					break;
				}
				case "many":
					for (let at = 0; at < Number(chosen); at++) stack.push(node.of);
					break;
				case "rule": {
					const rule = this.grammar.get(node.name);
					if (rule === undefined) throw new Error(`no rule ${node.name}`);
					if (this.names.has(node.name)) pieces.push({ automaton: node.name });
					else stack.push(rule);
					break;
				}
				default:
					node satisfies never;
			}
		}
		return pieces;
	}

	/** What no sentence has taken yet; else the way to it. */
	private covering(node: Node): number | string {
		const open = this.open.get(node);
		const [next] = open ?? [];
		if (next === undefined) return this.towards(node);
		open?.delete(next);
		return node.k === "set" ? next : Number(next);
	}

	/** The way to the nearest goal; of several one by chance. */
	private towards(node: Node): number | string {
		if (node.k === "alt") {
			const far = node.of.map((one) => this.far(one));
			const least = Math.min(...far);
			if (least === Number.POSITIVE_INFINITY) return this.short(node);
			const near = far.flatMap((one, at) => (one === least ? [at] : []));
			return near[Math.floor(this.random() * near.length)] ?? 0;
		}
		if (node.k === "many" && this.far(node.of) < Number.POSITIVE_INFINITY)
			return Math.max(1, node.min);
		return this.short(node);
	}

	private short(node: Node): number | string {
		if (node.k === "alt") {
			const best = this.costs.cheapest(node.of);
			return best === undefined ? 0 : node.of.indexOf(best);
		}
		if (node.k === "many") return node.min;
		return node.k === "set" ? (this.automata.signsOf(node)[0] ?? "") : 0;
	}

	private filled(pieces: readonly Piece[]): string {
		return pieces
			.map((one) => (typeof one === "string" ? one : this.shortestOf(one.automaton)))
			.join("");
	}

	private shortestOf(name: string): string {
		const known = this.shortest.get(name);
		if (known !== undefined) return known;
		const states = this.automata.of(name) ?? new Map();
		const [first] = states.keys();
		const text = first === undefined ? null : new Paths(states).out(first);
		if (text === null) throw new Error(`no end of ${name}`);
		this.shortest.set(name, text);
		return text;
	}

	/** All choices that can be come to. */
	private collect(): void {
		const seen = new Set<Node>();
		const todo: Node[] = [{ k: "rule", name: "root" }];
		for (let node = todo.pop(); node !== undefined; node = todo.pop()) {
			if (seen.has(node)) continue;
			seen.add(node);
			switch (node.k) {
				case "text":
					break;
				case "set":
					this.open.set(node, new Set(this.automata.signsOf(node)));
					break;
				case "seq":
				case "alt":
					if (node.k === "alt" && node.of.length > 1)
						this.open.set(node, new Set([...node.of.keys()].map(String)));
					todo.push(...node.of);
					break;
				case "many": {
					const { min, max } = node;
					const most = max === Number.POSITIVE_INFINITY ? min + 2 : max;
					// what repeats without an end is also written more often than its parts have ways
					this.open.set(
						node,
						new Set([min, min + 1, most].filter((one) => one <= max).map(String)),
					);
					todo.push(node.of);
					break;
				}
				case "rule": {
					const rule = this.grammar.get(node.name);
					if (this.automata.isOne(node.name)) this.names.add(node.name);
					else if (rule !== undefined) todo.push(rule);
					break;
				}
				default:
					node satisfies never;
			}
		}
	}

	/** How far each rule is from a goal. */
	private distances(isGoal: (node: Node) => boolean): ReadonlyMap<string, number> {
		const away = new Map<string, number>();
		this.goal = isGoal;
		this.away = away;
		for (let changed = true; changed; ) {
			changed = false;
			for (const [name, rule] of this.grammar) {
				if (this.names.has(name)) continue;
				const far = this.far(rule);
				if (far < (away.get(name) ?? Number.POSITIVE_INFINITY)) {
					away.set(name, far);
					changed = true;
				}
			}
		}
		return away;
	}
	private goal: (node: Node) => boolean = () => false;

	private far(node: Node): number {
		if (this.goal(node)) return 0;
		switch (node.k) {
			case "text":
			case "set":
				return Number.POSITIVE_INFINITY;
			case "seq":
			case "alt":
				return 1 + Math.min(...node.of.map((one) => this.far(one)), Number.POSITIVE_INFINITY);
			case "many":
				return node.max === 0 ? Number.POSITIVE_INFINITY : 1 + this.far(node.of);
			case "rule":
				return 1 + (this.away.get(node.name) ?? Number.POSITIVE_INFINITY);
			default:
				return node satisfies never;
		}
	}
}
