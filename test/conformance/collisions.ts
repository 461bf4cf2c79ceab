/**
 * Every example of every format, read by every other format. Where the other one reads a call, the two share an opening or a
 * shape, and what stands behind the opening is what the reader knows from its own examples.
 */

import type { Example } from "../../src/language/syntax.js";
import type { ParserOptions } from "../../src/runtime/options.js";
import { UNOPENED_CALL } from "../../src/runtime/program/lenient-codes.js";
import { type CallItem, callsOf, type Reading, read } from "../properties/support/reading.js";
import { settingOf } from "../properties/support/settings.js";
import type { Subject } from "../properties/support/subjects.js";
import {
	callsLikePython,
	literalsBeforeTools,
	type Opening,
	objectsOf,
	openingAt,
	openingBefore,
	openingIn,
	openingsOf,
	touches,
} from "./openings.js";

export type Reason =
	| ({ readonly kind: "opening" } & Opening)
	/** an object without a marker, with these members */
	| { readonly kind: "object"; readonly keys: string }
	| { readonly kind: "python" }
	/** the name of a declared tool, behind a literal that is no evidence without it */
	| { readonly kind: "tool"; readonly literal: string }
	/** the prompt has begun the writer's call, so that it stands there without its opening */
	| { readonly kind: "begun" }
	/** another mark in place of the reader's opening, and behind it what its calls have there */
	| { readonly kind: "rest" }
	/** the writer reads no calls at all: its example is about those of others */
	| { readonly kind: "quoted" };

export interface Collision {
	readonly reader: string;
	readonly writer: string;
	readonly title: string;
	readonly input: string;
	/** the call that the reader reads */
	readonly call: Pick<CallItem, "name" | "arguments" | "status">;
	/** the writer reads the same call, a cut one included */
	readonly same: boolean;
	readonly reason: Reason | null;
}

/** What a format knows of its own: where its calls open, and what it reads in its examples. */
interface Known {
	readonly subject: Subject;
	readonly openings: readonly string[];
	readonly objects: ReadonlySet<string>;
	readonly python: boolean;
	readonly beforeTools: ReadonlySet<string>;
	readonly readings: ReadonlyMap<Example, Reading>;
	/** what stands behind the openings of its own calls, as `literal follow` */
	readonly follows: ReadonlySet<string>;
}

export interface Survey {
	readonly collisions: readonly Collision[];
	/** the openings that stand before calls in a format's own examples, by format */
	readonly own: ReadonlyMap<string, readonly Opening[]>;
}

export function survey(subjects: readonly Subject[]): Survey {
	const known = subjects.map(know);
	const collisions: Collision[] = [];
	for (const writer of known) {
		for (const [example, own] of writer.readings) {
			for (const reader of known) {
				if (reader !== writer) collisions.push(...collide(reader, writer, example, callsOf(own)));
			}
		}
	}
	return {
		collisions,
		own: new Map(known.map(({ subject, follows }) => [subject.format.name, parseAll(follows)])),
	};
}

function know(subject: Subject): Known {
	const { format, examples } = subject;
	const openings = openingsOf(format);
	const readings = new Map<Example, Reading>();
	const follows = new Set<string>();
	for (const example of examples) {
		const reading = read(format, [example.input], settingOf(example, false));
		readings.set(example, reading);
		for (const { from, call } of placed(reading)) {
			const nearest = openingIn(example.input, from, call.commit, openings);
			const first = openingAt(example.input, call.start, openings);
			const section = openingBefore(example.input, from, call.start, openings);
			for (const one of [nearest, first, section]) {
				if (one !== null) follows.add(JSON.stringify(one));
			}
		}
	}
	const [objects, python] = [objectsOf(format), callsLikePython(format)];
	const beforeTools = literalsBeforeTools(format);
	return { subject, openings, objects, python, beforeTools, readings, follows };
}

function parseAll(texts: ReadonlySet<string>): readonly Opening[] {
	return [...texts].map((text) => JSON.parse(text) as Opening);
}

/** The calls, each with the place where the text or the call before it ends. */
function placed({ items }: Reading): { readonly from: number; readonly call: CallItem }[] {
	return items.flatMap((item, i) =>
		item.type === "call" ? [{ from: items[i - 1]?.end ?? 0, call: item }] : [],
	);
}

function collide(
	reader: Known,
	writer: Known,
	example: Example,
	own: readonly CallItem[],
): readonly Collision[] {
	const found = new Map<string, Collision>();
	for (const options of waysToAsk(example, own)) {
		const { finish } = settingOf(example, false);
		const reading = read(reader.subject.format, [example.input], { options, finish });
		let before: Reason | null = null;
		for (const { from, call } of placed(reading)) {
			// A further call of a section has nothing of its own in front of it.
			before = openingReason(reader, writer, example.input, from, call) ?? before;
			const collision: Collision = {
				reader: reader.subject.format.name,
				writer: writer.subject.format.name,
				title: example.title,
				input: example.input,
				call: { name: call.name, arguments: call.arguments, status: call.status },
				same: own.some((one) => one.name === call.name && one.arguments === call.arguments),
				reason: call.repairs.includes(UNOPENED_CALL)
					? { kind: "rest" }
					: (before ?? shapeReason(reader, writer, example)),
			};
			found.set(JSON.stringify(collision), collision);
		}
	}
	return [...found.values()];
}

/** The tools that the example's calls need are declared; and no tools are known. */
function waysToAsk(example: Example, own: readonly CallItem[]): readonly ParserOptions[] {
	const tools = [...(settingOf(example, false).options.tools ?? [])];
	const names = new Set(example.tools.map(({ name }) => name));
	for (const name of new Set(own.map((call) => call.name))) {
		if (!names.has(name)) tools.push({ name });
	}
	return [{ tools }, {}];
}

function openingReason(
	reader: Known,
	writer: Known,
	input: string,
	from: number,
	{ commit }: CallItem,
): Reason | null {
	const shared = reader.openings.filter((one) =>
		writer.openings.some((other) => touches(one, other)),
	);
	const opening = openingIn(input, from, commit, shared);
	return opening && { kind: "opening", ...opening };
}

function shapeReason(reader: Known, writer: Known, { entry }: Example): Reason | null {
	if (writer.subject.format.units.length === 0) return { kind: "quoted" };
	const keys = [...reader.objects].filter((one) => writer.objects.has(one));
	if (keys.length > 0) return { kind: "object", keys: keys.join(", ") };
	const literal = [...reader.beforeTools].find((one) => writer.beforeTools.has(one));
	if (literal !== undefined) return { kind: "tool", literal };
	if (reader.python && writer.python) return { kind: "python" };
	return entry === null ? null : { kind: "begun" };
}

/** A shared opening is read by what stands behind it: the reader's own examples have the same character there. */
export function isDecided({ reader, reason }: Collision, { own }: Survey): boolean {
	if (reason?.kind !== "opening") return true;
	const mine = own.get(reader) ?? [];
	return mine.some(
		({ literal, follow }) => touches(literal, reason.literal) && follow === reason.follow,
	);
}
