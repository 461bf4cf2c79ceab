/** A request that is long work is done in parts, so that the streams of others go on between them. */
import { describe, expect, test } from "vitest";
import { createGateway } from "../../src/gateway/index.js";
import { atOnce, inParts } from "../../src/gateway/pause.js";
import { describedTools } from "../../src/gateway/prompt/described.js";
import { templatePrompt } from "../../src/gateway/prompt/template.js";
import { fetchTransport, type Sent } from "../../src/gateway/upstream/transport.js";
import { hermes } from "../../src/generated/formats/hermes.js";
import { hermes as writing } from "../../src/generated/writings/hermes.js";
import { ask, engineOf, modelOf, post, textPieces } from "./support.js";
import { all, plainEngine } from "./upstream/read.js";

/** Turns of the event loop that others have until the work is over. */
async function turnsBeside(work: () => Promise<unknown>): Promise<number> {
	let turns = 0;
	let over = false;
	const turn = (): void => {
		if (over) return;
		turns++;
		setImmediate(turn);
	};
	setImmediate(turn);
	await work();
	over = true;
	return turns;
}

const busy = (milliseconds: number): void => {
	const until = performance.now() + milliseconds;
	while (performance.now() < until);
};

function* work(parts: number, milliseconds: number): Generator<void, string, void> {
	for (let at = 0; at < parts; at++) {
		busy(milliseconds);
		yield;
	}
	return "done";
}

describe("work in parts", () => {
	test("pauses behind each part that is long", async () => {
		expect(await turnsBeside(() => inParts(work(5, 2)))).toBeGreaterThanOrEqual(5);
		expect(await inParts(work(2, 1))).toBe("done");
	});

	test("goes on behind short ones, and anyway where it is wanted at once", async () => {
		expect(await turnsBeside(() => inParts(work(3, 0)))).toBe(0);
		expect(await turnsBeside(async () => atOnce(work(3, 2)))).toBe(0);
	});

	test("fails as it would at once", async () => {
		const failing = function* (): Generator<void, string, void> {
			busy(1);
			yield;
			throw new RangeError("it fails");
		};
		await expect(inParts(failing())).rejects.toThrow("it fails");
	});
});

describe("a long request", () => {
	const LONG = "word ".repeat(100_000);

	test("is read in turns of its own", async () => {
		let turns = 0;
		let asked = -1;
		const app = createGateway({
			models: [
				modelOf(
					"hermes",
					engineOf(() => {
						asked = turns;
						return textPieces("Hi", 5);
					}),
				),
			],
		});
		const body = { ...ask(), messages: [{ role: "user", content: LONG }] };
		const count = (): void => {
			turns++;
			if (asked < 0) setImmediate(count);
		};
		setImmediate(count);
		expect((await post(app, body)).status).toBe(200);
		// before it is parsed, and behind that
		expect(asked).toBeGreaterThanOrEqual(2);
	});

	test("has a prompt that is written in parts", () => {
		const template = "{% for m in messages %}{{ m.role }}: {{ m.content }}\n{% endfor %}";
		const { write, written } = templatePrompt({
			template,
			format: hermes,
			words: { format: hermes, writing },
		});
		const request = { model: "m", messages: [{ role: "user" as const, content: LONG }] };
		const parts = [...write(request)];
		expect(parts.length).toBeGreaterThanOrEqual(3);
		expect(written(request).text).toBe(`user: ${LONG}\n`);
	});

	test("has calls in its history that are written one by one, where they are written as text", () => {
		const call = {
			id: "c1",
			type: "function" as const,
			function: { name: "write", arguments: JSON.stringify({ text: "word ".repeat(1_000) }) },
		};
		const said = [
			{ role: "assistant" as const, content: null, tool_calls: [call] },
			{ role: "tool" as const, tool_call_id: "c1", content: "ok" },
		];
		const messages = Array.from({ length: 50 }, () => said).flat();
		const request = { model: "m", messages };
		const described = [...describedTools({ format: hermes, writing })(request)];
		expect(described.length).toBeGreaterThan(messages.length);
		const template = "{% for m in messages %}{{ m.role }}: {{ m.content }}\n{% endfor %}";
		const { write } = templatePrompt({
			template,
			format: hermes,
			words: { format: hermes, writing },
		});
		expect([...write(request)].length).toBeGreaterThan(messages.length);
	});

	test("whose client leaves in a pause is not sent", async () => {
		const sent: Sent[] = [];
		const transport = async (one: Sent) => {
			sent.push(one);
			return await fetchTransport(one);
		};
		const client = new AbortController();
		const engine = plainEngine({ url: "http://127.0.0.1:1", transport });
		const request = { model: "m", messages: [{ role: "user" as const, content: LONG }] };
		const asked = all(engine, request, client.signal);
		// it is asked now, and waits for its turn to be sent
		await Promise.resolve();
		client.abort(new Error("gone"));
		await expect(asked).rejects.toThrow("gone");
		expect(sent).toEqual([]);
	});
});
