/**
 * Where a committed call certainly stands: the last place at which there was one reading, and it had come to something. What
 * several readings have begun to read behind it is no part of a call that breaks (section 5).
 */
import type { Call, Reading } from "./reading.js";

export interface Origin {
	readonly at: number;
	/** the readings that stood there */
	readonly list: readonly Reading[];
}

/**
 * The origin, now that `list` stands at `at`. `raw`: without those that would go on behind a word, or a number, that may have
 * ended there.
 */
export function moved(
	origin: Origin,
	raw: readonly Reading[],
	list: readonly Reading[],
	at: number,
): Origin {
	const [only] = raw;
	const isInside = raw.length === 1 && only !== undefined && mayGoOn(only);
	const [one, other] = isInside ? raw : list;
	if (one === undefined) return origin;
	// A value that has been read to its end is behind all that may follow it: a number ends before the character that ends it.
	if (
		!isInside &&
		streaming(origin) &&
		list.every(({ doing }) => doing.is !== "value" || doing.start === at)
	) {
		const ends = list.map((one) => begunAt(one, at));
		return { at: Math.min(...ends), list: list.map(asBound) };
	}
	if (other !== undefined || one.looks.length > 0) return origin;
	const { doing } = one;
	switch (doing.is) {
		case "value":
			return { at: doing.start, list: isInside ? raw : list };
		case "text":
			if (doing.done === 0) return { at, list };
			return hasBound(origin, one) ? { at: begunAt(one, at), list } : origin;
		case "space":
			if (doing.count === 0) return { at, list };
			return hasBound(origin, one) ? { at: begunAt(one, at), list } : origin;
		case "atom":
			return doing.start === at || hasBound(origin, one) ? { at: doing.start, list } : origin;
		default:
			return { at, list };
	}
}

/** Only the next character ends it. */
function mayGoOn({ doing }: Reading): boolean {
	return doing.is === "atom" || (doing.is === "value" && /\w$/.test(doing.value.json));
}

/** A deviation of which only a beginning was read is none. */
function asBound(one: Reading): Reading {
	const { call, doing } = one;
	if (call === null || doing.is !== "text" || doing.done === 0) return one;
	return { ...one, call: { ...call, repairs: call.boundRepairs } };
}

/** Where the literal or the white space began that the reading is in. */
export function begunAt({ doing }: Reading, at: number): number {
	if (doing.is === "text") return at - doing.done;
	if (doing.is === "space") return at - doing.count;
	return doing.is === "waiting" ? doing.at : at;
}

/** One reading is inside of a value: its text leaves as it comes. */
export function streaming({ list }: Origin): boolean {
	return list.length === 1 && list[0]?.doing.is === "value";
}

function hasBound({ list }: Origin, { call }: Reading): boolean {
	const before = list[0]?.call;
	return call !== null && (!before || FIELDS.some((field) => call[field] !== before[field]));
}

const FIELDS: readonly (keyof Call)[] = ["name", "id", "json", "pairs", "start"];
