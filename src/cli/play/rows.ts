/** Blocks as rows of styled text. Pure: the same block and width give the same rows. */
import type { Look, Span } from "./style.js";
import type { Block, CallBlock } from "./view.js";
import { oneRow, visible, width as widthOf } from "./visible.js";
import { wrap } from "./wrap.js";

export type Row = readonly Span[];

export interface Screen {
	/** columns that rows may use */
	readonly width: number;
	/** rows that the part that is redrawn may have */
	readonly height: number;
	readonly color: boolean;
}

/** Held text that is shown, at most: its end. */
const HELD_SHOWN = 120;

/** A block that will not change any more. */
export function blockRows(block: Block, screen: Screen): readonly Row[] {
	switch (block.kind) {
		case "content":
		case "reasoning":
			return wrap([textSpan(block.kind, block.text)], screen.width);
		case "call":
			return callRows(block, [], screen);
		case "notice":
			return wrap(
				[
					{ text: `! ${oneRow(block.code)}`, look: "warn" },
					{ text: ` ${oneRow(block.message)}`, look: "plain" },
				],
				screen.width,
			);
	}
}

/** The part of the picture that still moves: the open block, with what is held back at its end. */
export function liveRows(open: Block | null, held: string, screen: Screen): readonly Row[] {
	const tail = heldSpans(held, screen.color);
	if (open?.kind === "call") return callRows(open, tail, screen, screen.height);
	if (open === null || open.kind === "notice")
		return tail.length > 0 ? wrap(tail, screen.width) : [];
	const room = screen.height * screen.width;
	const text = textSpan(open.kind, open.text.slice(-room));
	return wrap([text, ...tail], screen.width).slice(-screen.height);
}

/** The name, the arguments between bars, the verdict; at most `height` rows, of the arguments the last. */
function callRows(
	call: CallBlock,
	tail: readonly Span[],
	screen: Screen,
	height?: number,
): readonly Row[] {
	const inner = Math.max(1, screen.width - 2);
	const body = Math.max(1, (height ?? Number.POSITIVE_INFINITY) - 2);
	const text = call.arguments.slice(height === undefined ? 0 : -body * inner);
	const rows = wrap(
		[{ text: visible(text).replaceAll("\n", "\u21b5"), look: "plain" }, ...tail],
		inner,
	);
	const verdict = verdictSpan(call);
	return [
		...headRows(call, screen.width),
		...rows.slice(-body).map((row): Row => [{ text: "\u2502 ", look: "frame" }, ...row]),
		...(verdict ? wrap([{ text: "\u2570 ", look: "frame" }, verdict], screen.width) : []),
	];
}

/** The id stands at the right where there is room for it. */
function headRows(call: CallBlock, width: number): readonly Row[] {
	const left = `\u256d call ${call.index} `;
	const name = oneRow(call.name);
	const id = oneRow(call.id);
	const gap = width - widthOf(left) - widthOf(name) - widthOf(id);
	const head: Row = [
		{ text: left, look: "frame" },
		{ text: name, look: "name" },
	];
	if (gap < 2) return wrap(head, width);
	return [[...head, { text: " ".repeat(gap) + id, look: "reasoning" }]];
}

function verdictSpan({ status, repairs }: CallBlock): Span | null {
	if (status === null) return null;
	const looks: { readonly [S in typeof status]: Look } = {
		complete: "good",
		repaired: "warn",
		incomplete: "bad",
	};
	const codes = repairs.length > 0 ? `: ${repairs.join(", ")}` : "";
	return { text: status + codes, look: looks[status] };
}

function textSpan(kind: "content" | "reasoning", text: string): Span {
	const shown = visible(text.replace(/\r$/, "")).replaceAll("\t", "    ");
	return { text: shown, look: kind === "content" ? "plain" : "reasoning" };
}

/** Without colours the tail stands between marks. */
function heldSpans(held: string, color: boolean): readonly Span[] {
	if (held === "") return [];
	const cut = held.length > HELD_SHOWN ? `\u2026${held.slice(-HELD_SHOWN)}` : held;
	const text = oneRow(cut);
	return [{ text: color ? text : `\u2039${text}\u203a`, look: "held" }];
}
