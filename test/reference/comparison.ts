/** One text, read by the machine and by the interpreter: what must be equal, in a form that can be compared and printed. */
import type { Grammar } from "../../src/language/syntax.js";
import type { Format } from "../../src/runtime/contract.js";
import { eventsOf, fold } from "../properties/support/reading.js";
import type { Setting } from "../properties/support/settings.js";
import { interpret, type Piece } from "./interpret.js";

/** A line for each text and each call in their order, with its place; then the codes of the notices. */
export type Lines = readonly string[];

export function byMachine(format: Format, chunks: readonly string[], setting: Setting): Lines {
	const { items, notices } = fold(eventsOf(format, chunks, setting));
	return [
		...items.map((item) =>
			item.type === "call"
				? callLine(item)
				: `${item.type} ${item.start}-${item.end} ${JSON.stringify(item.text)}`,
		),
		...noticeLine(notices),
	];
}

export function byReference(grammar: Grammar, text: string, { options, finish }: Setting): Lines {
	const { tools, entry, strict } = options;
	const { pieces } = interpret(grammar, text, {
		finish,
		...(tools === undefined ? {} : { tools }),
		...(entry === undefined ? {} : { entry }),
		...(strict === undefined ? {} : { strict }),
	});
	return [
		...pieces.flatMap(pieceLine),
		...noticeLine(pieces.filter((piece) => piece.type === "notice")),
	];
}

function pieceLine(piece: Piece): Lines {
	switch (piece.type) {
		case "content":
		case "reasoning":
			return [`${piece.type} ${piece.start}-${piece.end} ${JSON.stringify(piece.text)}`];
		case "call":
			return [callLine(piece)];
		case "markup":
		case "notice":
			return [];
		default:
			return piece satisfies never;
	}
}

interface CallLike {
	readonly name: string;
	readonly arguments: string;
	readonly status: string;
	readonly repairs: readonly string[];
	readonly start: number;
	readonly end: number;
}

/** Ids are left out: those that are not on the wire are made up. */
function callLine(call: CallLike): string {
	const { name, status, repairs, start, end } = call;
	const codes = repairs.toSorted().join();
	return `call ${start}-${end} ${JSON.stringify(name)} ${call.arguments} ${status} [${codes}]`;
}

/** Codes in their order. */
function noticeLine(notices: readonly { readonly code: string }[]): Lines {
	return notices.length === 0 ? [] : [`notices ${notices.map(({ code }) => code).join()}`];
}
