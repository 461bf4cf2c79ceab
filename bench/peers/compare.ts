/** The parser and its peers on one call of growing size, in chunks of four characters. */
import { median, timedAsync } from "../measure.js";
import { KB } from "../ratios.js";
import { runOurs } from "../subjects.js";
import { hermesText, qwenText, writeFile } from "../texts/calls.js";
import { chunksOf } from "../texts/chunks.js";
import { JSON_PEERS } from "./json.js";
import { MIDDLEWARE_PEERS } from "./middleware.js";
import type { Peer } from "./peer.js";

export const PEER_SIZES: readonly number[] = [10 * KB, 30 * KB, 100 * KB];

export interface PeerRow {
	readonly name: string;
	readonly reads: Peer["reads"];
	readonly note: string;
	/** milliseconds per size, or why there are none */
	readonly times: readonly (number | string)[];
}

function ours(reads: "hermes" | "qwen_coder"): Peer {
	return {
		name: `toolgrammar ${reads}`,
		reads,
		note: "a synchronous feed",
		load: async () => async (chunks) => void runOurs(reads, [chunks]),
	};
}

export const PEERS: readonly Peer[] = [
	ours("hermes"),
	ours("qwen_coder"),
	...JSON_PEERS,
	...MIDDLEWARE_PEERS,
];

function textFor(reads: Peer["reads"], length: number): string {
	const call = writeFile(length);
	if (reads === "json") return JSON.stringify(call);
	return reads === "hermes" ? hermesText(call) : qwenText(call);
}

/** `budgetMs`: a size that would take longer, if time grows with its square, is not run. */
export async function comparePeers(budgetMs: number): Promise<PeerRow[]> {
	const rows: PeerRow[] = [];
	for (const peer of PEERS) {
		const { name, reads, note } = peer;
		process.stderr.write(`bench: peers: ${name}\n`);
		const times: (number | string)[] = [];
		try {
			const run = await peer.load();
			for (const [i, size] of PEER_SIZES.entries()) {
				const [last, lastSize] = [times[i - 1], PEER_SIZES[i - 1] ?? size];
				const expected = typeof last === "number" ? last * (size / lastSize) ** 2 : 0;
				if (typeof last === "string" || expected > budgetMs) {
					times.push("not run (too long)");
					continue;
				}
				times.push(await sample(run, chunksOf(textFor(reads, size), 4)));
			}
		} catch (error) {
			const reason = error instanceof Error ? error.message : String(error);
			times.push(`cannot run: ${reason.split("\n")[0]}`);
		}
		rows.push({ name, reads, note, times });
	}
	return rows;
}

/** A median of five for what is quick, else the one run that was made. */
async function sample(
	run: (chunks: readonly string[]) => Promise<void>,
	chunks: readonly string[],
): Promise<number> {
	globalThis.gc?.();
	const first = await timedAsync(() => run(chunks));
	if (first > 500) return first;
	const times: number[] = [];
	for (let i = 0; i < 7; i++) times.push(await timedAsync(() => run(chunks)));
	return median(times.slice(2));
}
