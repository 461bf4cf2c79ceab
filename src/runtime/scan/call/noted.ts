/** Codes of the repairs that a call's object needed, each once, in the order of their places. */
export class Noted {
	readonly codes: string[] = [];

	note(code: string): void {
		if (!this.codes.includes(code)) this.codes.push(code);
	}
}
