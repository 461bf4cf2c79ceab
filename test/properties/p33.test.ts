/** P33: whatever the compiler accepts obeys the laws, and compiling always ends, with a result or a diagnostic. A minute of it: `npm run fuzz:grammars`. */
import { expect, it } from "vitest";
import { fuzzGrammars } from "../fuzz/grammars/run.js";

const SEED = Number(process.env.FC_SEED ?? 1);
const ROUNDS = Math.ceil(200 * Number(process.env.FC_RUNS ?? 1));

it("P33: mutated and made-up grammars are refused, or their parsers obey the laws", async () => {
	const said: string[] = [];
	const say = (line: string): void => {
		said.push(line);
	};
	const seconds = Number.POSITIVE_INFINITY;
	const found = await fuzzGrammars({
		seed: SEED,
		seconds,
		rounds: ROUNDS,
		from: 0,
		compared: false,
		say,
	});
	expect(found, said.join("\n")).toBe(0);
	// some are accepted, or nothing was asked of a parser
	expect(said.at(-1)).toMatch(/[1-9]\d* accepted, [1-9]\d* texts/);
}, 120_000);
