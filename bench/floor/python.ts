import { escapeJson } from "./escape.js";
import type { Floor, Sink } from "./sink.js";
import { TextFloor } from "./text.js";

const OPENER = "<|tool_call_start|>";
const CLOSER = "<|tool_call_end|>";

const TEXT = 0;
/** up to the bracket behind a name, or the quote behind a key */
const HEAD = 1;
const VALUE = 2;
/** behind a value, and between calls */
const NEXT = 3;
const TAIL = 4;

const QUOTE = 39;
const BACKSLASH = 92;

/** A list of Python calls whose arguments are strings between single quotes; each leaves as the text of a JSON string. */
export class PythonFloor implements Floor {
	private state = TEXT;
	private readonly text: TextFloor;
	/** HEAD: what was read of a name or a key; TAIL: characters of the closer */
	private head = "";
	private inCall = false;
	private parameters = 0;
	private escaped = false;
	private matched = 0;

	constructor(private readonly sink: Sink) {
		this.text = new TextFloor(sink, OPENER);
	}

	feed(chunk: string): void {
		const length = chunk.length;
		let at = 0;
		while (at < length) {
			switch (this.state) {
				case VALUE:
					at = this.value(chunk, at);
					break;
				case TEXT:
					at = this.text.read(chunk, at);
					if (at < 0) return;
					this.state = NEXT;
					break;
				case HEAD:
					at = this.header(chunk, at);
					break;
				case NEXT:
					at = this.next(chunk, at);
					break;
				default:
					at = this.tail(chunk, at);
			}
		}
	}

	private value(chunk: string, from: number): number {
		const length = chunk.length;
		let out = "";
		let at = from;
		while (at < length) {
			if (this.escaped) {
				this.escaped = false;
				const letter = chunk.charAt(at++);
				out += letter === "n" ? "\\n" : escapeJson(letter);
				continue;
			}
			const begin = at;
			let code = 0;
			for (; at < length; at++) {
				code = chunk.charCodeAt(at);
				if (code === QUOTE || code === BACKSLASH) break;
			}
			if (at > begin)
				out += escapeJson(begin === 0 && at === length ? chunk : chunk.slice(begin, at));
			if (at === length) break;
			at++;
			if (code === BACKSLASH) this.escaped = true;
			else {
				out += '"';
				this.state = NEXT;
				break;
			}
		}
		if (out !== "") this.sink.args(out);
		return at;
	}

	private header(chunk: string, at: number): number {
		while (at < chunk.length) {
			const char = chunk.charAt(at++);
			if (char === "(") {
				this.sink.start(this.head);
				this.inCall = true;
				this.parameters = 0;
				this.state = NEXT;
				break;
			}
			if (char === "'") {
				const before = this.parameters++ === 0 ? '{"' : ',"';
				this.sink.args(`${before}${escapeJson(this.head)}":"`);
				this.state = VALUE;
				break;
			}
			if (char !== "=") this.head += char;
		}
		return at;
	}

	private next(chunk: string, at: number): number {
		while (at < chunk.length) {
			const char = chunk.charAt(at++);
			if (char === ")") {
				this.sink.args(this.parameters === 0 ? "{}" : "}");
				this.sink.end();
				this.inCall = false;
			} else if (char === "]" && !this.inCall) {
				this.state = TAIL;
				this.matched = 0;
				break;
			} else if (char !== "," && char !== " " && char !== "[") {
				this.head = char;
				this.state = HEAD;
				break;
			}
		}
		return at;
	}

	private tail(chunk: string, at: number): number {
		while (at < chunk.length) {
			at++;
			if (++this.matched < CLOSER.length) continue;
			this.state = TEXT;
			break;
		}
		return at;
	}

	finish(): void {
		if (this.state === TEXT) this.text.finish();
	}
}
