/**
 * How we read a family of recorded cases: its name is a name or alias of one of our formats, and the message begins as it
 * does by default. Here stand the families whose engines assume something else.
 */
export interface Family {
	readonly format: string;
	/** the start state that the engines assume, whatever the prompt was */
	readonly entry?: string;
	/** a text that the engines write before the answer although the model did not */
	readonly prefix?: string;
}

export type Suite = "calls" | "reasoning";

const REASONING: Readonly<Record<string, Partial<Family>>> = {
	// The prompts of these models open the thought; the engines do not look at the prompt.
	deepseek_r1: { entry: "thinking" },
	deepseek_v3: { entry: "thinking" },
	// A mode and no format: thoughts are not told from the answer, and the tag that stood in the prompt is written once more.
	minimax_append_think: { format: "passthrough", prefix: "<think>" },
};

export function familyOf(suite: Suite, name: string): Family {
	return { format: name, ...(suite === "reasoning" ? REASONING[name] : {}) };
}
