/** What a file of results has from a run before. It is only looked at: what is torn is cut off when the rest is known to be of this input. */
import { FileError } from "../errors.js";
import type { OutputFile } from "../files/output.js";

const NEWLINE = 10;
const BLOCK = 1 << 20;

/** Bytes of the file, `end` exclusive. */
interface Part {
	readonly start: number;
	readonly end: number;
}

export class Written {
	private constructor(
		private readonly out: OutputFile,
		/** whole lines */
		readonly lines: number,
		/** of a file that has lines */
		private readonly firstEnd: number,
		private readonly last: Part,
		private readonly size: number,
	) {}

	/** null: there is nothing. */
	static async read(out: OutputFile): Promise<Written | null> {
		if (!out.regular) throw new FileError(`cannot go on with ${out.file}: it is no regular file`);
		const block = Buffer.alloc(BLOCK);
		let lines = 0;
		let firstEnd = 0;
		let last: Part = { start: 0, end: 0 };
		let size = 0;
		for (;;) {
			const { bytesRead } = await out.handle.read(block, 0, BLOCK, size);
			if (bytesRead === 0) break;
			const bytes = block.subarray(0, bytesRead);
			for (let next = bytes.indexOf(NEWLINE); next >= 0; next = bytes.indexOf(NEWLINE, next + 1)) {
				lines += 1;
				last = { start: last.end, end: size + next + 1 };
				if (lines === 1) firstEnd = last.end;
			}
			size += bytesRead;
		}
		return size === 0 ? null : new Written(out, lines, firstEnd, last, size);
	}

	get file(): string {
		return this.out.file;
	}

	/** Whether something stands behind the last whole line. */
	get torn(): boolean {
		return this.size > this.last.end;
	}

	isFirst(result: Buffer): Promise<boolean> {
		return this.is({ start: 0, end: this.firstEnd }, result);
	}

	isLast(result: Buffer): Promise<boolean> {
		return this.is(this.last, result);
	}

	/** Whether the torn line is the beginning of this one. */
	begins(result: Buffer): Promise<boolean> {
		const torn = { start: this.last.end, end: this.size };
		return this.is(torn, result.subarray(0, torn.end - torn.start));
	}

	/** Cuts off a torn line. */
	async cut(): Promise<void> {
		if (this.torn) await this.out.cut(this.last.end);
	}

	/** No more is read than the result is long, whatever the file is. */
	private async is({ start, end }: Part, result: Buffer): Promise<boolean> {
		if (end - start !== result.length) return false;
		const bytes = Buffer.alloc(result.length);
		for (let at = 0; at < bytes.length; ) {
			const { bytesRead } = await this.out.handle.read(bytes, at, bytes.length - at, start + at);
			if (bytesRead === 0) return false;
			at += bytesRead;
		}
		return bytes.equals(result);
	}
}
