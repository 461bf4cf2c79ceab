/** JSON that is kept beside what is made of it: compared, and copied so that nobody else can change it. */

/** Deeper values, and larger ones (members, elements, and the characters of strings), are not kept. */
const MOST_DEPTH = 64;
const MOST_SIZE = 65_536;

/** Whether the value is the same JSON as the one that is kept, with its members in the same order. */
export function isSame(kept: unknown, value: unknown): boolean {
	if (typeof kept !== "object" || kept === null) return Object.is(kept, value);
	if (typeof value !== "object" || value === null) return false;
	if (Array.isArray(kept)) {
		if (!Array.isArray(value) || kept.length !== value.length) return false;
		for (let at = 0; at < kept.length; at++) if (!isSame(kept[at], value[at])) return false;
		return true;
	}
	if (!isPlain(value)) return false;
	const names = Object.keys(kept);
	const others = Object.keys(value);
	if (names.length !== others.length) return false;
	for (let at = 0; at < names.length; at++) {
		const name = names[at];
		if (name === undefined || name !== others[at]) return false;
		if (!isSame(Reflect.get(kept, name), Reflect.get(value, name))) return false;
	}
	return true;
}

/** A copy that nobody can change, and its size. Null: the value is no JSON (a function, an instance of a class), or there is too much of it. */
export function copyOf<T>(value: T): { readonly copy: T; readonly size: number } | null {
	const copier = new Copier();
	const copy = copier.copy(value, 0);
	return copier.size > MOST_SIZE ? null : { copy: copy as T, size: copier.size };
}

class Copier {
	/** more than there may be: it cannot be copied */
	size = 0;

	copy(value: unknown, depth: number): unknown {
		this.size++;
		if (typeof value === "string") this.size += value.length;
		else if (typeof value === "object" && value !== null) return this.inside(value, depth + 1);
		else if (typeof value === "function" || typeof value === "symbol") this.size = Infinity;
		return value;
	}

	private inside(value: object, depth: number): unknown {
		if (depth > MOST_DEPTH) this.size = Infinity;
		if (this.size > MOST_SIZE) return null;
		if (Array.isArray(value))
			return Object.freeze(value.map((one: unknown) => this.copy(one, depth)));
		if (!isPlain(value)) this.size = Infinity;
		const members = Object.entries(value).map(([name, one]): [string, unknown] => {
			this.size += name.length;
			return [name, this.copy(one, depth)];
		});
		return Object.freeze(Object.fromEntries(members));
	}
}

/** Members whose names are symbols say something to the library that has made the object. */
function isPlain(value: object): boolean {
	return (
		Object.getPrototypeOf(value) === Object.prototype &&
		Object.getOwnPropertySymbols(value).length === 0
	);
}
