/** From a message to the wire text of a format: the inverse of `parse`. */
import { wrong } from "../misuse/check.js";
import type { Format } from "../runtime/contract.js";
import { makeId } from "../runtime/engine/ids.js";
import { parse } from "../runtime/index.js";
import { DEFAULT_LIMITS } from "../runtime/limits.js";
import type { ParserOptions, ToolDefinition } from "../runtime/options.js";
import { checkFormat, checkOptions, unknownEntry } from "../runtime/program/check-options.js";
import { isRecord } from "../runtime/record.js";
import { NotJson } from "./json.js";
import { itemsOf, type RenderMessage } from "./message.js";
import { misread, noPlace } from "./reason.js";
import type { Item } from "./state.js";
import { fieldsOf, firstText } from "./survey.js";
import { Writer } from "./write.js";
import type { Writing } from "./writing.js";

/** What the writer knows of the request. */
export interface RenderOptions {
	/** the request's tools: what a reader will know of the types of values */
	readonly tools?: readonly ToolDefinition[] | undefined;
	/** the state in which the prompt has left the message, by the name of an entry of the format */
	readonly entry?: string | undefined;
}

/** The text of a message, or why the wire cannot carry it. */
export type Rendered =
	| { readonly status: "rendered"; readonly text: string }
	/** the wire cannot carry this message so that it is read back as it was */
	| { readonly status: "unrepresentable"; readonly reason: string };

/** Texts that are tried before the message is called unrepresentable: some for each turn of the choices. */
const TURNS = 4;
const TEXTS_PER_TURN = 12;

/**
 * The text that a model of this format would have written for the message. Each text is read back before it is given: what
 * the reader would take for something else is `unrepresentable`, with the first difference as its reason. Throws on an
 * unknown entry, and on a message with members that are in none of the shapes of `RenderMessage`.
 */
export function render(
	format: Format,
	writing: Writing,
	message: RenderMessage,
	options: RenderOptions = {},
): Rendered {
	checkOptions(options);
	checkWriting(format, writing);
	const { tools, entry } = options;
	const start = entry === undefined ? writing.message : writing.entries[entry];
	if (start === undefined) throw unknownEntry(format, entry ?? "");
	const reading: ParserOptions = {
		...(tools === undefined ? {} : { tools }),
		...(entry === undefined ? {} : { entry }),
	};
	let writer: Writer;
	try {
		const given = itemsOf(message);
		const items = entry === undefined ? given : begun(given, firstText(writing, start));
		const calls = items.filter(({ type }) => type === "call").length;
		const most = DEFAULT_LIMITS.calls;
		if (calls > most)
			return {
				status: "unrepresentable",
				reason: `${calls} calls: a reader takes ${most} at most`,
			};
		writer = new Writer(writing, {
			items,
			makeId: (name, index) => makeId(format.ids, name, String(index)),
		});
	} catch (error) {
		if (error instanceof NotJson) return { status: "unrepresentable", reason: error.message };
		throw error;
	}
	const { pieces } = writer;
	let reason: string | null = null;
	const tried = new Set<string>();
	for (let turn = 0; turn < TURNS; turn++) {
		let texts = 0;
		for (const text of writer.texts(start, turn)) {
			if (!tried.has(text)) {
				tried.add(text);
				const difference = misread(format, pieces, parse(format, text, reading));
				if (difference === null) return { status: "rendered", text };
				// what the plainest spelling cannot say either is the reason
				if (reason === null || (turn === 1 && texts === 0)) reason = difference;
			}
			if (++texts === TEXTS_PER_TURN) break;
		}
	}
	reason ??= noPlace(format, pieces, fieldsOf(writing, start), writer.progress);
	return { status: "unrepresentable", reason };
}

/** Throws where the writing is none, or that of another format. */
export function checkWriting(format: Format, writing: Writing): void {
	checkFormat(format);
	if (!isRecord(writing) || writing.format !== format.name)
		throw wrong(
			"the writing",
			`that of ${format.name}, as toolgrammar/writings/NAME exports it`,
			isRecord(writing) ? writing.format : writing,
		);
}

/** A prompt that has opened a text is followed by that text, even if it is empty. */
function begun(items: readonly Item[], first: "reasoning" | "content" | null): readonly Item[] {
	if (first === null || items[0]?.type === first) return items;
	return [{ type: first, text: "" }, ...items];
}
