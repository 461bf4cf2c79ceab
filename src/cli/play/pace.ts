/** Time: so many tokens a second, without drift. */

export interface Clock {
	/** milliseconds */
	now(): number;
	sleep(milliseconds: number): Promise<void>;
}

export const systemClock: Clock = {
	now: () => performance.now(),
	sleep: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
};

/** Tokens a second where nothing else is asked for. */
export const USUAL_SPEED = 60;
/** All samples of the package together take no longer than this, in seconds, whatever their number. */
export const LONGEST_SHOW = 16;

/** The usual speed, or the one at which that many tokens end in time. */
export function showSpeed(tokens: number): number {
	return Math.max(USUAL_SPEED, Math.ceil(tokens / LONGEST_SHOW));
}

export class Pace {
	readonly #interval: number;
	readonly #clock: Clock;
	#due: number;

	/** `speed` in tokens a second; 0: no delay */
	constructor(speed: number, clock: Clock) {
		this.#interval = speed > 0 ? 1000 / speed : 0;
		this.#clock = clock;
		this.#due = clock.now();
	}

	/** Waits until the next token is due. Timers are late by a millisecond or so: the next waits make up for it. */
	async next(): Promise<void> {
		if (this.#interval === 0) return;
		this.#due += this.#interval;
		const wait = this.#due - this.#clock.now();
		if (wait >= 1) await this.#clock.sleep(wait);
	}
}
