/**
 * Calls that can be put one after the other: the part of a well-formed example from the opening of its first call or section
 * to the close of its last. Only those that begin with an opening marker, and are the same calls between two lines of prose:
 * others are bound to the beginning of the message, or end with it.
 */
import type { ToolDefinition } from "../../../src/runtime/options.js";
import { callsOf, print, read } from "./reading.js";
import type { Setting } from "./settings.js";
import type { Subject } from "./subjects.js";
import { type Whole, wholeExamples } from "./well-formed.js";

export interface Block {
	readonly text: string;
	readonly title: string;
	/** calls in it */
	readonly count: number;
}

const known = new WeakMap<Subject, readonly Block[]>();

export function blocksOf(subject: Subject): readonly Block[] {
	let blocks = known.get(subject);
	if (blocks === undefined) {
		blocks = wholeExamples(subject)
			.flatMap((whole) => blockOf(subject, whole) ?? [])
			.filter((block) => standsInProse(subject, block));
		known.set(subject, blocks);
	}
	return blocks;
}

/**
 * One setting for all blocks: the tools of all of them, each under the first declaration it has. All that is called is
 * declared: strict mode withholds what is not.
 */
export function blockSetting(subject: Subject, strict: boolean): Setting {
	const tools = new Map<string, ToolDefinition>();
	const wholes = wholeExamples(subject);
	for (const { setting } of wholes) {
		for (const tool of setting.options.tools ?? []) {
			const { name } = "function" in tool ? tool.function : tool;
			if (!tools.has(name)) tools.set(name, tool);
		}
	}
	for (const { reading } of wholes) {
		for (const { name } of callsOf(reading)) if (!tools.has(name)) tools.set(name, { name });
	}
	return { options: { tools: [...tools.values()], strict }, finish: "stop" };
}

const LINE = "Well, so.\n";

/** Whether it is the same calls in the middle of a message, and what stands around it is text. */
function standsInProse(subject: Subject, { text }: Block): boolean {
	const setting = blockSetting(subject, false);
	const said = (message: string): string[] =>
		callsOf(read(subject.format, [message], setting)).map(
			(call) => `${call.name} ${call.arguments} ${call.status}`,
		);
	const message = `${LINE}${text}\n${LINE}`;
	const { items } = read(subject.format, [message], setting);
	const [first, last] = [items[0], items[items.length - 1]];
	return (
		said(message).join("\n") === said(text).join("\n") &&
		first?.type === "content" &&
		first.text.startsWith(LINE) &&
		last?.type === "content" &&
		last.text.endsWith(LINE)
	);
}

function blockOf(subject: Subject, { title, input, setting, reading }: Whole): Block | null {
	const { format } = subject;
	const { items } = reading;
	const count = callsOf(reading).length;
	const [first, last] = [items[0], items[items.length - 1]];
	if (
		count === 0 ||
		setting.options.entry !== undefined ||
		items.some(({ type }) => type === "reasoning")
	)
		return null;
	let text = input;
	for (const end of format.ends) if (text.endsWith(end)) text = text.slice(0, -end.length);
	if (last?.type === "content" && last.end === text.length) text = text.slice(0, last.start);
	if (first?.type === "content" && first.start === 0) text = text.slice(first.end);
	if (!format.openings.some((id) => text.startsWith(format.literals[id] ?? ""))) return null;
	if (format.reasoning && holdsThought(subject, text, setting)) return null;
	return { text, title, count };
}

/** Whether a thought stands outside of the calls, an empty one too: with a word in it, it says something. */
function holdsThought({ format }: Subject, text: string, setting: Setting): boolean {
	const calls = callsOf(read(format, [text], setting));
	for (let at = 0; at < text.length; at++) {
		if (calls.some(({ start, end }) => start < at && at < end)) continue;
		const { items } = read(format, [`${text.slice(0, at)}word${text.slice(at)}`], setting);
		if (items.some(({ type }) => type === "reasoning")) return true;
	}
	return false;
}

/** The story of a message without its places: texts that are more than white space, and calls. */
export function story(subject: Subject, text: string, setting: Setting): readonly string[] {
	const lines: string[] = [];
	let words = "";
	const flush = (): void => {
		if (words !== "") lines.push(`text ${words}`);
		words = "";
	};
	for (const item of read(subject.format, [text], setting).items) {
		if (item.type === "call") {
			flush();
			lines.push(`call ${item.name} ${item.arguments} ${item.status} ${item.repairs.join()}`);
		} else words += item.text.replace(/\s+/g, "");
	}
	flush();
	return lines;
}

/** The same story, whole and character by character. */
export function sameStory(subject: Subject, text: string, setting: Setting): boolean {
	const [whole, streamed] = [[text], text.split("")].map((chunks) =>
		print(read(subject.format, chunks, setting)),
	);
	return whole === streamed;
}
