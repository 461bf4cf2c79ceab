/** Calls that the engine has read by itself, as the events of a parser: checked here, because nobody else has. */
import type { Format } from "../runtime/contract.js";
import { freshId, makeId } from "../runtime/engine/ids.js";
import type { ParserEvent } from "../runtime/events.js";
import { resolveLimits } from "../runtime/limits.js";
import type { ParserOptions } from "../runtime/options.js";
import { isRecord } from "../runtime/record.js";
import { Withhold } from "../runtime/stages/withhold.js";
import type { Piece } from "./engine.js";

interface Open {
	readonly index: number;
	text: string;
	tooLong: boolean;
}

export class OwnCalls {
	private open: Open | null = null;
	private count = 0;
	private readonly withhold: Withhold | null;
	private readonly ids = new Set<string>();

	constructor(
		private readonly format: Format,
		private readonly options: ParserOptions,
	) {
		this.withhold = Withhold.of(options);
	}

	/** `at`: where the text of the message is; the calls span nothing of it */
	start(
		{ id: given, name }: Extract<Piece, { type: "call-start" }>,
		at: number,
	): readonly ParserEvent[] {
		const before = this.end(at);
		const index = this.count++;
		const known = (id: string) => this.ids.has(id) || (this.options.takenIds?.has(id) ?? false);
		const made = (tries: number) => makeId(this.format.ids, name, String(index + tries));
		const id = given !== "" && !known(given) ? given : freshId(made, known);
		this.ids.add(id);
		this.open = { index, text: "", tooLong: false };
		return [...before, ...this.pass({ type: "call-start", index, id, name, start: at, end: at })];
	}

	arguments(delta: string, at: number): readonly ParserEvent[] {
		const { open } = this;
		if (open === null || open.tooLong) return [];
		open.text += delta;
		open.tooLong = open.text.length > resolveLimits(this.options.limits).argumentsLength;
		if (open.tooLong) return [];
		const { index } = open;
		return this.pass({ type: "call-arguments", index, delta, start: at, end: at });
	}

	/** The call that is open, if one is, has ended. */
	end(at: number): readonly ParserEvent[] {
		const { open } = this;
		if (open === null) return [];
		this.open = null;
		const { index, text } = open;
		// some servers write nothing where there are no arguments
		const empty = text.trim() === "";
		const filled = empty
			? this.pass({ type: "call-arguments", index, delta: "{}", start: at, end: at })
			: [];
		const whole = !open.tooLong && (empty || isObject(text));
		const status = whole ? "complete" : "incomplete";
		return [
			...filled,
			...this.pass({ type: "call-end", index, status, repairs: [], start: at, end: at }),
		];
	}

	private pass(event: ParserEvent): readonly ParserEvent[] {
		return this.withhold === null ? [event] : this.withhold.pass([event]);
	}
}

function isObject(text: string): boolean {
	try {
		return isRecord(JSON.parse(text));
	} catch {
		return false;
	}
}
