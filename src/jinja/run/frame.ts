/** A run of a template: its bounds, its text, and the scopes of its names. */
import { EndlessTemplate, TemplateError } from "../error.js";
import type { Value } from "../values/kinds.js";

/** Calls within calls. */
const DEEPEST_CALL = 100;
/** Characters of a text that a template writes. */
const LONGEST = 200_000_000;

export class Run {
	/** what has been written, in the innermost block that is captured */
	text = "";
	#steps = 0;
	#depth = 0;

	/** `most`: rounds of loops and calls; a template that needs more does not end */
	constructor(readonly most: number) {}

	write(text: string): void {
		this.text += text;
		if (this.text.length > LONGEST) throw new TemplateError("the text is too long");
	}

	step(): void {
		if (++this.#steps > this.most) throw new EndlessTemplate("the template does not end");
	}

	/** The text that `write` writes. */
	captured(write: () => void): string {
		const before = this.text;
		this.text = "";
		write();
		const { text } = this;
		this.text = before;
		return text;
	}

	/** Counts a call, as deep as it is. */
	called<T>(call: () => T): T {
		this.step();
		if (++this.#depth > DEEPEST_CALL) throw new TemplateError("maximum recursion depth exceeded");
		const value = call();
		this.#depth--;
		return value;
	}
}

export class Frame {
	readonly #names = new Map<string, Value>();

	constructor(
		readonly run: Run,
		readonly outer: Frame | null,
		/** names that no scope sets: those of the caller, then those of Jinja; only in the outermost frame */
		readonly given: (name: string) => Value = () => undefined,
	) {}

	inner(): Frame {
		return new Frame(this.run, this);
	}

	set(name: string, value: Value): void {
		this.#names.set(name, value);
	}

	get(name: string): Value {
		for (let frame: Frame = this; ; frame = frame.outer) {
			const value = frame.#names.get(name);
			if (value !== undefined || frame.#names.has(name)) return value;
			if (frame.outer === null) return frame.given(name);
		}
	}
}
