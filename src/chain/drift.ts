/**
 * Drift: a call in the wire of another format that is all that a message says. Nothing in such a message speaks about the call,
 * so no intent is asked for. Which formats read along is decided by the first visible text; mostly none does.
 */

import type { Format } from "../runtime/contract.js";
import { isSpace } from "../runtime/scan/classes.js";
import { type Conditions, conditionsOf } from "./beside.js";
import { type Barrier, barrierOf, callsIn, type Judged } from "./gates.js";
import type { ChainOptions } from "./options.js";
import { FallbackReader } from "./reader.js";
import { type Sources, sourcesOf } from "./sources.js";
import { Spans } from "./spans.js";

interface Along {
	readonly reader: FallbackReader;
	readonly found: Judged[];
}

export class Drift {
	/** the first visible text, while more than one thing can come of it; null: none has come, or it is read */
	private front: string | null = null;
	/** where the first visible text begins in the input; -1: none has come */
	private from = -1;
	private along: Along[] = [];
	private readonly spans = new Spans();
	/** the end of the visible text */
	private visible = 0;

	private constructor(
		private readonly primary: Format,
		private readonly sources: Sources,
		private readonly conditions: Conditions,
	) {}

	/** Null where no format could give a call that may run. */
	static of(primary: Format, options: ChainOptions): Drift | null {
		const { drift } = options;
		const conditions = drift === undefined ? null : conditionsOf(options);
		if (drift === undefined || conditions === null) return null;
		return new Drift(primary, sourcesOf(drift), conditions);
	}

	/** Whether nothing can come of it any more, and nothing was found. */
	get over(): boolean {
		return this.from >= 0 && this.front === null && this.along.length === 0;
	}

	read(text: string, source: number): void {
		if (this.from < 0) {
			let n = 0;
			while (n < text.length && isSpace(text.charCodeAt(n))) n++;
			if (n === text.length) return;
			this.from = source + n;
			this.begin(text.slice(n));
		} else if (this.front === null) this.along = this.readOn(text, source);
		else if (source !== this.from + this.front.length) this.front = null;
		else this.begin(this.front + text);
	}

	finish(reason: string): void {
		this.front = null;
		for (const { reader } of this.along) reader.finish(reason);
	}

	/** The place in the input from which on text may still become the call, if that is not before `limit`; -1: there is none. */
	holdFrom(limit: number, next: number): number {
		const { from, front, spans } = this;
		if (from < limit) return -1;
		if (front !== null) return from + front.length === next || next < from ? from : -1;
		const torn = !spans.continues(next);
		return this.along.some((one) => this.hopeful(one, torn)) ? from : -1;
	}

	/** The calls that are all that the message says, as the first format reads them that does. */
	candidates(): readonly Judged[] {
		const alone = this.along.filter(({ reader, found }) => !reader.spoken && found.length > 0);
		const first = alone.find((one) => this.isSound(one)) ?? alone[0];
		return first?.found ?? [];
	}

	get candidate(): Judged | null {
		const [first] = this.sound();
		return first !== undefined && this.doubt === null ? first : null;
	}

	/** What keeps a sound call from being one. */
	get doubt(): Barrier | null {
		const [first, ...others] = this.sound();
		if (first === undefined) return null;
		const other = others.find((one) => !agree(first, one));
		return other === undefined ? null : twoBarrier(first, other);
	}

	/** It is read no further. Returns how many calls were read. */
	stop(): number {
		for (const { reader } of this.along) reader.stop();
		return callsIn(this.candidates());
	}

	/** The formats that begin with this text read along, as soon as it is known which those are. */
	private begin(front: string): void {
		this.front = null;
		const { primary, sources, conditions } = this;
		if (!sources.firsts.has(front.charAt(0))) return;
		const others = sources.list.filter(({ fallback }) => fallback.format.name !== primary.name);
		const goesOn = (start: string): boolean =>
			start.length > front.length && start.startsWith(front);
		if (others.some(({ starts }) => starts.some(goesOn))) {
			this.front = front;
			return;
		}
		const begun = others.filter(({ starts }) => starts.some((start) => front.startsWith(start)));
		const { plain, gates } = conditions;
		const along = begun.map(({ fallback }, rank): Along => {
			const found: Judged[] = [];
			const reader = new FallbackReader(fallback, rank, plain, gates.candidateLength, (reading) => {
				const source = this.spans.whole(reading.start, reading.end);
				if (source >= 0) found.push({ reading, source, barrier: barrierOf(reading, gates) });
			});
			return { reader, found };
		});
		this.along = along;
		this.along = this.readOn(front, this.from);
	}

	/** Those that still read nothing but calls. */
	private readOn(text: string, source: number): Along[] {
		const { spans } = this;
		let end = text.length;
		while (end > 0 && isSpace(text.charCodeAt(end - 1))) end--;
		if (end > 0) this.visible = spans.length + end;
		spans.add(text.length, source);
		for (const { reader } of this.along) reader.feed(text);
		return this.along.filter(({ reader }) => !reader.spoken);
	}

	/** The one call of each format that reads all of the message as one that may run. */
	private sound(): readonly Judged[] {
		return this.along.flatMap((one) => (this.isSound(one) ? one.found : []));
	}

	private isSound({ reader, found }: Along): boolean {
		const [one] = found;
		if (reader.spoken || one === undefined || found.length > 1) return false;
		const { start, end, calls, closed } = one.reading;
		return one.barrier === null && calls === 1 && closed && start === 0 && end >= this.visible;
	}

	private hopeful({ reader, found }: Along, torn: boolean): boolean {
		const [one] = found;
		if (one !== undefined) return found.length === 1 && one.barrier === null && one.reading.closed;
		const { live } = reader;
		if (live === null || live.from > 0) return false;
		if (live.reach > this.conditions.gates.candidateLength) return false;
		return !(torn && reader.needsMore) && this.spans.whole(0, Math.max(live.reach, 1)) >= 0;
	}
}

/** Whether two formats read one call. What white space around a text is layout is a matter of the format. */
function agree({ reading: a }: Judged, { reading: b }: Judged): boolean {
	if (a.call === null || b.call === null) return false;
	return a.call.name === b.call.name && gist(a.call.arguments) === gist(b.call.arguments);
}

function gist(json: string): string {
	const trimmed = (_key: string, value: unknown): unknown =>
		typeof value === "string" ? value.trim() : value;
	return JSON.stringify(JSON.parse(json, trimmed));
}

function twoBarrier({ reading: a }: Judged, { reading: b }: Judged): Barrier {
	const [one, other] = [a, b].map(({ fallback }) => fallback.format.name);
	return { gate: "single", message: `${one} and ${other} read the text as different calls` };
}
