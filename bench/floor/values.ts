/** The floor of decoded values: string arguments are unescaped and handed out under their key, in one look at their text. */
import { HermesFloor } from "./hermes.js";
import type { Floor, Sink } from "./sink.js";

export interface KeyedSink extends Sink {
	value(key: string, delta: string): void;
}

const SIMPLE: Readonly<Record<string, string>> = { b: "\b", f: "\f", n: "\n", r: "\r", t: "\t" };

export class ValuesFloor implements Floor {
	private readonly call: HermesFloor;
	private depth = 0;
	private inString = false;
	private key = "";
	private isKey = false;
	private wantsKey = false;
	/** 1 behind a backslash, 2 to 5 before each hex digit */
	private escape = 0;
	private code = 0;

	constructor(private readonly sink: KeyedSink) {
		this.call = new HermesFloor({
			text: (text) => sink.text(text),
			start: (name) => {
				this.depth = 0;
				sink.start(name);
			},
			args: (delta) => {
				sink.args(delta);
				this.decode(delta);
			},
			end: () => sink.end(),
		});
	}

	feed(chunk: string): void {
		this.call.feed(chunk);
	}

	finish(): void {
		this.call.finish();
	}

	private decode(text: string): void {
		const length = text.length;
		let at = 0;
		while (at < length) {
			if (this.inString) {
				at = this.escape > 0 ? this.escaped(text, at) : this.string(text, at);
				continue;
			}
			const code = text.charCodeAt(at++);
			if (code === 34) {
				this.inString = true;
				this.isKey = this.depth === 1 && this.wantsKey;
				if (this.isKey) this.key = "";
			} else if (code === 123 || code === 91) this.wantsKey = ++this.depth === 1;
			else if (code === 125 || code === 93) this.depth--;
			else if (code === 44 && this.depth === 1) this.wantsKey = true;
		}
	}

	private string(text: string, from: number): number {
		const length = text.length;
		let at = from;
		let code = 0;
		for (; at < length; at++) {
			code = text.charCodeAt(at);
			if (code === 34 || code === 92) break;
		}
		if (at > from) this.give(from === 0 && at === length ? text : text.slice(from, at));
		if (at === length) return at;
		if (code === 92) this.escape = 1;
		else {
			this.inString = false;
			if (this.isKey) this.isKey = this.wantsKey = false;
		}
		return at + 1;
	}

	private escaped(text: string, at: number): number {
		const letter = text.charAt(at);
		if (this.escape === 1 && letter !== "u") {
			this.escape = 0;
			this.give(SIMPLE[letter] ?? letter);
		} else if (this.escape === 1) {
			this.escape = 2;
			this.code = 0;
		} else {
			this.code = this.code * 16 + Number.parseInt(letter, 16);
			if (++this.escape === 6) {
				this.escape = 0;
				this.give(String.fromCharCode(this.code));
			}
		}
		return at + 1;
	}

	private give(piece: string): void {
		if (this.depth !== 1) return;
		if (this.isKey) this.key += piece;
		else this.sink.value(this.key, piece);
	}
}
