/**
 * Names of parameters behind a mark, or the first half of one, in a value. Where an opening is misspelt, the close of the value before it, the opening and
 * the next value are text of that value: so the call lacks a parameter whose name stands there (rule 3.5 of docs/SEMANTICS.md).
 */

/** So many characters behind a mark are looked at, in the same string. */
const MOST = 64;
const WORD = /[\p{L}\p{N}_-]/u;
const NO_NAMES: ReadonlySet<string> = new Set();

export class NamesBehind {
	private call = "";
	/** of the call; null: no mark has been read in it */
	private names: ReadonlySet<string> | null = null;
	private readonly found = new Set<string>();
	/** null: no mark stands so near */
	private text: string | null = null;
	/** it stands behind the first half of a mark, which goes on as that mark so far */
	private inMark = false;

	/** `parametersOf`: the names of the parameters that a tool declares; `words`: those of marks to which a name may be glued. */
	constructor(
		private readonly parametersOf: (name: string) => ReadonlySet<string> | null,
		private readonly words: readonly string[],
	) {}

	/** A call of that name begins. */
	begin(call: string): void {
		this.call = call;
		this.text = this.names = null;
		this.inMark = false;
		this.found.clear();
	}

	/** Whether each character counts. */
	get reads(): boolean {
		return this.text !== null;
	}

	/** A mark has ended. */
	markEnds(): void {
		// its own text is none behind it
		if (this.inMark) this.text = null;
		this.stringEnds();
		this.beginText();
	}

	/** The first half of a mark has ended. */
	halfEnds(): void {
		if (this.text !== null) return;
		this.beginText();
		this.inMark = true;
	}

	/** The other half of that mark does not follow. */
	halfBreaks(): void {
		this.inMark = false;
	}

	private beginText(): void {
		this.names ??= this.parametersOf(this.call) ?? NO_NAMES;
		if (this.names.size > 0) this.text = "";
	}

	/** A character code behind it. */
	add(c: number): void {
		if (this.text === null) return;
		this.text += String.fromCharCode(c);
		if (this.text.length === MOST) this.stringEnds();
	}

	/** The string of the mark is over. */
	stringEnds(): void {
		const { text } = this;
		this.inMark = false;
		if (text === null) return;
		this.text = null;
		for (const name of this.names ?? NO_NAMES) if (this.stands(text, name)) this.found.add(name);
	}

	/** Whether the text holds the name, as no part of a longer word but one of a mark and it, and as that of no attribute. */
	private stands(text: string, name: string): boolean {
		for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
			const behind = text.charAt(at + name.length);
			if (behind === "=" || WORD.test(behind)) continue;
			const before = text.slice(0, at);
			if (!WORD.test(before.slice(-1)) || this.words.some((word) => before.endsWith(word)))
				return true;
		}
		return false;
	}

	/** The first of the names that is no key of the call; null: none is. */
	missing(keys: ReadonlySet<string>): string | null {
		this.stringEnds();
		for (const name of this.found) if (!keys.has(name)) return name;
		return null;
	}
}
