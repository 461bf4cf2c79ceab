/** When one of our results says the same as an engine's answer. */
import { isDeepStrictEqual } from "node:util";
import { type Answer, type Case, type Split, suiteOf, textOf } from "./cases.js";
import { familyOf } from "./families.js";
import type { Result } from "./filter.js";

export function isEqual(result: Result, answer: Answer, recorded: Case): boolean {
	return isDeepStrictEqual(ours(result, recorded), theirs(answer, result, recorded));
}

/** What is compared of our result: the calls that may run, or the split without the white space at its ends. */
export function ours(result: Result, recorded: Case): unknown {
	if (suiteOf(recorded) === "reasoning") return trimmed(result);
	return result.tool_calls
		.filter(({ status }) => status !== "incomplete")
		.map(({ function: { name, arguments: text } }) => ({
			name,
			arguments: JSON.parse(text) as unknown,
		}));
}

/**
 * What is compared of the engines' answer: not a call whose arguments the engine could not read, nor one that we report at
 * the same place under the same name as incomplete, for an engine that gives a cut call has no way to say so.
 */
function theirs(answer: Answer, result: Result, recorded: Case): unknown {
	if ("split" in answer) return trimmed(written(answer.split, recorded));
	const paired =
		answer.calls.length === result.tool_calls.length &&
		answer.calls.every(({ name }, i) => result.tool_calls[i]?.function.name === name);
	return answer.calls.filter(
		(call, i) =>
			typeof call.arguments !== "string" &&
			!(paired && result.tool_calls[i]?.status === "incomplete"),
	);
}

/**
 * The split less what the model has not written: the prefix of a mode, and newlines between joined parts where the model's
 * text has no newline at all.
 */
function written(split: Split, recorded: Case): Split {
	const prefix = familyOf("reasoning", recorded.family).prefix ?? "";
	const joined = !textOf(recorded).includes("\n");
	const less = (text: string) => (joined ? text.replaceAll("\n", "") : text);
	const content = split.content.startsWith(prefix)
		? split.content.slice(prefix.length)
		: split.content;
	return { reasoning: less(split.reasoning), content: less(content) };
}

function trimmed({ reasoning, content }: Split): Split {
	return { reasoning: reasoning.trim(), content: content.trim() };
}
