/** Texts that matter to a chain: candidates whole and spoiled, signals of intent, what primaries write. */
import fc from "fast-check";
import type { Fallback } from "../../src/chain/index.js";
import { anyText } from "../properties/support/fragments.js";
import type { Subject } from "../properties/support/subjects.js";
import { GOOD, written } from "./support.js";

export function anyMessage(subject: Subject, fallbacks: readonly Fallback[]): fc.Arbitrary<string> {
	const calls = fallbacks.flatMap(({ mode }) => {
		const good = written(mode, "weather", GOOD);
		const long = written(mode, "say", JSON.stringify({ text: "x".repeat(60) }));
		return [
			good,
			good,
			`${good}\n`,
			long,
			written(mode, "nobody", GOOD),
			written(mode, "say", '{"text": 1}'),
			good.slice(0, good.length >> 1),
			good.slice(good.length >> 1),
			good.slice(0, -1),
		];
	});
	const piece = fc.oneof(
		{ weight: 6, arbitrary: fc.constantFrom(...calls) },
		{
			weight: 2,
			arbitrary: fc.constantFrom(
				"need_tool: yes\n",
				"CALL_TOOL",
				" ",
				"\n",
				"Well. ",
				"```",
				"[",
				"{",
			),
		},
		{ weight: 2, arbitrary: anyText(subject) },
	);
	return fc.array(piece, { minLength: 1, maxLength: 4 }).map((parts) => parts.join(""));
}
