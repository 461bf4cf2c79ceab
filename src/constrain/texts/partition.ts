/** An automaton with as few states as its language needs. */

/** Where no step leads. */
export const NOWHERE = -1;

/**
 * States of which the same texts lead out, by the number that they share (Moore's refinement). `rows`: where each step leads
 * from each state.
 */
export function partition(
	rows: readonly Int32Array[],
	ends: readonly boolean[],
): { readonly parts: Int32Array; readonly count: number } {
	let parts = Int32Array.from(ends, Number);
	for (let before = 0; ; ) {
		const next = new Int32Array(rows.length);
		const firsts = new Map<number, number[]>();
		let count = 0;
		for (const [state, row] of rows.entries()) {
			const hash = hashOf(row, parts, state);
			const known = firsts.get(hash) ?? [];
			const same = known.find((one) => parts[one] === parts[state] && agree(rows[one], row, parts));
			next[state] = same === undefined ? count++ : (next[same] ?? 0);
			if (same !== undefined) continue;
			known.push(state);
			firsts.set(hash, known);
		}
		parts = next;
		if (count === before) return { parts, count };
		before = count;
	}
}

function hashOf(row: Int32Array, parts: Int32Array, state: number): number {
	let hash = parts[state] ?? 0;
	for (const to of row) hash = (Math.imul(hash, 31) + partOf(to, parts)) | 0;
	return hash;
}

function agree(a: Int32Array | undefined, b: Int32Array, parts: Int32Array): boolean {
	if (a === undefined) return false;
	for (let at = 0; at < b.length; at++)
		if (partOf(a[at] ?? NOWHERE, parts) !== partOf(b[at] ?? NOWHERE, parts)) return false;
	return true;
}

function partOf(state: number, parts: Int32Array): number {
	return state === NOWHERE ? NOWHERE : (parts[state] ?? 0);
}
