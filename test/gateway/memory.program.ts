/** Run by memory.test.ts in a process of its own, with `--expose-gc`: prints the bytes in use after each part of the requests. */
import { Agent, request as send } from "node:http";
import { createGateway, type Piece } from "../../src/gateway/index.js";
import { listen } from "../../src/gateway/node/index.js";
import { hermes } from "../../src/generated/formats/hermes.js";

const PARTS = 3;
const REQUESTS = 300;

const engine = {
	async *generate(): AsyncGenerator<Piece> {
		yield { type: "text", choice: 0, chunk: "Hi." };
		yield { type: "finish", choice: 0, reason: "stop" };
	},
};
const app = createGateway({ models: [{ id: "m", format: hermes, engine }] });
const { url } = await listen(app, { port: 0, host: "127.0.0.1" });
const agent = new Agent({ keepAlive: true });
const headers = { "content-type": "application/json" };
const body = JSON.stringify({
	model: "m",
	messages: [{ role: "user", content: "Hi" }],
	stream: true,
});

const once = () =>
	new Promise<void>((resolve, reject) => {
		const client = send(
			`${url}/v1/chat/completions`,
			{ method: "POST", agent, headers },
			(answer) => {
				answer.resume();
				answer.on("close", resolve);
			},
		);
		client.on("error", reject);
		client.end(body);
	});

const used: number[] = [];
for (let part = 0; part < PARTS; part++) {
	for (let i = 0; i < REQUESTS; i++) await once();
	// what is let go in the last turns of the loop is found by the second collection
	for (let i = 0; i < 2; i++) {
		await new Promise((resolve) => setTimeout(resolve, 20));
		globalThis.gc?.();
	}
	used.push(process.memoryUsage().heapUsed);
}
process.stdout.write(JSON.stringify({ requests: REQUESTS, used }));
process.exit(0);
