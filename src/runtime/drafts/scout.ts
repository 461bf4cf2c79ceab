/** A machine for which a thought is a message of calls and text. It tells where calls stand, and makes none. */

import type { CallStatus } from "../events.js";
import { Machine } from "../machine/machine.js";
import { MODE_TEXT } from "../machine/mode.js";
import { run } from "../modes/run.js";
import type { NoticeCode } from "../program/codes.js";
import { isUnsure } from "../program/lenient-codes.js";
import { MarkFinder } from "../program/mark-finder.js";
import type { Thoughts } from "../program/thoughts.js";

/** What a scout tells, in the order of the text. */
export interface Listener {
	/** The scout has come to the text of its message (`outside`), or of a section. */
	textBegins(outside: boolean, at: number): void;
	text(text: string, end: number): void;
	callBegins(name: string, end: number): void;
	callGoesOn(end: number): void;
	callEnds(whole: boolean, start: number, end: number): void;
}

/** Reads the text of a thought as if it were a message of calls. */
export class Scout extends Machine {
	/** a call has begun */
	private found = false;
	/** of the call that is open */
	private readonly marks: MarkFinder;

	constructor(
		private readonly parser: Machine,
		thoughts: Thoughts,
		private readonly listener: Listener,
		at: number,
		before: number,
	) {
		const program = thoughts.calls;
		super(program, parser.config, program.start);
		this.marks = new MarkFinder(program.marks);
		this.pos = at;
		this.begin("", 0, at, before);
		this.enterPayload(program.start, this.context, at);
	}

	/** The text of a thought is no content. */
	override hasBegun(at: number): boolean {
		return this.found || this.parser.hasBegun(at);
	}

	override beginsWith(): boolean {
		return false;
	}

	get idle(): boolean {
		return this.mode === MODE_TEXT && this.state === 0 && this.payload === this.program.start;
	}

	take(text: string, at: number, before: number): void {
		this.flags = this.parser.flags;
		this.begin(text, 0, at, before);
		this.pos = at + text.length;
		run(this);
	}

	override enterPayload(...given: Parameters<Machine["enterPayload"]>): void {
		super.enterPayload(...given);
		const [{ field, stray }, , at] = given;
		if (field === "content") this.listener.textBegins(!stray, at);
	}

	beginThought(): void {}

	plainText(_reasoning: boolean, text: string, _start: number, end: number): void {
		this.listener.text(text, end);
	}

	callStart(name: string, _id: string, _index: string, _start: number, end: number): void {
		this.found = true;
		this.marks.begin();
		this.listener.callBegins(name, end);
	}

	callArguments(delta: string, _start: number, end: number): void {
		this.marks.read(delta);
		this.listener.callGoesOn(end);
	}

	callEnd(status: CallStatus, repairs: readonly string[], start: number, end: number): void {
		const unsure = this.marks.found !== "" && this.call.hasPairs && isUnsure(repairs);
		const refused = repairs.some((code) => this.config.refused.includes(code));
		const whole = status !== "incomplete" && !unsure && !refused && !repairs.includes("unclosed");
		this.listener.callEnds(whole, start, end);
	}

	/** What it gives up because it is too long is told as everywhere; all else is about a call, and is told with it. */
	notice(code: NoticeCode, message: string, start: number, end: number): void {
		if (code === "limit-held") this.parser.notice(code, message, start, end);
	}
}
