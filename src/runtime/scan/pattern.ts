/**
 * Reads an object pattern: one JSON (or Python) object some members of which are bound. Keys and values have readers of
 * their own; this one knows what is expected next.
 */
import type { Member, Pattern } from "../contract.js";
import type { ArgumentsReader } from "./arguments.js";
import { Between } from "./between.js";
import { COMMA, QUOTE } from "./characters.js";
import { type Nesting, nestingBefore, OUTSIDE } from "./counter.js";
import { Identity, type Known, type PatternCommit } from "./identity.js";
import { beginsValue } from "./json-slips.js";
import { KeyReader } from "./key.js";
import { Levels } from "./levels.js";
import { fieldOf, isArguments, MemberReader } from "./member.js";
import type { LeftOut } from "./omitted.js";
import { DONE, FAILED, RUNNING, TOO_DEEP } from "./output.js";
import {
	DOUBLED_COMMA,
	MISSING_COLON,
	MISSING_COMMA,
	NO_REPAIRS,
	TRAILING_COMMA,
} from "./repairs.js";
import type { ShortValue } from "./short.js";
import { type Declared, isNothing, SYNONYMS, UnreadMembers, WRAPPER } from "./unread.js";
import type { ScanOptions } from "./value.js";

const BEFORE = 0;
const KEY_OR_END = 1;
const KEY = 2;
const COLON = 3;
const BEFORE_VALUE = 4;
const NEXT = 5;

const BRACE = 123;
const BRACE_END = 125;
const COLON_CODE = 58;

export class PatternReader {
	status: number = RUNNING;
	/** text of the arguments that was read and not taken */
	argumentsText = "";
	/** name and id, and whether the call may commit */
	readonly identity: Identity;

	private state = BEFORE;
	private readonly levels = new Levels();
	private key: KeyReader | null = null;
	/** what the value that comes is bound to; null: it is skipped */
	private member: Member | null = null;
	/** the key of that value */
	private keyRead = "";
	/** its member has been read before */
	private again = false;
	private readonly unread = new UnreadMembers();
	private current: MemberReader | null = null;
	/** an arguments value has been read whole */
	private argumentsDone = false;
	private readonly between: Between;
	/** no comma stands before the key: only its colon shows that it is one */
	private bare = false;
	private readonly noted: string[] = [];
	/** how the reader stood before the last character of a key or value that does not fit */
	private refused: Nesting | null = null;

	constructor(
		private readonly pattern: Pattern,
		private readonly commit: PatternCommit,
		private readonly options: ScanOptions,
		private readonly tools: ReadonlySet<string> | null,
		private readonly known: Known,
		private readonly declared: Declared,
	) {
		const note = (code: string): void => this.note(code);
		this.between = new Between(this.repairable, note);
		this.identity = new Identity(commit, options.nameLength, tools, known, declared.toolIn, note);
	}

	/**
	 * The same reader at the same place; null: it has read what is never the same (an id, arguments, members that are not bound), or
	 * cannot be copied.
	 */
	copy(): PatternReader | null {
		if (this.status !== RUNNING || this.argumentsDone || this.argumentsText.length > 1) return null;
		if (this.id !== null || this.identity.isLate || !this.unread.isEmpty) return null;
		const key = this.key?.copy();
		const current = this.current?.copy();
		const readsId =
			this.current?.short !== null && this.member !== null && fieldOf(this.member) !== "name";
		if (key === null || current === null || (current !== undefined && readsId)) return null;
		const { pattern, commit, options, tools, known, declared } = this;
		const one = new PatternReader(pattern, commit, options, tools, known, declared);
		one.argumentsText = this.argumentsText;
		one.identity.standAs(this.identity);
		one.levels.standAs(this.levels);
		one.between.standAs(this.between);
		one.state = this.state;
		one.key = key ?? null;
		one.current = current ?? null;
		one.member = this.member;
		one.keyRead = this.keyRead;
		one.again = this.again;
		one.bare = this.bare;
		one.noted.push(...this.noted);
		return one;
	}

	get name(): string | null {
		return this.identity.name;
	}

	get id(): string | null {
		return this.identity.id;
	}

	/** The call may commit. */
	get ready(): boolean {
		return this.identity.ready;
	}

	/** Arguments are being read: their reader. */
	get reading(): ArgumentsReader | null {
		return this.current?.reading ?? null;
	}

	/** Codes of the repairs used, each once, in the order of their places. */
	get repairs(): readonly string[] {
		const running = this.current?.repairs ?? this.key?.repairs ?? [];
		return running.length === 0 ? this.noted : [...new Set([...this.noted, ...running])];
	}

	/** Whether the arguments' value has closed, so that only the envelope is missing, and that may be. */
	get onlyEnvelopeMissing(): boolean {
		if (!this.options.envelope || this.state !== NEXT || !this.between.isOver) return false;
		return this.argumentsDone && this.name !== null && this.levels.depth === 1 && this.levels.whole;
	}

	/** How deep the reader stands, and whether inside a string: what counting goes on from. */
	get nesting(): Nesting {
		if (this.refused !== null) return this.refused;
		const open = this.current?.nesting ?? this.key?.nesting ?? OUTSIDE;
		const { depth, inString, quote, escaped = false } = open;
		return { depth: this.levels.depth + depth, inString, quote, escaped };
	}

	/**
	 * Reads chunk[i..end); returns the index behind the last character read. Returns early when `ready` becomes true, so
	 * that the caller can commit at that place, behind an id that comes too late, and behind arguments.
	 */
	read(chunk: string, i: number, end: number): number {
		const { identity } = this;
		let j = i;
		const wasReady = identity.ready;
		const { reading } = this;
		while (j < end && this.status === RUNNING) {
			if (this.current !== null) j = this.value(this.current, chunk, j, end);
			else if (this.key !== null) j = this.keyText(this.key, chunk, j, end);
			else j = this.structure(chunk.charCodeAt(j), j);
			if ((identity.ready && !wasReady) || identity.lateIdAt >= 0) break;
			if (reading !== null && this.reading !== reading) break;
		}
		return j;
	}

	/** The input ends: whether only the envelope is missing. In Python the name may have waited for a string that continues it. */
	finishEnvelope(): boolean {
		const { current } = this;
		if (current?.finishScalar() === true) this.endValue(current, "", 0, 0);
		return this.onlyEnvelopeMissing;
	}

	/** The direct scanner of the arguments was run by the caller. */
	sync(): void {
		const { current } = this;
		if (current === null) return;
		current.sync();
		if (current.status === DONE) this.endValue(current, "", 0, 0);
		else if (current.status !== RUNNING) this.fail(0, current.status);
	}

	private structure(c: number, i: number): number {
		if (this.state === BEFORE) return this.enter(c, i, this.pattern);
		const is = this.between.pass(c);
		if (is !== "token") return is === "fault" ? this.fail(i) : i + 1;
		switch (this.state) {
			case COLON:
				return this.colon(c, i);
			case BEFORE_VALUE:
				return this.beginValue(c, i);
			case NEXT:
				return this.next(c, i);
			default:
				return this.beginKey(c, i);
		}
	}

	private get repairable(): number {
		return this.pattern.py ? NO_REPAIRS : this.options.repairs;
	}

	private colon(c: number, i: number): number {
		this.state = BEFORE_VALUE;
		if (c === COLON_CODE) {
			if (this.bare) this.note("missing-comma");
			this.bare = false;
			return i + 1;
		}
		if (this.bare) return this.fail(i);
		if (this.between.isColon(c)) return i + 1;
		const missing = (this.repairable & MISSING_COLON) !== 0 && beginsValue(c, this.repairable);
		if (!missing) return this.fail(i);
		this.note("missing-colon");
		return i;
	}

	private enter(c: number, i: number, members: Pick<Pattern, "members" | "open">): number {
		if (c !== BRACE) return this.fail(i);
		this.levels.enter(members);
		this.state = KEY_OR_END;
		return i + 1;
	}

	private beginKey(c: number, i: number): number {
		if (c === BRACE_END) {
			// an empty object, or a comma behind the last member
			if (this.state === KEY) {
				if ((this.options.repairs & TRAILING_COMMA) === 0) return this.fail(i);
				this.note("trailing-comma");
			}
			return this.endObject(i);
		}
		if (c === COMMA && this.state === KEY_OR_END && this.between.repair()) return i + 1;
		if (c === COMMA && this.state === KEY && (this.repairable & DOUBLED_COMMA) !== 0) {
			this.note("doubled-comma");
			return i + 1;
		}
		this.key = KeyReader.begin(c, this.pattern.py, this.options);
		return this.key === null ? this.fail(i) : i;
	}

	private keyText(reader: KeyReader, chunk: string, i: number, end: number): number {
		const j = reader.scan(chunk, i, end);
		if (reader.status === RUNNING) return j;
		if (reader.status !== DONE) return this.fail(j, reader.status);
		const { key } = reader;
		for (const code of reader.repairs) this.note(code);
		this.key = null;
		const named = this.levels.nameAsKey;
		const member = named ?? this.levels.memberOf(key);
		if (member === undefined) return this.refuse(chunk, i, j);
		if (named !== null) {
			const fits = !this.levels.isBound(named) && this.identity.bindName(key, named.value);
			if (!fits) return this.refuse(chunk, i, j);
		}
		this.keyRead = key;
		this.again = member !== null && this.levels.isBound(member);
		this.member = this.again && !this.mayCountAgain(member) ? null : member;
		this.state = COLON;
		return j;
	}

	/** A name or an id that comes again is the one that counts, as long as none has left. */
	private mayCountAgain(member: Member | null): boolean {
		return !this.ready && member !== null && "field" in member.value && !isArguments(member);
	}

	/** What the object held and the call's arguments do not. */
	get leftOut(): LeftOut {
		return this.unread.leftOut(this.argumentsDone, () => this.declared.parameters(this.name ?? ""));
	}

	private beginValue(c: number, i: number): number {
		const { levels, pattern, options } = this;
		if (c === COLON_CODE && this.between.repair()) return i + 1;
		if (c === BRACE && this.wraps()) {
			this.note("wrapped-function");
			levels.enterSame();
			this.state = KEY_OR_END;
			return i + 1;
		}
		if (c === BRACE && this.member === null && !this.again && options.argumentsKey) {
			const missing = SYNONYMS.has(this.keyRead) ? levels.missing("arguments") : null;
			if (missing !== null) this.note("arguments-key");
			this.member = missing;
		}
		const { member } = this;
		if (member !== null && "members" in member.value) return this.enter(c, i, member.value);
		this.current = MemberReader.begin(
			member,
			pattern.py,
			options,
			!this.ready,
			this.declared,
			this.name,
		);
		return i;
	}

	/** The object that begins is a call as an API writes it, and holds the members of this one. */
	private wraps(): boolean {
		const { levels, keyRead, options } = this;
		if (!options.wrapped || keyRead !== WRAPPER || levels.depth !== 1) return false;
		return levels.missing("name") !== null;
	}

	private value(reader: MemberReader, chunk: string, i: number, end: number): number {
		const known = reader.accepted;
		// the first character alone decides whether the call may commit
		const j = reader.scan(chunk, i, end, !this.ready);
		this.argumentsText += reader.argumentsText;
		reader.argumentsText = "";
		if (reader.status > DONE) return this.fail(j, reader.status);
		if (!known && reader.accepted) this.decide(reader);
		return reader.status === DONE ? this.endValue(reader, chunk, i, j) : j;
	}

	private decide(reader: MemberReader): void {
		const begun = this.argumentsDone || reader.reading !== null;
		this.identity.decide(begun, this.member?.commit === true);
	}

	private endValue(reader: MemberReader, chunk: string, i: number, j: number): number {
		for (const code of reader.repairs) this.note(code);
		this.current = null;
		if (reader.reading !== null) this.argumentsDone = true;
		if (reader.short !== null && !this.bindShort(reader.short, j)) return this.refuse(chunk, i, j);
		if (this.member !== null) this.levels.bind(this.member);
		if (this.again) this.tellAgain(reader);
		else if (this.member === null) this.unread.add(this.keyRead, reader.skippedText);
		this.member = null;
		this.state = NEXT;
		this.identity.decide(this.argumentsDone, false);
		return j;
	}

	/** The key of the member came twice: its last value counts, or the call must not run with the first. */
	private tellAgain({ skippedText }: MemberReader): void {
		const { unread, keyRead, identity } = this;
		unread.again(keyRead);
		if (this.member !== null) return;
		const member = this.levels.memberOf(keyRead);
		const field = member === null || member === undefined ? "" : fieldOf(member);
		if (field === "arguments" && isNothing(skippedText)) return;
		if (field === "name" && skippedText === JSON.stringify(identity.name)) return;
		if (field !== "id" && field !== "constant") unread.lose(keyRead);
	}

	/** Binds what a member has brought; false when it does not fit. */
	private bindShort(short: ShortValue, j: number): boolean {
		const value = this.member?.value;
		if (value === undefined || "members" in value) return true;
		const text = short.string;
		if ("text" in value) return text === value.text;
		if (value.field === "name") return text !== null && this.identity.bindName(text, value);
		if (value.field !== "id") return true;
		// an object or a list is none, and may be what the call is about
		if (short.text.startsWith("{") || short.text.startsWith("["))
			this.unread.add(this.keyRead, short.text);
		else this.identity.bindId(text, short.text, j);
		return true;
	}

	private next(c: number, i: number): number {
		if (c === COMMA || this.between.isComma(c)) {
			this.state = KEY;
			return i + 1;
		}
		if (c === BRACE_END) return this.endObject(i);
		if (!this.onlyEnvelopeMissing) {
			if (c !== QUOTE || (this.repairable & MISSING_COMMA) === 0) return this.fail(i);
			this.bare = true;
			return this.beginKey(c, i);
		}
		this.note("envelope");
		this.status = DONE;
		return i;
	}

	private endObject(i: number): number {
		if (this.levels.depth === 1) this.readName();
		if (this.levels.depth === 1) this.readFlat();
		if (!this.levels.leave()) return this.fail(i);
		this.state = NEXT;
		if (this.levels.depth > 0) return i + 1;
		this.status = DONE;
		this.identity.end();
		return i + 1;
	}

	/** The object ends without a name: another member may be it. */
	private readName(): void {
		const { levels, identity, options, declared } = this;
		const member = levels.missing("name");
		if (!options.nameKey || member === null || identity.name !== null) return;
		const name = this.unread.name(declared);
		if (name === null) return;
		this.note("name-key");
		identity.bindName(name, member.value);
		levels.bind(member);
	}

	/** The object ends without arguments: its other members may be all that the tool is given. */
	private readFlat(): void {
		const { levels, options } = this;
		const { name, ready } = this.identity;
		const member = levels.missing("arguments");
		if (!options.flat || member === null || this.argumentsDone || name === null || ready) return;
		const flat = this.unread.flat(this.declared.parameters(name));
		if (flat === null) return;
		this.note("flat-arguments");
		this.argumentsText = flat;
		this.argumentsDone = true;
		levels.bind(member);
	}

	private note(code: string): void {
		if (!this.noted.includes(code)) this.noted.push(code);
	}

	/**
	 * A key or value was read up to index `j` and does not fit. The character that ended it did not: whoever counts reads
	 * it again, from the state before it.
	 */
	private refuse(chunk: string, i: number, j: number): number {
		const last = j > i ? chunk.charCodeAt(j - 1) : 0;
		this.refused = nestingBefore(last, this.levels.depth, this.pattern.py);
		return this.fail(this.refused === null ? j : j - 1);
	}

	private fail(i: number, status: number = FAILED): number {
		this.status = status === TOO_DEEP ? TOO_DEEP : FAILED;
		return i;
	}
}
