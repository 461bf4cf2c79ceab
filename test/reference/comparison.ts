/** One text, read by the machine and by the interpreter: what must be equal, in a form that can be compared and printed. */
import type { Grammar } from "../../src/language/syntax.js";
import type { Format } from "../../src/runtime/contract.js";
import type { ParserEvent } from "../../src/runtime/events.js";
import { eventsOf, fold } from "../properties/support/reading.js";
import type { Setting } from "../properties/support/settings.js";
import { interpret, type Piece } from "./interpret.js";

/**
 * A line for each text and each call in their order, with its place; then the codes of the notices. What has left of an
 * element tree that is cut is left out: the properties say that it is a beginning of the whole.
 */
export type Lines = readonly string[];

export function byMachine(format: Format, chunks: readonly string[], setting: Setting): Lines {
	return linesOf(format, eventsOf(format, chunks, setting));
}

/** The same, of the events of a parser. */
export function linesOf(format: Format, events: Iterable<ParserEvent>): Lines {
	const { items, notices } = fold(events);
	const trees = pushesTrees(format);
	return [
		...items.map((item) =>
			item.type === "call"
				? callLine(item, trees)
				: `${item.type} ${item.start}-${item.end} ${JSON.stringify(item.text)}`,
		),
		...noticeLine(trees && items.some(isCut) ? notices.filter(isSure) : notices),
	];
}

const withTreesInCode = new WeakMap<Format, boolean>();

function pushesTrees(format: Format): boolean {
	const has =
		withTreesInCode.get(format) ??
		format.nodes.some((node) => {
			return node.k === "op" && node.do.op === "push" && node.do.shape === "tree";
		});
	withTreesInCode.set(format, has);
	return has;
}

export function byReference(grammar: Grammar, text: string, { options, finish }: Setting): Lines {
	const { tools, entry, strict, limits, policies } = options;
	const { pieces } = interpret(grammar, text, {
		finish,
		...(tools === undefined ? {} : { tools }),
		...(entry === undefined ? {} : { entry }),
		...(strict === undefined ? {} : { strict }),
		...(limits === undefined ? {} : { limits }),
		...(policies?.callsInReasoning === "text" ? { callsInReasoning: "text" } : {}),
		...(policies?.lenient === undefined ? {} : { lenient: policies.lenient }),
	});
	const notices = pieces.filter((piece) => piece.type === "notice");
	const trees = hasTrees(grammar);
	return [
		...pieces.flatMap((piece) => pieceLine(piece, trees)),
		...noticeLine(trees && pieces.some(isCut) ? notices.filter(isSure) : notices),
	];
}

const withTrees = new WeakMap<Grammar, boolean>();

function hasTrees(grammar: Grammar): boolean {
	const has = withTrees.get(grammar) ?? JSON.stringify(grammar.rules).includes('"shape":"tree"');
	withTrees.set(grammar, has);
	return has;
}

function pieceLine(piece: Piece, trees: boolean): Lines {
	switch (piece.type) {
		case "content":
		case "reasoning":
			return [`${piece.type} ${piece.start}-${piece.end} ${JSON.stringify(piece.text)}`];
		case "call":
			return [callLine(piece, trees)];
		case "markup":
		case "notice":
			return [];
		default:
			return piece satisfies never;
	}
}

function isCut(one: object): boolean {
	return "status" in one && one.status === "incomplete";
}

/** Not about a value of a tree, which may have been read when the tree was cut, or not. */
function isSure({ code }: { readonly code: string }): boolean {
	return code !== "kept-string" && code !== "duplicate-key";
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
function callLine(call: CallLike, trees: boolean): string {
	const { name, status, repairs, start, end } = call;
	const codes = repairs.toSorted().join();
	const text = trees && status === "incomplete" ? "…" : call.arguments;
	return `call ${start}-${end} ${JSON.stringify(name)} ${text} ${status} [${codes}]`;
}

/** Codes in their order. */
function noticeLine(notices: readonly { readonly code: string }[]): Lines {
	return notices.length === 0 ? [] : [`notices ${notices.map(({ code }) => code).join()}`];
}
