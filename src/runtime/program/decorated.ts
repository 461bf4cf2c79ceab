/** The name of a declared tool with something around it, as models write names in prose: quotes, back-ticks, `()`, a colon. */
import { isSpace } from "../scan/classes.js";
import { NameTree } from "./names.js";

/** Signs that stand before a name, and those that close them behind it. */
const SIGNS: ReadonlyMap<number, string> = new Map(
	['""', "''", "``", "**", "“”", "””", "„“", "‘’", "’’", "‚‘", "«»"].map((pair) => [
		pair.charCodeAt(0),
		pair.charAt(1),
	]),
);
const MOST_SIGNS = 4;
/** Namespaces in which models have seen tools stand. */
const NAMESPACES: readonly string[] = ["functions", "default_api"];

const BEFORE = 0;
const NAME = 1;
/** a backslash in the name: `\_` stands for `_` */
const ESCAPE = 2;
const BEHIND = 3;
/** in `()` */
const PARENTHESIS = 4;

const BACKSLASH = 92;
const UNDERSCORE = 95;
const COLON = 58;
const SLASH = 47;
const PAREN = 40;
const PAREN_END = 41;

/** How far such a name has been read. */
export interface Written {
	readonly part: number;
	/** what has been read of the name, as a state of the tree of names */
	readonly state: number;
	/** the signs that must still come, the next one first */
	readonly closers: string;
	/** nothing but the name has been read */
	readonly bare: boolean;
	/** the last character is white space behind the name */
	readonly blank: boolean;
}

/** A literal, and no copy with changes: one is made for each character. */
function written(
	part: number,
	state: number,
	closers: string,
	bare: boolean,
	blank = false,
): Written {
	return { part, state, closers, bare, blank };
}

export const UNWRITTEN: Written = written(BEFORE, 0, "", true);

/** Reads decorated names of declared tools. A character that a name goes on with is the name's. */
export class DecoratedNames {
	private readonly tree: NameTree;

	constructor(private readonly names: ReadonlySet<string>) {
		const all = [...names];
		const inNamespaces = NAMESPACES.flatMap((space) => all.map((name) => `${space}.${name}`));
		this.tree = new NameTree([...all, ...inNamespaces]);
	}

	/** Behind the character `c`; null: that is none. */
	next(from: Written, c: number): Written | null {
		const { part, state, closers, bare } = from;
		if (part === PARENTHESIS) return c === PAREN_END ? written(BEHIND, state, closers, bare) : null;
		if (part === ESCAPE) return c === UNDERSCORE ? this.spell(from, c) : null;
		if (part === BEHIND) return behind(from, c);
		const spelt = this.spell(from, c);
		if (spelt !== null) return spelt;
		if (part === BEFORE) return before(from, c);
		if (c === BACKSLASH) return written(ESCAPE, state, closers, false);
		return this.tree.isWhole(state) ? behind(from, c) : null;
	}

	private spell({ state, closers, bare }: Written, c: number): Written | null {
		const to = this.tree.next(state, c);
		return to === 0 ? null : written(NAME, to, closers, bare);
	}

	/** The tool that it names, if it is whole and decorated; else null. */
	toolOf({ part, state, closers, bare }: Written): string | null {
		if ((part !== NAME && part !== BEHIND) || closers !== "") return null;
		const name = this.tree.nameAt(state);
		if (name === null) return null;
		if (this.names.has(name)) return bare ? null : name;
		return name.slice(name.indexOf(".") + 1);
	}

	/** The tool that a text names which is no name of a tool itself; null: none. */
	toolIn(text: string): string | null {
		let read: Written | null = UNWRITTEN;
		for (let i = 0; i < text.length && read !== null; i++)
			read = this.next(read, text.charCodeAt(i));
		const tool = read === null ? null : this.toolOf(read);
		// most texts are none from an early character on: the whole text is looked at last
		return tool === null || this.names.has(text) ? null : tool;
	}
}

function before({ part, state, closers }: Written, c: number): Written | null {
	if (isSpace(c)) return written(part, state, closers, false);
	const closer = SIGNS.get(c);
	if (closer === undefined || closers.length >= MOST_SIGNS) return null;
	return written(part, state, closer + closers, false);
}

function behind(from: Written, c: number): Written | null {
	const { part, state, closers, bare, blank } = from;
	// it stands behind such a sign already: signs in a row make no objects
	const isMarked = part === BEHIND && !bare && !blank;
	if (c === PAREN) return written(PARENTHESIS, state, closers, false);
	if (c === COLON || c === SLASH) return isMarked ? from : written(BEHIND, state, closers, false);
	if (isSpace(c)) return written(BEHIND, state, closers, false, true);
	if (closers === "" || closers.charCodeAt(0) !== c) return null;
	return written(BEHIND, state, closers.slice(1), bare);
}

const made = new WeakMap<ReadonlySet<string>, DecoratedNames>();

/** Made once for each set of names. */
export function decoratedNames(names: ReadonlySet<string>): DecoratedNames {
	const known = made.get(names);
	if (known !== undefined) return known;
	const one = new DecoratedNames(names);
	made.set(names, one);
	return one;
}
