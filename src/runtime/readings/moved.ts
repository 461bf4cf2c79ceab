/** Readings as they are, at another place of the input: the same text has been read there. */
import type { Log, Look } from "./log.js";

export class Moved {
	private logs: Map<Log, Log> | null = null;
	private conditions: Map<Look, Look> | null = null;
	private lists: Map<readonly Look[], readonly Look[]> | null = null;

	/** `by`: characters between the places */
	constructor(readonly by: number) {}

	/** The past that two readings share stays shared. */
	log(log: Log | null): Log | null {
		if (log === null || this.by === 0) return log;
		this.logs ??= new Map();
		const { logs } = this;
		const later: Log[] = [];
		let past: Log | null = log;
		let moved: Log | null = null;
		for (; past !== null; past = past.before) {
			moved = logs.get(past) ?? null;
			if (moved !== null) break;
			later.push(past);
		}
		for (let k = later.length - 1; k >= 0; k--) {
			const one = later[k];
			if (one === undefined) continue;
			moved = { entry: one.entry, at: one.at + this.by, before: moved };
			logs.set(one, moved);
		}
		return moved;
	}

	looks(list: readonly Look[]): readonly Look[] {
		if (list.length === 0) return list;
		this.lists ??= new Map();
		let moved = this.lists.get(list);
		if (moved === undefined) {
			moved = list.map((look) => this.look(look));
			this.lists.set(list, moved);
		}
		return moved;
	}

	private look(look: Look): Look {
		// nothing is read for it any more
		if (look.holds !== null) return look;
		this.conditions ??= new Map();
		let moved = this.conditions.get(look);
		if (moved === undefined) {
			moved = { from: look.from + this.by, threads: [], holds: null };
			this.conditions.set(look, moved);
			moved.threads = look.threads.map((t) => t.moved(this));
		}
		return moved;
	}
}
