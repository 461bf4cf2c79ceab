import { joined } from "../scan/flat.js";
import { wholeLength } from "../scan/halves.js";

/** Where the JSON text of the arguments goes: out, or into the innermost value that is held back. */
export class Output {
	/** text that leaves with the next delta */
	ready = "";
	/** characters that are held back */
	heldLength = 0;
	private readonly held: string[] = [];

	get holds(): boolean {
		return this.held.length > 0;
	}

	write(text: string): void {
		const last = this.held.length - 1;
		if (last < 0) this.ready += text;
		else {
			this.held[last] = joined(this.held[last] ?? "", text);
			this.heldLength += text.length;
		}
	}

	/** The text that leaves now. */
	take(): string {
		const { ready } = this;
		const n = wholeLength(ready);
		this.ready = ready.slice(n);
		return ready.slice(0, n);
	}

	/** What is written from here on stays, until it is released. */
	hold(): void {
		this.held.push("");
	}

	release(): string {
		const text = this.held.pop() ?? "";
		this.heldLength -= text.length;
		return text;
	}

	clear(): void {
		this.ready = "";
		this.heldLength = 0;
		this.held.length = 0;
	}
}
