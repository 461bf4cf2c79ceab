/**
 * The next character of a JSON string at which a scanner must stop, for long pieces of text: found by the engine's own
 * searches instead of a loop.
 *
 * Each search result is kept until the scanner has passed it, from string to string: if every short string searched anew,
 * many short strings would search the rest of the chunk many times. For the same reason a search sees only a window of the
 * chunk, which grows with what has been read: the caller may end the scan long before the chunk ends.
 */

const FIRST_WINDOW = 256;
/** a window is this many times what was read */
const GROWTH = 3;

/** Raw control characters; `g` because `lastIndex` says where to begin and where the match ended. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is searched
const CONTROL = /[\u0000-\u001f]/g;

export class Finder {
	private window = "";
	private begin = 0;
	private end = 0;
	/** the window's end; also the result of a search that finds nothing in the window */
	private limit = 0;
	private quote = 0;
	private backslash = 0;
	private control = 0;
	private watched = 0;
	private watch = "";

	/** Ready for chunk[begin..end). */
	start(begin: number, end: number): void {
		this.begin = begin;
		this.end = end;
		this.limit = -1;
	}

	/** Lets the chunk go. */
	stop(): void {
		this.window = "";
	}

	/** The characters to watch for, from the next window on. */
	watchFor(code: number): void {
		if (this.watched !== code) {
			this.watched = code;
			this.watch = code < 0 ? "" : String.fromCharCode(code);
		}
	}

	next(chunk: string, j: number): number {
		return j;
	}
}
