/** What the machine says, as the events that leave. */

import { Drafts } from "../drafts/drafts.js";
import type { CallStatus, ParserEvent } from "../events.js";
import type { Machine } from "../machine/machine.js";
import type { Sink } from "../machine/sink.js";
import type { ParserOptions } from "../options.js";
import type { NoticeCode } from "../program/codes.js";
import type { Config } from "../program/config.js";
import { MarkFinder } from "../program/mark-finder.js";
import type { Program, Step } from "../program/program.js";
import { Thoughts } from "../program/thoughts.js";
import { flat } from "../scan/flat.js";
import { freshId, makeId } from "./ids.js";

// A parser that waits holds nothing of its own. Nothing is ever put into it.
const NO_EVENTS: ParserEvent[] = [];

export class Emitter implements Sink {
	private out = NO_EVENTS;
	calls = 0;
	/** the ids that were given in this message; most messages have one call, and need no set */
	private ids: string | Set<string> | null = null;
	/** of the call that is open; made for the first call */
	private marks: MarkFinder | null = null;

	constructor(
		private readonly program: Program,
		private readonly config: Config,
		readonly options: ParserOptions,
		/** where calls in thoughts are looked for */
		private readonly thoughts: Thoughts | null,
	) {}

	/** An event is ready to leave. */
	private say(event: ParserEvent): void {
		if (this.out === NO_EVENTS) this.out = [event];
		else this.out.push(event);
	}

	/** The events since the last time. The list is the caller's. */
	told(): ParserEvent[] {
		const { out } = this;
		this.out = NO_EVENTS;
		return out === NO_EVENTS ? [] : out;
	}

	/** The number of the call that was opened last. */
	get index(): number {
		return this.calls - 1;
	}

	contentBegins(): void {}

	thoughtBegins(m: Machine, step: Step, at: number): Drafts | null {
		if (this.thoughts === null || Thoughts.isEnding(step)) return null;
		return new Drafts(m, this.thoughts, step, at);
	}

	plainText(reasoning: boolean, text: string, start: number, end: number): void {
		const last = this.out[this.out.length - 1];
		const type = reasoning ? "reasoning" : "content";
		if (last !== undefined && last.type === type && last.end === start) {
			this.out[this.out.length - 1] = { type, text: last.text + text, start: last.start, end };
			return;
		}
		this.say({ type, text, start, end });
	}

	callStart(name: string, wireId: string, wireIndex: string, start: number, end: number): void {
		this.calls++;
		// it is kept until the message ends
		let id = flat(wireId);
		if (id !== "" && this.isKnown(id)) {
			this.notice(
				"duplicate-id",
				`the id ${JSON.stringify(id)} came before; the later call gets another`,
				start,
				end,
			);
			id = "";
		}
		if (id === "") id = this.freshId(name, wireIndex);
		if (this.ids === null) this.ids = id;
		else if (typeof this.ids === "string") this.ids = new Set([this.ids, id]);
		else this.ids.add(id);
		this.marks ??= new MarkFinder(this.program.marks, this.config.declared.parameters);
		this.marks.begin(name);
		this.say({ type: "call-start", index: this.index, id, name, start, end });
	}

	private isKnown(id: string): boolean {
		const { ids } = this;
		const given = typeof ids === "string" ? id === ids : ids?.has(id) === true;
		return given || this.options.takenIds?.has(id) === true;
	}

	private freshId(name: string, wireIndex: string): string {
		const { generateId } = this.options;
		const { ids } = this.program.format;
		return freshId(
			(tries) => {
				const index = this.index + tries;
				const shown = tries === 0 && wireIndex !== "" ? wireIndex : String(index);
				return generateId?.({ name, index }) ?? makeId(ids, name, shown);
			},
			(id) => this.isKnown(id),
		);
	}

	/** A piece of the open call's arguments leaves beside; `lacks`: a character that it does not hold. */
	argumentsBeside(delta: string, lacks = -1): void {
		this.marks?.read(delta, lacks);
	}

	/** The same of the text of a string, before it is escaped. */
	stringBeside(raw: string): void {
		this.marks?.readText(raw);
	}

	callArguments(delta: string, start: number, end: number): void {
		this.marks?.read(delta);
		const { index } = this;
		const last = this.out[this.out.length - 1];
		if (last !== undefined && last.type === "call-arguments" && last.index === index) {
			const { type, start: from } = last;
			this.out[this.out.length - 1] = { type, index, delta: last.delta + delta, start: from, end };
			return;
		}
		this.say({ type: "call-arguments", index, delta, start, end });
	}

	callEnd(
		status: CallStatus,
		repairs: readonly string[],
		keys: ReadonlySet<string> | null,
		start: number,
		end: number,
	): void {
		const mark = this.marks?.found ?? "";
		const missing = this.marks?.missing(keys) ?? null;
		if (mark !== "" && status !== "incomplete") {
			const lacks =
				missing === null ? "" : `; behind one stands "${missing}", which the call lacks`;
			const message = `a value of this call holds ${JSON.stringify(mark)}, a mark of the format; it was read as text${lacks}`;
			this.notice("markup-in-value", message, start, end);
		}
		const unsure = this.marks?.isUnsure(keys, repairs) === true;
		const refused = repairs.find((code) => this.config.refused.includes(code));
		const half = unsure && mark === "";
		if (status !== "incomplete" && (half || refused !== undefined)) {
			const message = half
				? "a value of this call holds the beginning of a mark: it may have ended there"
				: `without the repair ${JSON.stringify(refused)}, which is not allowed, this would be another call; it is cut`;
			this.notice("broken", message, start, end);
		}
		const ended = unsure || refused !== undefined ? "incomplete" : status;
		this.say({ type: "call-end", index: this.index, status: ended, repairs, start, end });
	}

	notice(code: NoticeCode, message: string, start: number, end: number): void {
		this.say({ type: "notice", code, message, start, end });
	}
}
