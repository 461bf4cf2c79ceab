/**
 * What a reader may have come to in the exits of a text: each of them by itself, a character at a time. Where a condition cannot
 * be told from a run of characters it counts as true: less may be written then, but nothing that the reader would end elsewhere.
 */
import type { Format, Node, NodeId } from "../../runtime/contract.js";
import { WORD_ENDS } from "../../runtime/scan/classes.js";
import { CannotConstrain } from "../report.js";
import { Names } from "./names.js";
import { type Backs, isLeft, type Place } from "./places.js";
import { type SignId, type Signs, SPACES } from "./signs.js";

/** A place in a literal, a run or a name of a node, or in a text that ends the message; by number. */
export type Item = number;
/** In some exit the reader has left the text. */
export const DONE: Item = 0;

/** What a request declares, as far as an automaton depends on it. */
export interface Declared {
	/** names that are no words: the reader knows them all the same */
	readonly odd: readonly string[];
	/** the names of the tools, where a call may be closed with its own */
	readonly tools: readonly string[];
}

interface At extends Place {
	/** of a run: 0, nothing of it has been read; 1, some of it; from `NAMES` on a place in a declared name */
	readonly offset: number;
}
const NAMES = 2;
const LONGEST = 4_096;
const NONE: readonly Item[] = [];

export class Readings {
	/** items by number; none is `DONE` */
	private readonly items: (At | null)[] = [null];
	private readonly numbers = new Map<string, Item>();
	private readonly begun = new Map<string, readonly Item[]>();
	private readonly rows: (ReadonlyMap<SignId, readonly Item[]> | undefined)[] = [];
	private readonly odd: Names;
	private readonly tools: Names;

	constructor(
		private readonly format: Format,
		private readonly backs: Backs,
		private readonly signs: Signs,
		declared: Declared,
	) {
		this.odd = new Names(declared.odd);
		const left = LONGEST - NAMES - this.odd.size;
		if (left < 1) throw new CannotConstrain("names that are no words are too long, or too many");
		const tools = new Names(declared.tools);
		this.tools = tools.size < left ? tools : new Names([]);
	}

	/** The places from these on that wait for a character. */
	from(places: readonly Place[]): readonly Item[] {
		return [...new Set(places.flatMap((one) => this.entered(one)))];
	}

	/** Where each sign of a text leads from an item. */
	row(item: Item): ReadonlyMap<SignId, readonly Item[]> {
		const known = this.rows[item];
		if (known !== undefined) return known;
		const found = new Map<SignId, readonly Item[]>();
		for (const sign of this.signsOf(this.items[item] ?? null)) {
			const to = this.moved(item, this.signs.characterOf(sign), true);
			if (to.length > 0) found.set(sign, to);
		}
		this.rows[item] = found;
		return found;
	}

	/** Those that an item may go on with. */
	private signsOf(at: At | null): Iterable<SignId> {
		const node = at === null ? undefined : this.format.nodes[at.node];
		if (at === null || (node !== undefined && node.k !== "literal")) return this.signs.all.keys();
		const text = node === undefined ? this.endOf(at) : this.literalOf(node);
		const next = text[at.offset];
		return next === undefined ? [] : [this.signs.of(next)];
	}

	/** `fresh`: it is a character of the text; else one of what is certain to follow it. */
	moved(item: Item, character: string, fresh: boolean): readonly Item[] {
		const at = this.items[item] ?? null;
		if (at === null) return NONE;
		const { part, offset } = at;
		const node = this.format.nodes[at.node];
		if (node === undefined) {
			const end = this.endOf(at);
			if (end[offset] !== character) return NONE;
			return [offset + 1 === end.length ? DONE : this.item({ ...at, offset: offset + 1 })];
		}
		switch (node.k) {
			case "literal": {
				const literal = this.literalOf(node);
				if (literal[offset] !== character) return NONE;
				if (offset + 1 === literal.length) return this.entered({ node: node.to, part });
				return [this.item({ ...at, offset: offset + 1 })];
			}
			case "space":
				if (!SPACES.includes(character)) return NONE;
				return [item, ...this.entered({ node: node.to, part })];
			case "eol":
				if (character === "\n") return this.entered({ node: node.to, part });
				if (character !== "\r" || offset > 0) return NONE;
				return [this.item({ ...at, offset: 1 })];
			case "atom":
			case "slot":
			case "same":
				return this.inName(at, node, character, fresh);
			default:
				return NONE;
		}
	}

	private inName(at: At, node: Run, character: string, fresh: boolean): readonly Item[] {
		const { part, offset } = at;
		const found: Item[] = [];
		// in what is certain to follow, the name of a call is one of those declared
		const own = node.k === "same" && node.field === "name" && this.tools.size > 1;
		const base = NAMES + this.odd.size;
		const exact = offset === 0 ? own && !fresh : offset >= base;
		if (offset !== 1) {
			const [names, first] = exact ? [this.tools, base] : [this.odd, NAMES];
			const name = names.step(Math.max(0, offset - first), character);
			if (name !== null) {
				found.push(this.item({ ...at, offset: first + name.at }));
				if (name.whole) found.push(...this.entered({ node: node.to, part }));
			}
		}
		if (!exact && offset <= 1 && isInRun(node, character, offset === 0))
			found.push(this.item({ ...at, offset: 1 }), ...this.entered({ node: node.to, part }));
		return found;
	}

	private item(at: At): Item {
		const key = `${at.node} ${at.part} ${at.offset}`;
		const known = this.numbers.get(key);
		if (known !== undefined) return known;
		const number = this.items.length;
		this.items.push(at);
		this.numbers.set(key, number);
		return number;
	}

	private literalOf({ literal }: Extract<Node, { k: "literal" }>): string {
		return this.format.literals[literal] ?? "";
	}

	/** The texts that end a message are as nodes behind all others. */
	private endOf({ node }: At): string {
		return this.format.ends[node - this.format.nodes.length] ?? "";
	}

	private entered(place: Place): readonly Item[] {
		const key = `${place.node} ${place.part}`;
		const known = this.begun.get(key);
		if (known !== undefined) return known;
		const into = new Set<Item>();
		this.enter(place, into, new Set());
		const found = [...into];
		this.begun.set(key, found);
		return found;
	}

	private enter({ node: root, part }: Place, into: Set<Item>, seen: Set<string>): void {
		const { nodes, ends } = this.format;
		const key = `${root} ${part}`;
		const node = nodes[root];
		if (seen.has(key) || node === undefined) return;
		seen.add(key);
		const here = () => into.add(this.item({ node: root, part, offset: 0 }));
		const go = (to: NodeId) => this.enter({ node: to, part }, into, seen);
		switch (node.k) {
			case "fork":
				for (const to of node.to) go(to);
				return;
			case "literal":
			case "eol":
			case "slot":
			case "same":
				here();
				return;
			case "space":
			case "atom":
				here();
				if (node.k === "space" || node.kind === "attr") go(node.to);
				return;
			case "look":
				// a condition right before the end is what must stand there; of others nothing is known
				go(this.settles(node.to) ? node.body : node.to);
				return;
			case "assert":
				if (node.what === "line") go(node.to);
				if (node.what === "end")
					for (const at of ends.keys())
						into.add(this.item({ node: nodes.length + at, part: null, offset: 0 }));
				return;
			case "op":
				if (isLeft(node)) into.add(DONE);
				else go(node.to);
				return;
			case "call":
				this.enter({ node: node.body, part: node.body }, into, seen);
				return;
			case "return":
				for (const back of (part === null ? null : this.backs.get(part)) ?? [])
					this.enter(back, into, seen);
				return;
			case "value":
			case "pattern":
			case "text":
			case "accept":
				into.add(DONE);
				return;
			default:
				node satisfies never;
		}
	}

	private settles(node: NodeId): boolean {
		let at = this.format.nodes[node];
		for (let steps = 0; at?.k === "op" && steps < 50; steps++) {
			if (isLeft(at)) return true;
			at = this.format.nodes[at.to];
		}
		return at?.k === "accept";
	}
}

type Run = Extract<Node, { k: "atom" | "slot" | "same" }>;

function isInRun(node: Run, character: string, first: boolean): boolean {
	switch (node.k === "atom" ? node.kind : "word") {
		case "digits":
			return /[0-9]/.test(character);
		case "attr":
			return character !== '"' && character !== "\n" && character !== "\r";
		case "line":
			return character !== "\n" && character !== "\r";
		case "word":
			return (
				!WORD_ENDS.includes(character) &&
				!SPACES.includes(character) &&
				!(first && character === "/")
			);
		case "any":
			return true;
	}
}
