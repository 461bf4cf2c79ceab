/** Declared names, as they are read: character by character. */
import { type AtomClass, atomClass, beginsClass, inClass } from "../scan/classes.js";

/** Names as a tree of their characters. A state is the beginning of some of them; 0 is the empty text. */
export class NameTree {
	private readonly edges = new Map<number, number>();
	/** the names, by the state in which they end */
	private readonly names: (string | null)[] = [null];

	constructor(names: Iterable<string>) {
		for (const name of names) this.add(name);
	}

	private add(name: string): void {
		if (name === "") return;
		let state = 0;
		for (let i = 0; i < name.length; i++) {
			const edge = edgeOf(state, name.charCodeAt(i));
			state = this.edges.get(edge) ?? this.names.length;
			if (state < this.names.length) continue;
			this.edges.set(edge, state);
			this.names.push(null);
		}
		this.names[state] = name;
	}

	get isEmpty(): boolean {
		return this.edges.size === 0;
	}

	/** The state behind the character `c`; 0: no name goes on with it. */
	next(state: number, c: number): number {
		return this.edges.get(edgeOf(state, c)) ?? 0;
	}

	/** Whether the text of the state is a name. */
	isWhole(state: number): boolean {
		return this.nameAt(state) !== null;
	}

	/** The name that the text of the state is; null: it is none. */
	nameAt(state: number): string | null {
		return this.names[state] ?? null;
	}
}

/** A state and a character code in one number. */
function edgeOf(state: number, c: number): number {
	return state * 65_536 + c;
}

/** A tree of no names. */
export const NO_NAMES = new NameTree([]);

const trees = new WeakMap<ReadonlySet<string>, NameTree>();
/** The last ones, by their names: requests that declare the same tools share a tree, and what is known of it. */
const lately = new Map<string, NameTree>();
const MOST_TREES = 64;

/** All the names as a tree, made once for each set. */
export function treeOf(names: ReadonlySet<string>): NameTree {
	let tree = trees.get(names);
	if (tree === undefined) {
		const key = JSON.stringify([...names]);
		tree = lately.get(key) ?? new NameTree(names);
		if (lately.size >= MOST_TREES) lately.clear();
		lately.set(key, tree);
		trees.set(names, tree);
	}
	return tree;
}

const besides = new WeakMap<ReadonlySet<string>, Map<AtomClass, NameTree>>();

/** Those of the names that a capture of the class cannot hold. Most often there are none. */
export function treeBeside(names: ReadonlySet<string>, cls: AtomClass): NameTree {
	let byClass = besides.get(names);
	if (byClass === undefined) {
		byClass = new Map();
		besides.set(names, byClass);
	}
	let tree = byClass.get(cls);
	if (tree === undefined) {
		tree = new NameTree([...names].filter((name) => isBeside(name, cls)));
		byClass.set(cls, tree);
	}
	return tree;
}

const ATTR = atomClass("attr");

function isBeside(name: string, cls: AtomClass): boolean {
	// what looks like a character reference is one
	if (cls === ATTR && name.includes("&")) return false;
	for (let i = 0; i < name.length; i++) {
		const c = name.charCodeAt(i);
		if (!(i === 0 ? beginsClass(cls, c) : inClass(cls, c))) return true;
	}
	return false;
}
