/** P24 of a chain: where the gate of intent is closed it is the primary alone. */
import { expect } from "vitest";
import { DEFAULT_FALLBACKS } from "../../../src/chain/index.js";
import type { Format } from "../../../src/runtime/contract.js";
import type { Chunk } from "../../../src/runtime/events.js";
import { messageOf, primaryOptions, stepsOf } from "./reading.js";
import type { Setting } from "./settings.js";

/** A chain of which the gate of intent is closed, by the caller's word or because no text opens it, and the primary alone. */
export function expectPrimary(
	format: Format,
	chunks: readonly Chunk[],
	{ options: given, finish }: Setting,
): void {
	const options = primaryOptions(given);
	const alone = { options, finish };
	const events = stepsOf(format, chunks, alone);
	const message = messageOf(format, chunks, alone);
	for (const closed of [{ intent: false }, { signals: [{ text: "this is said nowhere" }] }]) {
		const chain = { options: { ...options, fallbacks: DEFAULT_FALLBACKS, ...closed }, finish };
		expect(stepsOf(format, chunks, chain)).toEqual(events);
		expect(messageOf(format, chunks, chain)).toEqual(message);
	}
}
