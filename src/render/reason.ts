/** Why a message cannot be written, in words: which part of it, and what stands against it. */
import type { Field, Format } from "../runtime/contract.js";
import type { Message } from "../runtime/events.js";
import { DEFAULT_LIMITS } from "../runtime/limits.js";
import { difference, type Json, memberPath, readExactJson } from "./json.js";
import type { Progress } from "./progress.js";
import type { CallItem, Piece } from "./state.js";
import { jsonText } from "./values.js";

/** The first thing that no place was found for. */
export function noPlace(
	format: Format,
	items: readonly Piece[],
	fields: ReadonlySet<Field>,
	{ far, obstacle }: Progress,
): string {
	const lost = items.find((item) => !fields.has(item.type === "call" ? "name" : item.type));
	if (lost !== undefined) return `${format.name} has no place for ${kindOf(lost)}`;
	const next = items[far.taken];
	if (obstacle === "end" && next !== undefined)
		return `${kindOf(items[far.taken - 1] ?? next)} ends the message in ${format.name}: ${kindOf(next)} cannot follow`;
	if (far.call !== null) {
		const { item, members } = far.call;
		const key = members.keys?.[members.at];
		if (key === undefined) return `${format.name} cannot write ${title(item)}`;
		const value = members.values[members.at] ?? null;
		return `${format.name} cannot write ${memberPath("", key)} of ${title(item)}: ${shown(jsonText(value))}`;
	}
	if (next === undefined)
		return `${format.name} cannot write ${items.length === 0 ? "an empty message" : "this and nothing more"}`;
	const last = items[far.taken - 1];
	if (last === undefined) return `${format.name} cannot begin with ${kindOf(next)}`;
	if (obstacle === "line")
		return `${kindOf(next)} begins a line in ${format.name}, and what stands before it does not end with a line break`;
	if (obstacle === "start")
		return `${kindOf(next)} begins the message in ${format.name}: nothing may stand before it`;
	return `${format.name} has no place for ${kindOf(next)} behind ${kindOf(last)}`;
}

function kindOf(item: Piece): string {
	return item.type === "call" ? "a call" : item.type;
}

function title(item: CallItem): string {
	return `call ${item.index}, ${shown(JSON.stringify(item.name))}`;
}

/** What a reader would make of the text otherwise; null: nothing. */
export function misread(format: Format, items: readonly Piece[], read: Message): string | null {
	const wanted = (type: "content" | "reasoning") =>
		items.flatMap((item) => (item.type === type ? [item.text] : [])).join("");
	const texts = (["reasoning", "content"] as const).map((type) => {
		const [want, got] = [wanted(type), read[type]];
		return { type, want, got, lost: !got.startsWith(want) };
	});
	const say = ({ type, want, got }: (typeof texts)[number]) =>
		`${type} ${quoted(want)} would be read as ${quoted(got)}${marksIn(format, want)}`;
	// text that is more than it was is the rest of a call, or of a thought
	const lost = texts.find((one) => one.lost);
	if (lost !== undefined) return say(lost);
	const calls = items.filter((item) => item.type === "call");
	for (const [i, call] of calls.entries()) {
		const found = misreadCall(format, call, read.toolCalls[i]);
		if (found !== null) return found;
	}
	if (calls.length !== read.toolCalls.length)
		return `${calls.length} calls would be read as ${read.toolCalls.length}`;
	const more = texts.find(({ want, got }) => want !== got);
	return more === undefined ? null : say(more);
}

function misreadCall(
	format: Format,
	call: CallItem,
	read: Message["toolCalls"][number] | undefined,
): string | null {
	if (read === undefined) return `${title(call)} would not be read${marksIn(format, call.name)}`;
	if (read.name !== call.name)
		return `the name ${quoted(call.name)} would be read as ${quoted(read.name)}`;
	if (read.status === "incomplete") return cutOff(format, call, read.arguments);
	const json = readExactJson(read.arguments, "arguments", DEFAULT_LIMITS.depth);
	const found = difference(call.arguments, json, "");
	if (found !== null) {
		const { path, one, other } = found;
		return `${path} of ${title(call)}: ${spelled(one)} would be read as ${spelled(other)}${marksIn(format, one)}`;
	}
	return read.status === "complete"
		? null
		: `${title(call)} would be read as repaired: ${read.repairs.join(", ")}`;
}

/** The call breaks off: in the last member of which something was read, or in the next one, of which nothing was yet. */
function cutOff(format: Format, call: CallItem, read: string): string {
	const members = [...call.arguments.of].map(([key, value]) => {
		const text = jsonText(value);
		return { key, text, marks: marksIn(format, typeof value === "string" ? value : text) };
	});
	const next = members.findIndex(({ key }) => !read.includes(`${JSON.stringify(key)}:`));
	const last = next < 0 ? members.length - 1 : Math.max(0, next - 1);
	const near = members.slice(last, last + 2);
	const found = near.find(({ marks }) => marks !== "") ?? near[0];
	if (found === undefined) return `${title(call)} would break off`;
	const { key, text, marks } = found;
	return `${memberPath("", key)} of ${title(call)}: the call would break off in ${shown(text)}${marks}`;
}

const spelled = (value: Json | undefined) =>
	value === undefined ? "nothing" : shown(jsonText(value));
const quoted = (text: string) => shown(JSON.stringify(text));

function shown(json: string): string {
	return json.length > 80 ? `${json.slice(0, 78)}…` : json;
}

/** The format's own marks that a text holds: most often they are why it cannot be carried. */
function marksIn({ literals, ends }: Format, value: Json | undefined): string {
	if (typeof value !== "string") return "";
	const marks = [...literals, ...ends].filter(
		(mark) => mark.length > 1 && /\S/.test(mark) && value.includes(mark),
	);
	const longest = marks.filter(
		(mark) => !marks.some((other) => other !== mark && other.includes(mark)),
	);
	const some = [...new Set(longest)].slice(0, 3).map((mark) => JSON.stringify(mark));
	return some.length === 0 ? "" : `; it contains ${some.join(", ")}`;
}
