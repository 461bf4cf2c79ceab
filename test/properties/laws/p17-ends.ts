/**
 * P17: wherever the input ends and whatever the reason, all that was held comes out, every call has an end, and what is
 * reported is the same for all reasons, streamed or whole. Two exceptions, stated by the policies and by SEMANTICS 6.3: where more
 * of the arguments may come, or where only the end ends a value, `stop` ends the last call, and every other reason cuts it; and a
 * condition that asks for the end is met by `stop` alone. Behind an `ends` text that has ended the message stands content.
 */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { nextOf } from "../../../src/compiler/walks/nodes.js";
import { walk } from "../../../src/compiler/walks/reach.js";
import type { Format, Node, NodeId } from "../../../src/runtime/contract.js";
import { every } from "../support/chunks.js";
import { ALONE } from "../support/readers.js";
import {
	type CallItem,
	callsOf,
	eventsOf,
	fold,
	type Item,
	print,
	type Reading,
	read,
} from "../support/reading.js";
import { FACTOR, REASONS, type Setting, sharedOut } from "../support/settings.js";
import { type Property, rows, type Subject } from "../support/subjects.js";
import { checkWire } from "./p05-wire.js";
import { checkTiling } from "./p06-tiling.js";

/** Text of a JSON object behind a cut: brackets that close, or an empty container, which leaves with what follows it. */
function saysNothing(rest: string): boolean {
	return rest.endsWith("}") && /^[{}[\],]*$/.test(rest.replace(/"(?:[^"\\]|\\.)*":/g, ""));
}

/** All that is said behind a cut stands in the text: a member that waits for a neighbour of its name is whole. */
function saysMember(rest: string, text: string): boolean {
	const said = rest.match(/"(?:[^"\\]|\\.)*"|[^\s"{}[\],:]+/g) ?? [];
	return said.every((one) => {
		if (!one.startsWith('"')) return text.includes(one);
		return text.includes(JSON.parse(one) as string);
	});
}

/** The last call as any other reason would have it. `waiting`: whether a whole member may wait for its neighbour. */
function asCut(text: string, reading: Reading, cut: Reading, waiting: boolean): Reading {
	const ended = new Set<number>();
	const items = reading.items.map((item, at): Item => {
		const other = cut.items[at];
		const closed = item.type === "call" && item.repairs.includes("unclosed");
		if (!closed || other?.type !== "call" || other.status !== "incomplete") return item;
		// what follows it has ended it
		if (JSON.stringify(item) === JSON.stringify(other)) return item;
		// all that is open is closed: the object, and the containers in it
		const rest = item.arguments.slice(other.arguments.length);
		if (!item.arguments.startsWith(other.arguments)) return item;
		if (!saysNothing(rest) && !(waiting && saysMember(rest, text))) return item;
		// white space at the very end belongs to the call only where it is cut
		if (text.slice(item.end, other.end).trim() !== "") return item;
		const { arguments: json, status, repairs, end } = other;
		ended.add(item.start);
		return { ...item, arguments: json, status, repairs, end };
	});
	// of a call that cannot run it is not said that a value holds a mark or half of one, nor anything of a value that the end has ended
	const isOfValue = ({ code, start }: Reading["notices"][number]): boolean => {
		if (
			code !== "kept-string" ||
			cut.notices.some((one) => one.code === code && one.start === start)
		)
			return false;
		return items.some((item) => ended.has(item.start) && item.start <= start && start < item.end);
	};
	const tellsOfMark = ({ code, start }: Reading["notices"][number]): boolean =>
		(code === "markup-in-value" || code === "broken") && ended.has(start);
	const told = reading.notices.filter((one) => !isOfValue(one) && !tellsOfMark(one));
	// a call that is left in a thought, or withheld, ends in the same two ways
	const longer = new Set<number>();
	const notices = told.map((one, at) => {
		const end = cut.notices[at]?.end ?? one.end;
		const isCall = one.code === "call-in-reasoning" || one.code === "withheld";
		if (!isCall || text.slice(one.end, end).trim() !== "") return one;
		if (one.code === "withheld" && end > one.end) longer.add(one.end);
		return { ...one, end };
	});
	const isTheirs = (item: Item): boolean =>
		item.type !== "call" && longer.has(item.start) && item.text.trim() === "";
	return { ...reading, items: items.filter((item) => !isTheirs(item)), notices };
}

/** The reading as far as the place. */
function upTo({ items, notices }: Reading, place: number): Reading {
	const before = items.filter(({ start }) => start < place);
	return {
		items: before.map((item) => {
			if (item.type === "call" || item.end <= place) return item;
			return { ...item, text: item.text.slice(0, place - item.start), end: place };
		}),
		notices: notices.filter(({ start }) => start < place),
	};
}

/** Whether the same call is cut, and no more is said of its arguments than of this one. */
function isCutSooner({ start, name, arguments: json }: CallItem, cut: Reading): boolean {
	const other = callsOf(cut).find((one) => one.start === start);
	return other?.status === "incomplete" && other.name === name && json.startsWith(other.arguments);
}

/**
 * Where the last call begins, if `stop` ended it in place of a close, and any other reason cut it there; -1: no such call. In strict mode
 * the call does not run, though more of its last value may be said than where it is cut.
 */
function endedByStop(text: string, reading: Reading, cut: Reading, strict: boolean): number {
	const last = callsOf(reading).at(-1);
	// a value that the end closes, and that holds a mark, ends its call in another way, too
	const closes = (code: string): boolean => code === "other-close" || code.startsWith("unclosed");
	const unsure =
		last !== undefined && (last.repairs.some(closes) || (strict && isCutSooner(last, cut)));
	if (last === undefined || (last.status === "incomplete" && !unsure)) return -1;
	// a call that has broken ends where it broke
	if (last.status !== "incomplete" && text.slice(last.end).trim() !== "") return -1;
	const runs = callsOf(cut).some(({ start, status }) => {
		return start >= last.start && status !== "incomplete";
	});
	if (runs) return -1;
	// with it stand or fall all calls that end the thought
	const drafts = callsOf(reading).filter(({ repairs }) => repairs.includes("unclosed-thought"));
	if (!drafts.includes(last)) return last.start;
	// the markup of their section, too
	const start = (drafts[0] ?? last).start;
	const before = reading.items.filter(({ end }) => end <= start);
	return Math.max(0, ...before.map(({ end }) => end));
}

/** Whether a condition asks for the end of the message. */
function asksForEnd({ nodes }: Format): boolean {
	const isEnd = (node: Node | undefined): boolean => node?.k === "assert" && node.what === "end";
	const next = (id: NodeId): readonly NodeId[] => {
		const node = nodes[id];
		return node === undefined ? [] : nextOf(node);
	};
	return nodes.some(
		(node) => node.k === "look" && [...walk([node.body], next)].some((id) => isEnd(nodes[id])),
	);
}

/**
 * Where the first call begins that only the end has proved, though it may break then: for every other reason none begins there, and none
 * that runs behind it; -1: none.
 */
function provedByEnd(reading: Reading, cut: Reading): number {
	const runs = callsOf(cut).filter(({ status }) => status !== "incomplete");
	const begun = new Set(callsOf(cut).map(({ start }) => start));
	const only = callsOf(reading).find(({ start, status }) =>
		status === "incomplete" ? !begun.has(start) : !runs.some((one) => one.start === start),
	);
	return only === undefined || runs.some(({ start }) => start >= only.start) ? -1 : only.start;
}

/**
 * A repair at the end that strict mode refuses is told of, and so is a mark in the call that the repair closes; for every other
 * reason the call is cut before that repair.
 */
function withoutRefused(reading: Reading, cut: Reading): Reading {
	type Told = Reading["notices"][number];
	const isOnlyHere = ({ code, start }: Told): boolean =>
		!cut.notices.some((one) => one.code === code && one.start === start);
	const refused = reading.notices.findLast((one) => one.code === "broken" && isOnlyHere(one));
	const isItsCall = ({ start }: Told): boolean => start === refused?.start;
	const isWithheld = reading.notices.some((one) => one.code === "withheld" && isItsCall(one));
	if (refused === undefined || !isWithheld) return reading;
	const isMark = (one: Told): boolean =>
		one.code === "markup-in-value" && isItsCall(one) && isOnlyHere(one);
	return { ...reading, notices: reading.notices.filter((one) => one !== refused && !isMark(one)) };
}

/** All reasons, whole and in single characters; returns nothing, throws where they differ. */
export function checkEnds(subject: Subject, text: string, { options }: Setting): void {
	const { format } = subject;
	const closed = format.units.some(
		({ closable, closableByLoop }) => closable.length + closableByLoop.length > 0,
	);
	const endsValues =
		format.nodes.some((node) => node.k === "assert" && node.what === "end") &&
		format.nodes.some((node) => node.k === "text" && node.field === "value");
	const waiting = format.nodes.some(
		(node) => node.k === "op" && node.do.op === "push" && node.do.shape === "tree",
	);
	const asked = asksForEnd(format);
	const strict = options?.strict === true;
	const marked = { options: { ...options, markup: true }, finish: "length" };
	const events = eventsOf(format, [text], marked);
	checkTiling(text, events, format);
	checkWire([events]);
	const cut = fold(events);
	const printed = print(cut);
	for (const finish of REASONS) {
		for (const chunks of [[text], every(text, 1)]) {
			let reading = read(format, chunks, { options, finish });
			if (closed && finish === "stop") reading = asCut(text, reading, cut, waiting);
			if (finish === "stop") reading = withoutRefused(reading, cut);
			let place = endsValues && finish === "stop" ? endedByStop(text, reading, cut, strict) : -1;
			const proved = asked && finish === "stop" ? provedByEnd(reading, cut) : -1;
			if (proved >= 0 && (place < 0 || proved < place)) place = proved;
			if (place >= 0) expect(upTo(reading, place)).toEqual(upTo(cut, place));
			else if (print(reading) !== printed)
				expect(reading, `${finish}, ${chunks.length} chunks`).toEqual(cut);
		}
	}
}

const BEHIND = ["\n", " x"];

/** Where an `ends` text has ended the message all text behind it is content: in every third place of the text. */
export function checkBehind({ format }: Subject, text: string, { options }: Setting): void {
	for (const end of format.ends) {
		for (let at = 0; at <= text.length; at += 3) {
			const whole = text.slice(0, at) + end;
			const { items } = read(format, [whole], { options, finish: "stop" });
			if (items.some((one) => one.end > at)) continue;
			for (const more of BEHIND) {
				const behind = read(format, [whole + more], { options, finish: "stop" });
				// the name of a call that has only begun, in quotes
				if (callsOf(behind).some(({ name }) => name.includes(end))) continue;
				const [start, stop] = [whole.length, whole.length + more.length];
				const content: Item = { type: "content", text: more, start, end: stop };
				expect(behind.items, `${text.slice(0, at)} | ${end}`).toEqual([...items, content]);
			}
		}
	}
}

export const p17: Property = (subjects, reader = ALONE) => {
	describe.each(rows(subjects))(`P17 end of stream${reader.title}: %s`, (_name, subject) => {
		test("of any text", () => {
			fc.assert(
				fc.property(reader.text(subject), reader.setting(subject), (text, setting) =>
					checkEnds(subject, text, setting),
				),
				reader.runs(300),
			);
		});

		if (reader === ALONE)
			test("behind an ends text", () => {
				for (const { input, entry } of sharedOut(subject, subject.examples, 4))
					checkBehind(subject, input, {
						options: entry === null ? {} : { entry },
						finish: "stop",
					});
			});

		if (!reader.takes(subject)) return;
		test("every prefix, every reason", () => {
			fc.assert(
				fc.property(reader.text(subject), reader.setting(subject), (text, setting) => {
					const step = 1 + (text.length >> (FACTOR >= 1 ? 6 : 4));
					for (let at = 0; at <= text.length; at += step)
						checkEnds(subject, text.slice(0, at), setting);
				}),
				reader.runs(40),
			);
		});
	});
};
