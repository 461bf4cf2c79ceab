/** Where a piece of text must be read, if it may hold one of several literals: of each a short text is searched. */
export class Search {
	/** the next place of each text; -1: none */
	private readonly places: number[];
	/** the most of `ahead` */
	private readonly most: number;

	/** `ahead`: how far before the last character of a text its literal may begin. */
	constructor(
		private readonly texts: readonly string[],
		private readonly ahead: readonly number[],
	) {
		this.places = texts.map(() => -1);
		this.most = Math.max(0, ...ahead);
	}

	/** A piece of text is searched, up to its end, before the next one. */
	begin(piece: string): void {
		const { texts, places } = this;
		for (let k = 0; k < texts.length; k++) places[k] = piece.indexOf(texts[k] as string);
	}

	/** The first place from `from` on at which a literal may begin, if none has begun there; the end of the piece: there is none. */
	next(piece: string, from: number): number {
		const { texts, places, ahead } = this;
		let first = piece.length - this.most;
		for (let k = 0; k < texts.length; k++) {
			let at = places[k] as number;
			if (at < 0) continue;
			if (at < from) {
				at = piece.indexOf(texts[k] as string, from);
				places[k] = at;
				if (at < 0) continue;
			}
			at -= ahead[k] as number;
			if (at < first) first = at;
		}
		return Math.max(first, from);
	}
}
