/** Watches one request: ends it when its client leaves, or when the upstream is silent for too long. */
import { EngineError } from "../engine.js";
import { DEFAULT_TIMEOUTS, type Timeouts } from "./upstream.js";

export class Watch {
	private readonly controller = new AbortController();
	private readonly stall: number;
	private limit: number;
	/** since when nothing has come; null: nobody waits */
	private since: number | null;
	private timer: ReturnType<typeof setTimeout> | null = null;
	private late = false;

	constructor(
		private readonly client: AbortSignal,
		timeouts: Timeouts = {},
	) {
		this.stall = timeouts.stall ?? DEFAULT_TIMEOUTS.stall;
		this.limit = timeouts.first ?? DEFAULT_TIMEOUTS.first;
		this.since = performance.now();
		client.addEventListener("abort", this.leave, { once: true });
		this.arm(this.limit);
	}

	/** for the request */
	get signal(): AbortSignal {
		return this.controller.signal;
	}

	/** Never resolves; rejects when the request is given up. */
	get given(): Promise<never> {
		return new Promise((_resolve, reject) => {
			const gone = (): void => reject(this.signal.reason);
			this.signal.addEventListener("abort", gone, { once: true });
		});
	}

	/** The reader waits for the upstream from now on, if it has not begun to before. */
	wait(): void {
		this.since ??= performance.now();
	}

	/** Something has come. */
	progress(): void {
		this.since = null;
		if (this.limit === this.stall) return;
		this.limit = this.stall;
		this.arm(this.limit);
	}

	/** Why the request was given up, or else what its failure means by itself. */
	reason(otherwise: () => EngineError): unknown {
		if (this.client.aborted) return this.client.reason;
		if (!this.late) return otherwise();
		return new EngineError("timeout", `the upstream was silent for ${this.limit} ms`);
	}

	/** Ends the request, if it is not over. */
	close(): void {
		this.client.removeEventListener("abort", this.leave);
		if (this.timer !== null) clearTimeout(this.timer);
		this.controller.abort();
	}

	private readonly leave = (): void => {
		this.controller.abort();
	};

	/** One timer looks now and then: setting one for each piece would cost more than reading it. */
	private arm(ms: number): void {
		if (this.timer !== null) clearTimeout(this.timer);
		this.timer = setTimeout(() => this.look(), ms);
	}

	private look(): void {
		const left = this.since === null ? this.limit : this.since + this.limit - performance.now();
		if (left > 0) this.arm(left);
		else {
			this.late = true;
			this.controller.abort();
		}
	}
}
