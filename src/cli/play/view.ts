/** What a viewer has seen of a message so far: events folded into blocks. No terminal in here. */
import type { CallStatus, ParserEvent } from "../../runtime/events.js";

export type Block =
	/** one line of text */
	| { readonly kind: "content" | "reasoning"; readonly text: string }
	| CallBlock
	| { readonly kind: "notice"; readonly code: string; readonly message: string };

export interface CallBlock {
	readonly kind: "call";
	readonly index: number;
	readonly id: string;
	readonly name: string;
	readonly arguments: string;
	/** null: it is still being written */
	readonly status: CallStatus | null;
	readonly repairs: readonly string[];
}

export interface View {
	/** blocks that will not change any more, since the last `takeClosed` */
	closed: Block[];
	/** the block that grows */
	open: Block | null;
}

export function emptyView(): View {
	return { closed: [], open: null };
}

export function applyEvent(view: View, event: ParserEvent): void {
	switch (event.type) {
		case "content":
		case "reasoning":
			addText(view, event.type, event.text);
			return;
		case "call-start": {
			const { index, id, name } = event;
			closeOpen(view);
			view.open = { kind: "call", index, id, name, arguments: "", status: null, repairs: [] };
			return;
		}
		case "call-arguments":
			if (view.open?.kind === "call")
				view.open = { ...view.open, arguments: view.open.arguments + event.delta };
			return;
		case "call-end": {
			const { status, repairs } = event;
			if (view.open?.kind === "call") view.open = { ...view.open, status, repairs };
			closeOpen(view);
			return;
		}
		case "notice": {
			const notice = { kind: "notice", code: event.code, message: event.message } as const;
			// A notice about the call that is being written must not cut its block in two.
			if (view.open?.kind !== "call") closeOpen(view);
			view.closed.push(notice);
			return;
		}
		case "markup":
			return;
	}
}

/** The blocks that were closed since the last time; they are forgotten here. */
export function takeClosed(view: View): readonly Block[] {
	const { closed } = view;
	view.closed = [];
	return closed;
}

/** At the end of the message nothing is open. */
export function closeOpen(view: View): void {
	if (view.open) view.closed.push(view.open);
	view.open = null;
}

/** Lines are blocks of their own, so that only the last one is redrawn when text is added. */
function addText(view: View, kind: "content" | "reasoning", text: string): void {
	const lines = text.split("\n");
	lines.forEach((line, at) => {
		if (view.open?.kind !== kind) {
			closeOpen(view);
			// The end of a line that nobody has begun is no line: what was before has ended it.
			if (at === lines.length - 1 && line === "") return;
			view.open = { kind, text: "" };
		}
		if (view.open.kind === kind) view.open = { kind, text: view.open.text + line };
		if (at < lines.length - 1) closeOpen(view);
	});
}
