import { BACKSLASH, QUOTE } from "../characters.js";
import { isSpace } from "../classes.js";

/** JSON text without the white space between its tokens; so much of it that more cannot be what is looked for. */
export class Compact {
	text = "";
	inString = false;
	private escaped = false;

	/** `most`: characters that are kept */
	constructor(private readonly most: number) {}

	get length(): number {
		return this.text.length;
	}

	get isEmpty(): boolean {
		return this.text === "";
	}

	/** False: the character is white space between tokens, or too much. */
	add(code: number): boolean {
		if (!this.inString && isSpace(code)) return false;
		if (this.escaped) this.escaped = false;
		else if (code === BACKSLASH) this.escaped = this.inString;
		else if (code === QUOTE) this.inString = !this.inString;
		if (this.text.length <= this.most) this.text += String.fromCharCode(code);
		return this.text.length <= this.most;
	}

	addAll(text: string): void {
		for (let k = 0; k < text.length; k++) this.add(text.charCodeAt(k));
	}
}
