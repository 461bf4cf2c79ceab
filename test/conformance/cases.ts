/**
 * The recorded behaviour of three engines (`../shared/conformance`): one case is one model output, and what each
 * engine made of it. Where at least two of them agree, that is what users are used to.
 */
import { readFileSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";

/** The families that our formats cover, by the family's own name: each is a name or alias of a format. */
export const CALL_FAMILIES = ["hermes", "qwen25", "mistral", "qwen3_coder", "kimi_k2"];
export const REASONING_FAMILIES = ["qwen3", "mistral", "kimi", "kimi_k25"];

const ENGINES = ["dynamo", "vllm", "sglang"] as const;

export interface EngineCall {
	readonly name: string;
	/** an object; a text where the engine passed on what it could not read */
	readonly arguments: unknown;
}
interface Verdict {
	readonly calls?: readonly EngineCall[];
	readonly reasoning?: string | null;
	readonly normal_text?: string | null;
	readonly error?: string;
	readonly unavailable?: string;
}
export interface Case {
	readonly family: string;
	readonly id: string;
	readonly description: string;
	readonly input?: string;
	readonly chunks?: readonly string[];
	readonly tools?: readonly { readonly name: string; readonly parameters: object }[];
	readonly finish_reason?: string | null;
	readonly extra?: { readonly force_reasoning?: boolean };
	readonly expected: { readonly [E in (typeof ENGINES)[number]]?: Verdict };
}

export interface Split {
	readonly reasoning: string;
	readonly content: string;
}

export function readCases(file: string, families: readonly string[]): readonly Case[] {
	return readFileSync(file, "utf8")
		.split("\n")
		.filter((line) => line !== "")
		.map((line) => JSON.parse(line) as Case)
		.filter(({ family }) => families.includes(family));
}

/** The calls on which at least two engines agree, or null. */
export function agreedCalls({ expected }: Case): readonly EngineCall[] | null {
	return agreed(verdicts(expected).map(({ calls }) => plainCalls(calls ?? [])));
}

/** The split into reasoning and content on which at least two engines agree, or null. */
export function agreedSplit({ expected }: Case): Split | null {
	return agreed(
		verdicts(expected).map(({ reasoning, normal_text }) => ({
			reasoning: reasoning ?? "",
			content: normal_text ?? "",
		})),
	);
}

function verdicts(expected: Case["expected"]): readonly Verdict[] {
	return ENGINES.map((engine) => expected[engine]).filter(
		(verdict): verdict is Verdict =>
			verdict !== undefined && verdict.unavailable === undefined && verdict.error === undefined,
	);
}

/** Names and arguments only: ids are each engine's own business, and some make them up. */
function plainCalls(calls: readonly EngineCall[]): readonly EngineCall[] {
	return calls.map((call) => ({ name: call.name, arguments: call.arguments }));
}

function agreed<T>(answers: readonly T[]): T | null {
	const found = answers.find((answer, index) =>
		answers.slice(index + 1).some((other) => isDeepStrictEqual(answer, other)),
	);
	return found ?? null;
}
