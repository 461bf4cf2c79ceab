/** Sample text in pieces of about the size of a model's tokens. */

/** Characters of a token, about; whole code points. */
const TOKEN = 4;

export function tokens(text: string): readonly string[] {
	const characters = [...text];
	const pieces: string[] = [];
	for (let at = 0; at < characters.length; at += TOKEN)
		pieces.push(characters.slice(at, at + TOKEN).join(""));
	return pieces;
}
