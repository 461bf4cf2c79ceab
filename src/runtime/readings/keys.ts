/** The declared keys that a call has bound; readings that part share them. */

/** Keys, the last one first, each once in its container; readings that part share them. */
export interface Keys {
	/** null: here a container began, and the keys before are of the one around it */
	readonly key: string | null;
	readonly before: Keys | null;
}

export function hasKey(keys: Keys | null, key: string): boolean {
	let one = keys;
	while (one !== null && one.key !== null && one.key !== key) one = one.before;
	return one !== null && one.key !== null;
}

/** The keys of the container around the one that ends. */
export function keysAround(keys: Keys | null): Keys | null {
	let one = keys;
	while (one !== null && one.key !== null) one = one.before;
	return one?.before ?? null;
}

export function sameKeys(a: Keys | null, b: Keys | null): boolean {
	let one = a;
	let other = b;
	while (one !== other && one !== null && other !== null && one.key === other.key) {
		one = one.before;
		other = other.before;
	}
	return one === other;
}
