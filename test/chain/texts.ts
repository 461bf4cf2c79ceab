/** Texts that matter to a chain: candidates whole and spoiled, signals of intent, what primaries write. */
import fc from "fast-check";
import type { Fallback } from "../../src/chain/index.js";
import { anyText } from "../properties/support/fragments.js";
import type { Subject } from "../properties/support/subjects.js";
import { textsOf } from "../properties/support/written.js";
import { GOOD, written } from "./support.js";

/** Thoughts as the primary writes them: what comes behind one goes on with no candidate before it. */
export function thoughtsOf(subject: Subject): readonly string[] {
	if (subject.writing === null) return [];
	return textsOf(subject, [{ reasoning: "Hm, so." }], 3).flatMap((text) => [text, `\n${text}`]);
}

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
	const thoughts = thoughtsOf(subject);
	const piece = fc.oneof(
		...(thoughts.length > 0 ? [{ weight: 2, arbitrary: fc.constantFrom(...thoughts) }] : []),
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
