/**
 * This room: calls in the text of a thought (policy Q1; docs/SEMANTICS.md, section 3). As the text leaves, a scout reads it: a machine for
 * which a message is calls and text. It tells where calls stand. The text of those that may end the thought waits for what
 * follows. If they do, the parser itself reads it again, as calls; if not, it leaves as the thought's.
 */

import type { Machine } from "../machine/machine.js";
import { type Automaton, mayBegin } from "../program/automaton.js";
import type { Step } from "../program/program.js";
import type { Thoughts } from "../program/thoughts.js";
import { hasVisible } from "../scan/classes.js";
import { joined } from "../scan/flat.js";
import { type Listener, Scout } from "./scout.js";

interface Draft {
	readonly name: string;
	readonly start: number;
	readonly end: number;
}

export class Drafts implements Listener {
	/** more is held than a draft may have: the calls are calls */
	over = false;
	private scout: Scout | null = null;
	/** text of the thought that has not left: from `from` on, behind the character `before` */
	private raw = "";
	private from: number;
	private before = 10;
	/** the end of the text that has come, and its last character */
	private end: number;
	private last = 10;
	/** where the first of the calls begins that may end the thought; -1: none may */
	private run = -1;
	/** the calls there */
	private whole: Draft[] = [];
	/** the call that is open */
	private name = "";
	/** the scout is in the text of its message */
	private outside = true;
	/** a call or text of the section that it is in has left */
	private spoiled = false;

	constructor(
		private readonly m: Machine,
		private readonly thoughts: Thoughts,
		private readonly step: Step,
		at: number,
	) {
		this.from = this.end = at;
	}

	/** With what a call may begin, or the end of the thought; null: not only with literals. */
	get stops(): Automaton | null {
		return this.thoughts.stopsOf(this.step);
	}

	/** Nothing waits, and no call has begun. */
	get idle(): boolean {
		return this.raw === "" && (this.scout?.idle ?? true);
	}

	/** The place of the first character that waits; -1: none does. */
	get heldFrom(): number {
		return this.raw === "" ? -1 : this.from;
	}

	/** The text up to `at` has left beside; `last`: its last character. The thought itself begins like a line. */
	passed(at: number, last: number): void {
		if (at === this.end) return;
		this.end = at;
		this.last = last;
	}

	/** The next text of the thought. */
	read(text: string, start: number): void {
		const { m } = this;
		const end = start + text.length;
		const before = this.last;
		this.passed(end, text.charCodeAt(text.length - 1));
		if (this.raw === "") {
			this.from = start;
			this.before = before;
			const { stops } = this;
			if (stops !== null && this.idle && !mayBegin(text, stops)) {
				m.sink.plainText(true, text, start, end);
				return;
			}
		}
		this.raw = joined(this.raw, text);
		if (!this.over) this.explore(text, start, before);
	}

	/** The scout reads it in steps that end where the limit is reached, so that chunks make no difference. */
	private explore(text: string, start: number, before: number): void {
		this.scout ??= new Scout(this.m, this.thoughts, this, start, before);
		const { scout } = this;
		const limit = limitOf(this.m);
		for (let i = 0; i < text.length; ) {
			const held = start + i - this.from;
			if (held >= limit && this.isFull(limit)) return;
			const n = wholeTo(text, i + Math.max(1, limit - held));
			scout.take(text.slice(i, n), start + i, i === 0 ? before : text.charCodeAt(i - 1));
			i = n;
		}
	}

	/** As much is held as may be, and one more character has come. Whether the calls end the thought. */
	private isFull(limit: number): boolean {
		if (this.spoiled || (this.outside && this.run < 0)) return false;
		const { m, from } = this;
		const what = this.run < 0 ? "they are text" : "the thought ends before them";
		m.sink.notice(
			"limit-held",
			`more than ${limit} characters of calls in a thought: ${what}`,
			from,
			from + limit,
		);
		this.spoiled = true;
		this.over = this.run >= 0;
		return this.over;
	}

	/** The thought is over: all of it was thought. */
	close(): void {
		this.finish();
		this.drop();
		this.release(this.end);
		this.m.drafts = null;
	}

	/** The message ends in the thought. Whether calls end it. */
	finish(): boolean {
		if (!this.over) this.scout?.finish(this.m.finishReason);
		this.scout = null;
		return this.run >= 0;
	}

	/** The thought ends before the calls: the parser reads their text. */
	leave(): void {
		const { m, raw, from, before } = this;
		m.drafts = null;
		m.thoughtTo = this.over ? from + limitOf(m) : this.end;
		m.enterPayload(this.thoughts.endingWithCalls(this.step), m.context, from);
		m.pushBack(raw, from, before);
	}

	// ---- what the scout says

	/** It has come to the text of its message, or of a section. */
	textBegins(outside: boolean, at: number): void {
		this.outside = outside;
		if (!outside) return;
		if (this.run < 0) this.release(at);
		this.spoiled = false;
	}

	text(text: string, end: number): void {
		if (hasVisible(text)) {
			this.drop();
			this.spoiled = !this.outside;
		}
		if (this.run < 0 && (this.outside || this.spoiled)) this.release(end);
	}

	callBegins(name: string, end: number): void {
		const { config } = this.m;
		this.name = name;
		this.outside = false;
		if (!config.endsThoughts || this.spoiled || !config.tools.has(name)) this.drop();
		else if (this.run < 0) this.run = this.from;
		this.callGoesOn(end);
	}

	callGoesOn(end: number): void {
		if (this.run >= 0) return;
		this.spoiled = true;
		this.release(end);
	}

	callEnds(whole: boolean, start: number, end: number): void {
		const draft = { name: this.name, start, end };
		if (this.run >= 0 && whole) {
			this.whole.push(draft);
			return;
		}
		this.drop();
		this.tell(draft);
	}

	// ---- what becomes of the text

	/** The thought goes on behind the calls that might have ended it. */
	private drop(): void {
		if (this.run < 0) return;
		this.run = -1;
		for (const draft of this.whole) this.tell(draft);
		this.whole = [];
	}

	private tell({ name, start, end }: Draft): void {
		this.release(end);
		this.spoiled = !this.outside;
		const message = `the call of ${JSON.stringify(name)} stands in a thought: it is text of the thought`;
		this.m.sink.notice("call-in-reasoning", message, start, end);
	}

	private release(to: number): void {
		const n = to - this.from;
		if (n <= 0 || this.raw === "") return;
		const { raw } = this;
		this.m.sink.plainText(true, raw.slice(0, n), this.from, to);
		this.before = raw.charCodeAt(n - 1);
		this.raw = raw.slice(n);
		this.from = to;
	}
}

/** So much may be held; a character is read at least. */
function limitOf({ config }: Machine): number {
	return Math.max(1, config.limits.heldText);
}

/** The halves of a character stay together. */
function wholeTo(text: string, to: number): number {
	if (to >= text.length) return text.length;
	return (text.charCodeAt(to) & 0xfc00) === 0xdc00 ? to + 1 : to;
}
