/** Part of a string is a window on it, which keeps all of it alive: what is kept for long is copied. */

/** Characters of a chunk that are read as one. Longer chunks are rare, and lose nothing by it. */
export const PIECE = 4096;

/** The same text, which shares no memory with another one that it was cut from. */
export function flat(text: string): string {
	// engines join lazily and cut as a window: this is a window on a copy that is one character longer
	return ` ${text}`.slice(1);
}
