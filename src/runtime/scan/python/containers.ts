/**
 * The open containers of a Python value. What `(` and `{` begin is known behind the first item: until then the text before it
 * is parked.
 */

// Kinds of containers.
export const LIST = 0;
/** begun with `(`: a tuple, or a value in parentheses */
export const PAREN = 1;
export const TUPLE = 2;
/** begun with `{`: a set or a dict */
export const BRACE = 3;
export const SET = 4;
export const DICT = 5;

const PAREN_CLOSE = 41;
const LIST_CLOSE = 93;
const BRACE_CLOSE = 125;

/** What the closing bracket makes of a container. */
export interface Closing {
	/** what leaves for its opening bracket, which is parked; null: that has left */
	readonly opening: string | null;
	/** what leaves for the closing bracket; null: it leaves as it is */
	readonly closing: string | null;
}
const AS_IT_IS: Closing = { opening: null, closing: null };
const AS_LIST: Closing = { opening: null, closing: "]" };
const WHOLE_LIST: Closing = { opening: "[", closing: "]" };
const EMPTY_DICT: Closing = { opening: "{", closing: null };
/** a value in parentheses is still that value */
const BARE: Closing = { opening: "", closing: "" };

export class Containers {
	private readonly kinds: number[] = [];
	/** texts before the containers whose kind is not known yet; the innermost one's own text is the scanner's */
	private readonly parked: string[] = [];
	private parkedLength = 0;

	/** The same containers are open. */
	standAs(other: Containers): void {
		this.kinds.push(...other.kinds);
		this.parked.push(...other.parked);
		this.parkedLength = other.parkedLength;
	}

	/** of the innermost one; undefined: none is open */
	get kind(): number | undefined {
		return this.kinds[this.kinds.length - 1];
	}

	/** characters of text that are parked */
	get waiting(): number {
		return this.parkedLength;
	}

	/** The kind of one is not known. */
	get parks(): boolean {
		return this.parked.length > 0;
	}

	open(kind: number): void {
		this.kinds.push(kind);
	}

	/** The container that has been opened is not known: the text before it waits. */
	park(before: string): void {
		this.parked.push(before);
		this.parkedLength += before.length;
	}

	/** The kind of the innermost container is known; gives the text that was parked before it. */
	decide(kind: number): string {
		this.kinds[this.kinds.length - 1] = kind;
		const before = this.parked.pop() ?? "";
		this.parkedLength -= before.length;
		return before;
	}

	/** The text before the outermost container that is not known, which may leave. */
	takeFirst(): string {
		const [first = ""] = this.parked;
		this.parked[0] = "";
		this.parkedLength -= first.length;
		return first;
	}

	close(): void {
		this.kinds.pop();
	}
}

/** The code of the bracket that closes a container. */
export function closerOf(kind: number): number {
	switch (kind) {
		case LIST:
			return LIST_CLOSE;
		case PAREN:
		case TUPLE:
			return PAREN_CLOSE;
		default:
			return BRACE_CLOSE;
	}
}

/** `empty`: it has no item. */
export function closingOf(kind: number, empty: boolean): Closing {
	switch (kind) {
		case PAREN:
			return empty ? WHOLE_LIST : BARE;
		case BRACE:
			return empty ? EMPTY_DICT : WHOLE_LIST;
		case TUPLE:
		case SET:
			return AS_LIST;
		default:
			return AS_IT_IS;
	}
}
