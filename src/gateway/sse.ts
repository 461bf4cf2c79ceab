/** Frames as the body of a response, at the speed of its reader. */
import type { Frame } from "./endpoint.js";
import { sseText } from "./frames.js";
import { refused } from "./problem.js";
import type { StreamedAnswer } from "./respond.js";
import type { Steps } from "./steps.js";

export interface SourceOptions {
	/** is told what went wrong, before the frame that says it is made */
	readonly failed: (error: unknown) => void;
	/** the reader has gone, or has taken nothing for too long: the work ends */
	readonly abort: (reason: Error) => void;
	/** the body has ended, in whatever way; called once */
	readonly ended: () => void;
	/** how long a reader may take nothing, in milliseconds; then the work ends, and the connection is the server's to cut */
	readonly patience: number;
}

function tooSlow(): Error {
	return refused(408, "client_too_slow", "the stream was not read for too long");
}

/**
 * The text of a stream. What comes next is made when the reader wants it: a slow reader slows down the reading of the engine, and
 * what waits for it is one piece of text and what the connection holds. Always ends normally: what goes wrong is the last frame.
 */
export class FrameSource {
	private begun = false;
	/** no frame will be made any more */
	private finished = false;
	/** nothing will be handed out any more */
	private over = false;
	/** the next thing that the reader takes, if it does, is the failure */
	private readonly untaken: Untaken;

	constructor(
		private readonly answer: StreamedAnswer,
		private readonly steps: Steps,
		private readonly options: SourceOptions,
	) {
		const { patience, abort } = options;
		this.untaken = new Untaken(patience, () => abort(tooSlow()));
	}

	/**
	 * What comes next, all that was there at once, never empty; null: it has ended. Not to be called again before it has settled.
	 * Rejects only where a failure cannot be told.
	 */
	async next(): Promise<string | null> {
		this.untaken.since = null;
		const frames: Frame[] = [];
		try {
			if (!this.begun) this.begin(frames);
			while (frames.length === 0 && !this.finished) {
				const steps = await this.steps.next();
				if (this.over) return null;
				if (steps === null) this.finish(frames);
				else this.answer.steps(steps, frames);
			}
		} catch (error) {
			if (this.over) return null;
			this.fail(error, frames);
		}
		if (frames.length === 0) {
			this.end();
			return null;
		}
		this.untaken.since = performance.now();
		return sseText(frames);
	}

	/** The reader has gone. */
	cancel(): void {
		if (this.over) return;
		this.options.abort(new Error("the client has gone"));
		this.end();
		this.steps.stop();
	}

	private begin(frames: Frame[]): void {
		this.begun = true;
		this.answer.begin(frames);
	}

	private finish(frames: Frame[]): void {
		this.finished = true;
		this.answer.end(frames);
	}

	private fail(error: unknown, frames: Frame[]): void {
		this.finished = true;
		this.steps.stop();
		try {
			this.options.failed(error);
			this.answer.fail(error, frames);
		} catch (defect) {
			this.end();
			throw defect;
		}
	}

	private end(): void {
		if (this.over) return;
		this.untaken.close();
		this.over = true;
		this.options.ended();
	}
}

/** What bodies are made of, for servers that can write it without a stream between. */
const SOURCES = new WeakMap<ReadableStream, FrameSource>();

export function sseBody(source: FrameSource): ReadableStream<Uint8Array> {
	const encoder = new TextEncoder();
	let cancelled = false;
	const body = new ReadableStream<Uint8Array>(
		{
			async pull(controller) {
				const text = await source.next();
				if (cancelled) return;
				if (text === null) controller.close();
				else controller.enqueue(encoder.encode(text));
			},
			cancel() {
				cancelled = true;
				source.cancel();
			},
		},
		{ highWaterMark: 0 },
	);
	SOURCES.set(body, source);
	return body;
}

/** The source of a body that nobody reads, and from now on nobody else can; null: it is none of ours. */
export function takeSource(body: ReadableStream | null): FrameSource | null {
	const source = body === null || body.locked ? undefined : SOURCES.get(body);
	if (source === undefined) return null;
	body?.getReader();
	return source;
}

/** Watches for how long something has lain there. One timer looks now and then: one for each group would cost more than the group. */
class Untaken {
	/** since when, by `performance.now`; null: nothing lies there */
	since: number | null = null;
	private timer: ReturnType<typeof setTimeout>;

	constructor(
		private readonly patience: number,
		private readonly late: () => void,
	) {
		this.timer = setTimeout(this.look, patience);
	}

	close(): void {
		clearTimeout(this.timer);
	}

	private readonly look = (): void => {
		const { since, patience } = this;
		const left = since === null ? patience : since + patience - performance.now();
		if (left > 0) this.timer = setTimeout(this.look, left);
		else this.late();
	};
}
