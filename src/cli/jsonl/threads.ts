/** The filter on several cores: each group of lines goes to one of the threads, and the results leave in the order of the lines. */
import { Worker } from "node:worker_threads";
import { FileError, messageOf } from "../errors.js";
import type { OnRecord } from "../execute.js";
import type { LineGroup } from "../lines.js";
import type { Answered } from "./filter.js";

export interface ThreadSettings {
	readonly workers: number;
	readonly strict: boolean;
	readonly onRecord: OnRecord;
}

/** What a thread is started with. */
export interface ThreadData {
	readonly strict: boolean;
	readonly records: boolean;
}

/** What a thread says of one group. */
export interface Reply {
	readonly text: string;
	/** lines of telemetry */
	readonly records: string;
}

/** How far the reading may be before the writing: groups for each thread, and characters of all. One group is always let in. */
const AHEAD = 2;
const MOST_CHARACTERS = 64 * 1024 * 1024;

interface Pending {
	readonly reply: Promise<Reply>;
	readonly group: LineGroup;
	readonly characters: number;
}

type Next = { readonly group: IteratorResult<LineGroup> } | { readonly reply: Reply };

/** Waits for input and for results at the same time: neither is held back by the other. */
export async function* answerInThreads(
	groups: AsyncGenerator<LineGroup>,
	{ workers, strict, onRecord }: ThreadSettings,
	start: (data: ThreadData) => Answerer = (data) => new Thread(data),
): AsyncGenerator<Answered> {
	const data = { strict, records: onRecord !== null };
	const threads = Array.from({ length: workers }, () => start(data));
	const pending: Pending[] = [];
	let characters = 0;
	let reading: Promise<Next> | null = null;
	let over = false;
	const read = async (): Promise<Next> => ({ group: await groups.next() });
	try {
		for (;;) {
			const room = pending.length < AHEAD * workers && characters < MOST_CHARACTERS;
			if (!over && room) reading ??= read();
			const [head] = pending;
			if (head === undefined && reading === null) return;
			const next: Next = await Promise.race([
				...(head === undefined ? [] : [head.reply.then((reply) => ({ reply }))]),
				...(reading === null ? [] : [reading]),
			]);
			if ("reply" in next) {
				if (head === undefined) continue;
				pending.shift();
				characters -= head.characters;
				onRecord?.(next.reply.records);
				const { lines, read } = head.group;
				yield { text: next.reply.text, lines: lines.length, read };
				continue;
			}
			reading = null;
			over = next.group.done === true;
			if (next.group.done === true) continue;
			const group = next.group.value;
			const size = group.lines.reduce((sum, line) => sum + (line?.length ?? 0), 0);
			characters += size;
			pending.push({ reply: leastBusy(threads).ask(group.lines), group, characters: size });
		}
	} finally {
		// a read that is under way ends when input comes: it is not waited for
		reading?.catch(() => undefined);
		groups.return(undefined).catch(() => undefined);
		await Promise.all(threads.map((thread) => thread.end()));
	}
}

interface Asked {
	readonly resolve: (reply: Reply) => void;
	readonly reject: (error: Error) => void;
}

/** One of those between whom the groups are shared out. */
export interface Answerer {
	/** groups that it has been asked for and has not answered */
	readonly busy: number;
	ask(lines: LineGroup["lines"]): Promise<Reply>;
	end(): Promise<void>;
}

class Thread implements Answerer {
	private readonly worker: Worker;
	/** in the order in which they were asked */
	private readonly asked: Asked[] = [];
	private failure: Error | null = null;

	constructor(workerData: ThreadData) {
		// the sources are run as they are, too
		const file = import.meta.url.endsWith(".ts") ? "./thread.ts" : "./thread.js";
		this.worker = new Worker(new URL(file, import.meta.url), { workerData });
		this.worker.on("message", (reply: Reply) => this.asked.shift()?.resolve(reply));
		// such as too little memory; what is written until here is whole, and can be gone on with
		this.worker.on("error", (error) => this.fail(failed(messageOf(error))));
		this.worker.on("exit", () => this.fail(failed("it has ended")));
	}

	get busy(): number {
		return this.asked.length;
	}

	ask(lines: LineGroup["lines"]): Promise<Reply> {
		const reply = new Promise<Reply>((resolve, reject) => {
			if (this.failure === null) this.asked.push({ resolve, reject });
			else reject(this.failure);
		});
		this.worker.postMessage(lines);
		// it is looked at when those before it are through
		reply.catch(() => undefined);
		return reply;
	}

	async end(): Promise<void> {
		await this.worker.terminate();
	}

	private fail(error: Error): void {
		this.failure ??= error;
		for (const { reject } of this.asked.splice(0)) reject(this.failure);
	}
}

function failed(why: string): FileError {
	return new FileError(`a worker thread has failed: ${why}`);
}

function leastBusy([first, ...others]: readonly Answerer[]): Answerer {
	if (first === undefined) throw new RangeError("there is no thread");
	return others.reduce((least, one) => (one.busy < least.busy ? one : least), first);
}
