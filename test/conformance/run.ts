/** Runs the cases and says of each how we stand to the engines. */
import { getFormat } from "../../src/generated/registry.js";
import { sharedPath } from "../support/shared.js";
import {
	type Answer,
	agreedAnswer,
	answers,
	type Case,
	type Engine,
	readCases,
	suiteOf,
	textOf,
} from "./cases.js";
import { isEqual, ours } from "./compare.js";
import type { Deviation } from "./deviations.js";
import { familyOf, type Suite } from "./families.js";
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
	readonly suite: Suite;
	readonly family: string;
	readonly id: string;
	readonly outcome: Outcome;
	/** the engines whose own answer is ours */
	readonly like: readonly Engine[];
	/** of a deviating or failing case: ours against theirs */
	readonly detail: string;
}

interface Question {
	readonly recorded: Case;
	readonly agreed: Answer | null;
	readonly request: Request;
}

/** The recorded cases, or null when they are not there. */
export function recordedCases(): readonly Case[] | null {
	const calls = sharedPath("conformance", "dynamo.jsonl");
	const reasoning = sharedPath("conformance", "dynamo-reasoning.jsonl");
	if (calls === null || reasoning === null) return null;
	return [...readCases(calls), ...readCases(reasoning)];
}

export async function findings(
	cases: readonly Case[],
	list: readonly Deviation[],
): Promise<readonly Finding[]> {
	const questions = cases.map(question);
	const byId = new Map(list.map((deviation) => [deviation.id, deviation]));
	const results = await filter(questions.flatMap((one) => requests(one, byId)));
	const equals = new Set(
		questions
			.filter(({ agreed, recorded }) => {
				const result = results.get(recorded.id);
				return agreed !== null && result !== undefined && isEqual(result, agreed, recorded);
			})
			.map(sameText),
	);
	return questions.map((one) =>
		judge(one, byId.get(one.recorded.id), results, equals.has(sameText(one))),
	);
}

/** What the same format is asked about the same text gets the same key, whatever the chunks and the family's name. */
function sameText({ recorded, request }: Question): string {
	return JSON.stringify([
		suiteOf(recorded),
		getFormat(request.format)?.name ?? request.format,
		request.entry ?? "",
		recorded.finish_reason === "length",
		textOf(recorded),
	]);
}

function question(recorded: Case): Question {
	const suite = suiteOf(recorded);
	const { format, entry } = familyOf(suite, recorded.family);
	const start = recorded.extra?.force_reasoning ? "thinking" : entry;
	return {
		recorded,
		agreed: agreedAnswer(recorded),
		request: {
			id: recorded.id,
			format,
			...(recorded.chunks ? { chunks: recorded.chunks } : { input: recorded.input ?? "" }),
			// Recorded behind the engines' own parsers; what the model did was to stop.
			finish_reason: recorded.finish_reason === "length" ? "length" : "stop",
			...(start !== undefined && { entry: start }),
			...(suite === "calls"
				? { tools: (recorded.tools ?? []).map(openAiTool) }
				: // The engines' reasoning parsers leave calls in the text: with `none` we do so too.
					{ tool_choice: "none" }),
		},
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
	{ recorded, agreed }: Question,
	deviation: Deviation | undefined,
	results: ReadonlyMap<string, Result>,
	equalElsewhere: boolean,
): Finding {
	const { id, family } = recorded;
	const result = results.get(id);
	if (result === undefined) throw new Error(`no result for ${id}`);
	const like = [...answers(recorded)]
		.filter(([, answer]) => isEqual(result, answer, recorded))
		.map(([engine]) => engine);
	const found = (outcome: Outcome, detail = ""): Finding => ({
		suite: suiteOf(recorded),
		family,
		id,
		outcome,
		like,
		detail,
	});
	const difference = (given: Result) =>
		`theirs ${JSON.stringify(agreed)}\n  ours   ${JSON.stringify(ours(given, recorded))}${given.error ? ` ${given.error.message}` : ""}`;
	if (result.error !== null) return found("failing", difference(result));
	if (agreed === null) return found(deviation ? "stale" : "open");
	if (isEqual(result, agreed, recorded)) return found(deviation ? "stale" : "equal");
	if (equalElsewhere) return found(deviation ? "stale" : "contradicted");
	if (deviation === undefined) return found("failing", difference(result));
	const optional = results.get(id + UNDER);
	if (optional && (optional.error !== null || !isEqual(optional, agreed, recorded)))
		return found("failing", `${UNDER.trim()} ${difference(optional)}`);
	return found(optional ? "optional" : "deviating", `${deviation.policy}: ${deviation.reason}`);
}
