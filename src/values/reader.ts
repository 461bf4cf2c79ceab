/** Reads the arguments of one call as their text comes: each member's value, decoded, under its key. */

/** `string`: pieces of the decoded text. `json`: pieces of the JSON text of anything else. */
export type ValueKind = "string" | "json";

/** `done`: the value is whole; a value that is never done was cut, and its call is incomplete. */
export type OnValue = (key: string, kind: ValueKind, delta: string, done: boolean) => void;

const BEFORE = 0;
const KEY = 1;
const VALUE = 2;
const STRING = 3;
const NESTED = 4;
const SCALAR = 5;

const QUOTE = 34;
const BACKSLASH = 92;

const SIMPLE = new Map<number, string>([
	[98, "\b"],
	[102, "\f"],
	[110, "\n"],
	[114, "\r"],
	[116, "\t"],
]);

/**
 * The text is that of `call-arguments` events: the beginning of one strict JSON object, cut anywhere. Only the object's own
 * members are told; what is inside of their values is JSON text. Of a piece of text each value leaves at most once. The two
 * halves of a character that is written as two escapes leave together.
 */
export class ValueReader {
	private state = BEFORE;
	private key = "";
	/** open brackets of a nested value; whether a string is open in it */
	private depth = 0;
	private inString = false;
	/** an escape is open: 1 behind the backslash, 2 to 5 before each of its hex digits */
	private escape = 0;
	private code = 0;
	/** the first half of a character, of an escape; the other may follow */
	private half = "";

	constructor(private readonly onValue: OnValue) {}

	read(text: string): void {
		let at = 0;
		while (at < text.length) {
			switch (this.state) {
				case STRING:
				case KEY:
					at = this.string(text, at);
					break;
				case NESTED:
					at = this.nested(text, at);
					break;
				case SCALAR:
					at = this.scalar(text, at);
					break;
				default:
					at = this.between(text, at);
			}
		}
	}

	/** Between a key and its value, and between members. */
	private between(text: string, at: number): number {
		const code = text.charCodeAt(at);
		if (this.state === BEFORE) {
			if (code === QUOTE) {
				this.key = "";
				this.state = KEY;
			}
			return at + 1;
		}
		if (code === QUOTE) this.state = STRING;
		else if (code === 123 || code === 91) {
			this.depth = 0;
			this.state = NESTED;
			return at;
		} else if (code === 58 || isSpace(code)) return at + 1;
		else {
			this.state = SCALAR;
			return at;
		}
		return at + 1;
	}

	/** A string up to its end, or that of the text: a key, or a value. */
	private string(text: string, from: number): number {
		const { length } = text;
		let out = "";
		let at = from;
		while (at < length) {
			if (this.escape !== 0) {
				out += this.escaped(text.charCodeAt(at++));
				continue;
			}
			const end = plainEnd(text, at);
			if (end > at) {
				if (this.half !== "") out += this.takeHalf();
				out += at === 0 && end === length ? text : text.slice(at, end);
				at = end;
				if (at === length) break;
			}
			if (text.charCodeAt(at++) === BACKSLASH) this.escape = 1;
			else {
				this.endString(out + this.takeHalf());
				return at;
			}
		}
		if (this.state === KEY) this.key += out;
		else if (out !== "") this.onValue(this.key, "string", out, false);
		return at;
	}

	private endString(out: string): void {
		if (this.state === KEY) {
			this.key += out;
			this.state = VALUE;
			return;
		}
		this.state = BEFORE;
		this.onValue(this.key, "string", out, true);
	}

	/** What one more character of an escape completes; "" for nothing yet. */
	private escaped(code: number): string {
		if (this.escape === 1) {
			if (code === 117) {
				this.escape = 2;
				this.code = 0;
				return "";
			}
			this.escape = 0;
			return this.takeHalf() + (SIMPLE.get(code) ?? String.fromCharCode(code));
		}
		this.code = (this.code << 4) | (code < 58 ? code - 48 : (code & 15) + 9);
		if (++this.escape < 6) return "";
		this.escape = 0;
		const before = this.half;
		this.half = "";
		const unit = String.fromCharCode(this.code);
		if (before !== "" && (this.code & 0xfc00) === 0xdc00) return before + unit;
		if ((this.code & 0xfc00) !== 0xd800) return before + unit;
		this.half = unit;
		return before;
	}

	private takeHalf(): string {
		const { half } = this;
		this.half = "";
		return half;
	}

	/** An object or a list as a member's value: its text, to the bracket that closes it. */
	private nested(text: string, from: number): number {
		let { depth, inString } = this;
		let at = from;
		for (; at < text.length; at++) {
			const code = text.charCodeAt(at);
			if (inString) {
				if (this.escape !== 0) this.escape = 0;
				else if (code === QUOTE) inString = false;
				else if (code === BACKSLASH) this.escape = 1;
			} else if (code === QUOTE) inString = true;
			else if (code === 123 || code === 91) depth++;
			else if ((code === 125 || code === 93) && --depth === 0) {
				this.state = BEFORE;
				at++;
				break;
			}
		}
		this.depth = depth;
		this.inString = inString;
		this.onValue(this.key, "json", text.slice(from, at), this.state === BEFORE);
		return at;
	}

	/** A number, `true`, `false` or `null`: what stands behind it ends it, which is not read here. */
	private scalar(text: string, from: number): number {
		let at = from;
		while (at < text.length) {
			const code = text.charCodeAt(at);
			if (code === 44 || code === 125 || isSpace(code)) break;
			at++;
		}
		const done = at < text.length;
		if (done) this.state = BEFORE;
		this.onValue(this.key, "json", text.slice(from, at), done);
		return at;
	}
}

function isSpace(code: number): boolean {
	return code === 32 || code === 10 || code === 13 || code === 9;
}

/** Where the next quote or backslash is, or the text ends. */
function plainEnd(text: string, from: number): number {
	const { length } = text;
	let at = from;
	for (; at < length; at++) {
		const code = text.charCodeAt(at);
		if (code === QUOTE || code === BACKSLASH) break;
	}
	return at;
}
