/** The objects of a pattern that are open, and which of their members have been bound. */
import type { Member, Pattern } from "../../contract.js";

interface Level {
	readonly members: readonly Member[];
	/** other keys may come */
	readonly open: boolean;
	bound: Bound | null;
}

/** Members that have been bound, the last one first; levels that part share them. */
interface Bound {
	readonly member: Member;
	readonly before: Bound | null;
}

function hasBound({ bound }: Level, member: Member): boolean {
	let one = bound;
	while (one !== null && one.member !== member) one = one.before;
	return one !== null;
}

function isWhole(level: Level): boolean {
	for (const member of level.members)
		if (!member.optional && !hasBound(level, member)) return false;
	return true;
}

export class Levels {
	private readonly stack: Level[] = [];

	/** Stands where another one stands. An object may stand for that in it, too. */
	standAs({ stack }: Levels): void {
		let before: Level | null = null;
		for (const level of stack) {
			const { members, open, bound } = level;
			this.stack.push(level === before ? this.top : { members, open, bound });
			before = level;
		}
	}

	/** How many objects are open. */
	get depth(): number {
		return this.stack.length;
	}

	enter({ members, open }: Pick<Pattern, "members" | "open">): void {
		this.stack.push({ members, open, bound: null });
	}

	/** Leaves the innermost object; false when a member is missing. */
	leave(): boolean {
		const { top } = this;
		if (!isWhole(top)) return false;
		this.stack.pop();
		if (this.stack.length === 0 || this.top === top) return true;
		const outer = this.top.members.find(
			({ value }) => "members" in value && value.members === top.members,
		);
		if (outer !== undefined) this.bind(outer);
		return true;
	}

	/** The member of the innermost object whose key is the name, if that is how its name comes. */
	get nameAsKey(): Member | null {
		const first = this.top.members[0];
		return first !== undefined && first.keys === null ? first : null;
	}

	/** The member of a key. null: its value is skipped; undefined: no such key may stand here. */
	memberOf(key: string): Member | null | undefined {
		const { members, open } = this.top;
		return members.find(({ keys }) => keys?.includes(key) === true) ?? (open ? null : undefined);
	}

	/** The member for the field, if it has not been read and other keys may stand here, too. */
	missing(field: "name" | "arguments"): Member | null {
		const { top } = this;
		const member = top.members.find(({ value }) => "field" in value && value.field === field);
		return member !== undefined && top.open && !hasBound(top, member) ? member : null;
	}

	/** An object begins that holds the members of the one around it. */
	enterSame(): void {
		this.stack.push(this.top);
	}

	isBound(member: Member): boolean {
		return hasBound(this.top, member);
	}

	bind(member: Member): void {
		const { top } = this;
		if (!hasBound(top, member)) top.bound = { member, before: top.bound };
	}

	/** Whether all that must come has come, in all open objects. */
	get whole(): boolean {
		return this.stack.every(isWhole);
	}

	private get top(): Level {
		const top = this.stack[this.stack.length - 1];
		if (top === undefined) throw new Error("no object is open");
		return top;
	}
}
