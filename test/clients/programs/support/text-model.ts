/** A model of the AI SDK that says the given texts, one for each question. */
import { simulateReadableStream } from "ai";
import { MockLanguageModelV4 } from "ai/test";

type Parts = Awaited<ReturnType<MockLanguageModelV4["doStream"]>>["stream"];
type Part = Parts extends ReadableStream<infer P> ? P : never;
type Finish = Extract<Part, { type: "finish" }>;

const usage: Finish["usage"] = {
	inputTokens: { total: 1, noCache: 1, cacheRead: undefined, cacheWrite: undefined },
	outputTokens: { total: 1, text: 1, reasoning: undefined },
};

/** `size`: characters of a piece; `end`: why it stops. */
export function modelOf(
	texts: readonly string[],
	size: number,
	end: Finish["finishReason"]["unified"],
) {
	let at = 0;
	const finishReason = { unified: end, raw: end };
	return new MockLanguageModelV4({
		doStream: async () => {
			const text = texts[at++] ?? "";
			const deltas: Part[] = [];
			for (let from = 0; from < text.length; from += size)
				deltas.push({ type: "text-delta", id: "t", delta: text.slice(from, from + size) });
			const chunks: Part[] = [
				{ type: "text-start", id: "t" },
				...deltas,
				{ type: "text-end", id: "t" },
				{ type: "finish", usage, finishReason },
			];
			return {
				stream: simulateReadableStream({ chunks, initialDelayInMs: null, chunkDelayInMs: null }),
			};
		},
		doGenerate: async () => {
			const text = texts[at++] ?? "";
			return { content: [{ type: "text", text }], finishReason, usage, warnings: [] };
		},
	});
}
