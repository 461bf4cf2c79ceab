/** What must be known of arguments before they are judged: the library cannot be stopped, and looks at what it likes. */

export interface Measure {
	/** characters of the longest text */
	readonly text: number;
	/** members of the widest object */
	readonly width: number;
	/** pairs of items of the longest list */
	readonly pairs: number;
	/** objects, lists, texts, numbers, all of them */
	readonly values: number;
	/** names of properties, of all objects */
	readonly keys: ReadonlySet<string>;
	/** a number beyond the range of a double, such as `1e999` */
	readonly infinite: boolean;
}

export function measure(root: unknown): Measure {
	let [text, width, length, values] = [0, 0, 0, 0];
	let infinite = false;
	const keys = new Set<string>();
	const todo: unknown[] = [root];
	while (todo.length > 0) {
		const value = todo.pop();
		values++;
		if (typeof value === "string") text = Math.max(text, value.length);
		else if (typeof value === "number") infinite ||= !Number.isFinite(value);
		else if (Array.isArray(value)) {
			length = Math.max(length, value.length);
			for (const item of value) todo.push(item);
		} else if (typeof value === "object" && value !== null) {
			const members = Object.entries(value);
			width = Math.max(width, members.length);
			for (const [key, member] of members) {
				keys.add(key);
				todo.push(member);
			}
		}
	}
	return { text, width, pairs: length * length, values, keys, infinite };
}
