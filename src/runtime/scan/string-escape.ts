/** The escapes of a JSON string whose text is content. */

/** A piece of such a string: how many characters it has, and the text that it stands for. */
export interface Escape {
	readonly length: number;
	readonly text: string;
}

const WHOLE = /^\\(?:["\\/bfnrt']|u[0-9a-fA-F]{4})/;
const BEGUN = /^\\(?:u[0-9a-fA-F]{0,3})?$/;

/**
 * What a text stands for that begins with a backslash; null: that is not known yet. What is no escape is text as it stands, and
 * so is half of a surrogate pair. `over`: nothing follows.
 */
export function escapeIn(text: string, over: boolean): Escape | null {
	if (!over && isBegun(text)) return null;
	const [whole] = WHOLE.exec(text) ?? [];
	if (whole === undefined) return { length: 1, text: text.charAt(0) };
	const decoded = whole === "\\'" ? "'" : String(JSON.parse(`"${whole}"`));
	if (!/^\p{Surrogate}/u.test(decoded)) return { length: whole.length, text: decoded };
	const rest = text.slice(whole.length);
	const isHigh = decoded < "\udc00";
	if (!over && isHigh && isBegun(rest)) return null;
	const [second] = WHOLE.exec(rest) ?? [];
	const pair = isHigh && second?.length === whole.length ? JSON.parse(`"${whole}${second}"`) : "";
	if (String(pair).length === 2 && (String(pair).codePointAt(0) ?? 0) > 0xffff)
		return { length: 2 * whole.length, text: String(pair) };
	return { length: whole.length, text: whole };
}

/** Whether more of an escape may follow; also where none has begun. */
function isBegun(text: string): boolean {
	return text === "" || BEGUN.test(text);
}
