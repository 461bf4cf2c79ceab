/**
 * The floor: what a parser of one format costs when nothing but the least work is done. No recovery, no
 * positions, no limits, no validation, no event objects: a sink that is called. It reads well-formed
 * texts correctly at every chunking (test/house/floor.test.ts), and is what the real parser is held against.
 */
export interface Sink {
	text(text: string): void;
	start(name: string): void;
	/** A piece of the arguments' JSON text. */
	args(delta: string): void;
	end(): void;
}

export interface Floor {
	feed(chunk: string): void;
	finish(): void;
}
