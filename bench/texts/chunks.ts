/** Cuts a text as a stream would: each chunk is a string of its own, not a view into the whole. */
export function chunksOf(text: string, size: number): string[] {
	if (size >= text.length) return [own(text)];
	const chunks: string[] = [];
	for (let at = 0; at < text.length; at += size) chunks.push(own(text.slice(at, at + size)));
	return chunks;
}

/**
 * A chunk from the network is a fresh flat string; a slice of a long string is a view into it, and slower to
 * read. Below 13 characters V8 copies by itself.
 */
function own(text: string): string {
	if (text.length < 13) return text;
	const encoding = isLatin1(text) ? "latin1" : "utf16le";
	return Buffer.from(text, encoding).toString(encoding);
}

function isLatin1(text: string): boolean {
	for (let i = 0; i < text.length; i++) if (text.charCodeAt(i) > 255) return false;
	return true;
}
