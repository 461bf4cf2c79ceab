/** Part of a string is a window on it, which keeps all of it alive: what is kept for long is copied. */

/** Characters of a chunk that are read as one. Longer chunks are rare, and lose nothing by it. */
export const PIECE = 4096;

/** The same text, which shares no memory with another one that it was cut from. */
export function flat(text: string): string {
	// engines join lazily and cut as a window: this is a window on a copy that is one character longer
	return ` ${text}`.slice(1);
}

/**
 * A text that is kept, with the next piece of it. Engines join lazily, with a node of 32 bytes for each piece, be it one character:
 * whenever it has grown by a sixteenth it is copied, so that nodes never take much more than the text, and copying stays linear.
 */
export function joined(text: string, piece: string): string {
	const all = text + piece;
	const shift = Math.max(10, 27 - Math.clz32(all.length));
	return all.length >> shift === text.length >> shift ? all : flat(all);
}
