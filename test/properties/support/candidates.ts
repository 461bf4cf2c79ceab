/** P20 of a chain: what it holds beside the primary may still become a call. */
import { expect } from "vitest";
import { createChain, DEFAULT_FALLBACKS } from "../../../src/chain/index.js";
import { continuations } from "./continuations.js";
import { heldAt } from "./held.js";
import { read, withIds } from "./reading.js";
import type { Setting } from "./settings.js";
import type { Subject } from "./subjects.js";

/** They take any arguments, so that no schema is in the way of a candidate. */
export const ANY_TOOLS = [{ name: "f" }, { name: "get_weather" }];

/** The fallbacks among the formats, with their examples as calls of those tools. */
export function fallbacksAmong(subjects: readonly Subject[]): readonly Subject[] {
	const tools = ANY_TOOLS.map(({ name }) => ({ name, parameters: [] }));
	const names = DEFAULT_FALLBACKS.map(({ format }) => format.name);
	return subjects
		.filter(({ format }) => names.includes(format.name))
		.map((one) => ({ ...one, examples: one.examples.map((made) => ({ ...made, tools })) }));
}

/**
 * What the chain holds beside the primary: with the text as it stands, or with a continuation, a fallback reads a candidate. What the
 * gates `name` and `schema` say of it is asked when it is whole.
 */
export function checkLive(
	subject: Subject,
	beside: readonly Subject[],
	text: string,
	alone: Setting,
	chained: Setting,
): void {
	for (let at = 1; at <= text.length; at++) {
		const part = text.slice(0, at);
		const held = heldAt(subject, part, chained);
		// half of a surrogate pair waits for the other half (P19)
		if (held === null || /[\ud800-\udbff]$/.test(part)) continue;
		const primary = heldAt(subject, part, alone);
		if (primary !== null && primary.from <= held.from) continue;
		// in its markup: what that is shows the primary with what stands behind it
		const { items } = read(subject.format, [part], alone);
		if (items.every((item) => item.end < at)) continue;
		if (isCandidate(subject, part, chained)) continue;
		if (beside.some((one) => mayBeCandidate(subject, one, part, chained))) continue;
		expect.fail(
			`held for nothing: ${JSON.stringify(part.slice(held.from))} at the end of ${JSON.stringify(part)}`,
		);
	}
}

function isCandidate({ format }: Subject, text: string, { options, finish }: Setting): boolean {
	const chain = createChain(format, withIds(options));
	chain.feed(text);
	chain.finish(finish);
	const { outcome } = chain;
	if (outcome === null) throw new Error("the chain has finished");
	const gate = outcome.closed?.gate;
	if (outcome.mode === "primary") return false;
	return outcome.mode !== "none" || gate === "name" || gate === "schema";
}

/** Whether the text becomes one when it goes on as the fallback's texts do. */
function mayBeCandidate(
	subject: Subject,
	beside: Subject,
	text: string,
	setting: Setting,
): boolean {
	for (const rest of continuations(beside, text))
		if (isCandidate(subject, text + rest, setting)) return true;
	// the rest of the call may be too long, and no example ends in such a string
	return LONG_STRING_ENDS.some((rest) => isCandidate(subject, text + rest, setting));
}

// a character first: quotes before it belong to the string, and behind a backslash it is an escape
const LONG_STRING_ENDS = ['n""")]', "n''')]"];
