/**
 * Content without the white space at its ends, while it streams. Templates put their own around calls: with the model's beside it
 * the next prompt would not begin as the text that the engine has computed. Between calls there is no text of white space alone.
 */
import type { ContentEvent, ParserEvent } from "../runtime/events.js";

export class Trim {
	/** white space that stands before more content, or at the end */
	private held = "";
	private begun = false;

	pass(events: readonly ParserEvent[]): readonly ParserEvent[] {
		if (!events.some(({ type }) => type === "content")) return events;
		return events.flatMap((event): readonly ParserEvent[] =>
			event.type === "content" ? this.content(event) : [event],
		);
	}

	private content(event: ContentEvent): readonly ContentEvent[] {
		const visible = event.text.trimEnd();
		if (visible === "") {
			this.held += event.text;
			return [];
		}
		const text = this.begun ? this.held + visible : visible.trimStart();
		this.begun = true;
		this.held = event.text.slice(visible.length);
		return [{ ...event, text }];
	}
}
