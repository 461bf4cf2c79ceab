/** What is known of mutants: from this run, and from runs before of files that have not changed since. */
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Instrumented, keyOf, type Mutant } from "./mutants.js";
import type { Result } from "./try.js";

export interface Known extends Result {
	/** of the text of the mutated file */
	readonly digest: string;
}

export class Results {
	private readonly known = new Map<string, Known>();
	private readonly digests = new Map<string, string>();

	constructor(
		private readonly path: string,
		root: string,
		{ sources }: Instrumented,
	) {
		for (const file of Object.keys(sources)) {
			const text = readFileSync(join(root, file), "utf8");
			this.digests.set(file, createHash("sha256").update(text).digest("hex").slice(0, 16));
		}
		if (!existsSync(path)) return;
		const saved = JSON.parse(readFileSync(path, "utf8")) as [string, Known][];
		for (const [key, result] of saved) this.known.set(key, result);
	}

	/** null: it was not tried since its file has changed */
	of(mutant: Mutant): Known | null {
		const result = this.known.get(keyOf(mutant));
		return result?.digest === this.digests.get(mutant.file) ? (result ?? null) : null;
	}

	set(mutant: Mutant, result: Result): void {
		const digest = this.digests.get(mutant.file) ?? "";
		this.known.set(keyOf(mutant), { ...result, digest });
	}

	save(): void {
		writeFileSync(this.path, JSON.stringify([...this.known]));
	}
}

/** A number from 0 to 1 for each mutant, the same in every run and whatever changes around it: a sample is those below its share. */
export function drawn(mutant: Mutant): number {
	return createHash("sha256").update(keyOf(mutant)).digest().readUInt32BE(0) / 2 ** 32;
}
