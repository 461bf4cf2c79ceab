/** A machine for which a thought is a message of calls and text. It tells where calls stand, and makes none. */

import type { CallStatus } from "../events.js";
import { Machine } from "../machine/machine.js";
import { MODE_TEXT } from "../machine/mode.js";
import type { Sink } from "../machine/sink.js";
import { finishInput, run } from "../modes/run.js";
import type { NoticeCode } from "../program/codes.js";
import { MarkFinder } from "../program/mark-finder.js";
import type { Step } from "../program/program.js";
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
export class Scout implements Sink {
	calls = 0;
	private readonly machine: Machine;
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
		this.marks = new MarkFinder(program.marks, (name) =>
			this.parser.config.declared.parameters(name),
		);
		this.machine = new Machine(program, parser.config, program.start, this, parser, at, before);
	}

	get idle(): boolean {
		const { mode, state, payload, program } = this.machine;
		return mode === MODE_TEXT && state === 0 && payload === program.start;
	}

	/** The text at `at`, behind the character `before`: text in which no call begins is left out. */
	take(text: string, at: number, before: number): void {
		this.machine.flags = this.parser.flags;
		this.machine.readBeside(at, before);
		this.machine.take(text);
		run(this.machine);
	}

	/** The thought ends; `reason`: if the message does, why. */
	finish(reason: string): void {
		this.machine.finishReason = reason;
		finishInput(this.machine);
	}

	contentBegins({ stray }: Step, at: number): void {
		this.listener.textBegins(!stray, at);
	}

	thoughtBegins(): null {
		return null;
	}

	plainText(_reasoning: boolean, text: string, _start: number, end: number): void {
		this.listener.text(text, end);
	}

	callStart(name: string, _id: string, _index: string, _start: number, end: number): void {
		this.calls++;
		this.marks.begin(name);
		this.listener.callBegins(name, end);
	}

	callArguments(delta: string, _start: number, end: number): void {
		this.marks.read(delta);
		this.listener.callGoesOn(end);
	}

	callEnd(
		status: CallStatus,
		repairs: readonly string[],
		keys: ReadonlySet<string> | null,
		start: number,
		end: number,
	): void {
		const unsure = this.marks.isUnsure(keys, repairs);
		const refused = repairs.some((code) => this.parser.config.refused.includes(code));
		const whole = status !== "incomplete" && !unsure && !refused && !repairs.includes("unclosed");
		this.listener.callEnds(whole, start, end);
	}

	/** What it gives up because it is too long is told as everywhere; all else is about a call, and is told with it. */
	notice(code: NoticeCode, message: string, start: number, end: number): void {
		if (code === "limit-held") this.parser.sink.notice(code, message, start, end);
	}
}
