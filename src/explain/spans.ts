/** The output in pieces, each with what it is: for colours. */
import type { Message, ParserEvent, ToolCall } from "../runtime/events.js";
import type { Span, SpanKind } from "./types.js";

/** Pieces that tile the text. What no event has is markup. */
export function spansOf(
	text: string,
	events: readonly ParserEvent[],
	message: Message,
): readonly Span[] {
	const spans = new Tiles();
	const withheld = new Set(
		message.notices.flatMap(({ code, start }) => (code.startsWith("withheld") ? [start] : [])),
	);
	const calls = new Map(message.toolCalls.map((call) => [call.index, call]));
	let markup: SpanKind = "markup";
	for (const event of events) {
		switch (event.type) {
			case "content":
				spans.add(
					withheld.has(event.start) ? "withheld" : "content",
					event.start,
					event.end,
					"markup",
				);
				break;
			case "reasoning":
				spans.add("reasoning", event.start, event.end, "markup");
				break;
			case "call-start": {
				const call = calls.get(event.index);
				markup = call !== undefined && call.status !== "complete" ? "repaired" : "markup";
				nameIn(spans, text, event, call, markup);
				break;
			}
			case "call-arguments":
				spans.add("arguments", event.start, event.end, markup);
				break;
			case "call-end":
				spans.upTo(event.end, markup);
				markup = "markup";
				break;
			case "notice":
				if (event.code.startsWith("withheld"))
					spans.add("withheld", event.start, event.end, "markup");
				break;
			case "markup":
				spans.upTo(event.end, markup);
				break;
			default:
				event satisfies never;
		}
	}
	spans.upTo(text.length, "markup");
	return spans.all;
}

/** A call's name stands in what was read before it committed. */
function nameIn(
	spans: Tiles,
	text: string,
	{ name, start, end }: { readonly name: string; readonly start: number; readonly end: number },
	call: ToolCall | undefined,
	markup: SpanKind,
): void {
	const read = text.slice(start, end);
	const at = call === undefined || name === "" ? -1 : read.lastIndexOf(name);
	spans.upTo(at < 0 ? end : start + at, markup);
	if (at >= 0) spans.add("name", start + at, start + at + name.length, markup);
	spans.upTo(end, markup);
}

class Tiles {
	readonly all: Span[] = [];
	private at = 0;

	/** What stands before it and belongs to nothing is of the kind `between`. */
	add(kind: SpanKind, start: number, end: number, between: SpanKind): void {
		this.upTo(start, between);
		this.upTo(end, kind);
	}

	upTo(end: number, kind: SpanKind): void {
		if (end <= this.at) return;
		const last = this.all.at(-1);
		if (last?.kind === kind) this.all[this.all.length - 1] = { ...last, end };
		else this.all.push({ kind, start: this.at, end });
		this.at = end;
	}
}
