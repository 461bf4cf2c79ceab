/**
 * P24 for drifts: prose about calls gives none. `npm run test:phantoms` tries 20,000 texts (docs/trust/chain.md has what came
 * out); the quick run some of them, `FC_RUNS` as many of the 20,000 as it says.
 */
import fc from "fast-check";
import { expect, test } from "vitest";
import type { ChainOptions } from "../../src/chain/index.js";
import { runs } from "../properties/support/settings.js";
import { ALL, DRIFTING } from "./drift-options.js";
import { SPOKEN_TOOLS, spokenOf } from "./spoken.js";
import { hear } from "./support.js";

const TEXTS = 20_000;

const { fallbacks: _, ...ALSO_INTENT } = DRIFTING;
const OPTIONS: readonly ChainOptions[] = [
	{ ...DRIFTING, tools: SPOKEN_TOOLS },
	{ ...ALSO_INTENT, tools: SPOKEN_TOOLS },
];

test("what is spoken about is no call", () => {
	fc.assert(
		fc.property(
			spokenOf,
			fc.constantFrom(...ALL),
			fc.constantFrom(...OPTIONS),
			fc.boolean(),
			(text, format, options, pieces) => {
				const chunks = pieces ? text.split(/(?<=[<>{}\n ])/) : [text];
				const { outcome } = hear(format, chunks, options);
				// a call of the primary's own wire is one, with or without the chain
				expect(["none", "primary"], JSON.stringify([format.name, text])).toContain(outcome.mode);
			},
		),
		runs(TEXTS),
	);
});
