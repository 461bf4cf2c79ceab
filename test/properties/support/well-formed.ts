/**
 * Well-formed messages, made from the examples of a format: the calls of an example, with other arguments in them. What a
 * format looks like is read from its examples and from what the parser makes of them; no format is known by name.
 */

import type { ToolDefinition } from "../../../src/runtime/options.js";
import { readTools } from "../../../src/tools/index.js";
import { besideMarks, type CallItem, callsOf, print, type Reading, read } from "./reading.js";
import { type Setting, settingOf } from "./settings.js";
import type { Subject } from "./subjects.js";

/** An example that is read without any notice or repair. */
export interface Whole {
	readonly title: string;
	readonly input: string;
	readonly setting: Setting;
	readonly reading: Reading;
}

const wholes = new WeakMap<Subject, readonly Whole[]>();

/** The examples in which nothing is wrong to a caller: all calls complete, nothing to notice, nothing cut. */
export function cleanExamples(subject: Subject): readonly Whole[] {
	return subject.examples.flatMap((example): Whole[] => {
		const setting = settingOf(example, false);
		if (setting.finish !== "stop") return [];
		const reading = read(subject.format, [example.input], setting);
		const clean =
			besideMarks(reading).notices.length === 0 &&
			callsOf(reading).every((call) => call.status === "complete");
		return clean ? [{ title: example.title, input: example.input, setting, reading }] : [];
	});
}

/** Those of them that are well-formed: no lenient rule has read a part outside of the calls, which leaves no trace. */
export function wholeExamples(subject: Subject): readonly Whole[] {
	let found = wholes.get(subject);
	if (found === undefined) {
		found = cleanExamples(subject).filter(({ input, setting, reading }) => {
			const options = { ...setting.options, policies: { lenient: [] } };
			return print(read(subject.format, [input], { ...setting, options })) === print(reading);
		});
		wholes.set(subject, found);
	}
	return found;
}

/** A place in a well-formed example that can be filled otherwise. */
export interface Slot {
	readonly whole: Whole;
	readonly call: CallItem;
	readonly before: string;
	readonly after: string;
}

/** The only place of `part` in the call's text, as what stands before and behind it in the message. */
function slotAt(whole: Whole, call: CallItem, part: string): Slot | null {
	const { input } = whole;
	if (part === "") return null;
	const text = input.slice(call.start, call.end);
	const at = text.indexOf(part);
	if (at < 0 || text.indexOf(part, at + 1) >= 0) return null;
	const from = call.start + at;
	return { whole, call, before: input.slice(0, from), after: input.slice(from + part.length) };
}

/** The arguments as they stand in the text: of calls whose arguments are JSON there. */
export function argumentSlots(subject: Subject): readonly Slot[] {
	return wholeExamples(subject).flatMap((whole) =>
		callsOf(whole.reading).flatMap((call) => {
			const slot = slotAt(whole, call, call.arguments);
			return slot === null ? [] : [slot];
		}),
	);
}

/** The names as they stand in the text. */
export function nameSlots(subject: Subject): readonly Slot[] {
	return wholeExamples(subject).flatMap((whole) =>
		callsOf(whole.reading).flatMap((call) => {
			const slot = slotAt(whole, call, call.name);
			return slot === null ? [] : [slot];
		}),
	);
}

export interface StringSlot extends Slot {
	readonly key: string;
	/** the tools of the example, with the key declared as a string */
	readonly setting: Setting;
	/** a newline of the layout stands on both sides */
	readonly framed: boolean;
}

/** The string parameters that stand in the text as they are, between two tags: no quotes around them, no escapes. */
export function stringSlots(subject: Subject): readonly StringSlot[] {
	if (!subject.format.nodes.some((node) => node.k === "text" && node.field === "value")) return [];
	return wholeExamples(subject).flatMap((whole) =>
		callsOf(whole.reading).flatMap((call) =>
			slotAt(whole, call, call.arguments) === null ? stringsOf(whole, call) : [],
		),
	);
}

function stringsOf(whole: Whole, call: CallItem): StringSlot[] {
	const given: unknown = JSON.parse(call.arguments);
	return Object.entries(given as Record<string, unknown>).flatMap(([key, value]): StringSlot[] => {
		if (typeof value !== "string") return [];
		const slot = slotAt(whole, call, value);
		if (slot === null || /["']$/.test(slot.before)) return [];
		return [
			{
				...slot,
				key,
				setting: declared(whole.setting, call.name, key, { type: "string" }),
				framed: slot.before.endsWith("\n") && slot.after.startsWith("\n"),
			},
		];
	});
}

/** The setting with one parameter declared in another way. */
export function declared(setting: Setting, name: string, key: string, schema: object): Setting {
	const tools = readTools(setting.options.tools ?? []);
	const old = tools.find((tool) => tool.name === name);
	const parameters = typeof old?.parameters === "object" ? old.parameters : {};
	const properties = { ...(parameters.properties as object | undefined), [key]: schema };
	const made: ToolDefinition = { name, parameters: { type: "object", properties } };
	const others = tools.filter((tool) => tool.name !== name);
	return { ...setting, options: { ...setting.options, tools: [...others, made] } };
}

/** What a reading should be when only the arguments of one call have become others, and the text longer or shorter. */
export function withArguments(slot: Slot, written: string, read: string): Reading {
	const { whole, call, before, after } = slot;
	const from = before.length;
	const grown = from + written.length + after.length - whole.input.length;
	// a call may commit behind the first character of its arguments
	const moved = (at: number): number => (at > from + 1 ? at + grown : at);
	return {
		items: whole.reading.items.map((item) => {
			const place = { start: moved(item.start), end: moved(item.end) };
			if (item.type !== "call") return { ...item, ...place };
			return {
				...item,
				...place,
				commit: moved(item.commit),
				arguments: item.index === call.index ? read : item.arguments,
			};
		}),
		notices: [],
	};
}
