/** Runs the cases and says of each how we stand to the engines. */
import { isDeepStrictEqual } from "node:util";
import { getFormat } from "../../src/generated/registry.js";
import { sharedPath } from "../support/shared.js";
import {
	agreedCalls,
	agreedSplit,
	CALL_FAMILIES,
	type Case,
	type EngineCall,
	REASONING_FAMILIES,
	readCases,
	type Split,
} from "./cases.js";
import type { Deviation } from "./deviations.js";
import { filter, type Request, type Result } from "./filter.js";

/**
 * `open`: no two engines agree. `contradicted`: on the same text, read by the same format, at least two engines agree on
 * something else when it comes in other chunks or under another family's name; the law of chunking lets us agree with one of
 * the two only, and here it is the other one. `deviating`: we differ, and the list says why. `optional`: so it is, and under
 * the options that the entry names we do as the engines. `stale`: the list says that we differ, but we do not. `failing`: we
 * differ without a reason, or an entry's options do not give what the engines give.
 */
export type Outcome =
	| "open"
	| "contradicted"
	| "equal"
	| "deviating"
	| "optional"
	| "stale"
	| "failing";
export interface Finding {
	readonly suite: "calls" | "reasoning";
	readonly family: string;
	readonly id: string;
	readonly outcome: Outcome;
	/** of a deviating or failing case: ours against theirs */
	readonly detail: string;
}

type Agreed = { readonly calls: readonly EngineCall[] } | { readonly split: Split };
interface Question {
	readonly suite: Finding["suite"];
	readonly recorded: Case;
	readonly agreed: Agreed | null;
	readonly request: Request;
}

/** All findings, or null when the recorded cases are not there. */
export async function findings(list: readonly Deviation[]): Promise<readonly Finding[] | null> {
	const calls = sharedPath("conformance", "dynamo.jsonl");
	const reasoning = sharedPath("conformance", "dynamo-reasoning.jsonl");
	if (calls === null || reasoning === null) return null;
	const questions = [
		...readCases(calls, CALL_FAMILIES).map(callQuestion),
		...readCases(reasoning, REASONING_FAMILIES).map(reasoningQuestion),
	];
	const byId = new Map(list.map((deviation) => [deviation.id, deviation]));
	const results = await filter(questions.flatMap((question) => requests(question, byId)));
	const equals = new Set(
		questions
			.filter(({ agreed, recorded }) => {
				const result = results.get(recorded.id);
				return agreed !== null && result !== undefined && isEqual(result, agreed);
			})
			.map(sameText),
	);
	return questions.map((question) => {
		const deviation = byId.get(question.recorded.id);
		return judge(question, deviation, results, equals.has(sameText(question)));
	});
}

/** What the same format is asked about the same text gets the same key, whatever the chunks and the family's name. */
function sameText({ suite, recorded, request }: Question): string {
	const format = getFormat(request.format)?.name ?? request.format;
	const text = recorded.input ?? (recorded.chunks ?? []).join("");
	return JSON.stringify([
		suite,
		format,
		request.entry ?? "",
		recorded.finish_reason === "length",
		text,
	]);
}

function callQuestion(recorded: Case): Question {
	const calls = agreedCalls(recorded);
	return {
		suite: "calls",
		recorded,
		agreed: calls && { calls },
		request: { ...baseRequest(recorded), tools: (recorded.tools ?? []).map(openAiTool) },
	};
}

function reasoningQuestion(recorded: Case): Question {
	const split = agreedSplit(recorded);
	// The engines' reasoning parsers leave calls in the text: with `none` we do so too.
	const request: Request = { ...baseRequest(recorded), tool_choice: "none" };
	const inside = recorded.extra?.force_reasoning === true;
	return {
		suite: "reasoning",
		recorded,
		agreed: split && { split },
		request: inside ? { ...request, entry: "thinking" } : request,
	};
}

function baseRequest({ id, family, input, chunks, finish_reason }: Case): Request {
	return {
		id,
		format: family,
		...(chunks ? { chunks } : { input: input ?? "" }),
		// Recorded behind the engines' own parsers; what the model did was to stop.
		finish_reason: finish_reason === "length" ? "length" : "stop",
	};
}

function openAiTool(tool: { readonly name: string; readonly parameters: object }): object {
	return { type: "function", function: tool };
}

const UNDER = " (under the options of its deviation)";

function requests({ request }: Question, list: ReadonlyMap<string, Deviation>): readonly Request[] {
	const under = list.get(request.id)?.under;
	return under ? [request, { ...request, ...under, id: request.id + UNDER }] : [request];
}

function judge(
	{ suite, recorded, agreed }: Question,
	deviation: Deviation | undefined,
	results: ReadonlyMap<string, Result>,
	equalElsewhere: boolean,
): Finding {
	const { id, family } = recorded;
	const result = results.get(id);
	if (result === undefined) throw new Error(`no result for ${id}`);
	const found = (outcome: Outcome, detail = ""): Finding => ({
		suite,
		family,
		id,
		outcome,
		detail,
	});
	const difference = (given: Result) =>
		`theirs ${JSON.stringify(agreed)}\n  ours   ${JSON.stringify(ours(given, agreed))}${given.error ? ` ${given.error.message}` : ""}`;
	if (result.error !== null) return found("failing", difference(result));
	if (agreed === null) return found("open");
	if (isEqual(result, agreed)) return deviation ? found("stale") : found("equal");
	if (equalElsewhere) return deviation ? found("stale") : found("contradicted");
	if (deviation === undefined) return found("failing", difference(result));
	const optional = results.get(id + UNDER);
	if (optional && !isEqual(optional, agreed))
		return found("failing", `${UNDER.trim()} ${difference(optional)}`);
	return found(optional ? "optional" : "deviating", `${deviation.policy}: ${deviation.reason}`);
}

function isEqual(result: Result, agreed: Agreed): boolean {
	return isDeepStrictEqual(ours(result, agreed), theirs(agreed, result));
}

function ours(result: Result, agreed: Agreed | null): unknown {
	if (agreed !== null && "split" in agreed) {
		return { reasoning: result.reasoning.trim(), content: result.content.trim() };
	}
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
function theirs(agreed: Agreed, result: Result): unknown {
	if ("split" in agreed) {
		const { reasoning, content } = agreed.split;
		return { reasoning: reasoning.trim(), content: content.trim() };
	}
	const paired =
		agreed.calls.length === result.tool_calls.length &&
		agreed.calls.every(({ name }, i) => result.tool_calls[i]?.function.name === name);
	return agreed.calls.filter(
		(call, i) =>
			typeof call.arguments !== "string" &&
			!(paired && result.tool_calls[i]?.status === "incomplete"),
	);
}
