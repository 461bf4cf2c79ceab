/** Work on one request that takes long is done in parts: between two of them the streams of the others go on. */

/** Milliseconds that pass unnoticed. */
const SHORT = 0.5;
/** Characters of a text that is long work for whoever reads it, writes it or sends it. */
const LONG = 50_000;

/** Resolves in another turn of the event loop, behind what has come meanwhile. */
export function pause(): Promise<void> {
	return new Promise((resolve) => {
		// not every platform has it, and a timer waits for a millisecond or more
		if (typeof setImmediate === "function") setImmediate(resolve);
		else setTimeout(resolve, 0);
	});
}

/** A pause between two steps each of which goes over all of this text, if it is long. */
export async function pauseFor(text: string): Promise<void> {
	if (text.length > LONG) await pause();
}

/** What the work comes to. It pauses where it yields, if it has gone on for long. */
export async function inParts<T>(work: Generator<void, T, void>): Promise<T> {
	let from = performance.now();
	for (;;) {
		const step = work.next();
		if (step.done === true) return step.value;
		if (performance.now() - from < SHORT) continue;
		await pause();
		from = performance.now();
	}
}

/** What the work comes to, without a pause. */
export function atOnce<T>(work: Generator<void, T, void>): T {
	for (;;) {
		const step = work.next();
		if (step.done === true) return step.value;
	}
}
