import { escapeJson } from "./escape.js";
import type { Floor, Sink } from "./sink.js";
import { TextFloor } from "./text.js";

const CLOSER = "\n</parameter>";
/** From here on a search for the next newline is cheaper than a look at each character. */
const LONG = 16;

const TEXT = 0;
const TAGS = 1;
const VALUE = 2;

const NEWLINE = 10;

/** Tagged parameters: each value leaves as the text of a JSON string, while it arrives. */
export class QwenFloor implements Floor {
	private state = TEXT;
	private readonly text: TextFloor;
	/** TAGS: the tag that is being read, without its brackets. */
	private tag = "";
	private inTag = false;
	private parameters = 0;
	/** VALUE: held characters of the closer; whether the frame's first newline is still to come. */
	private held = 0;
	private fresh = false;

	constructor(private readonly sink: Sink) {
		this.text = new TextFloor(sink);
	}

	feed(chunk: string): void {
		const length = chunk.length;
		let at = 0;
		while (at < length) {
			if (this.state === VALUE) at = this.value(chunk, at);
			else if (this.state === TAGS) at = this.tags(chunk, at);
			else {
				at = this.text.read(chunk, at);
				if (at < 0) return;
				this.state = TAGS;
			}
		}
	}

	private value(chunk: string, from: number): number {
		if (this.fresh) {
			this.fresh = false;
			if (chunk.charCodeAt(from) === NEWLINE) return from + 1;
		}
		const length = chunk.length;
		const long = length - from >= LONG;
		let earlier = this.held;
		let held = earlier;
		let at = from;
		while (at < length) {
			const code = chunk.charCodeAt(at);
			if (held > 0) {
				if (code === CLOSER.charCodeAt(held)) {
					at++;
					if (++held === CLOSER.length) return this.closed(chunk, from, at, earlier);
				} else {
					if (earlier > 0) this.sink.args(escapeJson(CLOSER.slice(0, earlier)));
					earlier = held = 0;
				}
			} else if (code === NEWLINE) {
				at++;
				held = 1;
			} else if (long) {
				at = chunk.indexOf("\n", at + 1);
				if (at < 0) at = length;
			} else at++;
		}
		this.held = held;
		const end = length - held;
		if (earlier === 0 && end > from) {
			this.sink.args(escapeJson(from === 0 && held === 0 ? chunk : chunk.slice(from, end)));
		}
		return length;
	}

	private closed(chunk: string, from: number, at: number, earlier: number): number {
		const end = at - CLOSER.length;
		if (earlier === 0 && end > from) this.sink.args(escapeJson(chunk.slice(from, end)));
		this.sink.args('"');
		this.held = 0;
		this.state = TAGS;
		return at;
	}

	private tags(chunk: string, at: number): number {
		while (at < chunk.length) {
			const char = chunk.charAt(at++);
			if (char === "<") {
				this.inTag = true;
				this.tag = "";
			} else if (char !== ">") {
				if (this.inTag) this.tag += char;
			} else if (this.inTag) {
				this.inTag = false;
				this.act(this.tag);
				if (this.state !== TAGS) break;
			}
		}
		return at;
	}

	private act(tag: string): void {
		if (tag.startsWith("function=")) {
			this.sink.start(tag.slice(9));
			this.parameters = 0;
		} else if (tag.startsWith("parameter=")) {
			const before = this.parameters++ === 0 ? '{"' : ',"';
			this.sink.args(`${before}${escapeJson(tag.slice(10))}":"`);
			this.state = VALUE;
			this.fresh = true;
		} else if (tag === "/function") {
			this.sink.args(this.parameters === 0 ? "{}" : "}");
		} else if (tag === "/tool_call") {
			this.sink.end();
			this.state = TEXT;
		}
	}

	finish(): void {
		if (this.state === TEXT) this.text.finish();
	}
}
