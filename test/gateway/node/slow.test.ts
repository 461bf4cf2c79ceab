/** Clients that read late, or not at all: what the connection cannot hold waits, all of it arrives, and nothing waits for ever. */
import { request as send } from "node:http";
import { afterEach, expect, test } from "vitest";
import { createGateway, type Piece } from "../../../src/gateway/index.js";
import { ask, CHAT, dataOf, engineOf, modelOf } from "../support.js";
import { closeStarted, started } from "./started.js";

afterEach(closeStarted);

const PIECES = 300;
const LONG = "word ".repeat(10_000);
const headers = { "content-type": "application/json" };

/** A gateway whose model says more than any connection holds, and how many pieces were asked for. */
function talking() {
	const state = { made: 0 };
	const engine = engineOf(function* (): Generator<Piece> {
		for (; state.made < PIECES; state.made++) yield { type: "text", choice: 0, chunk: LONG };
		yield { type: "finish", choice: 0, reason: "stop" };
	});
	return { state, app: createGateway({ models: [modelOf("hermes", engine)] }) };
}

/** The answer, of which nothing has been read yet. */
function answered(url: string): Promise<import("node:http").IncomingMessage> {
	return new Promise((resolve, reject) => {
		const client = send(url + CHAT, { method: "POST", headers }, (answer) =>
			resolve(answer.pause()),
		);
		client.on("error", reject);
		client.end(JSON.stringify(ask({ stream: true })));
	});
}

test("a client that reads late gets all of it; meanwhile the model waits", async () => {
	const { state, app } = talking();
	const answer = await answered(await started(app));
	await expect
		.poll(async () => {
			const before = state.made;
			await new Promise((resolve) => setTimeout(resolve, 50));
			return state.made === before;
		})
		.toBe(true);
	expect(state.made).toBeLessThan(PIECES);
	let text = "";
	for await (const piece of answer.setEncoding("utf8")) text += String(piece);
	const frames = dataOf(text);
	expect(frames.at(-1)).toBe("[DONE]");
	const contents = frames.slice(0, -1).map((one) => JSON.parse(one).choices[0].delta.content ?? "");
	expect(contents.join("")).toBe(LONG.repeat(PIECES).trimEnd());
});

test("a client that leaves while the model waits for it ends the answer", async () => {
	const { state, app } = talking();
	const url = await started(app);
	const answer = await answered(url);
	answer.destroy();
	const metrics = async () => await (await fetch(`${url}/metrics`)).text();
	await expect.poll(metrics).toContain("toolgrammar_streams_open 0\n");
	expect(await metrics()).toContain('toolgrammar_errors_total{code="client_closed"} 1\n');
	expect(state.made).toBeLessThan(PIECES);
});
