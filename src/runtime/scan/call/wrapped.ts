/**
 * Arguments in a wrapper: an object whose own member holds the object that was asked for, as `{"arguments": {…}}` or
 * `{"name": "f", "arguments": {…}}`. One scanner reads all of it; this reader decides which of its text leaves.
 */

import { COMMA, QUOTE } from "../characters.js";
import type { Nesting } from "../counter.js";
import { joined } from "../flat.js";
import { DONE, FAILED, RUNNING } from "../output.js";
import { Compact } from "./compact.js";
import type { ValueScanner } from "./value.js";

/** What shows that an object is a wrapper of the arguments of one tool. */
export interface Wrapper {
	/** keys under which the arguments may stand, each as `keyText` writes it: the tool declares none of them */
	readonly keys: readonly string[];
	/** whether a name may stand beside them: the tool declares none */
	readonly named: boolean;
	/** that of the call; null: it is not known yet, and none fits */
	readonly name: string | null;
}

/** The code of the repair. */
export const WRAPPED = "wrapped-arguments";

/** What stands before the arguments in a wrapper has at most so many characters. */
const MOST_BEFORE = 1024;
/** more than that cannot be what is looked for */
const MOST_KEPT = 2 * MOST_BEFORE;
const BRACE = 123;
const BRACE_END = 125;

/** A key of an object and its colon, as JSON text without white space. */
export function keyText(key: string): string {
	return `${JSON.stringify(key)}:`;
}

const NAME = keyText("name");

/** Where the reader stands: the first key is not known, or its value is a name, or behind that; before, in and behind the arguments. */
type Place = "key" | "name" | "comma" | "before" | "in" | "behind";

export class WrappedReader {
	status: number = RUNNING;
	/** the object is no wrapper: its text leaves as the scanner gives it */
	plain = false;
	private place: Place = "key";
	private out = "";
	/** text behind the first brace that waits: as data it leaves */
	private held = "";
	private readonly before = new Compact(MOST_KEPT);
	private readonly behind = new Compact(MOST_KEPT);
	/** where the key that is read begins in the text before the arguments */
	private keyFrom = 1;
	private named = false;
	/** the brace of the arguments has been met in the scanner's text */
	private begun = false;
	/** repairs of the scanner when the wrapper was known */
	private repairsBefore = 0;
	/** how the value stood before the character that does not fit, which the scanner has read */
	private refused: Nesting | null = null;

	constructor(
		readonly scanner: ValueScanner,
		private readonly wrapper: Wrapper,
	) {}

	/** The same reader at the same place, of another scanner; null: the arguments may have begun. */
	copy(scanner: ValueScanner): WrappedReader | null {
		if (this.place !== "key" || this.held !== "") return null;
		const one = new WrappedReader(scanner, this.wrapper);
		one.before.addAll(this.before.text);
		return one;
	}

	/** Reads chunk[i..end) until it is known that the object is plain; returns the index behind the last character read. */
	scan(chunk: string, i: number, end: number): number {
		const { scanner } = this;
		let j = i;
		while (j < end && this.status === RUNNING && !this.plain) {
			const from = j;
			j = scanner.scan(chunk, from, from + 1);
			this.status = scanner.status;
			const text = scanner.take(chunk, from, j);
			const c = j > from ? chunk.charCodeAt(from) : 0;
			if (this.place === "in" || this.place === "behind") {
				if (this.pass(text)) continue;
				this.status = FAILED;
				const depth = scanner.depth + (c === BRACE_END ? 1 : 0);
				this.refused = { depth, inString: false, quote: 0 };
				return from;
			}
			if (this.status <= DONE) this.decide(text, c);
		}
		return j;
	}

	/** The text that has left since the last call. */
	take(): string {
		const { out } = this;
		this.out = "";
		return out;
	}

	/** Characters of JSON text that have not left, because it is not known yet whether they will. */
	get waiting(): number {
		return this.held.length + this.scanner.waiting;
	}

	get undecided(): number {
		return this.scanner.undecided;
	}

	get codes(): readonly string[] {
		const { codes } = this.scanner;
		if (this.place !== "in" && this.place !== "behind") return codes;
		return [...codes.slice(0, this.repairsBefore), WRAPPED, ...codes.slice(this.repairsBefore)];
	}

	get nesting(): Nesting {
		return this.refused ?? this.scanner;
	}

	/** The character `c` was read before the arguments, or before it is known whether there are any. */
	private decide(text: string, c: number): void {
		for (let k = 0; k < text.length; k++) {
			const code = text.charCodeAt(k);
			if (this.before.isEmpty && code === BRACE) this.out += "{";
			else this.held = joined(this.held, text.charAt(k));
			if (this.before.add(code) && !this.goesOn(code)) this.plain = true;
		}
		const begins = this.place === "before" && c === BRACE && this.scanner.depth === 2;
		if (begins && !this.plain) this.unwrap(text);
		else if (this.status === DONE || this.held.length > MOST_BEFORE) this.plain = true;
		if (!this.plain) return;
		this.out += this.held;
		this.held = "";
	}

	/** The arguments begin; of the character's text only their brace could leave, and that of the wrapper has. */
	private unwrap(text: string): void {
		this.place = "in";
		this.held = "";
		this.begun = text.endsWith("{");
		this.repairsBefore = this.scanner.codes.length;
	}

	/** Whether the text before the arguments may still be that of a wrapper. */
	private goesOn(code: number): boolean {
		switch (this.place) {
			case "key":
				return this.before.length === 1 || this.keyGoesOn(this.before.text.slice(this.keyFrom));
			case "name":
				if (!this.before.inString && code === QUOTE) this.place = "comma";
				return this.before.inString || code === QUOTE;
			case "comma":
				this.named = true;
				this.keyFrom = this.before.length;
				this.place = "key";
				return code === COMMA;
			default:
				return code === BRACE;
		}
	}

	private keyGoesOn(read: string): boolean {
		const { keys, named } = this.wrapper;
		if (named && !this.named && NAME.startsWith(read)) {
			if (read === NAME) this.place = "name";
			return true;
		}
		for (const key of keys) {
			if (!key.startsWith(read)) continue;
			if (read === key) this.place = "before";
			return true;
		}
		return false;
	}

	/** Text in the arguments, and behind them. False: it is not that of a wrapper. */
	private pass(text: string): boolean {
		if (this.place === "behind") {
			this.behind.addAll(text);
			return this.status !== DONE || this.fits();
		}
		if (this.begun) this.out += text;
		else {
			const brace = text.indexOf("{");
			// a set of Python is no object
			if (brace < 0 && text.trim() !== "") return false;
			if (brace >= 0) {
				this.begun = true;
				this.out += text.slice(brace + 1);
			}
		}
		if (this.scanner.depth === 1) this.place = "behind";
		return true;
	}

	/** Whether nothing stands beside the arguments but the name of the call, once. */
	private fits(): boolean {
		const { name } = this.wrapper;
		const before = namedIn(/^\{(?:"name":(".*"),)?"[^"]*":\{?$/, this.before.text);
		const behind = namedIn(/^(?:,"name":(".*"))?\}$/, this.behind.text);
		if (before === null || behind === null) return false;
		const names = [...before, ...behind];
		return names.length === 0 || (names.length === 1 && names[0] === name);
	}
}

/** The names in a text that the expression knows; null: it is another text. */
function namedIn(known: RegExp, text: string): readonly string[] | null {
	const match = known.exec(text);
	if (match === null) return null;
	const [, name] = match;
	if (name === undefined) return [];
	try {
		return [String(JSON.parse(name))];
	} catch {
		return null;
	}
}
