/** How much a text of JSON may hold, found before it is read: reading costs time that no other request has. */

/** Nested deeper, a body is refused: what reads it after us may work by recursion. */
const MOST_DEPTH = 200;
/** Members of all objects and items of all lists; an empty one counts as one. */
const MOST_MEMBERS = 250_000;
/** Members of the body itself: it is copied field by field, and objects of that many names are slow to copy. */
const MOST_FIELDS = 1_000;

const QUOTE = 0x22;
const COMMA = 0x2c;
const OPEN_LIST = 0x5b;
const BACKSLASH = 0x5c;
const CLOSE_LIST = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;

/** What the text has too much of, in words; null: it keeps to the bounds. One pass over the text. */
export function beyondBounds(text: string): string | null {
	let depth = 0;
	let members = 0;
	let fields = 1;
	for (let at = 0; at < text.length; at++) {
		switch (text.charCodeAt(at)) {
			case QUOTE:
				at = endOfString(text, at);
				break;
			case OPEN_OBJECT:
			case OPEN_LIST:
				if (++depth > MOST_DEPTH) return `is nested deeper than ${MOST_DEPTH}`;
				members++;
				break;
			case CLOSE_OBJECT:
			case CLOSE_LIST:
				depth--;
				break;
			case COMMA:
				members++;
				if (depth === 1) fields++;
				break;
		}
		if (members > MOST_MEMBERS) return `has more than ${MOST_MEMBERS} members and items`;
		if (fields > MOST_FIELDS) return `has more than ${MOST_FIELDS} fields`;
	}
	return null;
}

/** Where the string ends that begins here: behind an even number of backslashes. */
function endOfString(text: string, from: number): number {
	for (let at = text.indexOf('"', from + 1); at !== -1; at = text.indexOf('"', at + 1)) {
		let before = at;
		while (text.charCodeAt(before - 1) === BACKSLASH) before--;
		if ((at - before) % 2 === 0) return at;
	}
	return text.length;
}
