/** The options of a parser, looked at where they enter; and the format, and the text. */
import {
	type Check,
	checkMembers,
	flag,
	fn,
	listOf,
	members,
	misuse,
	oneOf,
	type Shape,
	text,
	unknownName,
	wholeFrom,
	withMethods,
	wrong,
} from "../../misuse/check.js";
import type { Format } from "../contract.js";
import { LIMIT_NAMES } from "../limits.js";
import type { Limits, ParserOptions, Policies } from "../options.js";
import { POLICY_WORDS } from "../policies.js";
import { isRecord } from "../record.js";
import { toolMap } from "../tools/same.js";
import { lenientCodes } from "./lenient-codes.js";

const count = wholeFrom(0);
export const LIMITS = Object.fromEntries(LIMIT_NAMES.map((name) => [name, count])) as {
	readonly [Name in keyof Required<Limits>]: Check;
};
export const POLICIES: { readonly [Name in keyof Required<Policies>]: Check } = {
	callsInReasoning: oneOf(POLICY_WORDS.callsInReasoning),
	onMalformed: oneOf(POLICY_WORDS.onMalformed),
	trimContent: flag,
	coerceQuoted: flag,
	lenient: listOf(text),
	unknownTool: oneOf(POLICY_WORDS.unknownTool),
	incompleteCall: oneOf(POLICY_WORDS.incompleteCall),
};
const SINK = ["content", "reasoning", "callStart", "callArguments", "callEnd", "notice"];

export const validator: Check = withMethods(
	["validate"],
	"; createValidator() of toolgrammar/validate makes one",
);

/** All that can be said of a parser. What takes some of it takes no notice of the rest: the same options serve for all. */
export const PARSER_OPTIONS: {
	readonly [Name in keyof Required<ParserOptions>]: Check;
} = {
	// read where they are used, by one reader
	tools: (tools) => toolMap(tools as ParserOptions["tools"]),
	toolChoice: checkChoice,
	entry: text,
	strict: flag,
	policies: members(POLICIES),
	limits: members(LIMITS),
	validator,
	collect: flag,
	markup: flag,
	sink: withMethods(SINK),
	takenIds: withMethods(["has"], ": a Set"),
	generateId: fn,
};

const SHAPES =
	'"auto", "none", "required", the name of a tool, or { type: "function", function: { name } }';

function checkChoice(choice: unknown, place: string): void {
	const name = isRecord(choice) && isRecord(choice.function) ? choice.function.name : choice;
	if (typeof name !== "string" || name === "") throw wrong(place, SHAPES, choice);
}

/** Throws a TypeError or a RangeError that names what is wrong. `shape`: all that may be said here. */
export function checkOptions(
	options: object,
	shape: Shape = PARSER_OPTIONS,
	format: Format | null = null,
): void {
	checkMembers(options, "options", shape);
	const { policies }: Pick<ParserOptions, "policies"> = options;
	if (format !== null) checkLenient(policies, "options.policies", [format]);
}

/** Throws where `lenient` has a code that none of the formats knows. */
export function checkLenient(
	policies: Policies | undefined,
	place: string,
	formats: readonly Format[],
): void {
	if (policies?.lenient === undefined) return;
	const known = [...new Set(formats.flatMap(lenientCodes))];
	listOf(oneOf(known))(policies.lenient, `${place}.lenient`);
}

/** Throws where events are to be handed out, and a sink would take them all. */
export function checkNoSink(options: object): void {
	if ("sink" in options && options.sink !== undefined)
		throw misuse("options.sink", "takes all events, so that there are none to give back here");
}

/** Throws where a text, a module or nothing stands for a format. */
export function checkFormat(format: unknown, called = "the format"): void {
	if (isRecord(format) && typeof format.version === "number" && Array.isArray(format.nodes)) return;
	throw wrong(
		called,
		"an object, as toolgrammar/formats/NAME exports it",
		format,
		"; getFormat(name) of toolgrammar/all finds one by its name",
	);
}

/** Throws where the format has no entry of this name. */
export function checkEntry(format: Format, asked: string | undefined): void {
	if (asked !== undefined && !format.entries.some(({ name }) => name === asked))
		throw unknownEntry(format, asked);
}

export function unknownEntry({ name, entries }: Pick<Format, "name" | "entries">, asked: string) {
	const names = entries.map((entry) => entry.name);
	return unknownName(RangeError, `entry of format ${name}`, asked, names);
}

export function noText(chunk: unknown): TypeError {
	const hint = "; of an API's chunk its text is meant, such as chunk.choices[0].delta.content";
	return wrong("what is fed", "a text, bytes (Uint8Array) or { text, special }", chunk, hint);
}

/** Throws where `parse` got no text; the arguments may stand in the wrong order. */
export function checkText(format: unknown, given: unknown): void {
	if (typeof format === "string" && isRecord(given))
		throw misuse("parse(format, text):", "the format comes first, then the text");
	checkFormat(format);
	if (typeof given !== "string") throw wrong("the text", "a text", given);
}

export function checkReason(reason: unknown): void {
	text(reason, "the reason of finish");
}
