/** The output in pieces, each with what it is: for colours. */
import type { Format } from "../runtime/contract.js";
import type { CallStatus, Message, ParserEvent, ToolCall } from "../runtime/events.js";
import type { Span, SpanKind } from "./types.js";

/** Pieces that tile the text. What no event has is markup. */
export function spansOf(
	format: Format,
	text: string,
	events: readonly ParserEvent[],
	message: Message,
): readonly Span[] {
	const spans = new Tiles();
	const withheld = new Set(
		message.notices.flatMap(({ code, start }) => (code.startsWith("withheld") ? [start] : [])),
	);
	const calls = new Map(message.toolCalls.map((call) => [call.index, call]));
	const marks = format.literals.map((one) => one.trim()).filter((one) => one.length >= SHORTEST);
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
				markup = call === undefined ? "markup" : MARKUP[call.status];
				nameIn(spans, text, event, call, markup);
				break;
			}
			case "call-arguments":
				spans.between(text, event.start);
				spans.add("arguments", event.start, valueEnd(text, event, marks), markup);
				spans.upTo(event.end, markup);
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

/** Characters that may wait between two pieces of arguments. */
const MOST_WAITED = 64;
/** Shorter marks are quotes and brackets, which values have, too. */
const SHORTEST = 4;
/** Characters at the end of a value that may be its close. */
const MOST_CLOSE = 400;

/** A value that leaves at its end has its close in its span. */
function valueEnd(
	text: string,
	{ start, end }: { readonly start: number; readonly end: number },
	marks: readonly string[],
): number {
	const from = Math.max(start, end - MOST_CLOSE);
	let value = text.slice(from, end).trimEnd();
	let closed = false;
	for (let mark = endOf(value, marks); mark !== undefined; mark = endOf(value, marks)) {
		value = value.slice(0, -mark.length).trimEnd();
		closed = true;
	}
	return closed ? from + value.length : end;
}

function endOf(value: string, marks: readonly string[]): string | undefined {
	return marks.find((mark) => value.endsWith(mark));
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

const MARKUP: Readonly<Record<CallStatus, SpanKind>> = {
	complete: "markup",
	repaired: "repaired",
	incomplete: "cut",
};

class Tiles {
	readonly all: Span[] = [];
	private at = 0;

	/** What stands before it and belongs to nothing is of the kind `between`. */
	add(kind: SpanKind, start: number, end: number, between: SpanKind): void {
		this.upTo(start, between);
		this.upTo(end, kind);
	}

	/** A comma that waited for what follows is of the arguments, as what stands around it. */
	between(text: string, start: number): void {
		const waited = start - this.at <= MOST_WAITED && /^[,\s]*$/.test(text.slice(this.at, start));
		if (waited && this.all.at(-1)?.kind === "arguments") this.upTo(start, "arguments");
	}

	upTo(end: number, kind: SpanKind): void {
		if (end <= this.at) return;
		const last = this.all.at(-1);
		if (last?.kind === kind) this.all[this.all.length - 1] = { ...last, end };
		else this.all.push({ kind, start: this.at, end });
		this.at = end;
	}
}
