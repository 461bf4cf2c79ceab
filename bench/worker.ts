/**
 * One section of the bench, or one workload of it (of the short growth: several, with commas), in a process of its own; prints
 * its rows as JSON on the last line.
 */
import { growths, shortGrowths } from "./growth.js";
import { CHECK, FULL, QUICK } from "./measure.js";
import { comparePeers } from "./peers/compare.js";
import { ratios } from "./ratios.js";
import { wholes } from "./whole.js";

const [section, mode, id = ""] = process.argv.slice(2);
const quick = mode === "quick";
const plan = quick ? QUICK : mode === "check" ? CHECK : FULL;

async function rows(): Promise<unknown> {
	switch (section) {
		case "ratios":
			return ratios(plan, id);
		case "growth":
			// Two sizes of many texts: fewer samples do.
			return growths(
				quick ? { samples: 3, warmUp: 2, sampleMs: 3 } : { ...plan, samples: 9, warmUp: 4 },
			);
		case "short-growth":
			return shortGrowths({ samples: 3, warmUp: 1, sampleMs: 4 }, id.split(","));
		case "whole":
			return wholes(plan);
		case "peers":
			return comparePeers(quick ? 3_000 : 30_000);
		default:
			throw new Error(`unknown section ${section}`);
	}
}

process.stdout.write(`\n${JSON.stringify(await rows())}\n`);
