/** What has been read of an object pattern, and where in it the reader stands. */
import type { Pattern } from "../../contract.js";
import { type Nesting, OUTSIDE } from "../counter.js";
import { RUNNING } from "../output.js";
import { NO_REPAIRS } from "../repairs.js";
import type { ArgumentsReader } from "./arguments.js";
import { Between } from "./between.js";
import type { Identity } from "./identity.js";
import type { KeyReader } from "./key.js";
import type { MemberReader } from "./member.js";
import { CallMembers, type CallReading } from "./members.js";
import type { LeftOut } from "./omitted.js";
import type { ShortValue } from "./short.js";
import { mayBeOver, type ValueScanner } from "./value.js";

// What comes next.
export const BEFORE = 0;
export const KEY_OR_END = 1;
export const KEY = 2;
export const COLON = 3;
export const BEFORE_VALUE = 4;
export const NEXT = 5;

export abstract class PatternState {
	status: number = RUNNING;
	protected readonly members: CallMembers;
	protected state = BEFORE;
	protected key: KeyReader | null = null;
	protected current: MemberReader | null = null;
	protected readonly between: Between;
	/** no comma stands before the key: only its colon shows that it is one */
	protected bare = false;
	/** text of the arguments that was read and not taken */
	protected argumentsText = "";
	/** how the reader stood before the last character of a key or value that does not fit */
	protected refused: Nesting | null = null;

	constructor(
		protected readonly pattern: Pattern,
		protected readonly how: CallReading,
	) {
		this.members = new CallMembers(how);
		this.between = new Between(this.repairable, this.members.noted);
	}

	/** Stands where the other one does, with readers of its own for the key or the value. */
	protected standAs(
		other: PatternState,
		key: KeyReader | null,
		current: MemberReader | null,
	): void {
		this.members.standAs(other.members);
		this.between.standAs(other.between);
		this.argumentsText = other.argumentsText;
		this.state = other.state;
		this.key = key;
		this.current = current;
		this.bare = other.bare;
	}

	/** Name and id, and whether the call may commit. */
	get identity(): Identity {
		return this.members.identity;
	}

	/** Text of the arguments that has been read and not been taken. */
	takeArguments(): string {
		const text = this.argumentsText;
		this.argumentsText = "";
		return text;
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

	/** What reads a key, or a member that is no arguments, of which a string or a bracket is open. */
	get within(): ShortValue | ValueScanner | null {
		const within = this.key?.quoted ?? this.current?.beside ?? null;
		return within === null || mayBeOver(within) ? null : within;
	}

	/** Codes of the repairs used, each once, in the order of their places. */
	get repairs(): readonly string[] {
		const running = this.current?.repairs ?? this.key?.repairs ?? [];
		const { codes: noted } = this.members.noted;
		return running.length === 0 ? noted : [...new Set([...noted, ...running])];
	}

	/** Whether the arguments' value has closed, so that only the envelope is missing, and that may be. */
	get onlyEnvelopeMissing(): boolean {
		if (!this.how.options.envelope || this.state !== NEXT || !this.between.isOver) return false;
		const { argumentsDone, levels } = this.members;
		return argumentsDone && this.name !== null && levels.depth === 1 && levels.whole;
	}

	/** How deep the reader stands, and whether inside a string: what counting goes on from. */
	get nesting(): Nesting {
		if (this.refused !== null) return this.refused;
		const open = this.current?.nesting ?? this.key?.nesting ?? OUTSIDE;
		const { depth, inString, quote, escaped = false } = open;
		return { depth: this.members.levels.depth + depth, inString, quote, escaped };
	}

	/** What the object held and the call's arguments do not. */
	get leftOut(): LeftOut {
		return this.members.leftOut;
	}

	protected get repairable(): number {
		return this.pattern.py ? NO_REPAIRS : this.how.options.repairs;
	}
}
