/** The value of one member of a pattern: the arguments, a short value that is bound, or one that is skipped. */

import type { Field, Member } from "../../contract.js";
import { type Nesting, OUTSIDE } from "../counter.js";
import { joined } from "../flat.js";
import { DONE, RUNNING } from "../output.js";
import { ArgumentsReader } from "./arguments.js";
import { ShortValue } from "./short.js";
import { type Declared, keptText } from "./unread.js";
import { newScanner, type ScanOptions, type ValueScanner } from "./value.js";

export class MemberReader {
	status: number = RUNNING;
	/** it is known that a value of this kind is being read */
	accepted = false;
	/** text of the arguments' object that was read and not taken */
	argumentsText = "";
	/** JSON text of a value that is skipped */
	skippedText = "";

	private constructor(
		readonly reading: ArgumentsReader | null,
		readonly short: ShortValue | null,
		private readonly skipped: ValueScanner | null,
		private readonly whole: boolean,
	) {}

	/** `whole`: all of a value that is skipped may be wanted; `name`: that of the call. */
	static begin(
		member: Member | null,
		python: boolean,
		options: ScanOptions,
		whole: boolean,
		declared: Declared,
		name: string | null,
	): MemberReader {
		if (member === null) return new MemberReader(null, null, newScanner(python, options), whole);
		if (member.keys === null || isArguments(member)) {
			const reading = argumentsReader(member, python, options, declared, name);
			return new MemberReader(reading, null, null, whole);
		}
		const only = !isName(member) ? "any" : python ? "python-string" : "string";
		const short = new ShortValue(newScanner(python, options), options.nameLength, only);
		return new MemberReader(null, short, null, whole);
	}

	/** The same reader at the same place; null: it reads what is never the same, or stands where it cannot be copied. */
	copy(): MemberReader | null {
		const reading = this.reading?.copy() ?? null;
		const short = this.short?.copy() ?? null;
		if (reading === null && short === null) return null;
		const one = new MemberReader(reading, short, null, this.whole);
		one.status = this.status;
		one.accepted = this.accepted;
		one.argumentsText = this.argumentsText;
		return one;
	}

	/**
	 * Reads chunk[i..end) as far as the value goes; returns the index behind the last character read. `careful`: only what
	 * shows of what kind arguments are.
	 */
	scan(chunk: string, i: number, end: number, careful: boolean): number {
		const { reading, skipped } = this;
		if (reading !== null) {
			const j = reading.scan(chunk, i, careful && !this.accepted ? i + 1 : end);
			this.argumentsText = joined(this.argumentsText, reading.take(chunk, i, j));
			this.status = reading.status;
			this.accepted = reading.accepted;
			return j;
		}
		const reader = this.beside;
		if (reader === null) return i;
		const j = reader.scan(chunk, i, end);
		if (skipped !== null)
			this.skippedText = keptText(this.skippedText, skipped.take(chunk, i, j), this.whole);
		this.status = reader.status;
		if (j > i && reader.status <= DONE) this.accepted = true;
		return j;
	}

	/** The input ends: whether that ends the value, which might have gone on. */
	finishScalar(): boolean {
		const reader = this.beside;
		if (this.status !== RUNNING || reader === null || !reader.finishScalar()) return false;
		this.skippedText += this.skipped?.take("", 0, 0) ?? "";
		this.status = DONE;
		return true;
	}

	/** The direct scanner of the arguments was run by the caller. */
	sync(): void {
		if (this.reading === null) return;
		this.reading.sync();
		this.status = this.reading.status;
	}

	/** What reads a value that is no arguments. */
	get beside(): ShortValue | ValueScanner | null {
		return this.short ?? this.skipped;
	}

	/** Codes of the repairs used, in the order of their places. */
	get repairs(): readonly string[] {
		return this.reading?.repairs ?? (this.short?.scanner ?? this.skipped)?.codes ?? [];
	}

	/** How the value stands; that of a `stringified` one is a string. */
	get nesting(): Nesting {
		return this.reading?.nesting ?? this.short?.scanner ?? this.skipped ?? OUTSIDE;
	}
}

function argumentsReader(
	{ value }: Member,
	python: boolean,
	options: ScanOptions,
	declared: Declared,
	name: string | null,
): ArgumentsReader {
	const wrapper = declared.wrapper(name);
	const { input } = options;
	if (input === null || !("kind" in value) || value.kind !== "input")
		return new ArgumentsReader(python, options, wrapper);
	return input.reader(options, wrapper, name ?? "");
}

function isName({ value }: Member): boolean {
	return "field" in value && value.field === "name";
}

export function isArguments({ value }: Member): boolean {
	return "field" in value && value.field === "arguments";
}

/** What a member binds: a field, a constant, or several in an object of its own. */
export function fieldOf({ value }: Member): Field | "constant" | "object" {
	if ("field" in value) return value.field;
	return "text" in value ? "constant" : "object";
}
