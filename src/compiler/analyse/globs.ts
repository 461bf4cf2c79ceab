/** Globs over model ids: `*` stands for any characters, everything else for itself. */

/** How much a glob says: its literal characters. */
export function specificity(glob: string): number {
	return glob.replaceAll("*", "").length;
}

/** The shortest id that both globs take, or null. Case counts for nothing in model ids. */
export function commonModel(a: string, b: string): string | null {
	const known = new Map<string, string | null>();
	const visit = (i: number, j: number): string | null => {
		const id = `${i} ${j}`;
		const done = known.get(id);
		if (done !== undefined) return done;
		const found = shortest(i, j);
		known.set(id, found);
		return found;
	};
	const shortest = (i: number, j: number): string | null => {
		const x = a[i];
		const y = b[j];
		if (x === undefined && y === undefined) return "";
		// a star read as itself makes no way shorter
		const ways: (string | null)[] = [];
		if (x === "*") ways.push(visit(i + 1, j));
		if (y === "*") ways.push(visit(i, j + 1));
		if (x === "*" && y !== undefined) ways.push(prefixed(y, visit(i, j + 1)));
		if (y === "*" && x !== undefined) ways.push(prefixed(x, visit(i + 1, j)));
		if (x !== undefined && x.toLowerCase() === y?.toLowerCase())
			ways.push(prefixed(x, visit(i + 1, j + 1)));
		return ways.filter((way) => way !== null).sort((p, q) => p.length - q.length)[0] ?? null;
	};
	return visit(0, 0);
}

function prefixed(char: string, rest: string | null): string | null {
	return rest === null ? null : char + rest;
}
