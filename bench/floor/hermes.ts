import type { Floor, Sink } from "./sink.js";
import { TextFloor } from "./text.js";

const CLOSER = "</tool_call>";
/** From here on two searches are cheaper than a look at each character. */
const LONG = 16;

const TEXT = 0;
const HEAD = 1;
const ARGUMENTS = 2;
const TAIL = 3;

const QUOTE = 34;
const BACKSLASH = 92;

/** JSON calls in tags, name first: the arguments leave as they stand, from brace to brace. */
export class HermesFloor implements Floor {
	private state = TEXT;
	private readonly text: TextFloor;
	/** HEAD: what was read of the object so far. */
	private head = "";
	/** ARGUMENTS: inside a string; behind a backslash; open braces and brackets. */
	private inString = false;
	private escaped = false;
	private depth = 0;
	/** TAIL: matched characters of the closer. */
	private matched = 0;

	constructor(private readonly sink: Sink) {
		this.text = new TextFloor(sink);
	}

	feed(chunk: string): void {
		const length = chunk.length;
		let at = 0;
		while (at < length) {
			switch (this.state) {
				case ARGUMENTS: {
					const end = length - at < LONG ? this.step(chunk, at) : this.leap(chunk, at);
					this.sink.args(at === 0 && end === length ? chunk : chunk.slice(at, end));
					at = end;
					break;
				}
				case TEXT:
					at = this.text.read(chunk, at);
					if (at < 0) return;
					this.state = HEAD;
					this.head = "";
					break;
				case HEAD:
					at = this.header(chunk, at);
					break;
				default:
					at = this.tail(chunk, at);
			}
		}
	}

	/** Up to the brace that opens the arguments. */
	private header(chunk: string, at: number): number {
		for (; at < chunk.length; at++) {
			if (chunk.charCodeAt(at) === 123) {
				const name = /^\s*\{\s*"name"\s*:\s*("(?:[^"\\]|\\.)*")\s*,\s*"arguments"\s*:\s*$/.exec(
					this.head,
				);
				if (name?.[1]) {
					this.sink.start(String(JSON.parse(name[1])));
					this.state = ARGUMENTS;
					this.depth = 0;
					return at;
				}
			}
			this.head += chunk[at];
		}
		return at;
	}

	/** Character by character: the place where the arguments, or the chunk, end. */
	private step(chunk: string, at: number): number {
		const length = chunk.length;
		let { inString, depth } = this;
		if (this.escaped) {
			this.escaped = false;
			at++;
		}
		for (; at < length; at++) {
			const code = chunk.charCodeAt(at);
			if (inString) {
				if (code === QUOTE) inString = false;
				else if (code === BACKSLASH && ++at === length) {
					this.escaped = true;
					break;
				}
			} else if (code === QUOTE) inString = true;
			else if (code === 123 || code === 91) depth++;
			else if (code === 125 || code === 93) {
				if (--depth > 0) continue;
				this.state = TAIL;
				at++;
				break;
			}
		}
		this.inString = inString;
		this.depth = depth;
		return at;
	}

	/** The same with searches inside strings. A search that found nothing holds for the rest of the chunk. */
	private leap(chunk: string, at: number): number {
		const length = chunk.length;
		let { inString, depth } = this;
		let quote = -2;
		let backslash = -2;
		if (this.escaped) {
			this.escaped = false;
			at++;
		}
		while (at < length) {
			if (inString) {
				if (quote < at && quote !== -1) quote = chunk.indexOf('"', at);
				if (backslash < at && backslash !== -1) backslash = chunk.indexOf("\\", at);
				if (backslash >= 0 && (quote < 0 || backslash < quote)) {
					at = backslash + 2;
					if (at <= length) continue;
					this.escaped = true;
					at = length;
				} else if (quote < 0) {
					at = length;
				} else {
					inString = false;
					at = quote + 1;
				}
				continue;
			}
			const code = chunk.charCodeAt(at++);
			if (code === QUOTE) inString = true;
			else if (code === 123 || code === 91) depth++;
			else if ((code === 125 || code === 93) && --depth === 0) {
				this.state = TAIL;
				break;
			}
		}
		this.inString = inString;
		this.depth = depth;
		return at;
	}

	/** Up to the end of the closer. */
	private tail(chunk: string, at: number): number {
		while (at < chunk.length) {
			const code = chunk.charCodeAt(at++);
			if (code === CLOSER.charCodeAt(this.matched)) this.matched++;
			else this.matched = code === CLOSER.charCodeAt(0) ? 1 : 0;
			if (this.matched === CLOSER.length) {
				this.matched = 0;
				this.state = TEXT;
				this.sink.end();
				break;
			}
		}
		return at;
	}

	finish(): void {
		if (this.state === TEXT) this.text.finish();
	}
}
