/** What a pattern has bound of its call, and when the call may commit. */
import type { MemberValue } from "../../contract.js";
import type { Noted } from "./noted.js";

/** The name of a call stood in decoration. */
export const DECORATED_NAME = "decorated-name";

/** How the commit is decided: by name and arguments, by the member with `~`, or elsewhere. */
export type PatternCommit = "auto" | "member" | "never";

/** What is known of the call where its object begins. */
export interface Known {
	/** null: the object, or what follows it, binds it */
	readonly name: string | null;
	readonly committed: boolean;
}

export class Identity {
	name: string | null;
	id: string | null = null;
	/** the call may commit, or has */
	ready: boolean;
	/** index behind the first id that came when the call had committed; -1: none, or reported */
	lateIdAt = -1;
	/** where in the input that id ended, while a reading that is undecided keeps it to itself; -1: nowhere */
	latePlace = -1;
	private late = false;

	constructor(
		private readonly commit: PatternCommit,
		private readonly nameLength: number,
		/** names of the request, for members of kind `tool` */
		private readonly tools: ReadonlySet<string>,
		{ name, committed }: Known,
		/** the tool that a name means which has something around it; null: none */
		private readonly toolIn: (name: string) => string | null,
		private readonly noted: Noted,
	) {
		this.name = name;
		this.ready = committed;
	}

	/** An id has come too late. */
	get isLate(): boolean {
		return this.late;
	}

	/** Has bound what another one has bound. */
	standAs(other: Identity): void {
		this.name = other.name;
		this.id = other.id;
		this.ready = other.ready;
		this.late = other.late;
	}

	/** Binds the name; false when it cannot be one. */
	bindName(text: string, value: MemberValue): boolean {
		const tool = this.toolIn(text);
		const name = tool ?? text;
		if (name === "" || name.length > this.nameLength) return false;
		if ("kind" in value && value.kind === "tool" && !this.tools.has(name)) return false;
		if (tool !== null) this.noted.note(DECORATED_NAME);
		this.name = name;
		return true;
	}

	/** Binds an id, a string or a whole number; `at` is the index behind it. Other values are no ids, nor is what is longer than names may be. */
	bindId(text: string | null, json: string, at: number): void {
		const id = text ?? (isDigits(json) ? json : "");
		if (id === "" || id.length > this.nameLength) return;
		if (!this.ready) this.id = id;
		else if (!this.late) {
			this.lateIdAt = at;
			this.late = true;
		}
	}

	/** What is undecided may not say yet that an id has come too late; `base`: where the text stands that its index counts in. */
	keepLate(base: number): void {
		if (this.lateIdAt < 0) return;
		this.latePlace = base + this.lateIdAt;
		this.lateIdAt = -1;
	}

	/** A member's value has begun, or arguments have; `args`: the arguments have begun or ended, `own`: the member has `~`. */
	decide(args: boolean, own: boolean): void {
		if (this.name === null) return;
		if (this.commit === "auto" ? args : this.commit === "member" && own) this.ready = true;
	}

	/** The object has ended: a call without arguments may commit now. */
	end(): void {
		if (this.commit === "auto" && this.name !== null) this.ready = true;
	}
}

function isDigits(text: string): boolean {
	for (let i = 0; i < text.length; i++) {
		const c = text.charCodeAt(i);
		if (c < 48 || c > 57) return false;
	}
	return text !== "";
}
