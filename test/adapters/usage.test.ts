/** The counts of tokens, in the words of each protocol: none is lost and none is counted twice. */
import fc from "fast-check";
import { expect, test } from "vitest";
import type { Usage } from "../../src/adapters/adapter.js";
import { collect } from "../../src/runtime/index.js";
import { PROTOCOLS } from "./support/protocols.js";

/** What a protocol says, in the words of Chat Completions; null: it has no word for that. */
interface Counts {
	readonly prompt: number;
	readonly completion: number;
	readonly cached: number | null;
	readonly thought: number | null;
}

interface Fields {
	readonly [key: string]: number | Fields;
}

const numberIn = (fields: Fields | number | undefined, key: string): number => {
	const value = typeof fields === "object" ? fields[key] : undefined;
	return typeof value === "number" ? value : 0;
};

const COUNTS: Readonly<Record<string, (said: Fields) => Counts>> = {
	"OpenAI Responses": ({ usage }) => ({
		prompt: numberIn(usage, "input_tokens"),
		completion: numberIn(usage, "output_tokens"),
		cached: numberIn((usage as Fields).input_tokens_details, "cached_tokens"),
		thought: numberIn((usage as Fields).output_tokens_details, "reasoning_tokens"),
	}),
	// all that was read for the prompt is the sum of what was new and what was cached
	Anthropic: ({ usage }) => ({
		prompt: numberIn(usage, "input_tokens") + numberIn(usage, "cache_read_input_tokens"),
		completion: numberIn(usage, "output_tokens"),
		cached: numberIn(usage, "cache_read_input_tokens"),
		thought: numberIn((usage as Fields).output_tokens_details, "thinking_tokens"),
	}),
	Ollama: (said) => ({
		prompt: numberIn(said, "prompt_eval_count"),
		completion: numberIn(said, "eval_count"),
		cached: null,
		thought: null,
	}),
};

const USAGE = fc
	.record({
		prompt: fc.nat(),
		completion: fc.nat(),
		part: fc.double({ min: 0, max: 1, noNaN: true }),
	})
	.map(({ prompt, completion, part }) => ({
		prompt,
		completion,
		cached: Math.floor(prompt * part),
		thought: Math.floor(completion * part),
	}));

const MESSAGE = collect([{ type: "content", text: "Hi", start: 0, end: 2 }]);

test.each(PROTOCOLS)("$name", ({ name, whole, watch }) => {
	const read = COUNTS[name];
	if (read === undefined) return expect.fail(`no words for the counts of ${name}`);
	fc.assert(
		fc.property(USAGE, ({ prompt, completion, cached, thought }) => {
			const usage: Usage = {
				prompt_tokens: prompt,
				completion_tokens: completion,
				total_tokens: prompt + completion,
				prompt_tokens_details: { cached_tokens: cached },
				completion_tokens_details: { reasoning_tokens: thought },
			};
			const { adapter } = watch();
			adapter.begin();
			const last = adapter
				.end("stop", usage)
				.flatMap((frame) => (/"usage":\{|eval_count/.test(frame) ? [JSON.parse(frame)] : []))
				.at(-1);
			for (const said of [JSON.parse(whole(MESSAGE, usage)), last.response ?? last]) {
				const counts = read(said);
				expect(counts).toEqual({
					prompt,
					completion,
					cached: counts.cached === null ? null : cached,
					thought: counts.thought === null ? null : thought,
				});
			}
		}),
	);
});
