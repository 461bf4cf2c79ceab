/** For each ASCII character how JSON writes it inside a string; "" where it writes the character itself. */
const ESCAPED: readonly string[] = Array.from({ length: 128 }, (_, code) => {
	const plain = String.fromCharCode(code);
	const written = JSON.stringify(plain).slice(1, -1);
	return written === plain ? "" : written;
});
const NEEDED = Uint8Array.from(ESCAPED, (written) => (written === "" ? 0 : 1));

/** From here on the built-in is faster than a look at each character. */
const LONG = 32;

/** A piece of a string's text as JSON writes it. Most pieces are short and need no escape. */
export function escapeJson(text: string): string {
	const length = text.length;
	if (length > LONG) return JSON.stringify(text).slice(1, -1);
	for (let i = 0; i < length; i++) {
		const code = text.charCodeAt(i);
		if (code < 128 && NEEDED[code] === 1) return escapeFrom(text, i);
	}
	return text;
}

function escapeFrom(text: string, first: number): string {
	let written = text.slice(0, first);
	for (let i = first; i < text.length; i++) {
		written += ESCAPED[text.charCodeAt(i)] || text.charAt(i);
	}
	return written;
}
