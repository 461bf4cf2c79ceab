/**
 * Feeding a parser, and folding its events to what must not depend on how it was fed: the texts and calls in their order,
 * with their places, and the notices in theirs.
 */
import { type ChainOptions, createChain } from "../../../src/chain/index.js";
import type { Format } from "../../../src/runtime/contract.js";
import type { Chunk, Message, ParserEvent } from "../../../src/runtime/events.js";
import { createParser, type Parser } from "../../../src/runtime/index.js";
import type { ParserOptions } from "../../../src/runtime/options.js";
import type { Setting } from "./settings.js";

export interface TextItem {
	readonly type: "content" | "reasoning";
	text: string;
	readonly start: number;
	end: number;
}
export interface CallItem {
	readonly type: "call";
	readonly index: number;
	readonly id: string;
	readonly name: string;
	arguments: string;
	/** "open" until its end has come */
	status: "open" | "complete" | "repaired" | "incomplete";
	repairs: readonly string[];
	readonly start: number;
	readonly commit: number;
	end: number;
}
export type Item = TextItem | CallItem;
export interface NoticeItem {
	readonly code: string;
	readonly start: number;
	readonly end: number;
}
export interface Reading {
	readonly items: readonly Item[];
	readonly notices: readonly NoticeItem[];
}

/** Made ids are numbered, so that two readings of one text can be compared. */
export function numbered({
	name,
	index,
}: {
	readonly name: string;
	readonly index: number;
}): string {
	return `id-${name}-${index}`;
}

/** Made once per options: the parser resolves options anew for each object. */
const numberedOptions = new WeakMap<ChainOptions, ChainOptions>();
export function withIds(options: ChainOptions): ChainOptions {
	if (options.generateId !== undefined) return options;
	let made = numberedOptions.get(options);
	if (made === undefined) {
		made = { generateId: numbered, ...options };
		numberedOptions.set(options, made);
	}
	return made;
}

/** The options less those that only a chain knows. */
export function primaryOptions({
	fallbacks: _fallbacks,
	intent: _intent,
	signals: _signals,
	candidateLength: _length,
	example: _example,
	...options
}: ChainOptions): ParserOptions {
	return options;
}

/** A parser of the format; with fallbacks in the options, the chain of them around it. */
export function parserFor(format: Format, options: ChainOptions): Parser {
	const made = withIds(options);
	return options.fallbacks === undefined ? createParser(format, made) : createChain(format, made);
}

/** All events; the parser may use its list again, so each is copied. */
export function eventsOf(
	format: Format,
	chunks: readonly Chunk[],
	{ options, finish }: Setting,
): ParserEvent[] {
	const parser = parserFor(format, options);
	const events: ParserEvent[] = [];
	for (const chunk of chunks) for (const event of parser.feed(chunk)) events.push(event);
	for (const event of parser.finish(finish)) events.push(event);
	return events;
}

/** The events of each step: one list per chunk, and that of the end. */
export function stepsOf(
	format: Format,
	chunks: readonly Chunk[],
	{ options, finish }: Setting,
): ParserEvent[][] {
	const parser = parserFor(format, options);
	const steps = chunks.map((chunk) => [...parser.feed(chunk)]);
	steps.push([...parser.finish(finish)]);
	return steps;
}

/** What a client has so far when the chunks have been fed and no end has come. */
export function unfinished(
	format: Format,
	chunks: readonly Chunk[],
	{ options }: Setting,
): Reading {
	const parser = parserFor(format, options);
	return fold(chunks.flatMap((chunk) => parser.feed(chunk)));
}

export function read(format: Format, chunks: readonly Chunk[], setting: Setting): Reading {
	return fold(eventsOf(format, chunks, setting));
}

/** What is made of the chunks once they have ended. */
export function messageOf(
	format: Format,
	chunks: readonly Chunk[],
	{ options, finish }: Setting,
): Message {
	const parser = parserFor(format, { ...options, collect: true });
	for (const chunk of chunks) parser.feed(chunk);
	parser.finish(finish);
	if (parser.message === null) throw new Error("the parser has kept no message");
	return parser.message;
}

/** Texts that touch are one, however many events they came in; texts with markup between them are two. */
export function fold(events: Iterable<ParserEvent>): Reading {
	const items: Item[] = [];
	const notices: NoticeItem[] = [];
	const calls = new Map<number, CallItem>();
	for (const event of events) {
		const last = items[items.length - 1];
		switch (event.type) {
			case "content":
			case "reasoning":
				if (last?.type === event.type && last.end === event.start) {
					last.text += event.text;
					last.end = event.end;
				} else items.push({ ...event });
				break;
			case "call-start": {
				const { index, id, name, start, end } = event;
				const call: CallItem = {
					type: "call",
					index,
					id,
					name,
					arguments: "",
					status: "open",
					repairs: [],
					start,
					commit: end,
					end,
				};
				calls.set(index, call);
				items.push(call);
				break;
			}
			case "call-arguments": {
				const call = calls.get(event.index);
				if (call !== undefined) call.arguments += event.delta;
				break;
			}
			case "call-end": {
				const call = calls.get(event.index);
				if (call === undefined) break;
				call.status = event.status;
				call.repairs = event.repairs;
				call.end = event.end;
				break;
			}
			case "notice":
				notices.push({ code: event.code, start: event.start, end: event.end });
				break;
			case "markup":
				break;
			default:
				event satisfies never;
		}
	}
	return { items, notices };
}

/** The reading less the notices that a value holds a mark: a well-formed message has them, too (P31). */
export function besideMarks(reading: Reading): Reading {
	return { ...reading, notices: reading.notices.filter(({ code }) => code !== "markup-in-value") };
}

export function callsOf({ items }: Reading): readonly CallItem[] {
	return items.filter((item) => item.type === "call");
}

export function textOf({ items }: Reading, type: "content" | "reasoning"): string {
	return items.map((item) => (item.type === type ? item.text : "")).join("");
}

/** The same as a text, for quick comparisons of many readings. */
export function print(reading: Reading): string {
	return JSON.stringify(reading);
}
