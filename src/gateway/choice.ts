/** One choice of one response: its text through a parser of its own, and of its calls those that the request allows. */
import { type OpenChain, openChain } from "../chain/chain.js";
import { listFormats } from "../generated/registry.js";
import { openParser, type Parser } from "../runtime/engine/parser.js";
import type { Message, ParserEvent } from "../runtime/events.js";
import type { ParserOptions } from "../runtime/options.js";
import type { NoticeCode } from "../runtime/program/codes.js";
import { collect, finishReasonOf } from "../runtime/stages/collect.js";
import type { Piece } from "./engine.js";
import type { ServedModel } from "./model.js";
import { OwnCalls } from "./own-calls.js";
import type { Wanted } from "./tool-choice.js";
import { Trim } from "./trim.js";

export interface ChoiceOptions {
	readonly model: ServedModel;
	/** absent: only calls that have drifted into another wire are read, and none in strict mode */
	readonly fallback: boolean | undefined;
	readonly wanted: Wanted;
	readonly parsing: ParserOptions;
}

export type ChoicePiece = Exclude<Piece, { type: "usage" | "entry" }>;

/** Indexes of calls that the engine has read count by themselves. */
const OWN = "own ";
/** One list: what is known of its formats is made once. */
const ALL = listFormats();

export class ChoiceReader {
	/** by P18; null: the choice has not ended */
	finishReason: string | null = null;
	/** a marked call could not be read, or was cut: what `onMalformed: "error"` asks for */
	malformed = false;
	/** calls that were handed out whole */
	delivered = 0;
	private readonly parser: Parser;
	/** the parser, if fallbacks stand behind it */
	private readonly chain: OpenChain | null;
	/** calls that were handed out, whole or not */
	private started = 0;
	/** the open calls that are handed out, by the index of their source: indexes of what leaves are dense */
	private readonly open = new Map<string, number>();
	private readonly own: OwnCalls;
	private at = 0;
	private readonly trim: Trim | null;

	constructor(private readonly options: ChoiceOptions) {
		const { model, parsing } = options;
		this.trim = parsing.policies?.trimContent === true ? new Trim() : null;
		this.chain = chainOf(options);
		this.parser = this.chain ?? openParser(model.format, parsing);
		this.own = new OwnCalls(model.format, parsing);
	}

	/** What the engine has split off itself is no text of the message and spans nothing. */
	read(piece: ChoicePiece): readonly ParserEvent[] {
		const { at } = this;
		switch (piece.type) {
			case "text": {
				const before = this.pass(this.own.end(at), OWN);
				const events = this.pass(this.parser.feed(piece.chunk));
				return before.length === 0 ? events : [...before, ...events];
			}
			case "reasoning": {
				const { text } = piece;
				const event: ParserEvent = { type: "reasoning", text, start: at, end: at };
				return [...this.pass(this.own.end(at), OWN), event];
			}
			case "call-start": {
				const text = this.pass(this.chain?.settle() ?? []);
				return [...text, ...this.pass(this.own.start(piece, at), OWN)];
			}
			case "call-arguments":
				return this.pass(this.own.arguments(piece.delta, at), OWN);
			case "finish":
				return this.finish(piece.reason);
			default:
				return piece satisfies never;
		}
	}

	private finish(reason: string): readonly ParserEvent[] {
		const own = this.pass(this.own.end(this.at), OWN);
		const events = [...own, ...this.pass(this.parser.finish(reason))];
		this.finishReason = finishReasonOf(reason, this.delivered > 0);
		if (!this.options.wanted.required || this.started > 0) return events;
		const message = "a tool call was required and none came";
		return [...events, { type: "notice", code: "no-call", message, start: this.at, end: this.at }];
	}

	/** The stream broke: text that waited is handed out, and of a call that is open nothing more. */
	abandon(): readonly ParserEvent[] {
		if (this.finishReason !== null) return [];
		const events = this.parser
			.finish("error")
			.filter(({ type }) => type === "content" || type === "reasoning");
		return this.trim === null ? events : this.trim.pass(events);
	}

	/** The events of this choice as a message. */
	message(events: readonly ParserEvent[]): Message {
		const { tools, validator, policies } = this.options.parsing;
		return collect(events, {
			...(tools === undefined ? {} : { tools }),
			...(validator === undefined ? {} : { validator }),
			...(policies === undefined ? {} : { policies }),
			finishReason: this.finishReason ?? "stop",
		});
	}

	private pass(events: readonly ParserEvent[], source = ""): readonly ParserEvent[] {
		const out: ParserEvent[] = [];
		for (const event of events) {
			if (event.end > this.at) this.at = event.end;
			const passed = this.judge(event, source);
			if (passed !== null) out.push(passed);
		}
		return this.trim === null ? out : this.trim.pass(out);
	}

	private judge(event: ParserEvent, source: string): ParserEvent | null {
		switch (event.type) {
			case "call-start": {
				const code = this.refusal(event.name);
				if (code !== null) {
					const message = `the call of ${JSON.stringify(event.name)} is withheld`;
					return { type: "notice", code, message, start: event.start, end: event.end };
				}
				const index = this.started++;
				this.open.set(source + event.index, index);
				return { ...event, index };
			}
			case "call-arguments": {
				const index = this.open.get(source + event.index);
				return index === undefined ? null : { ...event, index };
			}
			case "call-end": {
				const index = this.open.get(source + event.index);
				if (index === undefined) return null;
				this.open.delete(source + event.index);
				if (event.status === "incomplete") this.malformed = true;
				else this.delivered++;
				return { ...event, index };
			}
			case "notice":
				if (event.code === "malformed" || event.code === "broken") this.malformed = true;
				// that text was read as a call after all
				if (event.code === "fallback") this.malformed = false;
				return event;
			case "content":
			case "reasoning":
			case "markup":
				return event;
			default:
				return event satisfies never;
		}
	}

	/** Why a call is not handed out; null: it is. */
	private refusal(name: string): NoticeCode | null {
		const { choice, names, parallel } = this.options.wanted;
		if (choice === "none") return "withheld-by-choice";
		if (names !== null && !names.has(name)) return "withheld-by-choice";
		return parallel || this.started === 0 ? null : "withheld-parallel";
	}
}

/** Null: the format reads alone. */
function chainOf({ model, fallback, parsing, wanted }: ChoiceOptions): OpenChain | null {
	const { format } = model;
	if (fallback === false || parsing.tools === undefined) return null;
	const options = { ...parsing, drift: ALL, ...(wanted.required ? { intent: true } : {}) };
	if (fallback === true) return openChain(format, options);
	return parsing.strict === true ? null : openChain(format, { ...options, fallbacks: [] });
}
