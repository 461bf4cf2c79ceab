/** Globs over model ids: `*` stands for any run of characters, everything else for itself. */

/** Whether the whole of `text` fits. Linear: each piece takes its first place, which leaves most for the rest. */
export function matchesGlob(glob: string, text: string): boolean {
	const pieces = glob.split("*");
	const first = pieces[0] ?? "";
	if (pieces.length === 1) return text === first;
	const last = pieces[pieces.length - 1] ?? "";
	if (text.length < first.length + last.length) return false;
	if (!text.startsWith(first) || !text.endsWith(last)) return false;
	const end = text.length - last.length;
	let at = first.length;
	for (const piece of pieces.slice(1, -1)) {
		const found = text.indexOf(piece, at);
		if (found < 0 || found + piece.length > end) return false;
		at = found + piece.length;
	}
	return true;
}

/** How much a glob says: the number of its literal characters. */
export function globWeight(glob: string): number {
	return glob.length - (glob.split("*").length - 1);
}
