/** The order of the parts of a stream, as the AI SDK and its users rely on it. Stated once; every test of the middleware asks it. */
import type { AnyPart, OwnPart } from "../../../src/adapters/ai-sdk/types.js";

export type Part = OwnPart | FinishedPart | OtherPart;
export interface FinishedPart {
	readonly type: "finish";
	readonly finishReason: { readonly unified: string; readonly raw: string | undefined };
	readonly providerMetadata?: Readonly<Record<string, object>>;
}
/** stands for all that the middleware does not make */
export interface OtherPart {
	readonly type: "other" | "stream-start" | "response-metadata" | "raw" | "error" | "source";
}

/** A stream's parts as what they are; of the parts of a model the tests use those of `Part` only. */
export function isPart(part: AnyPart): part is Part {
	return KNOWN.has(part.type);
}
const KNOWN = new Set<string>([
	...["text-start", "text-delta", "text-end", "reasoning-start", "reasoning-delta"],
	...["reasoning-end", "tool-input-start", "tool-input-delta", "tool-input-end", "tool-call"],
	...["finish", "other", "stream-start", "response-metadata", "raw", "error", "source"],
]);

/** What is wrong with the order; empty: nothing. */
export function orderProblems(parts: readonly AnyPart[]): readonly string[] {
	const problems: string[] = [];
	const seen = new Set<string>();
	let block: { kind: string; id: string } | null = null;
	let input: { id: string; name: string; text: string } | null = null;
	let last: { id: string; name: string; text: string } | null = null;
	let finished = false;
	parts.forEach((part, at) => {
		const rule = (holds: boolean, text: string): void => {
			if (!holds) problems.push(`${at} ${part.type}: ${text}`);
		};
		if (!isPart(part)) {
			rule(false, "no test makes such a part");
			return;
		}
		rule(!finished, "nothing follows the finish");
		switch (part.type) {
			case "text-start":
			case "reasoning-start":
				rule(block === null && input === null, "one block at a time, and none in a call");
				rule(!seen.has(part.id), "each block has an id of its own");
				seen.add(part.id);
				block = { kind: part.type.replace("-start", ""), id: part.id };
				break;
			case "text-delta":
			case "reasoning-delta":
				rule(
					block?.id === part.id && part.type.startsWith(block.kind),
					"belongs to the open block",
				);
				rule(part.delta !== "", "says something");
				break;
			case "text-end":
			case "reasoning-end":
				rule(block?.id === part.id && part.type.startsWith(block.kind), "ends the open block");
				block = null;
				break;
			case "tool-input-start":
				rule(block === null, "the text before a call is closed");
				rule(input === null, "one call at a time");
				rule(!seen.has(part.id), "each call has an id of its own");
				seen.add(part.id);
				input = { id: part.id, name: part.toolName, text: "" };
				break;
			case "tool-input-delta":
				rule(input?.id === part.id, "belongs to the open call");
				rule(part.delta !== "", "says something");
				if (input !== null) input = { ...input, text: input.text + part.delta };
				break;
			case "tool-input-end":
				rule(input?.id === part.id, "ends the open call");
				last = input;
				input = null;
				break;
			case "tool-call":
				rule(last?.id === part.toolCallId, "stands behind its own input");
				rule(last?.name === part.toolName, "has the name of its start");
				rule(last?.text === part.input, "is the sum of its deltas");
				break;
			case "finish":
				rule(block === null && input === null, "everything is closed");
				finished = true;
				break;
			case "other":
			case "stream-start":
			case "response-metadata":
			case "raw":
			case "error":
			case "source":
				break;
			default:
				part satisfies never;
		}
		if (part.type !== "tool-input-end") last = null;
	});
	if (!finished) problems.push("no finish");
	return problems;
}
