/**
 * A shorter text that fails as well: what a person wants to look at. Pieces are lost, the largest first, until no piece can be
 * lost any more, not even a character.
 */
export function shrunk(text: string, fails: (text: string) => boolean): string {
	let shortest = text;
	for (let before = ""; before !== shortest; ) {
		before = shortest;
		for (let size = shortest.length; size > 0; size >>= 1) {
			for (let at = 0; at < shortest.length; ) {
				const shorter = shortest.slice(0, at) + shortest.slice(at + size);
				if (fails(shorter)) shortest = shorter;
				else at += size;
			}
		}
	}
	return shortest;
}
