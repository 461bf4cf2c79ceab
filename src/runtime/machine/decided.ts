/** What a character has decided of an attempt that is known: it is decided again, without the readings that agreed on it. */
import type { Step } from "../program/program.js";
import { closeOf } from "./close-of.js";
import type { State } from "./known.js";
import type { Log } from "./log.js";
import { type Machine, MODE_HEAD, MODE_TEXT, MODE_VALUE } from "./machine.js";
import { Moved } from "./moved.js";
import { beginStreaming, enter, pass } from "./settle.js";
import type { Thread } from "./thread.js";

/** Takes down what is decided. */
export class Deciding {
	private times = 0;
	private origin = 0;
	private keepFrom = 0;
	private log: Log | null = null;

	/** All before `keepFrom` is decided, and what has been logged will be done. */
	note({ origin }: Machine, keepFrom: number, log: Log | null): void {
		this.times++;
		this.origin = origin;
		this.keepFrom = keepFrom;
		this.log = log;
	}

	/** What has been logged will be done, too. */
	does(log: Log | null): void {
		this.log = log;
	}

	/** Whether the same would be decided whatever stands before: where a call ends, that may ask for a proof of it. */
	get isSure(): boolean {
		return this.times === 1 && closeOf(this.log) === null;
	}

	/** The decision, to be kept; null: it cannot be. `behind`: the readings as they stand now; null: they cannot be kept. */
	decided(m: Machine, behind: State | null): Decided | null {
		const { origin, keepFrom, log } = this;
		if (m.mode === MODE_TEXT) {
			if (m.payload !== m.context.step) return null;
			return new Decided(origin, keepFrom, log, m.context);
		}
		if (behind === null || (m.mode !== MODE_HEAD && m.mode !== MODE_VALUE)) return null;
		const [only] = m.threads;
		const value = m.mode === MODE_VALUE ? (only?.step ?? null) : null;
		return new Decided(origin, keepFrom, log, new Going(behind, m.originSteps, value));
	}
}

/** The readings go on. */
class Going {
	readonly kind = "going";
	constructor(
		readonly state: State,
		readonly originSteps: readonly Step[],
		/** the value of a committed call that begins */
		readonly value: Step | null,
	) {}
}

/** Never changed. */
export class Decided {
	readonly kind = "decided";

	/** `origin`: where the attempt, or the part of a call's markup, began; all places are those of that input */
	constructor(
		private readonly origin: number,
		private readonly keepFrom: number,
		private readonly log: Log | null,
		/** the readings go on; or one has won that waits for open text */
		private readonly then: Going | Thread,
	) {}

	/** Decides it at the place of the machine, behind the character. The readings behind it; null: none go on. */
	decide(m: Machine): State | null {
		const { then } = this;
		const by = m.origin - this.origin;
		m.kept = null;
		pass(m, this.keepFrom + by, this.log, by);
		if (!(then instanceof Going)) {
			enter(m, then.moved(new Moved(by)));
			return null;
		}
		m.originSteps = then.originSteps;
		m.mode = then.value === null ? MODE_HEAD : MODE_VALUE;
		if (then.value !== null) beginStreaming(m, then.value, m.here);
		return then.state;
	}
}
