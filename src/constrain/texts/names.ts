/** Names that are read character by character, all of them at once. */
export class Names {
	/** where a character leads from each place; place 0: nothing has been read */
	private readonly places: Map<string, number>[] = [new Map()];
	private readonly whole = new Set<number>();

	constructor(names: readonly string[]) {
		for (const name of names) {
			let at = 0;
			for (const character of name) {
				const moves = this.places[at];
				const known = moves?.get(character);
				if (known === undefined) {
					moves?.set(character, this.places.length);
					at = this.places.length;
					this.places.push(new Map());
				} else at = known;
			}
			this.whole.add(at);
		}
	}

	/** How many places there are. */
	get size(): number {
		return this.places.length;
	}

	/** Null: no name goes on so. `whole`: a name may end here. */
	step(from: number, character: string): { readonly at: number; readonly whole: boolean } | null {
		const at = this.places[from]?.get(character);
		return at === undefined ? null : { at, whole: this.whole.has(at) };
	}
}
