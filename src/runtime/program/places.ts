/** The places where the readings of an attempt may stand, as lookahead.ts sees them: too many rather than too few. */
import { beginsClass, inClass, isSpace, isWordClass, mayBeEmpty } from "../scan/classes.js";
import type { Exits } from "./lookahead.js";
import { ASKED, BESIDE, isKey, NAMED, nameIn, type Stand } from "./stand.js";
import {
	ACCEPT,
	ASSERT,
	ATOM,
	CALL,
	EOL,
	FORK,
	LITERAL,
	LOOK,
	OP,
	PATTERN,
	RETURN,
	SLOT,
	SPACE,
	type Step,
	TEXT,
	VALUE,
} from "./steps.js";
import { mayBeginValue } from "./value-begins.js";
import { TELLING } from "./walks.js";

const LF = 10;
const CR = 13;

export class Places {
	/** by what tells them apart */
	readonly stands = new Map<string, Stand>();
	/** a reading may do more than read on or die */
	asks = false;
	/** the same of a condition that is read beside: it matters as long as another reading lives */
	asksBeside = false;

	constructor(
		private readonly exits: Exits,
		private readonly begun: boolean,
		/** with the character that is read an `ends` text may begin */
		private readonly ended: boolean,
		/** the ends of rules that have been passed before this character */
		private readonly left = new Set<string>(),
	) {}

	/** Steps of no width, from `step` on; `line`: a line may begin here. */
	enter(step: Step, facts: number, line: boolean): void {
		switch (step.kind) {
			case FORK:
				for (const one of step.more) this.enter(one, facts, line);
				return;
			case OP:
				this.pass(step, facts, line);
				return;
			case ASSERT:
				if (step.what === "end") this.add(step, 0, facts);
				else if (step.what === "line" ? line : !this.begun) this.enter(step.to, facts, line);
				return;
			case LOOK:
				this.look(step, facts, line);
				return;
			case CALL:
				for (const one of step.more) this.enter(one, facts, line);
				return;
			case ATOM:
				if (isKey(step)) this.askAt(step, facts);
				else this.add(step, 0, facts);
				return;
			case SLOT:
				if (step.what !== "tool") this.askAt(step, facts);
				else this.add(step, 0, facts);
				return;
			case ACCEPT:
				// the condition has come true
				if ((facts & BESIDE) !== 0) return;
				if ((facts & ASKED) !== 0) this.asks = true;
				else this.add(step, 0, facts);
				return;
			case LITERAL:
			case SPACE:
			case EOL:
			case VALUE:
			case PATTERN:
				this.add(step, 0, facts);
				return;
			case TEXT:
				// a section that nothing proves is entered by its first item
				if (step.section !== null) this.enter(step.more[0] ?? step.to, facts, line);
				else this.askAt(step, facts);
				return;
			case RETURN:
				this.leaveRule(step, facts, line);
				return;
			default:
				// a back reference
				this.askAt(step, facts);
		}
	}

	/** Only the machine can say what the step reads. Beside another reading that is asked when both have read on. */
	private askAt(step: Step, facts: number): void {
		if ((facts & BESIDE) === 0) this.asks = true;
		else this.add(step, 0, facts);
	}

	private ask(facts: number): void {
		if ((facts & BESIDE) === 0) this.asks = true;
		else this.asksBeside = true;
	}

	/** What follows a condition is read, and the condition beside it; where only the machine can say what follows, the condition is. */
	private look(step: Step, facts: number, line: boolean): void {
		const behind = new Places(this.exits, this.begun, this.ended, new Set(this.left));
		behind.enter(step.to, facts, line);
		const [body] = step.more;
		if (!behind.asks) for (const [key, stand] of behind.stands) this.stands.set(key, stand);
		if (body !== undefined) this.enter(body, facts | (behind.asks ? ASKED : BESIDE), line);
		else if (behind.asks) this.asks = true;
		if (behind.asksBeside) this.asksBeside = true;
	}

	/** The end of a rule that may hold itself: from where it was entered is not known here. */
	private leaveRule(step: Step, facts: number, line: boolean): void {
		const key = `${step.id}${facts}${line}`;
		if (this.left.has(key)) return;
		this.left.add(key);
		for (const one of step.backs) this.enter(one, facts, line);
	}

	private pass(step: Step, facts: number, line: boolean): void {
		const { op } = step;
		switch (op?.op) {
			case undefined:
			case "open":
				this.enter(step.to, facts & ~NAMED, line);
				return;
			case "mark":
			case "push":
			case "pop":
			case "repair":
			case "leave":
			case "definite":
				this.enter(step.to, facts, line);
				return;
			case "bind":
			case "set":
				this.enter(step.to, facts | nameIn(op?.field), line);
				return;
			case "close":
			case "commit":
			case "settle":
			case "break":
				this.askAt(step, facts);
				return;
			default:
				op satisfies undefined;
		}
	}

	private add(step: Step, offset: number, facts: number): void {
		const id = step.id < 0 ? step.text : step.id;
		this.stands.set(`${id}:${offset}${facts}`, { step, offset, facts });
	}

	/** Readings that do not begin here: within white space or a word of the text before. */
	leaveOut(before: number): void {
		for (const [key, { step, facts }] of [...this.stands]) {
			if (step.kind === SPACE && isSpace(before)) {
				this.stands.delete(key);
				this.enter(step.to, facts, before === LF);
			} else if (step.kind === ATOM && isWordClass(step.cls) && inClass(step.cls, before))
				this.stands.delete(key);
		}
	}

	/** The stand reads the character `c`. */
	read(stand: Stand, c: number): void {
		const { step, offset, facts } = stand;
		switch (step.kind) {
			case LITERAL:
				if (step.text.charCodeAt(offset) !== c) return;
				if (offset + 1 < step.text.length) this.add(step, offset + 1, facts);
				else this.endLiteral(step, facts, c);
				return;
			case SPACE:
				if (isSpace(c)) this.add(step, 0, facts);
				if (!isSpace(c) || !step.greedy) this.leave(step, facts, c);
				return;
			case EOL:
				if (c === CR && offset === 0) this.add(step, 1, facts);
				else if (c === LF) this.enter(step.to, facts, true);
				return;
			case ATOM: {
				if (isKey(step)) {
					this.ask(facts);
					return;
				}
				const goes = offset === 0 ? beginsClass(step.cls, c) : inClass(step.cls, c);
				if (goes) this.add(step, 1, facts);
				// a condition comes true when only more of a word may follow
				if (goes && (facts & ASKED) !== 0 && isWordClass(step.cls)) this.asks = true;
				const ends = offset > 0 || (!goes && mayBeEmpty(step.cls) && step.field !== "name");
				if (ends) this.leave(step, facts | nameIn(step.field), c);
				return;
			}
			case SLOT: {
				const { tools } = this.exits;
				if (step.what !== "tool") {
					this.ask(facts);
					return;
				}
				if (tools.isWhole(offset)) this.leave(step, facts | nameIn(step.field), c);
				const to = tools.next(offset, c);
				if (to !== 0) this.add(step, to, facts);
				return;
			}
			case ASSERT:
				if (this.ended) this.ask(facts);
				return;
			case VALUE:
			case PATTERN:
				if (mayBeginValue(step, c)) this.ask(facts);
				return;
			case ACCEPT:
				// nothing follows the end of the message
				return;
			default:
				this.ask(facts);
		}
	}

	private endLiteral(step: Step, facts: number, c: number): void {
		const commits = (facts & NAMED) !== 0 && step.visible && this.exits.isReady(step.to);
		if (step.id < 0 || step.text.length >= TELLING || commits) this.asks = true;
		else this.enter(step.to, facts, c === LF);
	}

	/** the same of the character that is read */
	private readonly passed = new Set<string>();

	/** The step may end here: what follows it reads the same character. */
	private leave(step: Step, facts: number, c: number): void {
		const behind = new Places(this.exits, this.begun, this.ended, this.passed);
		behind.enter(step.to, facts, true);
		if (behind.asks) this.asks = true;
		if (behind.asksBeside) this.asksBeside = true;
		for (const stand of behind.stands.values()) this.read(stand, c);
	}
}
