/** What stands between the tokens of a pattern: blanks, comments, and signs that stand for a comma or a colon. */

import {
	asideAfter,
	beginsAside,
	isOver,
	NO_COMMENT,
	OUT,
	repairBetween,
	WHOLE,
} from "../aside.js";
import { EQUALS, GREATER, isColonSign, isCommaSign } from "../characters.js";
import { isSpace } from "../classes.js";
import { codeOf, SEPARATOR } from "../repairs.js";
import type { Noted } from "./noted.js";

export class Between {
	/** how far a comment has been read */
	private aside = OUT;
	/** `=` stands for the colon, and may be `=>` */
	private equals = false;

	constructor(
		/** the repairs that may be used; in Python there are none of the kind */
		private readonly repairs: number,
		private readonly noted: Noted,
	) {}

	/** Stands where another one stands. */
	standAs({ aside, equals }: Between): void {
		this.aside = aside;
		this.equals = equals;
	}

	/** No comment is open. */
	get isOver(): boolean {
		return isOver(this.aside);
	}

	/** Whether the character belongs to a token, means nothing, or can be neither. */
	pass(c: number): "token" | "nothing" | "fault" {
		const arrow = this.equals && c === GREATER;
		this.equals = false;
		if (arrow) return "nothing";
		if (!this.isOver || beginsAside(c, this.repairs)) {
			const last = this.aside;
			this.aside = asideAfter(last, c, this.repairs);
			const repair = repairBetween(last, this.aside);
			if (repair !== 0) this.noted.note(codeOf(repair));
			return this.aside === NO_COMMENT ? "fault" : "nothing";
		}
		return isSpace(c) ? "nothing" : "token";
	}

	/** The index in chunk[i..end) up to which no token and no comment begins. */
	passes(chunk: string, i: number, end: number): number {
		let j = i;
		if (this.isOver) while (j < end && this.isBlank(chunk.charCodeAt(j))) j++;
		return j;
	}

	private isBlank(c: number): boolean {
		return isSpace(c) || asideAfter(OUT, c, this.repairs) === WHOLE;
	}

	/** Whether the character stands for a comma. */
	isComma(c: number): boolean {
		return isCommaSign(c) && this.repair();
	}

	/** Whether the character stands for a colon. */
	isColon(c: number): boolean {
		this.equals = c === EQUALS && this.repair();
		return this.equals || (isColonSign(c) && this.repair());
	}

	/** Whether a comma or a colon that is too many may stand here. */
	repair(): boolean {
		if ((this.repairs & SEPARATOR) === 0) return false;
		this.noted.note("separator");
		return true;
	}
}
