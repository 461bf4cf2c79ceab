/** How far the filter is, for a person who watches: one line on standard error, where that is a terminal. */
import type { Io, Output } from "../io.js";

/** Milliseconds between two drawings. */
const PACE = 200;
const WIDTH = 24;

/** null: nobody watches, or the results themselves go to the terminal. */
export function openProgress(
	{ stdout, stderr }: Pick<Io, "stdout" | "stderr">,
	size: number | undefined,
	toFile: boolean,
): Progress | null {
	if (stderr.isTTY !== true || (stdout.isTTY === true && !toFile)) return null;
	return new Progress(stderr, size);
}

export class Progress {
	private lines = 0;
	private before = 0;
	private read = 0;
	private drawn = Number.NEGATIVE_INFINITY;
	private readonly from = performance.now();

	constructor(
		private readonly out: Output,
		private readonly size: number | undefined,
	) {}

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
		this.out.write(`\r\x1b[K${bar(this.read, this.size)}${this.lines} lines, ${rate} a second`);
	}
}

function bar(read: number, size: number | undefined): string {
	if (size === undefined || size === 0) return "";
	const share = Math.min(read / size, 1);
	const full = Math.floor(share * WIDTH);
	return `[${"#".repeat(full)}${".".repeat(WIDTH - full)}] ${Math.floor(share * 100)} %  `;
}
