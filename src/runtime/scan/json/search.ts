/** Searches of a whole piece of text at once, where looking at each character would be dearer. */

/** from this length on searching beats looping */
export const LONG = 20;

const CONTROL = /[\u0000-\u001f]/;
/** the same from `lastIndex` on; dearer, so only used once the first has found one */
const NEXT_CONTROL = new RegExp(CONTROL, "g");

export function hasControl(text: string): boolean {
	return CONTROL.test(text);
}

// As results of a search, `limit` stands for "not in the window".
export function find(window: string, text: string, from: number, limit: number): number {
	const index = window.indexOf(text, from);
	return index < 0 ? limit : index;
}

export function findControl(window: string, from: number, limit: number): number {
	NEXT_CONTROL.lastIndex = from;
	return NEXT_CONTROL.test(window) ? NEXT_CONTROL.lastIndex - 1 : limit;
}
