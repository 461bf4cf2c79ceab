/**
 * The recorded behaviour of three engines (`../shared/conformance`): one case is one model output, and what each
 * engine made of it. Where at least two of them agree, that is what users are used to.
 */
import { readFileSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";
import type { Suite } from "./families.js";

export const ENGINES = ["dynamo", "vllm", "sglang"] as const;
export type Engine = (typeof ENGINES)[number];

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
	readonly suite?: string;
	readonly family: string;
	readonly id: string;
	readonly description: string;
	readonly input?: string;
	readonly chunks?: readonly string[];
	readonly tools?: readonly { readonly name: string; readonly parameters: object }[];
	readonly finish_reason?: string | null;
	readonly extra?: { readonly force_reasoning?: boolean };
	readonly expected: { readonly [E in Engine]?: Verdict };
}

export interface Split {
	readonly reasoning: string;
	readonly content: string;
}
/** What an engine made of a text: its calls, or its split into reasoning and content. */
export type Answer = { readonly calls: readonly EngineCall[] } | { readonly split: Split };

export function readCases(file: string): readonly Case[] {
	return readFileSync(file, "utf8")
		.split("\n")
		.filter((line) => line !== "")
		.map((line) => JSON.parse(line) as Case);
}

export function suiteOf({ suite }: Case): Suite {
	return suite?.endsWith("-reasoning") ? "reasoning" : "calls";
}

export function textOf({ input, chunks }: Case): string {
	return input ?? (chunks ?? []).join("");
}

/** The answers of the engines that could run the case. */
export function answers(recorded: Case): ReadonlyMap<Engine, Answer> {
	const found = new Map<Engine, Answer>();
	for (const engine of ENGINES) {
		const verdict = recorded.expected[engine];
		if (verdict === undefined) continue;
		if (verdict.unavailable !== undefined || verdict.error !== undefined) continue;
		found.set(engine, suiteOf(recorded) === "calls" ? callsOf(verdict) : splitOf(verdict));
	}
	return found;
}

/** Names and arguments only: ids are each engine's own business, and some make them up. */
function callsOf({ calls }: Verdict): Answer {
	return { calls: (calls ?? []).map((call) => ({ name: call.name, arguments: call.arguments })) };
}

function splitOf({ reasoning, normal_text }: Verdict): Answer {
	return { split: { reasoning: reasoning ?? "", content: normal_text ?? "" } };
}

/** The answer on which at least two engines agree, or null. */
export function agreedAnswer(recorded: Case): Answer | null {
	const given = [...answers(recorded).values()];
	const found = given.find((answer, index) =>
		given.slice(index + 1).some((other) => isDeepStrictEqual(answer, other)),
	);
	return found ?? null;
}
