/** The SDK of LM Studio: its own class for a prediction that runs, fed with what models write. A server of LM Studio is not there. */
import assert from "node:assert/strict";
import { type LLMPredictionStopReason, OngoingPrediction } from "@lmstudio/sdk";
import type { ParserEvent } from "toolgrammar";
import { readLMStudio } from "toolgrammar/lmstudio";
import { calls, known, SAID, SIZES } from "./support/said.js";
import { argumentsOf, namesOf, piecesOf, statesOf } from "./support/told.js";

/** The side of a prediction that the SDK keeps for itself: it has no types. */
interface Driven {
	readonly ongoingPrediction: OngoingPrediction;
	push(fragment: object): void;
	finished(...about: readonly object[]): void;
	failed(error: Error): void;
}
type Kind = "none" | "reasoning" | "reasoningStartTag" | "reasoningEndTag";

function drive(): Driven {
	const { create } = OngoingPrediction as unknown as { create(cancel: () => void): Driven };
	return create.call(OngoingPrediction, () => {});
}

async function said(
	format: (typeof SAID)[number]["format"],
	pieces: readonly (readonly [string, Kind])[],
	stopReason: LLMPredictionStopReason,
): Promise<ParserEvent[]> {
	const { ongoingPrediction, push, finished } = drive();
	for (const [content, reasoningType] of pieces)
		push({ content, reasoningType, tokensCount: 1, containsDrafted: false, isStructural: false });
	finished({ stopReason }, {}, {}, {});
	const events: ParserEvent[] = [];
	for await (const event of readLMStudio(format, ongoingPrediction, { tools: known }))
		events.push(event);
	return events;
}

let checked = 0;
const names = calls.map(({ name }) => name);
for (const { format, text } of SAID)
	for (const size of SIZES) {
		const pieces = piecesOf(text, size).map((piece) => [piece, "none"] as const);
		const events = await said(format, pieces, "eosFound");
		assert.deepEqual(namesOf(events), names);
		assert.deepEqual(
			argumentsOf(events),
			calls.map((call) => call.arguments),
		);
		checked++;
	}

const [first] = SAID;
assert(first !== undefined);
// what LM Studio calls reasoning is never a call
const thought = await said(
	first.format,
	[
		["<think>", "reasoningStartTag"],
		[first.text, "reasoning"],
		["</think>", "reasoningEndTag"],
		["Hm.", "none"],
	],
	"eosFound",
);
assert.deepEqual(
	thought.map((event) => [event.type, "text" in event ? event.text : null]),
	[
		["reasoning", first.text],
		["content", "Hm."],
	],
);
// what the model did not end by itself was cut
const open = '<tool_call>\n{"name": "get_time", "arguments": {"city": "Rome"}';
const hermes = SAID.find(({ format }) => format.name === "hermes");
assert(hermes !== undefined);
const cuts: readonly LLMPredictionStopReason[] = [
	...(["maxPredictedTokensReached", "contextLengthReached"] as const),
	...(["userStopped", "modelUnloaded", "failed"] as const),
];
for (const reason of cuts)
	assert.deepEqual(statesOf(await said(hermes.format, [[open, "none"]], reason)), ["incomplete"]);

const broken = drive();
broken.failed(new Error("the model is gone"));
await assert.rejects(async () => {
	for await (const _ of readLMStudio(hermes.format, broken.ongoingPrediction)) assert.fail();
}, /the model is gone/);
console.log(`${checked} predictions`);
