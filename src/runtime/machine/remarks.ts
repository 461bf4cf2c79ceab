/** What is told of a call beside its events. */
import { type LeftOut, NOTHING_OMITTED } from "../scan/call/omitted.js";
import type { Sink } from "./sink.js";

export class Remarks {
	private left = NOTHING_OMITTED;
	/** keys that their object had before; they have not left yet */
	private repeats: { readonly key: string; readonly at: number }[] = [];

	constructor(
		private readonly sink: Sink,
		/** most characters of arguments */
		private readonly limit: number,
	) {}

	/** A call begins. */
	clear(): void {
		this.repeats = [];
		this.left = NOTHING_OMITTED;
	}

	/** Members of the call's object are not in its arguments. */
	leaveOut(left: LeftOut): void {
		this.left = left;
	}

	/** The call must not run without them. */
	get withheld(): boolean {
		return this.left.withheld;
	}

	repeated(key: string, at: number): void {
		this.repeats.push({ key, at });
	}

	tellRepeats(): void {
		if (this.repeats.length === 0) return;
		for (const { key, at } of this.repeats) {
			const message = `the parameter ${JSON.stringify(key)} came twice; the last one counts`;
			this.sink.notice("duplicate-key", message, at, at);
		}
		this.repeats = [];
	}

	/** A value is none of its declared types. */
	keptString(at: number): void {
		this.tellRepeats();
		const message = "the text of a value is none of its declared types; it stays a string";
		this.sink.notice("kept-string", message, at, at);
	}

	tooLong(at: number): void {
		const message = `the arguments are longer than ${this.limit} characters`;
		this.sink.notice("limit-arguments", message, at, at);
	}

	doubtful(start: number, end: number): void {
		const message =
			"a value without its close ends as marks do: with what may be its close, or a part of it";
		this.sink.notice("broken", message, start, end);
	}

	tellOmitted(at: number): void {
		const { keys, repeated } = this.left;
		if (repeated.length > 0) {
			const message = `members of the call's object came twice: ${listOf(repeated)}`;
			this.sink.notice("duplicate-key", message, at, at);
		}
		if (keys.length > 0) {
			const message = `members of the call's object are not in its arguments: ${listOf(keys)}`;
			this.sink.notice("left-out", message, at, at);
		}
	}
}

function listOf(names: readonly string[]): string {
	return names.map((name) => JSON.stringify(name)).join(", ");
}
