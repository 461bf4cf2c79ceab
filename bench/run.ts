/**
 * `npm run bench`: the parser against the floor, its growth, and its peers. Each workload of the first runs
 * in fresh processes, so that none depends on what the engine compiled for another; so do the other sections. The sources are
 * translated first: a translation at load gives each closure its name at run time, which the package does not.
 *
 *   --quick     one process per section, fewer samples
 *   --only S    ratios, whole, growth or peers
 *   --write     also write bench/RESULTS.md, and bench/ratios.json for --check
 *   --check     in about a minute: fails where time grows faster than the text, or a ratio is more than 1.5 times the
 *               committed one
 */
import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { COMMITTED, committedText, type Measures, slowOnes } from "./check.js";
import type { GrowthRow } from "./growth.js";
import type { PeerRow } from "./peers/compare.js";
import { RATIO_WORKS, type RatioRow } from "./ratios.js";
import { growthTable, machine, peerTable, ratioTable, resultsPage, wholeTable } from "./report.js";
import type { WholeRow } from "./whole.js";

const { values: options } = parseArgs({
	options: {
		quick: { type: "boolean", default: false },
		write: { type: "boolean", default: false },
		only: { type: "string" },
		check: { type: "boolean", default: false },
	},
});
const mode = options.check ? "check" : options.quick ? "quick" : "full";
const PROCESSES = options.quick ? 1 : 3;

function section<Row>(name: string, id = ""): Row[] {
	const worker = fileURLToPath(new URL("worker.js", import.meta.url));
	const args = ["--expose-gc", worker, name, mode, id];
	const done = spawnSync(process.execPath, args, {
		stdio: ["ignore", "pipe", "inherit"],
		encoding: "utf8",
		maxBuffer: 1 << 26,
	});
	if (done.status !== 0) throw new Error(`the section ${name} failed`);
	return JSON.parse(done.stdout.trim().split("\n").at(-1) ?? "[]");
}

if (options.check) {
	const measures: Measures = {
		ratios: (id) => section<RatioRow>("ratios", id),
		growth: (ids) => section<GrowthRow>("short-growth", ids.join(",")),
	};
	const slow = slowOnes(measures, console.log);
	for (const name of slow) console.log(`${name}: over its limit each time`);
	process.exit(slow.length === 0 ? 0 : 1);
}

const wanted = (name: string) => options.only === undefined || options.only === name;
const show = (title: string, table: string) => console.log(`\n${title}\n\n${table}`);

console.log(machine());
const ratios: RatioRow[][] = [];
if (wanted("ratios")) {
	for (let i = 0; i < PROCESSES; i++)
		ratios.push(RATIO_WORKS.flatMap((id) => section<RatioRow>("ratios", id)));
	show("Against the floor (ns per chunk)", ratioTable(ratios));
}
const wholes = wanted("whole")
	? Array.from({ length: PROCESSES }, () => section<WholeRow>("whole"))
	: [];
if (wholes.length > 0) show("Whole texts", wholeTable(wholes));
const growths = wanted("growth") ? section<GrowthRow>("growth") : [];
if (growths.length > 0)
	show("Growth: time of 1 MB divided by time of 100 KB", growthTable(growths));
const peers = wanted("peers") ? section<PeerRow>("peers") : [];
if (peers.length > 0) show("Peers: one call, chunks of 4 characters", peerTable(peers));

if (options.write) {
	if (options.only !== undefined) throw new Error("--write needs all sections: leave --only out");
	const results = { ratios, wholes, growths, peers };
	writeFileSync(join("bench", "RESULTS.md"), resultsPage(results));
	writeFileSync(COMMITTED, committedText(ratios));
	console.log("\nbench/RESULTS.md and bench/ratios.json written");
}
