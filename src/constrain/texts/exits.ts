/**
 * When an open text ends. The reader may leave such a text wherever one of its exits matches; here these exits, lenient and
 * derived ones included, are one automaton over all places where they may begin. Where a condition cannot be told from a run of
 * characters it counts as true: less may be written then, but nothing that the reader would end elsewhere.
 */
import type { Format, Node, NodeId } from "../../runtime/contract.js";
import { CannotConstrain } from "../report.js";
import { Names } from "./names.js";
import { type Backs, backsOf, type Place, type TextPlaces } from "./places.js";

/** A state of the automaton: the exits, and rivals, that have begun, by number. State 0: none has. */
export type StateId = number;

/** In some exit the reader has left the text. */
export const LEFT = -1;

/** What a request declares, as far as an automaton depends on it. */
export interface Declared {
	/** names that are no words: the reader knows them all the same */
	readonly odd: readonly string[];
	/** the names of the tools, where a call may be closed with its own */
	readonly tools: readonly string[];
}

/** Stands for all characters that no exit names. */
export const OTHER = "\u{10ffff}";

/** What a reader may have come to in an exit: a place in a literal of a node, or in an `ends` text; and the part of the node. */
type Item = number;
const LONGEST = 4_096;
const NODES = 65_536;
/** In a run: 0, nothing of it has been read; 1, some of it; from here on a place in a declared name. */
const NAMES = 2;
const DONE: Item = Number.MAX_SAFE_INTEGER;

const SPACES = [" ", "\t", "\n", "\r"];
const NO_WORD = `<>{}()[]"'\`,=|\\\uff5c`;

export class Exits {
	/** every character that some exit treats in its own way */
	readonly alphabet: readonly string[];
	private readonly states: (readonly Item[])[] = [];
	private readonly ids = new Map<string, StateId>();
	private readonly moves: Map<string, StateId>[] = [];
	private readonly start: readonly Item[];
	/** the state in which a text begins: what may stand in its place has begun with it */
	readonly begin: StateId;
	private readonly known = new Set<string>();
	private readonly odd: Names;
	private readonly tools: Names;
	private readonly backs: Backs;
	private readonly parts: readonly (NodeId | null)[];

	constructor(
		private readonly format: Format,
		{ exits, rivals }: TextPlaces,
		declared: Declared,
	) {
		this.odd = new Names(declared.odd);
		const left = LONGEST - NAMES - this.odd.size;
		if (left < 1) throw new CannotConstrain("names that are no words are too long, or too many");
		const tools = new Names(declared.tools);
		this.tools = tools.size < left ? tools : new Names([]);
		for (const sign of declared.odd.join("")) this.known.add(sign);
		this.backs = backsOf(format);
		this.parts = [null, ...this.backs.keys()];
		this.start = this.entered(exits);
		this.alphabet = this.characters([...exits, ...rivals]);
		this.id([]);
		this.begin = this.id(this.entered(rivals));
	}

	/** A character of a text, or what the automaton takes it for. */
	step(state: StateId, character: string): StateId {
		return this.next(state, character, true);
	}

	/** A character of what is certain to follow a text: no exit begins with it. */
	behind(state: StateId, character: string): StateId {
		return this.next(state, character, false);
	}

	private next(state: StateId, character: string, fresh: boolean): StateId {
		if (state === LEFT) return LEFT;
		const key = fresh ? character : `-${character}`;
		const known = this.moves[state]?.get(key);
		if (known !== undefined) return known;
		const next = new Set<Item>();
		for (const item of this.states[state] ?? []) this.move(item, { character, fresh }, next);
		if (fresh) for (const item of this.start) this.move(item, { character, fresh }, next);
		const to = next.has(DONE) ? LEFT : this.id([...next].sort((a, b) => a - b));
		this.moves[state]?.set(key, to);
		return to;
	}

	/** Whether the text may end in this state, with `behind` to come: no exit that has begun before may go on in it. */
	mayEnd(state: StateId, behind: string): boolean {
		let at = state;
		for (const character of behind) {
			if (at === 0) return true;
			at = this.behind(at, character);
			if (at === LEFT) return false;
		}
		return at === 0;
	}

	/** Where a text leads; null: out of it. */
	after(text: string, from: StateId = this.begin): StateId | null {
		let at = from;
		for (const character of text) at = this.step(at, this.classOf(character));
		return at === LEFT ? null : at;
	}

	/** What the automaton takes a character for. */
	classOf(character: string): string {
		return this.known.has(character) ? character : OTHER;
	}

	private id(items: readonly Item[]): StateId {
		const key = items.join();
		let id = this.ids.get(key);
		if (id === undefined) {
			id = this.states.length;
			this.ids.set(key, id);
			this.states.push(items);
			this.moves.push(new Map());
		}
		return id;
	}

	private entered(places: readonly Place[]): readonly Item[] {
		const found = new Set<Item>();
		for (const place of places) this.enter(place, found);
		return [...found].sort((a, b) => a - b);
	}

	private move(item: Item, { character, fresh }: Step, into: Set<Item>): void {
		const offset = item % LONGEST;
		const at = Math.floor(item / LONGEST) % NODES;
		const part = this.parts[Math.floor(item / (LONGEST * NODES))] ?? null;
		const { nodes, literals, ends } = this.format;
		if (at >= nodes.length) {
			const end = ends[at - nodes.length] ?? "";
			if (end[offset] === character) into.add(offset + 1 === end.length ? DONE : item + 1);
			return;
		}
		const node = nodes[at];
		if (node === undefined) return;
		switch (node.k) {
			case "literal": {
				const literal = literals[node.literal] ?? "";
				if (literal[offset] !== character) return;
				if (offset + 1 === literal.length) this.enter({ node: node.to, part }, into);
				else into.add(item + 1);
				return;
			}
			case "space":
				if (!SPACES.includes(character)) return;
				into.add(item);
				this.enter({ node: node.to, part }, into);
				return;
			case "eol":
				if (character === "\n") this.enter({ node: node.to, part }, into);
				else if (character === "\r" && offset === 0) into.add(item + 1);
				return;
			case "atom":
			case "slot":
			case "same": {
				// in what is certain to follow, the name of a call is one of those declared
				const own = node.k === "same" && node.field === "name" && this.tools.size > 1;
				const base = NAMES + this.odd.size;
				const exact = offset === 0 ? own && !fresh : offset >= base;
				if (offset !== 1) {
					const [names, first] = exact ? [this.tools, base] : [this.odd, NAMES];
					const name = names.step(Math.max(0, offset - first), character);
					if (name !== null) {
						into.add(item - offset + first + name.at);
						if (name.whole) this.enter({ node: node.to, part }, into);
					}
				}
				if (exact || offset > 1) return;
				if (!this.inRun(node, character, offset === 0)) return;
				into.add(item - offset + 1);
				this.enter({ node: node.to, part }, into);
				return;
			}
			default:
				return;
		}
	}

	private inRun(node: Run, character: string, first: boolean): boolean {
		switch (node.k === "atom" ? node.kind : "word") {
			case "digits":
				return /[0-9]/.test(character);
			case "attr":
				return character !== '"' && character !== "\n" && character !== "\r";
			case "line":
				return character !== "\n" && character !== "\r";
			case "word":
				return (
					!NO_WORD.includes(character) &&
					!SPACES.includes(character) &&
					!(first && character === "/")
				);
			case "any":
				return true;
		}
	}

	/** The places behind a node that wait for a character. */
	private enter({ node: root, part }: Place, into: Set<Item>, seen = new Set<Item>()): void {
		const { nodes, ends } = this.format;
		const item = (this.parts.indexOf(part) * NODES + root) * LONGEST;
		const node = nodes[root];
		if (seen.has(item) || node === undefined) return;
		seen.add(item);
		const go = (to: NodeId) => this.enter({ node: to, part }, into, seen);
		switch (node.k) {
			case "fork":
				for (const to of node.to) go(to);
				return;
			case "literal":
			case "eol":
			case "slot":
			case "same":
				into.add(item);
				return;
			case "space":
			case "atom":
				into.add(item);
				if (node.k === "space" || node.kind === "attr") go(node.to);
				return;
			case "look":
				// a condition right before the end is what must stand there; of others nothing is known
				go(this.settles(node.to) ? node.body : node.to);
				return;
			case "assert":
				if (node.what === "line") go(node.to);
				if (node.what === "end")
					for (const [at] of ends.entries()) into.add((nodes.length + at) * LONGEST);
				return;
			case "op":
				if (ENDS.has(node.do.op)) into.add(DONE);
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
			if (ENDS.has(at.do.op)) return true;
			at = this.format.nodes[at.to];
		}
		return at?.k === "accept";
	}

	private characters(roots: readonly Place[]): readonly string[] {
		const found = new Set([...this.known, ...SPACES, ...NO_WORD, "/", ..."0123456789"]);
		const seen = new Set<NodeId>();
		const todo = roots.map(({ node }) => node);
		for (let at = todo.pop(); at !== undefined; at = todo.pop()) {
			if (seen.has(at)) continue;
			seen.add(at);
			const node = this.format.nodes[at];
			if (node === undefined) continue;
			if (node.k === "literal")
				for (const one of this.format.literals[node.literal] ?? "") found.add(one);
			if (node.k === "look") todo.push(node.body);
			if (node.k === "op" && ENDS.has(node.do.op)) continue;
			if (node.k === "call") todo.push(node.body);
			else if (node.k === "return")
				for (const all of this.backs.values()) todo.push(...all.map(({ node }) => node));
			else if (node.k === "fork") todo.push(...node.to);
			else if ("to" in node) todo.push(node.to);
		}
		for (const end of this.format.ends) for (const one of end) found.add(one);
		for (const one of found) this.known.add(one);
		return [...found];
	}
}

type Run = Extract<Node, { k: "atom" | "slot" | "same" }>;

interface Step {
	readonly character: string;
	readonly fresh: boolean;
}

/** Behind them the reader is out of the text. */
const ENDS: ReadonlySet<string> = new Set(["settle", "commit", "close", "break", "leave"]);
