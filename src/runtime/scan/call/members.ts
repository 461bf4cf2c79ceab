/** What the members of a call's object have brought: its name and id, its arguments, and what could not be bound. */
import type { Member } from "../../contract.js";
import { Identity, type Known, type PatternCommit } from "./identity.js";
import { Levels } from "./levels.js";
import { fieldOf, isArguments, type MemberReader } from "./member.js";
import { Noted } from "./noted.js";
import type { LeftOut } from "./omitted.js";
import type { ShortValue } from "./short.js";
import { type Declared, isNothing, SYNONYMS, UnreadMembers, WRAPPER } from "./unread.js";
import type { ScanOptions } from "./value.js";

/** How the object of a call is read, the same from its first character to its last. */
export interface CallReading {
	readonly commit: PatternCommit;
	readonly options: ScanOptions;
	/** names of the request, for members of kind `tool` */
	readonly tools: ReadonlySet<string>;
	readonly known: Known;
	readonly declared: Declared;
}

export class CallMembers {
	/** name and id, and whether the call may commit */
	readonly identity: Identity;
	readonly levels = new Levels();
	readonly noted = new Noted();
	/** an arguments value has been read whole */
	argumentsDone = false;
	private readonly unread = new UnreadMembers();
	/** what the value that comes is bound to; null: it is skipped */
	private member: Member | null = null;
	/** the key of that value */
	private key = "";
	/** its member has been read before */
	private again = false;

	constructor(private readonly how: CallReading) {
		const { commit, options, tools, known, declared } = how;
		const { noted } = this;
		this.identity = new Identity(commit, options.nameLength, tools, known, declared.toolIn, noted);
	}

	/** Members have been read that are never the same: an id, arguments, members that are not bound. */
	get isOwn(): boolean {
		const { id, isLate } = this.identity;
		return this.argumentsDone || id !== null || isLate || !this.unread.isEmpty;
	}

	/** Has read the same members as another one whose members are not its own. */
	standAs(other: CallMembers): void {
		this.identity.standAs(other.identity);
		this.levels.standAs(other.levels);
		this.noted.codes.push(...other.noted.codes);
		this.member = other.member;
		this.key = other.key;
		this.again = other.again;
	}

	note(code: string): void {
		this.noted.note(code);
	}

	/** What the object held and the call's arguments do not. */
	get leftOut(): LeftOut {
		const { declared } = this.how;
		return this.unread.leftOut(this.argumentsDone, () =>
			declared.parameters(this.identity.name ?? ""),
		);
	}

	/** The member of a key; null: its value is skipped; undefined: no such key may stand here, or it is no name. */
	private memberOf(key: string): Member | null | undefined {
		const named = this.levels.nameAsKey;
		if (named === null) return this.levels.memberOf(key);
		const fits = !this.levels.isBound(named) && this.identity.bindName(key, named.value);
		return fits ? named : undefined;
	}

	/** A name or an id that comes again is the one that counts, as long as none has left. */
	private mayCountAgain(member: Member): boolean {
		return !this.identity.ready && "field" in member.value && !isArguments(member);
	}

	/** A key has been read, and its value comes; false: no such key may stand here. */
	await(key: string): boolean {
		const member = this.memberOf(key);
		if (member === undefined) return false;
		this.key = key;
		this.again = member !== null && this.levels.isBound(member);
		this.member = this.again && member !== null && !this.mayCountAgain(member) ? null : member;
		return true;
	}

	/** The value that comes is the name. */
	get awaitsName(): boolean {
		return this.member !== null && fieldOf(this.member) === "name";
	}

	/** The object that begins is a call as an API writes it, and holds the members of this one. */
	get wraps(): boolean {
		const { levels } = this;
		if (!this.how.options.wrapped || this.key !== WRAPPER || levels.depth !== 1) return false;
		return levels.missing("name") !== null;
	}

	/** The value begins: what it is bound to; null: it is skipped. */
	beginValue(object: boolean): Member | null {
		if (object && this.member === null && !this.again) this.member = this.synonym();
		return this.member;
	}

	/** The member of the arguments where the key is another word for them. */
	private synonym(): Member | null {
		if (!this.how.options.argumentsKey || !SYNONYMS.has(this.key)) return null;
		const member = this.levels.missing("arguments");
		if (member !== null) this.note("arguments-key");
		return member;
	}

	/** The value begins, and shows of what kind it is. */
	decide(reader: MemberReader): void {
		const begun = this.argumentsDone || reader.reading !== null;
		this.identity.decide(begun, this.member?.commit === true);
	}

	/** The value has been read, up to the index `at`; false when it does not fit. */
	bind(reader: MemberReader, at: number): boolean {
		const { member, key, again } = this;
		for (const code of reader.repairs) this.note(code);
		if (reader.reading !== null) this.argumentsDone = true;
		if (reader.short !== null && !this.bindShort(member, key, reader.short, at)) return false;
		if (member !== null) this.levels.bind(member);
		if (again) this.tellAgain(member, key, reader.skippedText);
		else if (member === null) this.unread.add(key, reader.skippedText);
		this.identity.decide(this.argumentsDone, false);
		this.member = null;
		return true;
	}

	private bindShort(member: Member | null, key: string, short: ShortValue, at: number): boolean {
		const value = member?.value;
		if (value === undefined || "members" in value) return true;
		const text = short.string;
		if ("text" in value) return text === value.text;
		if (value.field === "name") return text !== null && this.identity.bindName(text, value);
		if (value.field !== "id") return true;
		// an object or a list is none, and may be what the call is about
		if (short.text.startsWith("{") || short.text.startsWith("[")) this.unread.add(key, short.text);
		else this.identity.bindId(text, short.text, at);
		return true;
	}

	/** The key of the member came twice: its last value counts, or the call must not run with the first. */
	private tellAgain(member: Member | null, key: string, skippedText: string): void {
		const { unread, identity } = this;
		unread.again(key);
		if (member !== null) return;
		const first = this.levels.memberOf(key);
		const field = first === null || first === undefined ? "" : fieldOf(first);
		if (field === "arguments" && isNothing(skippedText)) return;
		if (field === "name" && skippedText === JSON.stringify(identity.name)) return;
		if (field !== "id" && field !== "constant" && field !== "skip") unread.lose(key);
	}

	/** The object ends without a name: another member may be it. */
	readName(): void {
		const { levels, identity } = this;
		const { options, declared } = this.how;
		const member = levels.missing("name");
		if (!options.nameKey || member === null || identity.name !== null) return;
		const name = this.unread.name(declared);
		if (name === null) return;
		this.note("name-key");
		identity.bindName(name, member.value);
		levels.bind(member);
	}

	/** The object ends without arguments: its other members may be all that the tool is given. Their text; "": there are none. */
	readFlat(): string {
		const { levels } = this;
		const { options, declared } = this.how;
		const { name, ready } = this.identity;
		const member = levels.missing("arguments");
		if (!options.flat || member === null || this.argumentsDone || name === null || ready) return "";
		const flat = this.unread.flat(declared.parameters(name));
		if (flat === null) return "";
		this.note("flat-arguments");
		this.argumentsDone = true;
		levels.bind(member);
		return flat;
	}
}
