/**
 * The input of a tool: its arguments as an object, or a string that is its one parameter. A string that holds an object is read
 * as that, as any other format does.
 */

import { APOSTROPHE, QUOTE } from "../characters.js";
import { isSpace } from "../classes.js";
import { escapeJson } from "../escape.js";
import { wholeLength } from "../halves.js";
import { ArgumentsReader } from "./arguments.js";
import type { ScanOptions } from "./value.js";
import type { Wrapper } from "./wrapped.js";

const BRACE = 123;
const STRINGIFIED = "stringified";

/** What the string is: white space so far; an object; the parameter. */
type Held = "space" | "object" | "parameter";

export class InputReader extends ArgumentsReader {
	private held: Held = "space";
	/** its text that waits: white space, which may stand before an object, or half of a surrogate pair */
	private kept = "";

	/** `before`: what stands before its text if it is the parameter; null: the tool has none. `empty`: the tool takes nothing. */
	constructor(
		options: ScanOptions,
		wrapper: Wrapper | null,
		private readonly before: string | null,
		private readonly empty: boolean,
	) {
		super(false, options, wrapper);
	}

	/** A string is known as what it is from its quote on. */
	override scan(chunk: string, i: number, end: number): number {
		const j = super.scan(chunk, i, end);
		const c = chunk.charCodeAt(i);
		if (j > i && (c === QUOTE || c === APOSTROPHE)) this.accepted = true;
		return j;
	}

	protected override another(): ArgumentsReader {
		return new InputReader(this.options, this.wrapper, this.before, this.empty);
	}

	override get repairs(): readonly string[] {
		const repairs = super.repairs;
		return this.held === "object" ? repairs : repairs.filter((code) => code !== STRINGIFIED);
	}

	override get waiting(): number {
		const begins = this.inString && this.held === "space" ? (this.before?.length ?? 0) : 0;
		return super.waiting + begins;
	}

	override get undecided(): number {
		return super.undecided + this.kept.length;
	}

	protected override get readsStrings(): boolean {
		return true;
	}

	override feedInner(text: string): boolean {
		if (this.held === "object") return super.feedInner(text);
		if (this.held === "parameter" || text === "" || isSpace(text.charCodeAt(0))) {
			this.put(text);
			return true;
		}
		if (text.charCodeAt(0) !== BRACE) return this.begin(text);
		if (!this.options.stringified) return false;
		this.held = "object";
		this.kept = "";
		return super.feedInner(text);
	}

	override endString(): boolean {
		if (this.held === "object") return super.endString();
		if (this.held === "space" && !this.begin("")) {
			if (this.empty) this.out += "{}";
			return this.empty;
		}
		this.out += `${escapeJson(this.kept)}"}`;
		this.kept = "";
		return true;
	}

	/** The string is the parameter, with this text behind the white space; false: the tool has no such parameter. */
	private begin(text: string): boolean {
		if (this.before === null) return false;
		this.held = "parameter";
		this.out += this.before;
		this.put(text);
		return true;
	}

	private put(text: string): void {
		const read = this.kept + text;
		const n = this.held === "parameter" ? wholeLength(read) : 0;
		this.out += escapeJson(read.slice(0, n));
		this.kept = read.slice(n);
	}
}
