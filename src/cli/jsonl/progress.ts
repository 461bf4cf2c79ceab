/** How far the filter is, for a person who watches: one line on standard error, where that is a terminal. */
import type { Io, Output } from "../io.js";

/** Milliseconds between two drawings. */
const PACE = 200;
const WIDTH = 24;
const USUAL_COLUMNS = 80;

/** null: nobody watches, or the results themselves go to the terminal. */
export function openProgress(
	{ stdout, stderr, onInterrupt }: Pick<Io, "stdout" | "stderr" | "onInterrupt">,
	size: number | undefined,
	toFile: boolean,
): Progress | null {
	if (stderr.isTTY !== true || (stdout.isTTY === true && !toFile)) return null;
	return new Progress(stderr, size, onInterrupt);
}

export class Progress {
	private lines = 0;
	private before = 0;
	private read = 0;
	private drawn = Number.NEGATIVE_INFINITY;
	private readonly from = performance.now();

	private readonly forget: (() => void) | undefined;

	constructor(
		private readonly out: Output,
		private readonly size: number | undefined,
		onInterrupt: Io["onInterrupt"],
	) {
		// what is written next on the terminal begins a line
		this.forget = onInterrupt?.(() => void out.write("\n"));
	}

	/** Lines that a run before has done. */
	skip(lines: number, read: number): void {
		this.before += lines;
		this.advance(lines, read);
	}

	done(lines: number, read: number): void {
		this.advance(lines, read);
	}

	/** The last state stays on the screen. */
	end(): void {
		this.forget?.();
		this.draw();
		this.out.write("\n");
	}

	private advance(lines: number, read: number): void {
		this.lines += lines;
		this.read = read;
		if (performance.now() - this.drawn >= PACE) this.draw();
	}

	private draw(): void {
		this.drawn = performance.now();
		const seconds = (this.drawn - this.from) / 1000;
		const rate = Math.round((this.lines - this.before) / Math.max(seconds, 0.001));
		const count = `${this.lines} lines, ${rate} a second`;
		const whole = bar(this.read, this.size) + count;
		// a line that is full would go on in the next one; a terminal that does not say its width has the usual one
		const width = (this.out.columns || USUAL_COLUMNS) - 1;
		const shown = whole.length <= width ? whole : count.slice(0, width);
		this.out.write(`\r\x1b[K${shown}`);
	}
}

function bar(read: number, size: number | undefined): string {
	if (size === undefined || size === 0) return "";
	const share = Math.min(read / size, 1);
	const full = Math.floor(share * WIDTH);
	return `[${"#".repeat(full)}${".".repeat(WIDTH - full)}] ${Math.floor(share * 100)} %  `;
}
