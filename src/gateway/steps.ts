/** The steps of a run, made when they are wanted, in one go from all the pieces that came at once. */
import { EngineError, type Piece } from "./engine.js";
import type { Run, Step } from "./run.js";

/** One call at a time. */
export interface Steps {
	/**
	 * What comes next, never nothing; null: all choices have ended. Rejects with what the engine rejects with, before the first step
	 * if it did not take the request.
	 */
	next(): Promise<readonly Step[] | null>;
	/** Nobody wants more. The engine is told; that it ends is not waited for. */
	stop(): void;
}

export class RunSteps implements Steps {
	private readonly pieces: AsyncIterator<readonly Piece[]>;
	private over = false;
	/** waits until the steps that were made before are handed out */
	private fault: { readonly error: unknown } | null = null;

	constructor(
		private readonly run: Run,
		private readonly signal: AbortSignal,
	) {
		this.pieces = run.pieces(signal)[Symbol.asyncIterator]();
	}

	async next(): Promise<readonly Step[] | null> {
		const steps: Step[] = [];
		while (steps.length === 0) {
			if (this.fault !== null) throw this.fault.error;
			if (this.over) return this.end();
			try {
				const { done, value } = await this.pieces.next();
				this.signal.throwIfAborted();
				if (done === true) this.over = true;
				else if (this.run.take(value, steps)) this.stop();
			} catch (error) {
				this.stop();
				this.judge(error);
			}
		}
		return steps;
	}

	stop(): void {
		this.over = true;
		Promise.resolve(this.pieces.return?.()).catch(() => undefined);
	}

	/** Once the answer is whole, that its usage cannot be had is no reason to fail it. */
	private judge(error: unknown): void {
		const harmless = error instanceof EngineError && error.failure !== "garbage";
		if (!this.run.whole || !harmless) this.fault = { error };
	}

	private end(): null {
		this.signal.throwIfAborted();
		if (!this.run.whole) throw new EngineError("broken", "the model's stream ended too early");
		return null;
	}
}

/** The same steps; the first have been there. */
export async function begun(steps: Steps): Promise<Steps> {
	let first: Promise<readonly Step[] | null> | null = Promise.resolve(await steps.next());
	return {
		next() {
			const next = first ?? steps.next();
			first = null;
			return next;
		},
		stop: () => steps.stop(),
	};
}
