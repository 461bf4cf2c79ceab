import { escapeJson } from "./escape.js";
import type { Floor, Sink } from "./sink.js";
import { TextFloor } from "./text.js";

/** From here on a search for the next newline is cheaper than a look at each character. */
const LONG = 16;

const TEXT = 0;
const TAGS = 1;
const VALUE = 2;

const NEWLINE = 10;

/** How a format writes its tags, without their brackets. */
export interface TagWire {
	readonly opener: string;
	/** what ends a value: its first character occurs in it once */
	readonly closer: string;
	/** whether a newline stands before each value */
	readonly framed: boolean;
	/** what stands before and behind the name in the tag that opens a call, and the key in that of a parameter */
	readonly call: readonly [string, string];
	readonly parameter: readonly [string, string];
	readonly callEnd: string;
	readonly end: string;
}

export const QWEN: TagWire = {
	opener: "<tool_call>",
	closer: "\n</parameter>",
	framed: true,
	call: ["function=", ""],
	parameter: ["parameter=", ""],
	callEnd: "/function",
	end: "/tool_call",
};

export const DSML: TagWire = {
	opener: "<｜DSML｜function_calls>",
	closer: "</｜DSML｜parameter>",
	framed: false,
	call: ['｜DSML｜invoke name="', '"'],
	parameter: ['｜DSML｜parameter name="', '" string="true"'],
	callEnd: "/｜DSML｜invoke",
	end: "/｜DSML｜function_calls",
};

/** Tagged parameters: each value leaves as the text of a JSON string, while it arrives. */
export class TaggedFloor implements Floor {
	private state = TEXT;
	private readonly text: TextFloor;
	/** TAGS: the tag that is being read, without its brackets. */
	private tag = "";
	private inTag = false;
	private parameters = 0;
	/** VALUE: held characters of the closer; whether the frame's first newline is still to come. */
	private held = 0;
	private fresh = false;
	private readonly closer: string;
	private readonly first: string;

	constructor(
		private readonly sink: Sink,
		private readonly wire: TagWire,
	) {
		this.text = new TextFloor(sink, wire.opener);
		this.closer = wire.closer;
		this.first = wire.closer.charAt(0);
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
		const { closer, first } = this;
		const begin = closer.charCodeAt(0);
		let earlier = this.held;
		let held = earlier;
		let at = from;
		while (at < length) {
			const code = chunk.charCodeAt(at);
			if (held > 0) {
				if (code === closer.charCodeAt(held)) {
					at++;
					if (++held === closer.length) return this.closed(chunk, from, at, earlier);
				} else {
					if (earlier > 0) this.sink.args(escapeJson(closer.slice(0, earlier)));
					earlier = held = 0;
				}
			} else if (code === begin) {
				at++;
				held = 1;
			} else if (long) {
				at = chunk.indexOf(first, at + 1);
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
		const end = at - this.closer.length;
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
		const { call, parameter, callEnd, end, framed } = this.wire;
		if (tag.startsWith(call[0])) {
			this.sink.start(tag.slice(call[0].length, tag.length - call[1].length));
			this.parameters = 0;
		} else if (tag.startsWith(parameter[0])) {
			const key = tag.slice(parameter[0].length, tag.length - parameter[1].length);
			const before = this.parameters++ === 0 ? '{"' : ',"';
			this.sink.args(`${before}${escapeJson(key)}":"`);
			this.state = VALUE;
			this.fresh = framed;
		} else if (tag === callEnd) {
			this.sink.args(this.parameters === 0 ? "{}" : "}");
			if (!framed) this.sink.end();
		} else if (tag === end) {
			if (framed) this.sink.end();
			this.state = TEXT;
		}
	}

	finish(): void {
		if (this.state === TEXT) this.text.finish();
	}
}
