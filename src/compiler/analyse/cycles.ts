/** Cycles among uses of rules. */
import type { Use } from "./references.js";

/** For each rule that leads to itself a shortest way round, beginning with the rule that stands first in the file; each way once. */
export function cycles(uses: readonly Use[]): readonly (readonly Use[])[] {
	const found: (readonly Use[])[] = [];
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

function shortest(uses: readonly Use[], start: Use): readonly Use[] | null {
	const seen = new Set<string>();
	const queue: (readonly Use[])[] = [[start]];
	for (const way of queue) {
		const last = way.at(-1);
		if (last === undefined) continue;
		if (last.ref.rule === start.from) return way;
		if (seen.has(last.ref.rule)) continue;
		seen.add(last.ref.rule);
		for (const use of uses) if (use.from === last.ref.rule) queue.push([...way, use]);
	}
	return null;
}
