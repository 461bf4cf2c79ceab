/** Tools that have been read, so that one which says the same is the same object. Those that were of no use for long are forgotten. */
import type { FunctionDefinition } from "../options.js";
import { copyOf, isSame } from "./plain.js";

interface Entry {
	readonly tool: FunctionDefinition;
	readonly size: number;
}
/** The one that was used last comes first. */
type ByName = Map<string, readonly Entry[]>;

/** Of one name: several users of one server may have tools that are called alike. */
const MOST_OF_NAME = 8;
/** Of all tools of a generation, as `copyOf` counts. */
const MOST_SIZE = 1_048_576;
/** As much as this is counted for each tool: its validator weighs more than the tool itself. Some 480 small tools are a generation. */
const OF_EACH = 2_048;

export class KeptTools {
	/** those of use since the other generation was full; both together have all */
	private young: ByName = new Map();
	private old: ByName = new Map();
	private size = 0;

	/** The one that says the same: a copy, which nobody can change. Null: it has a function, or is too large. */
	one(tool: FunctionDefinition): FunctionDefinition | null {
		const young = entryOf(tool, this.young);
		if (young !== undefined) return this.toFront(young);
		const entry = entryOf(tool, this.old) ?? made(tool);
		if (entry === null) return null;
		this.makeRoom(entry);
		return this.toFront(entry);
	}

	private makeRoom({ size }: Entry): void {
		if (this.size + size > MOST_SIZE) {
			this.old = this.young;
			this.young = new Map();
			this.size = 0;
		}
		this.size += size;
	}

	private toFront(entry: Entry): FunctionDefinition {
		const { name } = entry.tool;
		const all = this.young.get(name) ?? [];
		if (all[0] !== entry) {
			const others = all.filter((one) => one !== entry);
			this.young.set(name, [entry, ...others.slice(0, MOST_OF_NAME - 1)]);
		}
		return entry.tool;
	}
}

function entryOf(tool: FunctionDefinition, all: ByName): Entry | undefined {
	return all.get(tool.name)?.find((entry) => isSame(entry.tool, tool));
}

function made(tool: FunctionDefinition): Entry | null {
	const one = copyOf(tool);
	return one === null ? null : { tool: one.copy, size: one.size + OF_EACH };
}
