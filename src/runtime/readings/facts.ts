/** Yes-or-no facts of a reading, as bits of one number: a reading is copied often. */

export const TOO_DEEP = 1;
export const REFUSED = 2;
export const ENDED = 4;
export const NAMED = 8;
export const SETTLED = 16;
export const READY = 32;
export const STRONG = 64;
export const VISIBLE = 128;
export const OVER = 256;
export const COMMITTED = 512;
export const PAST = 1024;
export const BREAKS = 2048;
export const FAULTY = 4096;

/** Marks by which `judge` sees at a glance what it need not ask. */
export const MARKS = {
	tooDeep: TOO_DEEP,
	refused: REFUSED,
	ended: ENDED,
	settled: SETTLED,
	ready: READY,
	breaks: BREAKS,
	faulty: FAULTY,
	any: TOO_DEEP | REFUSED | ENDED | SETTLED | READY | BREAKS | FAULTY,
} as const;

export abstract class Facts {
	marks = 0;

	protected mark(mark: number, is: boolean): void {
		if (is) this.marks |= mark;
		else this.marks &= ~mark;
	}

	/** its containers nest too deep, if its conditions hold */
	get tooDeep(): boolean {
		return (this.marks & TOO_DEEP) !== 0;
	}
	set tooDeep(is: boolean) {
		this.mark(TOO_DEEP, is);
	}

	/** the unit's name is bound */
	get named(): boolean {
		return (this.marks & NAMED) !== 0;
	}
	set named(is: boolean) {
		this.mark(NAMED, is);
	}

	/** passed a settling point */
	get settled(): boolean {
		return (this.marks & SETTLED) !== 0;
	}

	/** passed the commit point of its call */
	get ready(): boolean {
		return (this.marks & READY) !== 0;
	}
	set ready(is: boolean) {
		this.mark(READY, is);
	}

	/** a literal of four or more characters has been read since the attempt began */
	get strong(): boolean {
		return (this.marks & STRONG) !== 0;
	}
	set strong(is: boolean) {
		this.mark(STRONG, is);
	}

	/** a literal with a visible character has been read since the attempt began */
	get visible(): boolean {
		return (this.marks & VISIBLE) !== 0;
	}
	set visible(is: boolean) {
		this.mark(VISIBLE, is);
	}

	/** its call is one too many: it dies where it would commit */
	get over(): boolean {
		return (this.marks & OVER) !== 0;
	}
	set over(is: boolean) {
		this.mark(OVER, is);
	}

	get refused(): boolean {
		return (this.marks & REFUSED) !== 0;
	}
	set refused(is: boolean) {
		this.mark(REFUSED, is);
	}

	/** its call has committed */
	get committed(): boolean {
		return (this.marks & COMMITTED) !== 0;
	}
	set committed(is: boolean) {
		this.mark(COMMITTED, is);
	}

	/** a literal behind all pairs of its call has been read */
	get past(): boolean {
		return (this.marks & PAST) !== 0;
	}
	set past(is: boolean) {
		this.mark(PAST, is);
	}

	/** it leads to a break */
	get faulty(): boolean {
		return (this.marks & FAULTY) !== 0;
	}
	set faulty(is: boolean) {
		this.mark(FAULTY, is);
	}
	/** it stands at a break: the call breaks whose value is left */
	get breaks(): boolean {
		return (this.marks & BREAKS) !== 0;
	}
	set breaks(is: boolean) {
		this.mark(BREAKS, is);
	}
	/** an `ends` text has been read: the message is over */
	get ended(): boolean {
		return (this.marks & ENDED) !== 0;
	}
	set ended(is: boolean) {
		this.mark(ENDED, is);
	}
}

/** Readings die by what another one has read. */
export const KILLS = {
	/** those that wait in open text: an alternative of their choice is complete */
	waiting: 1,
	/** those that have ended their call: its arguments have begun */
	ended: 2,
} as const;
