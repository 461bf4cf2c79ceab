/** Keys that come twice in one object: which of the two values is meant would be a guess. */

const QUOTE = 34;
const BACKSLASH = 92;

/** An object of which the keys are known so far; null: a list. */
type Open = Set<string> | null;

/** The first key that repeats in an object of this JSON text, at any depth; null: none does, or the text is not JSON. */
export function repeatedKey(json: string): string | null {
	const open: Open[] = [];
	let keyNext = false;
	for (let i = 0; i < json.length; i++) {
		switch (json[i]) {
			case "{":
				open.push(new Set());
				keyNext = true;
				break;
			case "[":
				open.push(null);
				keyNext = false;
				break;
			case "}":
			case "]":
				open.pop();
				keyNext = false;
				break;
			case ",":
				keyNext = (open[open.length - 1] ?? null) !== null;
				break;
			case '"': {
				const end = stringEnd(json, i);
				const keys = open[open.length - 1] ?? null;
				if (keyNext && keys !== null) {
					const key = unescaped(json.slice(i, end));
					if (key === null) return null;
					if (keys.has(key)) return key;
					keys.add(key);
				}
				keyNext = false;
				i = end - 1;
				break;
			}
		}
	}
	return null;
}

/** The place behind the string that begins here. */
function stringEnd(json: string, start: number): number {
	let i = start + 1;
	while (i < json.length && json.charCodeAt(i) !== QUOTE)
		i += json.charCodeAt(i) === BACKSLASH ? 2 : 1;
	return i + 1;
}

/** Two spellings of one key are one key. */
function unescaped(string: string): string | null {
	try {
		return String(JSON.parse(string));
	} catch {
		return null;
	}
}
