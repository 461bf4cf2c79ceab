/** `tools: "prompt"`: what a model is told whose server knows nothing of tools. */
import { answerText, resultText, unwritten, type Words } from "../../render/in-text.js";
import { toolInstructions } from "../../render/instructions.js";
import type { Writing } from "../../render/writing.js";
import type { Format } from "../../runtime/contract.js";
import type { FunctionDefinition } from "../../runtime/options.js";
import { isRecord } from "../../runtime/record.js";
import type { Telling } from "./prompt.js";

/** Rejects with a RangeError where the format has no writing. */
export async function wordsOf(format: Format, writing: Writing | undefined): Promise<Words> {
	if (writing !== undefined) return { format, writing };
	const { getWriting } = await import("../../generated/writers.js");
	const found = getWriting(format.name);
	if (found !== undefined) return { format, writing: found };
	throw new RangeError(
		`options.writing is missing: the package has no writing of the format ${format.name}; it lies beside the module of your format`,
	);
}

/** `tools`: those of the request. Where an answer of the history cannot be written, a RangeError is thrown. Thoughts stay parts of their own. */
export function inText(words: Words, tools: readonly FunctionDefinition[]): Required<Telling> {
	return {
		describeTools: (offered) => toolInstructions(words.format, words.writing, offered),
		history: {
			keepsReasoning: true,
			calls: (answer) => {
				const done = answerText(words, answer, tools);
				if (done.status === "rendered") return done.text;
				throw new RangeError(unwritten(words, done.reason));
			},
			results: (results) =>
				results.map(({ name, output }) => resultText(name, valueText(output))).join("\n\n"),
		},
	};
}

/** The text of a result of the SDK: `{ type, value }`, or `{ type: "execution-denied", reason }`. */
function valueText(output: unknown): string {
	if (!isRecord(output)) return jsonText(output);
	const { type, value, reason } = output;
	if (type === "execution-denied") return typeof reason === "string" ? reason : "denied";
	if (type === "content" && Array.isArray(value)) return value.map(partText).join("\n");
	return jsonText("value" in output ? value : output);
}

function partText(part: unknown): string {
	return isRecord(part) && typeof part.text === "string" ? part.text : jsonText(part);
}

function jsonText(value: unknown): string {
	return typeof value === "string" ? value : (JSON.stringify(value) ?? "");
}
