/** A display for files and pipes: what happens, in the order in which it happens, as plain text. */
import type { ParserEvent } from "../../runtime/events.js";
import type { Display } from "./player.js";
import type { Sample } from "./samples.js";
import { summary, type Tally } from "./tally.js";
import { oneRow, visible } from "./visible.js";

/** What the line that is being written belongs to. */
type Line = "none" | "content" | "reasoning" | "call";

export class PlainDisplay implements Display {
	readonly #write: (text: string) => Promise<void>;
	#line: Line = "none";
	/** with what the open call's line is taken up again behind a notice */
	#call = "";

	constructor(write: (text: string) => Promise<void>) {
		this.#write = write;
	}

	async begin({ name, format }: Sample): Promise<void> {
		await this.#write(`== ${format.name}/${name}: ${format.title}\n`);
	}

	async step(events: readonly ParserEvent[]): Promise<void> {
		const text = events.map((event) => this.#say(event)).join("");
		if (text !== "") await this.#write(text);
	}

	async end(tally: Tally, why: string | null): Promise<void> {
		const more = why === null ? "" : `-- why: ${why}\n`;
		await this.#write(`${this.#turn("none")}-- ${summary(tally)}\n${more}\n`);
	}

	#say(event: ParserEvent): string {
		switch (event.type) {
			case "content":
			case "reasoning":
				return this.#text(event.type, event.text);
			case "call-start": {
				const call = `[call ${event.index}] `;
				const end = this.#turn("none");
				this.#line = "call";
				this.#call = `${call}\u2026`;
				return `${end}${call}${oneRow(event.name)}(`;
			}
			case "call-arguments":
				return this.#turn("call") + oneRow(event.delta);
			case "call-end": {
				const codes = event.repairs.length > 0 ? `: ${event.repairs.join(", ")}` : "";
				return `${this.#turn("call")}) ${event.status}${codes}${this.#turn("none")}`;
			}
			case "notice":
				return `${this.#turn("none")}[notice] ${event.code}: ${oneRow(event.message)}\n`;
			case "markup":
				return "";
		}
	}

	/** Each line of reasoning has its mark; content has none. */
	#text(kind: "content" | "reasoning", text: string): string {
		let said = "";
		for (const line of visible(text).split(/(?<=\n)/)) {
			said += this.#turn(kind) + line;
			if (line.endsWith("\n")) this.#line = "none";
		}
		return said;
	}

	/** What to write before text of another kind: the end of the line so far, and the mark of the new one. */
	#turn(to: Line): string {
		if (this.#line === to) return "";
		const end = this.#line === "none" ? "" : "\n";
		this.#line = to;
		const marks: { readonly [L in Line]: string } = {
			none: "",
			content: "",
			reasoning: "[reasoning] ",
			call: this.#call,
		};
		return end + marks[to];
	}
}
