/** P21 where calls may have drifted into another wire, and what that costs where none has. */
import { describe, expect, test } from "vitest";
import { type ChainOptions, createChain } from "../../src/chain/index.js";
import { hermes } from "../../src/generated/formats/hermes.js";
import type { Format } from "../../src/runtime/contract.js";
import { every } from "../properties/support/chunks.js";
import { textOfLength } from "../properties/support/long-texts.js";
import { FACTOR } from "../properties/support/settings.js";
import { countWork } from "../properties/support/work.js";
import { DRIFTING as OPEN } from "./drift-options.js";

const CALLED =
	"<tool_call>\n<function=say>\n<parameter=text>\nx\n</parameter>\n</function>\n</tool_call>";

/** Steps of one look at a chunk: fewer than looking at each of its four characters takes. */
const LOOK = 3;

describe("P21: work", () => {
	const stepsOf = (format: Format, text: string, size: number, options: ChainOptions): number =>
		countWork(
			() => {
				const chain = createChain(format, options);
				for (const chunk of every(text, size)) chain.feed(chunk);
				chain.finish("stop");
			},
			1e9,
			true,
		);
	const PROSE = "A line of prose, as models write it.\n";
	const begins = [
		"<tool_call>\n",
		"<function=say>\n<parameter=text>\n",
		"{",
		"<",
		"[TOOL_CALLS]",
		"",
	];
	const units = [
		PROSE,
		"<tool_call>\n",
		"<function=say>\n<parameter=text>\n",
		'{"name": "say"',
		"<",
		" ",
	];
	const texts = begins.flatMap((begin) =>
		units.map((unit) => ({ title: begin + unit, begin, unit })),
	);
	const step = Math.max(1, Math.round(1 / FACTOR / 2));

	test.each([1, Number.POSITIVE_INFINITY])("is linear, in chunks of %s", (size) => {
		const roomy = {
			...OPEN,
			candidateLength: 1e9,
			limits: { heldText: 1e9, argumentsLength: 1e9 },
		};
		stepsOf(hermes, CALLED, size, roomy);
		for (const long of texts.filter((_text, at) => at % step === 0)) {
			let before = Number.POSITIVE_INFINITY;
			for (const length of [2_048, 4_096, 8_192]) {
				const steps = stepsOf(hermes, textOfLength(long, length), size, roomy);
				expect(steps, `${JSON.stringify(long.title)}, ${length}`).toBeLessThanOrEqual(before * 2.3);
				before = steps;
			}
		}
	});

	test("where the text begins with no mark it is that of the primary alone, but for one look a chunk at the most", () => {
		const { drift: _, ...alone } = OPEN;
		stepsOf(hermes, PROSE, 4, OPEN);
		const [more, ...others] = [10, 100, 1_000].map((lines) => {
			const text = PROSE.repeat(lines);
			return stepsOf(hermes, text, 4, OPEN) - stepsOf(hermes, text, 4, alone);
		});
		expect(more).toBeLessThan(1_000);
		for (const [at, other] of others.entries()) {
			const chunks = (PROSE.length * 10 ** (at + 2)) / 4;
			expect(other).toBeLessThanOrEqual((more ?? 0) + chunks * LOOK);
		}
	});
});
