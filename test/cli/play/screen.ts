/** The least of a terminal that shows what the player draws: rows, a cursor, clearing, scrolling. */

export class Screen {
	readonly #columns: number;
	readonly #rows: number;
	readonly #lines: string[] = [""];
	#row = 0;
	#column = 0;

	constructor(columns: number, rows: number) {
		this.#columns = columns;
		this.#rows = rows;
	}

	/** Everything that was ever shown, what has scrolled away too, without colours. */
	lines(): readonly string[] {
		const lines = this.#lines.map((line) => line.trimEnd());
		while (lines.length > 0 && lines.at(-1) === "") lines.pop();
		return lines;
	}

	write(text: string): void {
		for (const [token] of text.matchAll(/\p{Cc}\[[\d;]*[A-Za-z]|[\s\S]/gu)) this.#take(token);
	}

	#take(token: string): void {
		if (token === "\n") {
			this.#row += 1;
			this.#column = 0;
			this.#lines[this.#row] ??= "";
		} else if (token === "\r") this.#column = 0;
		else if (token.startsWith("\u001b["))
			this.#control(token.at(-1) ?? "", Number(token.slice(2, -1)));
		else if (token === "\u001b") throw new Error("an escape that this screen does not know");
		else this.#put(token);
	}

	#control(command: string, number: number): void {
		if (command === "m") return;
		if (command === "A") {
			this.#row -= number;
			const top = Math.max(0, this.#lines.length - this.#rows);
			if (this.#row < top) throw new Error("the cursor left the screen");
		} else if (command === "K" || command === "J") {
			this.#lines[this.#row] = (this.#lines[this.#row] ?? "").slice(0, this.#column);
			if (command === "J") this.#lines.length = this.#row + 1;
		} else throw new Error(`a command that this screen does not know: ${command}`);
	}

	#put(character: string): void {
		if (this.#column >= this.#columns) throw new Error("a row is wider than the screen");
		const line = (this.#lines[this.#row] ?? "").padEnd(this.#column);
		this.#lines[this.#row] = line.slice(0, this.#column) + character + line.slice(this.#column + 1);
		this.#column += 1;
	}
}
