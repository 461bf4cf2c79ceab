/** However the bytes of an upstream's answer come, together or one by one, the client gets the same frames. */
import { describe, expect, test } from "vitest";
import { openUpstream } from "../../../src/gateway/config/open.js";
import { createGateway } from "../../../src/gateway/index.js";
import { takeSource } from "../../../src/gateway/sse.js";
import type { Transport } from "../../../src/gateway/upstream/transport.js";
import { ask, hermesCall, must, post, SEARCH, WEATHER } from "../support.js";

/** Answers with these reads, and ends. */
function reading(reads: readonly Uint8Array[]): Transport {
	return async () => {
		const left = [...reads];
		return {
			status: 200,
			type: "text/event-stream",
			read: async () => left.shift() ?? null,
		};
	};
}

/** What leaves the gateway, by the pieces in which it does; without what is different in every answer. */
async function writesOf(reads: readonly Uint8Array[]): Promise<readonly string[]> {
	const settings = { id: "m", url: "http://up", format: "hermes", dialect: "openai" } as const;
	const models = await openUpstream(
		{ ...settings, reading: { policies: { onMalformed: "error" } } },
		{ transport: reading(reads) },
	);
	const tools = [WEATHER, SEARCH];
	const response = await post(createGateway({ models }), ask({ n: 2, stream: true, tools }));
	expect(response.status).toBe(200);
	const source = must(takeSource(response.body));
	const writes: string[] = [];
	for (;;) {
		const text = await source.next();
		if (text === null) return writes;
		const same = text.replace(/"id":"(chatcmpl-|call_)\w+"/g, '"id":"$1"');
		writes.push(same.replace(/"created":\d+/g, '"created":0'));
	}
}

const event = (json: object) => `data: ${JSON.stringify(json)}\n\n`;
const said = (content: string, index = 0) => event({ choices: [{ index, delta: { content } }] });
const end = (index: number) => ({ index, delta: {}, finish_reason: "stop" });
const TEXT = [
	said("Lét me "),
	said("Hello.", 1),
	said(`look 🙂. ${hermesCall("get_weather", '{"city": "東京"}')}`),
	said(hermesCall("search", '{"q": "x"}').slice(0, 60)),
];
const ANSWERS: readonly (readonly [string, readonly string[]])[] = [
	[
		"whole",
		[
			...TEXT,
			said(hermesCall("search", '{"q": "x"}').slice(60)),
			event({ choices: [end(0), end(1)] }),
			event({ choices: [], usage: { total_tokens: 3 } }),
			"data: [DONE]\n\n",
		],
	],
	["that ends too early", TEXT],
	["with broken JSON", [...TEXT, "data: {\n\n", said("more")]],
	["with a line that is no event", [...TEXT, "<html>\n", said("more")]],
	["that fails", [...TEXT, event({ error: { message: "out of memory" } }), said("more")]],
	[
		"that says more of a choice that has ended",
		[...TEXT, event({ choices: [end(1), { index: 1, delta: { content: "more" } }] })],
	],
	[
		"whose second choice is a call that is cut",
		[
			...TEXT,
			said(hermesCall("search", '{"q": "x"}').slice(0, 45), 1),
			event({ choices: [end(1)] }),
			said("more"),
		],
	],
];

describe.each(ANSWERS)("an answer %s", (_title, events) => {
	const bytes = new TextEncoder().encode(events.join(""));

	test("in one read, in a read for each event, cut anywhere: the same frames", async () => {
		const whole = (await writesOf([bytes])).join("");
		const each = events.map((one) => new TextEncoder().encode(one));
		expect((await writesOf(each)).join("")).toBe(whole);
		expect((await writesOf([...bytes].map((byte) => Uint8Array.of(byte)))).join("")).toBe(whole);
		for (let cut = 1; cut < bytes.length; cut++) {
			const writes = await writesOf([bytes.subarray(0, cut), bytes.subarray(cut)]);
			expect(writes.join("")).toBe(whole);
		}
	});

	test("what comes in one read leaves in one write", async () => {
		// before it the role, behind it the end or the failure
		expect((await writesOf([bytes])).length).toBeLessThanOrEqual(3);
	});
});

test("behind the end of the stream nothing is read, in one read with it or in the next", async () => {
	const bytes = (...texts: readonly string[]) =>
		texts.map((text) => new TextEncoder().encode(text));
	const events = [said("Hi."), said("Hello.", 1), event({ choices: [end(0), end(1)] })].join("");
	const done = "data: [DONE]\n\n";
	const plain = await writesOf(bytes(events, done));
	expect(plain.join("")).toContain("Hello.");
	expect(plain.at(-1)).toContain(done);
	for (const behind of [said("more"), "data: {\n\n", event({ error: { message: "no" } })]) {
		expect(await writesOf(bytes(events, done + behind)), behind).toEqual(plain);
		expect(await writesOf(bytes(events, done, behind)), behind).toEqual(plain);
	}
});
