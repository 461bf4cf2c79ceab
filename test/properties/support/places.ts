/**
 * Places of arguments in messages that the writer has written: a value that stands nowhere else is written, and looked for in
 * the text. Whether the place takes any text as it is, or has quotes and escapes, the writer tells too.
 */
import type { MemberValue } from "../../../src/runtime/contract.js";
import { type CallItem, callsOf, type Reading } from "./reading.js";
import type { Setting } from "./settings.js";
import type { Subject } from "./subjects.js";
import { argumentSlots, type Slot, type StringSlot } from "./well-formed.js";
import { prescribed, readable, type Said, settingFor, textsOf } from "./written.js";

/** What marks the place: letters (two words: a condition may wait for the end of the first) and digits that no grammar writes. */
const LETTERS = "zqw xzq";
const DIGITS = 98712345;
/** a text that quotes or escapes would change */
const AWKWARD = "zq\"\\'zq";

export interface TextPlace extends StringSlot {
	/** the declared type decides what the text is; else the wire itself says that it is a string */
	readonly typed: boolean;
	/** it is the argument `key` itself, no part of one */
	readonly top: boolean;
}

/** Messages with the value as an argument: the only one, among others, in the second of three calls, and inside of others. */
function messages(subject: Subject, value: unknown): readonly { said: Said[]; key: string }[] {
	const ask = (key: string, args: Record<string, unknown>, name = "f"): Said => ({
		name,
		arguments: { [key]: value, ...args },
	});
	const named = ["f", ...prescribed(subject, "name")].flatMap((name) =>
		["k", ...prescribed(subject, "key")].map((key) => ({ said: [ask(key, {}, name)], key })),
	);
	const first: Said = { name: "g", arguments: { n: 1 } };
	const last: Said = { name: "h", arguments: {} };
	return [
		...named,
		...named.map(({ said, key }) => ({ said: [first, ...said, last], key })),
		{ said: [{ name: "f", arguments: { a: "one", k: value, b: "two" } }], key: "k" },
		{ said: [{ name: "f", arguments: { n: 2, k: value } }], key: "k" },
		{ said: [{ reasoning: "Well." }, { content: "So.\n" }, ask("k", { b: "two" })], key: "k" },
		{ said: [{ name: "f", arguments: { o: { a: 1, in: value } } }], key: "o" },
		{ said: [{ name: "f", arguments: { l: ["one", value] } }], key: "l" },
	];
}

/** The layouts of one message that are used, and the ways to write one among which a layout is looked for. */
const LAYOUTS = 4;
const WAYS = 400;

/** Slots of the value in the messages, `as` what a law wants of them. */
function placesOf<T extends Slot>(
	subject: Subject,
	value: string | number,
	as: (slot: Slot, said: readonly Said[], key: string) => T | null,
): T[] {
	const found = new Map<string, T>();
	for (const { said, key } of messages(subject, value)) {
		const setting = settingFor(said);
		let count = 0;
		for (const { text, reading } of readable(subject, said, setting, WAYS)) {
			const at = text.indexOf(String(value));
			const call = callsOf(reading).find((one) => one.arguments.includes(String(value)));
			if (call === undefined || at < 0 || text.includes(String(value), at + 1)) continue;
			const place = as(slotOf(text, setting, reading, call, at, String(value).length), said, key);
			if (place === null) continue;
			found.set(text, place);
			if (++count === LAYOUTS) break;
		}
	}
	return [...found.values()];
}

function slotOf(
	input: string,
	setting: Setting,
	reading: Reading,
	call: CallItem,
	at: number,
	width: number,
): Slot {
	return {
		whole: { title: "as the writer writes it", input, setting, reading },
		call,
		before: input.slice(0, at),
		after: input.slice(at + width),
	};
}

/** The same message with another value in its place. */
function withValue(said: readonly Said[], from: string | number, to: unknown): Said[] {
	const change = (value: unknown): unknown => {
		if (value === from) return to;
		if (Array.isArray(value)) return value.map(change);
		if (typeof value !== "object" || value === null) return value;
		return Object.fromEntries(Object.entries(value).map(([key, of]) => [key, change(of)]));
	};
	return said.map((one) => change(one) as Said);
}

const texts = new WeakMap<Subject, readonly TextPlace[]>();

/** The places of strings that stand between markers as they are. */
export function textPlaces(subject: Subject): readonly TextPlace[] {
	let places = texts.get(subject);
	if (places === undefined) {
		places = takesText(subject) ? findTexts(subject) : [];
		texts.set(subject, places);
	}
	return places;
}

/** Whether the format has open text as a value. */
export function takesText({ format }: Subject): boolean {
	return format.nodes.some((node) => node.k === "text" && node.field === "value");
}

/** Whether values come as bare text, which the schema makes numbers of. */
export function takesBareText(subject: Subject): boolean {
	const { nodes } = subject.format;
	return takesText(subject) || nodes.some((node) => node.k === "value" && node.yaml === true);
}

function findTexts(subject: Subject): readonly TextPlace[] {
	const attributes = subject.format.nodes.some(
		(node) => node.k === "atom" && node.kind === "attr" && node.field === "value",
	);
	const marked = subject.format.nodes.some(
		(node) => node.k === "text" && node.field === "value" && !node.typed,
	);
	// the ways to write a message are asked for at each of its layouts
	const known = new Map<string, ReadonlySet<string>>();
	const waysOf = (said: readonly Said[], value: unknown): ReadonlySet<string> => {
		const asked = withValue(said, LETTERS, value);
		const key = JSON.stringify(asked);
		const ways = known.get(key) ?? new Set(textsOf(subject, asked, WAYS));
		known.set(key, ways);
		return ways;
	};
	return placesOf(subject, LETTERS, (slot, said, key): TextPlace | null => {
		const { before, after, whole } = slot;
		const writes = (value: unknown, text: string): boolean =>
			waysOf(said, value).has(before + text + after);
		if (!writes(AWKWARD, AWKWARD)) return null;
		// an attribute is no open text: it ends at its quote, and its entities are decoded
		if (attributes && before.endsWith('="') && after.startsWith('"')) return null;
		const framed = before.endsWith("\n") && after.startsWith("\n");
		const typed = !marked || writes(DIGITS, String(DIGITS));
		const given = JSON.parse(slot.call.arguments) as Record<string, unknown>;
		return { ...slot, key, setting: whole.setting, framed, typed, top: given[key] === LETTERS };
	});
}

/** The places of numbers, whatever stands around them. */
export function numberPlaces(subject: Subject): readonly Slot[] {
	return placesOf(subject, DIGITS, (slot) => slot);
}

const objects = new WeakMap<Subject, readonly Slot[]>();

/** The places of arguments that are one JSON object: those that the writer makes, and those of examples. */
export function objectPlaces(subject: Subject): readonly Slot[] {
	let places = objects.get(subject);
	if (places === undefined) {
		// the word tells JSON from Python
		const given = { zqa: [true, "zqb"] };
		const json = '{"zqa": [true, "zqb"]}';
		const ask: Said = { name: "f", arguments: given };
		const said = [
			[ask],
			[{ name: "g", arguments: {} }, ask, { name: "h", arguments: { n: 1 } }],
			[{ reasoning: "Well." }, { content: "So.\n" }, ask],
		];
		const written = said.flatMap((one) => {
			const setting = settingFor(one);
			const found: Slot[] = [];
			for (const { text, reading } of readable(subject, one, setting)) {
				const at = text.indexOf(json);
				const call = callsOf(reading).find(({ name }) => name === "f");
				if (call?.arguments !== json || at < 0) continue;
				found.push(slotOf(text, setting, reading, call, at, json.length));
				if (found.length === LAYOUTS) break;
			}
			return found;
		});
		// `{}` may be the layout's own brackets: only an object with a member tells
		const examples = takesJson(subject) ? argumentSlots(subject).filter(hasMembers) : [];
		places = [...written, ...examples];
		objects.set(subject, places);
	}
	return places;
}

function hasMembers({ call }: Slot): boolean {
	return Object.keys(JSON.parse(call.arguments) as object).length > 0;
}

/** Whether the grammar has a place for arguments as one JSON value; the writer may lack other words of such a call. */
export function takesJson({ format }: Subject): boolean {
	const takes = (value: MemberValue): boolean =>
		"members" in value
			? value.members.some((one) => takes(one.value))
			: "field" in value && value.field === "arguments" && value.kind === "json";
	return format.nodes.some(
		(node) =>
			(node.k === "value" && node.field === "arguments" && !node.py && node.yaml !== true) ||
			(node.k === "pattern" &&
				!node.pattern.py &&
				node.pattern.members.some((one) => takes(one.value))),
	);
}
