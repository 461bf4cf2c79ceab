/** LM Studio's SDK in front of a server that speaks its protocol: what its models write is read, and an error stays one. */
import assert from "node:assert/strict";
import { type LLMPredictionStopReason, LMStudioClient } from "@lmstudio/sdk";
import type { ParserEvent } from "toolgrammar";
import { constrain } from "toolgrammar/constrain";
import { hermes as format } from "toolgrammar/formats/hermes";
import { lmStudioStructured, readLMStudio } from "toolgrammar/lmstudio";
import { hermes as writing } from "toolgrammar/writings/hermes";
import { lmStudioServer, type Prediction } from "./support/lmstudio-server.js";
import { calls, known, SAID, SIZES } from "./support/said.js";
import { argumentsOf, namesOf, piecesOf, statesOf } from "./support/told.js";

type Read = (typeof SAID)[number]["format"];

const server = await lmStudioServer();
const client = new LMStudioClient({ baseUrl: server.url });
const model = client.llm.createDynamicHandle("m");

async function said(format: Read, prediction: Prediction): Promise<ParserEvent[]> {
	server.say(prediction);
	const events: ParserEvent[] = [];
	const fragments = model.respond("How is the weather?");
	for await (const event of readLMStudio(format, fragments, { tools: known })) events.push(event);
	return events;
}

let checked = 0;
for (const { format, text } of SAID)
	for (const size of SIZES) {
		const fragments = piecesOf(text, size).map((piece) => [piece, "none"] as const);
		const events = await said(format, { fragments, end: "eosFound" });
		assert.deepEqual(
			namesOf(events),
			calls.map(({ name }) => name),
		);
		assert.deepEqual(
			argumentsOf(events),
			calls.map((call) => call.arguments),
		);
		checked++;
	}

const hermes = SAID.find(({ format }) => format.name === "hermes");
assert(hermes !== undefined);
// what LM Studio calls reasoning is never a call
const thought = await said(hermes.format, {
	fragments: [
		["<think>", "reasoningStartTag"],
		[hermes.text, "reasoning"],
		["</think>", "reasoningEndTag"],
		["Hm.", "none"],
	],
	end: "eosFound",
});
assert.deepEqual(
	thought.map((event) => [event.type, "text" in event ? event.text : null]),
	[
		["reasoning", hermes.text],
		["content", "Hm."],
	],
);
// what the model did not end by itself was cut
const open = '<tool_call>\n{"name": "get_time", "arguments": {"city": "Ro';
const cuts: readonly LLMPredictionStopReason[] = [
	...(["maxPredictedTokensReached", "contextLengthReached"] as const),
	...(["userStopped", "modelUnloaded", "failed"] as const),
];
for (const end of cuts) {
	const events = await said(hermes.format, { fragments: [[open, "none"]], end });
	assert.deepEqual(statesOf(events), ["incomplete"]);
}
await assert.rejects(
	said(hermes.format, { fragments: [[open, "none"]], end: "lost" }),
	/the model is gone/,
);
// a constraint reaches the engine as the SDK words it
const made = constrain(format, writing, { tools: known, target: "gbnf", toolChoice: "required" });
assert(made.target === "gbnf");
server.say({ fragments: [], end: "eosFound" });
await model.respond("How is the weather?", { structured: lmStudioStructured(made) }).result();
const { fields } = server.asked();
assert.deepEqual(
	fields.filter(({ key }) => key === "llm.prediction.structured").map(({ value }) => value),
	[{ type: "gbnf", gbnfGrammar: made.grammar }],
);
await client[Symbol.asyncDispose]();
server.close();
console.log(`${checked} predictions`);
