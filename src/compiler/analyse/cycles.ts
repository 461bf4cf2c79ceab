/** Cycles among uses of rules. */
import type { Use } from "./references.js";

type Way = readonly [Use, ...Use[]];

/** For each rule that leads to itself a shortest way round, beginning with the rule that stands first in the file; each way once. */
export function cycles(uses: readonly Use[]): readonly Way[] {
	const found: Way[] = [];
	const done = new Set<Use>();
	for (const start of [...uses].sort((a, b) => a.ref.at.start.offset - b.ref.at.start.offset)) {
		if (done.has(start)) continue;
		const way = shortest(uses, start);
		if (way === null) continue;
		for (const use of way) done.add(use);
		found.push(way);
	}
	return found;
}

function shortest(uses: readonly Use[], start: Use): Way | null {
	const seen = new Set<string>();
	const queue: { readonly way: Way; readonly last: Use }[] = [{ way: [start], last: start }];
	for (const { way, last } of queue) {
		if (last.ref.rule === start.from) return way;
		if (seen.has(last.ref.rule)) continue;
		seen.add(last.ref.rule);
		for (const use of uses)
			if (use.from === last.ref.rule) queue.push({ way: [...way, use], last: use });
	}
	return null;
}
