/** A key, or a member's value that is bound: read with a scanner and kept, within the length of names. */
import { APOSTROPHE, closerOf, QUOTE } from "../characters.js";
import { DONE, FAILED, RUNNING } from "../output.js";
import type { ValueScanner } from "./value.js";

/** a character of a name may take an escape of six, and before all of them stands a quote */
const MOST_PER_CHARACTER = 6;
const OPENING = 1;
/** b f r u */
const STRING_PREFIXES: readonly number[] = [98, 102, 114, 117];
const LOWER_CASE = 32;

export class ShortValue {
	status: number = RUNNING;
	/** JSON text of what was read */
	text = "";
	/** characters of a text that is not over: one that is too long fails within it, and never with its closing quote */
	private readonly most: number;
	private begun = false;

	constructor(
		readonly scanner: ValueScanner,
		private readonly nameLength: number,
		/** only a string will do: any other value fails with its first character; in Python one may begin with letters */
		private readonly only: "any" | "string" | "python-string",
	) {
		scanner.quotesAtTop = true;
		this.most = nameLength * MOST_PER_CHARACTER + OPENING;
	}

	/** The same value at the same place. */
	copy(): ShortValue {
		const one = new ShortValue(this.scanner.copy(), this.nameLength, this.only);
		one.status = this.status;
		one.text = this.text;
		one.begun = this.begun;
		return one;
	}

	/** Reads chunk[i..end) as far as the value goes; returns the index behind the last character read, or of the one of which it fails. */
	scan(chunk: string, i: number, end: number): number {
		const { scanner, most } = this;
		if (!this.begun) {
			this.begun = true;
			if (!this.mayBegin(chunk.charCodeAt(i))) {
				this.status = FAILED;
				return i;
			}
		}
		// no further than where it could be too long, so that it fails with the same character in any chunk
		const sure = Math.floor((most - this.text.length) / MOST_PER_CHARACTER);
		const j = scanner.scan(chunk, i, Math.min(end, i + Math.max(1, sure)));
		this.text += scanner.take(chunk, i, j);
		this.status = scanner.status;
		if (scanner.status !== RUNNING || this.text.length <= most) return j;
		this.status = FAILED;
		return j - 1;
	}

	/** The input ends: whether that ends the value. */
	finishScalar(): boolean {
		if (this.status !== RUNNING || !this.scanner.finishScalar()) return false;
		this.text += this.scanner.take("", 0, 0);
		this.status = DONE;
		return true;
	}

	private mayBegin(c: number): boolean {
		if (this.only === "any" || c === QUOTE || c === APOSTROPHE) return true;
		if (this.only === "string") return closerOf(c) !== 0;
		return STRING_PREFIXES.includes(c | LOWER_CASE);
	}

	get depth(): number {
		return this.scanner.depth;
	}

	get inString(): boolean {
		return this.scanner.inString;
	}

	/** The text that a string stands for, or null for any other value. */
	get string(): string | null {
		if (!this.text.startsWith('"')) return null;
		if (!this.text.includes("\\")) return this.text.slice(1, -1);
		const value: unknown = JSON.parse(this.text);
		return typeof value === "string" ? value : null;
	}
}
