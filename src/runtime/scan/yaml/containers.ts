/** The open containers of a YAML value, as the JSON text they become. */
import { FAILED, RUNNING, TOO_DEEP } from "../output.js";
import { Target } from "./target.js";

/** What is declared about the value at a place. */
export interface Declared {
	/** the place of a member, or of the items of a list (`null`) */
	child(step: string | null): Declared;
	/** a string and nothing else */
	readonly string: boolean;
	read(raw: string): Scalar;
}

/** What a plain scalar means. */
export interface Scalar {
	readonly json: string;
	/** it is none of the types that are declared, and stays a string */
	readonly kept: boolean;
}

export interface Level {
	readonly list: boolean;
	/** of a flow collection -1 */
	readonly indent: number;
	readonly place: Declared;
	count: number;
}

export class Containers {
	/** 0 running, 1 done, 2 failed, 3 too deep */
	status = RUNNING;
	readonly target = new Target();
	protected readonly levels: Level[] = [];
	/** scalars that stayed strings although no string is declared; whoever tells of them takes them away */
	keptStrings = 0;
	/** no further than here in this scan */
	protected stop = 0;

	constructor(
		/** the place of the value that comes next */
		public place: Declared,
		private readonly maxDepth: number,
	) {}

	get top(): Level | undefined {
		return this.levels[this.levels.length - 1];
	}

	write(json: string): void {
		this.target.out += json;
	}

	/** A container begins as the next value; false when it is one too many. */
	push(list: boolean, indent: number): boolean {
		if (this.levels.length >= this.maxDepth) {
			this.status = TOO_DEEP;
			return false;
		}
		this.levels.push({ list, indent, place: this.place, count: 0 });
		this.write(list ? "[" : "{");
		return true;
	}

	/** The kept text is a key; the character at `j` shows it. */
	member(j: number): void {
		const { top, target } = this;
		if (top === undefined) return;
		this.write(`${top.count++ > 0 ? "," : ""}${JSON.stringify(target.kept)}:`);
		this.place = top.place.child(target.kept);
		target.forget();
		this.stopBehind(j);
	}

	element(): void {
		const { top } = this;
		if (top === undefined) return;
		if (top.count++ > 0) this.write(",");
		this.place = top.place.child(null);
	}

	close(): void {
		const level = this.levels.pop();
		if (level !== undefined) this.write(level.list ? "]" : "}");
	}

	/** Closes those of block style that have no part in a line at `column`; gives the one that has. `dash`: the line begins with one. */
	protected enclosing(innermost: Level, column: number, dash: boolean): Level {
		let level = innermost;
		while (this.levels.length > 1 && level.indent > column) level = this.leaveLevel(level);
		// the items of a list may stand below the first character of its key
		return level.list && level.indent === column && !dash ? this.leaveLevel(level) : level;
	}

	private leaveLevel(level: Level): Level {
		this.close();
		return this.top ?? level;
	}

	/** A scalar is whole. If it was kept, the character at `j` shows that it is a value: text, or what a plain one means. */
	leave(plain: boolean, j: number): void {
		const { target } = this;
		if (target.streams) {
			target.end();
			return;
		}
		const { json, kept } = plain
			? this.place.read(target.kept)
			: { json: JSON.stringify(target.kept), kept: false };
		if (kept) this.keptStrings++;
		this.write(json);
		target.forget();
		this.stopBehind(j);
	}

	/** The character at `j` does not fit. */
	fail(j: number): number {
		this.status = FAILED;
		return j;
	}

	/** So much leaves at once that whoever counts it has to look before more is read. */
	private stopBehind(j: number): void {
		this.stop = Math.min(this.stop, j + 1);
	}
}
