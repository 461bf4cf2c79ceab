/** From the bytes of an answer to its server-sent events. */
import { createParser } from "eventsource-parser";

export interface ServerEvent {
	readonly data: string;
	/** the server calls it an error */
	readonly failed: boolean;
}

/** Characters of one event. Those of a token with its twenty runners-up have some thousand. */
const LONGEST_EVENT = 1 << 20;

export class EventReader {
	private readonly decoder = new TextDecoder("utf-8", { fatal: true });
	private events: ServerEvent[] = [];
	private heard = false;
	/** what is no event stream, as the rest of a sentence; nothing behind it counts. Null: all is well */
	wrong: string | null = null;

	private readonly parser = createParser({
		maxBufferSize: LONGEST_EVENT,
		onEvent: ({ event, data }) => {
			// behind a line that is wrong nothing counts, even if it came with it
			if (this.wrong !== null) return;
			this.heard = true;
			this.events.push({ data, failed: event === "error" });
		},
		onComment: () => {
			this.heard = true;
		},
		onError: ({ type, field, value }) => {
			if (type === "max-buffer-size-exceeded")
				this.wrong ??= `an event of more than ${LONGEST_EVENT} characters`;
			// Older servers of llama.cpp write `error:` where others write `data:`.
			else if (type === "unknown-field" && field === "error")
				this.events.push({ data: value ?? "", failed: true });
			else if (type === "unknown-field") this.wrong ??= "a line that is none of an event stream";
		},
	});

	/** `heard`: an event or a comment is whole. What stood before a line that is wrong is handed out. */
	feed(bytes: Uint8Array): { readonly events: readonly ServerEvent[]; readonly heard: boolean } {
		this.heard = false;
		this.events = [];
		this.parser.feed(this.decode(bytes));
		return { events: this.events, heard: this.heard };
	}

	private decode(bytes: Uint8Array): string {
		try {
			return this.decoder.decode(bytes, { stream: true });
		} catch {
			this.wrong = "bytes that are no UTF-8";
			return "";
		}
	}
}
