/**
 * Reads an object pattern: one JSON (or Python) object some members of which are bound. The members' values are read by
 * the scanners; this reader knows keys, what is expected, and when the call may commit.
 */
import { isSpace } from "../classes.js";
import type { Member, Pattern } from "../contract.js";
import { ArgumentsReader } from "./arguments.js";
import { JSON_REPAIRS } from "./json.js";
import { DONE, FAILED, RUNNING, TOO_DEEP } from "./output.js";
import { newScanner, type ScanOptions, type ValueScanner } from "./value.js";

/** How the commit is decided: by name and arguments, by the member with `~`, or elsewhere. */
export type PatternCommit = "auto" | "member" | "never";

const BEFORE = 0;
const KEY_OR_END = 1;
const KEY = 2;
const KEY_TEXT = 3;
const KEY_WORD = 4;
const COLON = 5;
const BEFORE_VALUE = 6;
const IN_VALUE = 7;
const NEXT = 8;

const BRACE = 123;
const BRACE_END = 125;
const COMMA = 44;
const COLON_CODE = 58;
const QUOTE = 34;
const APOSTROPHE = 39;

interface Level {
	readonly members: readonly Member[];
	readonly open: boolean;
	readonly bound: Set<Member>;
}

export class PatternReader {
	status: number = RUNNING;
	name: string | null = null;
	id: string | null = null;
	/** the call may commit */
	ready = false;
	/** text of the arguments that was read and not taken */
	argumentsText = "";
	/** arguments are being read: their reader */
	reading: ArgumentsReader | null = null;
	/** an arguments value has been read whole */
	argumentsDone = false;
	readonly repairs: string[] = [];
	/** index behind the first id that came when the call had committed; -1: none, or reported */
	lateIdAt = -1;
	private late = false;

	private state = BEFORE;
	private readonly levels: Level[] = [];
	private scanner: ValueScanner | null = null;
	private member: Member | null = null;
	private text = "";
	private accepted = false;

	constructor(
		private readonly pattern: Pattern,
		private readonly commit: PatternCommit,
		private readonly options: ScanOptions,
		/** names of the request for members of kind `tool`; null: none */
		private readonly tools: ReadonlySet<string> | null,
	) {}

	/**
	 * Reads chunk[i..end); returns the index behind the last character read. Returns early when `ready` becomes true,
	 * so that the caller can commit at that place.
	 */
	read(chunk: string, i: number, end: number): number {
		let j = i;
		const wasReady = this.ready;
		while (j < end && this.status === RUNNING) {
			j = this.state === IN_VALUE ? this.value(chunk, j, end) : this.structure(chunk, j, end);
			if ((this.ready && !wasReady) || this.lateIdAt >= 0) break;
		}
		return j;
	}

	/** The direct scanner of the arguments was run by the caller. */
	sync(): void {
		const { reading } = this;
		if (reading === null) return;
		reading.sync();
		if (reading.status === DONE) this.endArguments();
		else if (reading.status !== RUNNING) this.fail(0, reading.status);
	}

	/** Whether the arguments' value has closed, so that only the envelope is missing. */
	get onlyEnvelopeMissing(): boolean {
		return this.name !== null && this.argumentsDone && this.state === NEXT && this.requiredBound();
	}

	private structure(chunk: string, i: number, end: number): number {
		const c = chunk.charCodeAt(i);
		switch (this.state) {
			case BEFORE:
				if (c !== BRACE) return this.fail(i);
				this.levels.push(this.levelOf(this.pattern));
				this.state = KEY_OR_END;
				return i + 1;
			case KEY_OR_END:
			case KEY:
				return this.key(chunk, i, c);
			case KEY_TEXT:
				return this.keyText(chunk, i, end);
			case KEY_WORD:
				return this.keyWord(chunk, i, c);
			case COLON:
				if (isSpace(c)) return i + 1;
				if (c !== COLON_CODE) return this.fail(i);
				this.state = BEFORE_VALUE;
				return i + 1;
			case BEFORE_VALUE:
				if (isSpace(c)) return i + 1;
				return this.beginValue(c, i);
			default:
				return this.next(i, c);
		}
	}

	private levelOf(from: { readonly members: readonly Member[]; readonly open: boolean }): Level {
		return { members: from.members, open: from.open, bound: new Set() };
	}

	private get level(): Level {
		const level = this.levels[this.levels.length - 1];
		if (level === undefined) throw new Error("no level");
		return level;
	}

	private key(chunk: string, i: number, c: number): number {
		if (isSpace(c)) return i + 1;
		if (c === BRACE_END) {
			// an empty object, or a comma behind the last member
			if (this.state === KEY) {
				if (!this.options.repairs) return this.fail(i);
				this.repair("trailing-comma");
			}
			return this.endObject(i);
		}
		this.text = "";
		if (c === QUOTE || c === APOSTROPHE) {
			this.scanner = newScanner(this.pattern.py, this.options);
			this.state = KEY_TEXT;
			return i;
		}
		if (!this.options.repairs || !isWordStart(c)) return this.fail(i);
		this.repair("unquoted-key");
		this.text = chunk.charAt(i);
		this.state = KEY_WORD;
		return i + 1;
	}

	private keyText(chunk: string, i: number, end: number): number {
		const j = this.collect(chunk, i, end);
		if (this.status !== RUNNING) return j;
		if (this.scanner !== null && this.scanner.status !== DONE) return j;
		const key = decodeString(this.text);
		if (key === null) return this.fail(j);
		return this.endKey(key, j);
	}

	private keyWord(chunk: string, i: number, c: number): number {
		if (isWordStart(c) || (c >= 48 && c <= 57) || c === 45) {
			this.text += chunk.charAt(i);
			return this.text.length > this.options.nameLength ? this.fail(i) : i + 1;
		}
		return this.endKey(this.text, i);
	}

	private endKey(key: string, j: number): number {
		this.reportRepairs(this.scanner);
		this.scanner = null;
		const { members, open, bound } = this.level;
		const first = members[0];
		if (first !== undefined && first.keys === null) {
			if (bound.has(first) || !this.bindName(key, first.value)) return this.fail(j);
			this.member = first;
		} else {
			const member = members.find((m) => m.keys?.includes(key) === true);
			this.member = member !== undefined && !bound.has(member) ? member : null;
			if (this.member === null && !open && member === undefined) return this.fail(j);
		}
		this.state = COLON;
		return j;
	}

	private beginValue(c: number, i: number): number {
		const member = this.member;
		const value = member?.value;
		this.text = "";
		this.accepted = false;
		if (
			member?.keys === null ||
			(value !== undefined && "field" in value && value.field === "arguments")
		) {
			this.reading = new ArgumentsReader(this.pattern.py, this.options);
			this.state = IN_VALUE;
			return i;
		}
		if (value !== undefined && "members" in value) {
			if (c !== BRACE) return this.fail(i);
			this.levels.push(this.levelOf(value));
			this.state = KEY_OR_END;
			return i + 1;
		}
		this.scanner = newScanner(this.pattern.py, this.options);
		this.state = IN_VALUE;
		return i;
	}

	private value(chunk: string, i: number, end: number): number {
		if (this.reading !== null) return this.argumentsValue(this.reading, chunk, i, end);
		const scanner = this.scanner;
		if (scanner === null) return this.fail(i);
		const keep = this.member !== null;
		const j = keep ? this.collect(chunk, i, end) : scanner.scan(chunk, i, end);
		if (!keep) scanner.take(chunk, i, j);
		if (this.status !== RUNNING) return j;
		if (!this.accepted && j > i) this.accept();
		if (scanner.status === DONE) return this.endValue(j);
		if (scanner.status !== RUNNING) return this.fail(j, scanner.status);
		return j;
	}

	/** Reads with the scanner and keeps the text, within the length of names. */
	private collect(chunk: string, i: number, end: number): number {
		const scanner = this.scanner;
		if (scanner === null) return this.fail(i);
		// a name takes two quotes; an escape may take six characters
		const most = this.options.nameLength * 6 + 2;
		// no further than where it would be too long, so that it fails there in any chunk
		const j = scanner.scan(chunk, i, Math.min(end, i + most + 1 - this.text.length));
		this.text += scanner.take(chunk, i, j);
		if (scanner.status > DONE) return this.fail(j, scanner.status);
		if (this.text.length > most) return this.fail(j);
		return j;
	}

	private argumentsValue(reader: ArgumentsReader, chunk: string, i: number, end: number): number {
		// the first character alone decides whether the call may commit
		const wait = !this.accepted && !this.ready;
		const j = reader.scan(chunk, i, wait ? i + 1 : end);
		this.argumentsText += reader.take(chunk, i, j);
		if (reader.accepted && !this.accepted) this.accept();
		if (reader.status === DONE) this.endArguments();
		else if (reader.status !== RUNNING) return this.fail(j, reader.status);
		return j;
	}

	private accept(): void {
		this.accepted = true;
		this.decide();
	}

	/** Whether the call may commit now. */
	private decide(): void {
		if (this.commit === "auto") {
			const known = this.name !== null;
			const args = this.argumentsDone || (this.reading?.accepted ?? false);
			if (known && args) this.ready = true;
		} else if (this.commit === "member") {
			if (this.accepted && this.member?.commit === true && this.name !== null) this.ready = true;
		}
	}

	private endArguments(): void {
		const reader = this.reading;
		if (reader === null) return;
		for (const code of reader.repairs) this.repair(code);
		this.argumentsDone = true;
		this.reading = null;
		this.bindMember();
		this.decide();
	}

	private endValue(j: number): number {
		const scanner = this.scanner;
		this.reportRepairs(scanner);
		this.scanner = null;
		const value = this.member?.value;
		if (value !== undefined && scanner !== null) {
			const text = decodeString(this.text);
			if ("text" in value) {
				if (text !== value.text) return this.fail(j);
			} else if ("field" in value) {
				if (value.field === "name") {
					if (text === null || !this.bindName(text, value)) return this.fail(j);
				} else if (value.field === "id") {
					const id = text ?? (/^[0-9]+$/.test(this.text) ? this.text : "");
					if (id !== "" && this.ready) {
						if (!this.late) this.lateIdAt = j;
						this.late = true;
					} else if (id !== "") this.id = id;
				}
			}
		}
		this.bindMember();
		this.decide();
		return j;
	}

	private bindName(name: string, value: Member["value"]): boolean {
		if (name === "" || name.length > this.options.nameLength) return false;
		if ("kind" in value && value.kind === "tool" && this.tools?.has(name) !== true) return false;
		this.name = name;
		return true;
	}

	private bindMember(): void {
		if (this.member !== null) this.level.bound.add(this.member);
		this.member = null;
		this.state = NEXT;
	}

	private next(i: number, c: number): number {
		if (isSpace(c)) return i + 1;
		if (c === COMMA) {
			// a pattern with the name as its key has one member
			if (this.level.members[0]?.keys === null) return this.fail(i);
			this.state = KEY;
			return i + 1;
		}
		if (c === BRACE_END) return this.endObject(i);
		if (this.options.repairs && this.onlyEnvelopeMissing) {
			this.repair("envelope");
			this.status = DONE;
			return i;
		}
		return this.fail(i);
	}

	private requiredBound(): boolean {
		return this.levels.every((level) =>
			level.members.every((m) => m.optional || level.bound.has(m)),
		);
	}

	private endObject(i: number): number {
		const { members, bound } = this.level;
		if (!members.every((m) => m.optional || bound.has(m))) return this.fail(i);
		if (this.levels.length > 1) {
			this.levels.pop();
			const outer = this.level.members.find(
				(m) => "members" in m.value && m.value.members === members,
			);
			if (outer !== undefined) this.level.bound.add(outer);
			this.state = NEXT;
			return i + 1;
		}
		if (this.name === null) return this.fail(i);
		this.levels.pop();
		this.status = DONE;
		if (this.commit === "auto") this.ready = true;
		return i + 1;
	}

	private reportRepairs(scanner: ValueScanner | null): void {
		const bits = scanner?.repaired ?? 0;
		if (bits === 0) return;
		JSON_REPAIRS.forEach((code, bit) => {
			if (((bits >> bit) & 1) === 1) this.repair(code);
		});
	}

	private repair(code: string): void {
		if (!this.repairs.includes(code)) this.repairs.push(code);
	}

	private fail(i: number, status: number = FAILED): number {
		this.status = status === TOO_DEEP ? TOO_DEEP : FAILED;
		return i;
	}

	/** How deep the reader stands, and whether inside a string: what counting goes on from. */
	get nesting(): { readonly depth: number; readonly inString: boolean } {
		const inner = this.reading?.direct ?? this.scanner;
		const inString = inner?.inString ?? this.reading?.inString ?? false;
		return { depth: this.levels.length + (inner?.depth ?? 0), inString };
	}
}

function isWordStart(c: number): boolean {
	return (c >= 65 && c <= 90) || (c >= 97 && c <= 122) || c === 95 || c === 36;
}

/** The text of a JSON string literal, or null for any other value. */
function decodeString(json: string): string | null {
	if (!json.startsWith('"')) return null;
	const value: unknown = JSON.parse(json);
	return typeof value === "string" ? value : null;
}
