/** How things look in a terminal; with NO_COLOR, marks in place of colours. */

export type Look =
	| "plain"
	| "wire"
	| "reasoning"
	| "held"
	| "frame"
	| "name"
	| "good"
	| "warn"
	| "bad"
	| "title";

/** Text with a look, within one row. */
export interface Span {
	readonly text: string;
	readonly look: Look;
}

const CODES: { readonly [L in Look]: string } = {
	plain: "",
	wire: "2",
	reasoning: "2;3",
	held: "2;4",
	frame: "36",
	name: "1;36",
	good: "32",
	warn: "33",
	bad: "31",
	title: "1",
};

/** A row as the terminal takes it; every look ends where its span ends. */
export function paint(row: readonly Span[], color: boolean): string {
	return row
		.map(({ text, look }) => {
			const code = CODES[look];
			return color && code !== "" && text !== "" ? `\u001b[${code}m${text}\u001b[0m` : text;
		})
		.join("");
}
