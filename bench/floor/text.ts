import type { Floor, Sink } from "./sink.js";

export const OPENER = "<tool_call>";

/**
 * Text up to an opener. Only what may still become the opener is held back; since its first character
 * occurs in it once, what is held is a number: a beginning of the opener of that length.
 */
export class TextFloor {
	held = 0;

	/** `opener` begins with "<". */
	constructor(
		private readonly sink: Sink,
		private readonly opener = OPENER,
	) {}

	/** Reads from `from`, which is inside the chunk. The place behind an opener, or -1: the chunk is read. */
	read(chunk: string, from: number): number {
		if (this.held > 0) return this.search(chunk, from, from);
		const at = chunk.indexOf("<", from);
		if (at >= 0) return this.search(chunk, from, at);
		this.sink.text(from === 0 ? chunk : chunk.slice(from));
		return -1;
	}

	/** `at`: where the next character of an opener may stand. */
	private search(chunk: string, from: number, at: number): number {
		const length = chunk.length;
		const { opener } = this;
		let earlier = this.held;
		let held = earlier;
		while (at < length) {
			if (chunk.charCodeAt(at) === opener.charCodeAt(held)) {
				at++;
				held++;
				if (held < opener.length) continue;
				this.held = 0;
				if (earlier === 0 && at - held > from) this.sink.text(chunk.slice(from, at - held));
				return at;
			}
			if (held > 0) {
				if (earlier > 0) this.sink.text(opener.slice(0, earlier));
				earlier = held = 0;
				continue;
			}
			at = chunk.indexOf("<", at + 1);
			if (at < 0) at = length;
		}
		this.held = held;
		const end = length - held;
		if (earlier === 0 && end > from) {
			this.sink.text(from === 0 && held === 0 ? chunk : chunk.slice(from, end));
		}
		return -1;
	}

	finish(): void {
		if (this.held > 0) this.sink.text(this.opener.slice(0, this.held));
		this.held = 0;
	}
}

/** Prose: an opener that does come is text, too. */
export class ProseFloor implements Floor {
	private readonly text: TextFloor;

	constructor(private readonly sink: Sink) {
		this.text = new TextFloor(sink);
	}

	feed(chunk: string): void {
		let at = this.text.read(chunk, 0);
		while (at >= 0) {
			this.sink.text(OPENER);
			if (at === chunk.length) return;
			at = this.text.read(chunk, at);
		}
	}

	finish(): void {
		this.text.finish();
	}
}
