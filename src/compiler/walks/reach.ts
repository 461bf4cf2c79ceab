/** One walk for all graphs of the compiler: rules by name, the graph that checks look at, the nodes that run. */

/** All that can be reached from some places, these included, each once; of what `next` gives the last is visited first. */
export function* walk<T>(from: readonly T[], next: (place: T) => readonly T[]): Generator<T> {
	const seen = new Set<T>();
	const todo = [...from];
	for (let place = todo.pop(); place !== undefined; place = todo.pop()) {
		if (seen.has(place)) continue;
		seen.add(place);
		yield place;
		todo.push(...next(place));
	}
}

export function reach<T>(from: readonly T[], next: (place: T) => readonly T[]): ReadonlySet<T> {
	return new Set(walk(from, next));
}
