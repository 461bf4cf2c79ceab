/**
 * When an open text ends. The reader may leave such a text wherever one of its exits matches; here these exits, lenient and
 * derived ones included, are one automaton over all places where they may begin. Where a condition cannot be told from a run of
 * characters it counts as true: less may be written then, but nothing that the reader would end elsewhere.
 */
import type { Field, Format, Node, NodeId } from "../../runtime/contract.js";

/** A state of the automaton: the exits that have begun, by number. State 0: none has. */
export type StateId = number;

/** In some exit the reader has left the text. */
export const LEFT = -1;

/** Stands for all characters that no exit names. */
export const OTHER = "\u{10ffff}";

/** What a reader may have come to in an exit: a place in a literal of a node, or in an `ends` text. */
type Item = number;
const LONGEST = 4_096;
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

	/** `named`: the declared names, of which the reader knows characters that are in no word. */
	constructor(
		private readonly format: Format,
		roots: readonly NodeId[],
		named: string,
	) {
		this.named = new Set(named);
		const found = new Set<Item>();
		for (const root of roots) this.enter(root, found);
		this.start = [...found];
		this.alphabet = this.characters(roots);
		this.id([]);
	}
	private readonly named: ReadonlySet<string>;

	/** `fresh`: an exit may begin with this character, too. */
	step(state: StateId, character: string, fresh = true): StateId {
		if (state === LEFT) return LEFT;
		const key = fresh ? character : `-${character}`;
		const known = this.moves[state]?.get(key);
		if (known !== undefined) return known;
		const next = new Set<Item>();
		for (const item of this.states[state] ?? []) this.move(item, character, next);
		if (fresh) for (const item of this.start) this.move(item, character, next);
		const to = next.has(DONE) ? LEFT : this.id([...next].sort((a, b) => a - b));
		this.moves[state]?.set(key, to);
		return to;
	}

	/** Whether the text may end in this state, with `behind` to come: no exit that has begun before may go on in it. */
	mayEnd(state: StateId, behind: string): boolean {
		let at = state;
		for (const character of behind) {
			if (at === 0) return true;
			at = this.step(at, this.classOf(character), false);
			if (at === LEFT) return false;
		}
		return at === 0;
	}

	/** Where a text leads; null: out of it. */
	after(text: string, from: StateId = 0): StateId | null {
		let at = from;
		for (const character of text) at = this.step(at, this.classOf(character));
		return at === LEFT ? null : at;
	}

	/** What the automaton takes a character for. */
	classOf(character: string): string {
		return this.known.has(character) ? character : OTHER;
	}
	private readonly known = new Set<string>();

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

	private move(item: Item, character: string, into: Set<Item>): void {
		const offset = item % LONGEST;
		const at = Math.floor(item / LONGEST);
		const { nodes, literals, ends } = this.format;
		if (at >= nodes.length) {
			const end = ends[at - nodes.length] ?? "";
			if (end[offset] === character)
				into.add(offset + 1 === end.length ? DONE : at * LONGEST + offset + 1);
			return;
		}
		const node = nodes[at];
		if (node === undefined) return;
		switch (node.k) {
			case "literal": {
				const literal = literals[node.literal] ?? "";
				if (literal[offset] !== character) return;
				if (offset + 1 === literal.length) this.enter(node.to, into);
				else into.add(at * LONGEST + offset + 1);
				return;
			}
			case "space":
				if (!SPACES.includes(character)) return;
				into.add(item);
				this.enter(node.to, into);
				return;
			case "eol":
				if (character === "\n") this.enter(node.to, into);
				else if (character === "\r" && offset === 0) into.add(item + 1);
				return;
			case "atom":
			case "slot":
			case "same":
				if (!this.inRun(node, character)) return;
				into.add(item);
				this.enter(node.to, into);
				return;
			default:
				return;
		}
	}

	private inRun(node: Extract<Node, { k: "atom" | "slot" | "same" }>, character: string): boolean {
		const word = !NO_WORD.includes(character) && !SPACES.includes(character);
		if (node.k !== "atom") return word || this.named.has(character);
		switch (node.kind) {
			case "digits":
				return /[0-9]/.test(character);
			case "attr":
				return character !== '"' && character !== "\n" && character !== "\r";
			case "line":
				return character !== "\n" && character !== "\r";
			case "word":
				// a declared name of its place counts here, too
				return word || this.named.has(character);
			case "any":
				return true;
			default:
				return node.kind satisfies never;
		}
	}

	/** The places behind a node that wait for a character. */
	private enter(root: NodeId, into: Set<Item>, seen = new Set<NodeId>()): void {
		if (seen.has(root)) return;
		seen.add(root);
		const { nodes, ends } = this.format;
		const node = nodes[root];
		if (node === undefined) return;
		switch (node.k) {
			case "fork":
				for (const to of node.to) this.enter(to, into, seen);
				return;
			case "literal":
			case "eol":
			case "slot":
			case "same":
				into.add(root * LONGEST);
				return;
			case "space":
			case "atom":
				into.add(root * LONGEST);
				if (node.k === "space" || node.kind === "attr") this.enter(node.to, into, seen);
				return;
			case "look":
				// a condition right before the end is what must stand there; of others nothing is known
				if (this.settles(node.to)) this.enter(node.body, into, seen);
				else this.enter(node.to, into, seen);
				return;
			case "assert":
				if (node.what === "line") this.enter(node.to, into, seen);
				if (node.what === "end")
					for (const [at] of ends.entries()) into.add((nodes.length + at) * LONGEST);
				return;
			case "op":
				if (ENDS.has(node.do.op)) into.add(DONE);
				else this.enter(node.to, into, seen);
				return;
			case "call":
				this.enter(node.body, into, seen);
				return;
			case "return":
				// whatever has called may go on
				for (const back of this.backs) this.enter(back, into, seen);
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

	private get backs(): readonly NodeId[] {
		return this.format.nodes.flatMap((node) => (node.k === "call" ? [node.back] : []));
	}

	private settles(node: NodeId): boolean {
		let at = this.format.nodes[node];
		for (let steps = 0; at?.k === "op" && steps < 50; steps++) {
			if (ENDS.has(at.do.op)) return true;
			at = this.format.nodes[at.to];
		}
		return at?.k === "accept";
	}

	private characters(roots: readonly NodeId[]): readonly string[] {
		const found = new Set([...SPACES, ...NO_WORD, ...this.named, ..."0123456789"]);
		const seen = new Set<NodeId>();
		const todo = [...roots];
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
			else if (node.k === "return") todo.push(...this.backs);
			else if (node.k === "fork") todo.push(...node.to);
			else if ("to" in node) todo.push(node.to);
		}
		for (const end of this.format.ends) for (const one of end) found.add(one);
		for (const one of found) this.known.add(one);
		return [...found];
	}
}

/** Behind them the reader is out of the text. */
const ENDS: ReadonlySet<string> = new Set(["settle", "commit", "close", "break", "leave"]);

/** Where the texts of a field begin to end, in readings without a lenient rule. */
export function exitsOf(format: Format, field: Field): readonly NodeId[] {
	const found = new Set<NodeId>();
	const seen = new Set<NodeId>();
	const todo: NodeId[] = [format.start, ...format.entries.map(({ node }) => node)];
	for (let at = todo.pop(); at !== undefined; at = todo.pop()) {
		if (seen.has(at)) continue;
		seen.add(at);
		const node = format.nodes[at];
		if (node === undefined || (node.k === "op" && node.do.op === "repair")) continue;
		switch (node.k) {
			case "fork":
				todo.push(...node.to);
				break;
			case "text":
				if (node.field === field) found.add(node.exits);
				todo.push(node.exits);
				break;
			case "call":
				todo.push(node.body, node.back);
				break;
			case "return":
			case "accept":
				break;
			default:
				todo.push(node.to);
		}
	}
	return [...found];
}
