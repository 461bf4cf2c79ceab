/**
 * Feeds a scanner in the way the machine does: the chunk itself where it may be emitted, `take` elsewhere.
 */
import { expect } from "vitest";

export interface Reader {
	readonly status: number;
	readonly clean: boolean;
	readonly repaired: number;
	met: boolean;
	scan(chunk: string, i: number, end: number): number;
	take(chunk: string, i: number, j: number): string;
	finishScalar(): boolean;
	readonly depth: number;
	copy?(): Reader;
}

export const RUNNING = 0;
export const DONE = 1;
export const FAILED = 2;
export const TOO_DEEP = 3;

/** So many single cuts of one text are tried; of a longer text every second place, or third … */
const MAX_CUTS = 300;

export interface Reading {
	readonly status: number;
	/** characters read */
	readonly end: number;
	readonly text: string;
	readonly repaired: number;
	readonly met: boolean;
}

/** Reads the chunks and then the end of input; `pieces` receives what each chunk gave. */
export function read(reader: Reader, chunks: readonly string[], pieces: string[] = []): Reading {
	let end = 0;
	const result = (): Reading => ({
		status: reader.status,
		end,
		text: pieces.join(""),
		repaired: reader.repaired,
		met: reader.met,
	});
	for (const chunk of chunks) {
		const j = reader.scan(chunk, 0, chunk.length);
		pieces.push(reader.clean && j === chunk.length ? chunk : reader.take(chunk, 0, j));
		end += j;
		if (reader.status !== RUNNING) return result();
		if (j !== chunk.length) throw new Error("a running scanner has left text unread");
	}
	reader.finishScalar();
	pieces.push(reader.take("", 0, 0));
	return result();
}

export function cutAt(text: string, ...places: readonly number[]): string[] {
	const bounds = [0, ...places, text.length];
	return bounds.slice(1).map((to, k) => text.slice(bounds[k], to));
}

/** Reads the text whole, with every single cut, character by character and in small pieces; all must agree. */
export function readEveryWay(make: () => Reader, text: string): Reading {
	const whole = read(make(), [text]);
	const same = (chunks: readonly string[], way: string): void => {
		const reading = read(make(), chunks);
		// an expectation for each of thousands of cuts would take most of the time
		if (!equal(reading, whole)) expect(reading, `${way}: ${JSON.stringify(text)}`).toEqual(whole);
	};
	const step = Math.ceil(text.length / MAX_CUTS);
	for (let at = 0; at <= text.length; at += Math.max(1, step))
		same(cutAt(text, at), `cut at ${at}`);
	same(text.split(""), "by character");
	const copied = readByCopies(make(), text);
	// what is watched for is not copied
	if (!equal(copied, { ...whole, met: copied.met }))
		expect(copied, `by copies: ${JSON.stringify(text)}`).toEqual(whole);
	for (const size of [2, 3, 7, 25]) {
		const places = Array.from({ length: Math.floor(text.length / size) }, (_, k) => (k + 1) * size);
		same(cutAt(text, ...places), `pieces of ${size}`);
	}
	return whole;
}

/** Each character is read by a copy of the reader of the one before; the reader itself goes astray. */
function readByCopies(first: Reader, text: string): Reading {
	let reader = first;
	let out = "";
	let end = 0;
	for (; end < text.length && reader.status === RUNNING; end++) {
		const copy = reader.copy?.() ?? reader;
		if (copy !== reader) reader.scan("]}'\"x, 1", 0, 8);
		reader = copy;
		const read = reader.scan(text.charAt(end), 0, 1);
		out += reader.take(text.charAt(end), 0, read);
		if (read === 0) break;
	}
	if (reader.status === RUNNING) {
		reader.finishScalar();
		out += reader.take("", 0, 0);
	}
	return { status: reader.status, end, text: out, repaired: reader.repaired, met: reader.met };
}

function equal(a: Reading, b: Reading): boolean {
	return (
		a.status === b.status &&
		a.end === b.end &&
		a.text === b.text &&
		a.repaired === b.repaired &&
		a.met === b.met
	);
}

/** The output of a text that is one whole value. */
export function outputOf(make: () => Reader, text: string): string {
	const reading = readEveryWay(make, text);
	expect({ status: reading.status, end: reading.end }, text).toEqual({
		status: DONE,
		end: text.length,
	});
	return reading.text;
}

/** The names of the bits. */
export function codes(names: readonly string[], bits: number): readonly string[] {
	return names.filter((_, bit) => ((bits >> bit) & 1) === 1);
}
