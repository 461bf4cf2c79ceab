/** Circles of imports, which `npm run check:imports` prints: no file of one can be read, or loaded, without the others. */

/** Files by path, with the files that each loads. The result holds each circle once, its files in the order of their paths. */
export function circlesOf(loads: ReadonlyMap<string, readonly string[]>): string[][] {
	const index = new Map<string, number>();
	const open: string[] = [];
	const circles: string[][] = [];
	const enter = (file: string): number => {
		let least = index.size;
		index.set(file, least);
		const own = least;
		open.push(file);
		for (const next of loads.get(file) ?? []) {
			if (!index.has(next)) least = Math.min(least, enter(next));
			else if (open.includes(next)) least = Math.min(least, index.get(next) ?? least);
		}
		if (least === own) {
			const circle = open.splice(open.indexOf(file));
			if (circle.length > 1) circles.push(circle.sort());
		}
		return least;
	};
	for (const file of loads.keys()) if (!index.has(file)) enter(file);
	return circles;
}
