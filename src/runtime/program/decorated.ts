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
	/** the characters of the name */
	readonly name: string;
	/** their state in the tree of names */
	readonly state: number;
	/** the signs that must still come, the next one first */
	readonly closers: string;
	/** nothing but the name has been read */
	readonly bare: boolean;
}

export const UNWRITTEN: Written = { part: BEFORE, name: "", state: 0, closers: "", bare: true };

/** Reads decorated names of declared tools. A character that a name goes on with is the name's. */
export class DecoratedNames {
	private readonly tree: NameTree;

	constructor(private readonly names: ReadonlySet<string>) {
		const all = [...names];
		const inNamespaces = NAMESPACES.flatMap((space) => all.map((name) => `${space}.${name}`));
		this.tree = new NameTree([...all, ...inNamespaces]);
	}

	/** Behind the character `c`; null: that is none. */
	next(written: Written, c: number): Written | null {
		const { part } = written;
		if (part === PARENTHESIS) return c === PAREN_END ? { ...written, part: BEHIND } : null;
		if (part === ESCAPE) return c === UNDERSCORE ? this.spell(written, c) : null;
		if (part === BEHIND) return behind(written, c);
		const spelt = this.spell(written, c);
		if (spelt !== null) return spelt;
		if (part === BEFORE) return before(written, c);
		if (c === BACKSLASH) return { ...written, part: ESCAPE, bare: false };
		return this.tree.isWhole(written.state) ? behind(written, c) : null;
	}

	private spell(written: Written, c: number): Written | null {
		const state = this.tree.next(written.state, c);
		if (state === 0) return null;
		return { ...written, part: NAME, state, name: written.name + String.fromCharCode(c) };
	}

	/** The tool that it names, if it is whole and decorated; else null. */
	toolOf({ part, name, state, closers, bare }: Written): string | null {
		if ((part !== NAME && part !== BEHIND) || closers !== "" || !this.tree.isWhole(state))
			return null;
		if (this.names.has(name)) return bare ? null : name;
		return name.slice(name.indexOf(".") + 1);
	}

	/** The tool that a text names which is no name of a tool itself; null: none. */
	toolIn(text: string): string | null {
		if (this.names.has(text)) return null;
		let written: Written | null = UNWRITTEN;
		for (let i = 0; i < text.length && written !== null; i++)
			written = this.next(written, text.charCodeAt(i));
		return written === null ? null : this.toolOf(written);
	}
}

function before(written: Written, c: number): Written | null {
	if (isSpace(c)) return { ...written, bare: false };
	const closer = SIGNS.get(c);
	if (closer === undefined || written.closers.length >= MOST_SIGNS) return null;
	return { ...written, closers: closer + written.closers, bare: false };
}

function behind(written: Written, c: number): Written | null {
	if (c === PAREN) return { ...written, part: PARENTHESIS, bare: false };
	if (c === COLON || c === SLASH || isSpace(c)) return { ...written, part: BEHIND, bare: false };
	const { closers } = written;
	if (closers === "" || closers.charCodeAt(0) !== c) return null;
	return { ...written, part: BEHIND, closers: closers.slice(1) };
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
