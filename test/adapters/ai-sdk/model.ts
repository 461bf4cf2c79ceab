/** A model of the AI SDK 6 that writes what it is told, step by step, and what it was asked. */
import type {
	LanguageModelV3CallOptions,
	LanguageModelV3Content,
	LanguageModelV3FinishReason,
	LanguageModelV3StreamPart,
	LanguageModelV3Usage,
} from "@ai-sdk/provider";
import { MockLanguageModelV3 } from "ai/test";
import { every } from "../../properties/support/chunks.js";
import { streamOf } from "./harness.js";

export interface Step {
	readonly text: string;
	readonly end?: LanguageModelV3FinishReason["unified"];
	/** parts between the text and the finish */
	readonly parts?: readonly LanguageModelV3StreamPart[];
}

const USAGE: LanguageModelV3Usage = {
	inputTokens: { total: 3, noCache: 3, cacheRead: undefined, cacheWrite: undefined },
	outputTokens: { total: 10, text: 10, reasoning: undefined },
};

export class TextModel {
	readonly asked: LanguageModelV3CallOptions[] = [];
	readonly model: MockLanguageModelV3;

	constructor(
		readonly steps: readonly Step[],
		size: number,
	) {
		const next = (asked: LanguageModelV3CallOptions): Step => {
			const step = steps[this.asked.length];
			if (step === undefined) throw new Error("the model was asked too often");
			this.asked.push(asked);
			return step;
		};
		this.model = new MockLanguageModelV3({
			modelId: "a-model",
			doStream: async (asked) => ({ stream: streamOf(streamParts(next(asked), size)) }),
			doGenerate: async (asked) => {
				const { text, end = "stop" } = next(asked);
				const content: LanguageModelV3Content[] = [{ type: "text", text }];
				const finishReason = { unified: end, raw: end };
				return { content, finishReason, usage: USAGE, warnings: [] };
			},
		});
	}
}

export function streamParts(
	{ text, end = "stop", parts = [] }: Step,
	size: number,
): readonly LanguageModelV3StreamPart[] {
	return [
		{ type: "stream-start", warnings: [] },
		{ type: "text-start", id: "t" },
		...every(text, size).map((delta): LanguageModelV3StreamPart => {
			return { type: "text-delta", id: "t", delta };
		}),
		{ type: "text-end", id: "t" },
		...parts,
		{ type: "finish", usage: USAGE, finishReason: { unified: end, raw: end } },
	];
}
