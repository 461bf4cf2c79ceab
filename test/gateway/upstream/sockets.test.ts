/** What servers do to connections: close those that they said they would keep, and change the protocol. */
import { createServer, type Server, type Socket } from "node:net";
import { afterEach, describe, expect, test } from "vitest";
import { createGateway } from "../../../src/gateway/index.js";
import { nodeTransport } from "../../../src/gateway/node/transport.js";
import type { Transport } from "../../../src/gateway/upstream/transport.js";
import { ask, modelOf, post } from "../support.js";
import { all, plainEngine, TRANSPORTS, textOf, untilFailure } from "./read.js";

const EVENT = `data: ${JSON.stringify({ choices: [{ index: 0, text: "Hi", finish_reason: "stop" }] })}\n\ndata: [DONE]\n\n`;
const ANSWER = [
	"HTTP/1.1 200 OK",
	"Content-Type: text/event-stream",
	"Keep-Alive: timeout=5, max=100",
	`Content-Length: ${EVENT.length}`,
	"",
	EVENT,
].join("\r\n");
const SWITCH = "HTTP/1.1 101 Switching Protocols\r\nConnection: upgrade\r\nUpgrade: h2c\r\n\r\n";

/** A server that does not speak HTTP itself: it answers each request as it is told, and sees how the connections end. */
interface RawServer {
	readonly url: string;
	/** requests that were read whole */
	requests: number;
	connections: number;
}

const open: Server[] = [];
afterEach(() => {
	for (const server of open.splice(0)) server.close();
});

async function raw(answer: (socket: Socket, nth: number) => void): Promise<RawServer> {
	const state = { url: "", requests: 0, connections: 0 };
	const server = createServer((socket) => {
		const nth = ++state.connections;
		let text = "";
		socket.on("error", () => {});
		socket.on("data", (bytes) => {
			text += bytes.toString("latin1");
			const length = /content-length: (\d+)/i.exec(text)?.[1];
			const body = text.indexOf("\r\n\r\n") + 4;
			if (length === undefined || text.length < body + Number(length)) return;
			text = "";
			state.requests++;
			answer(socket, nth);
		});
	});
	open.push(server);
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const address = server.address();
	if (address === null || typeof address === "string") throw new Error("no port");
	state.url = `http://127.0.0.1:${address.port}`;
	return state;
}

const nothing = (): void => {};

describe.each(TRANSPORTS)("through %s", (_name, transport: Transport) => {
	const engineOf = (url: string, timeouts = {}) => plainEngine({ url, transport, timeouts });

	test("a server that resets each connection behind its answer loses no request", async () => {
		const server = await raw((socket) =>
			socket.write(ANSWER, () => setImmediate(() => socket.resetAndDestroy())),
		);
		for (let i = 0; i < 40; i++) expect(textOf(await all(engineOf(server.url)))).toBe("Hi");
		expect(server.requests).toBe(40);
	});

	test("so do eight clients at a time", async () => {
		const server = await raw((socket) => socket.end(ANSWER));
		const client = async (): Promise<void> => {
			for (let i = 0; i < 20; i++) expect(textOf(await all(engineOf(server.url)))).toBe("Hi");
		};
		await Promise.all(Array.from({ length: 8 }, client));
	});

	test("a server that takes requests and closes without an answer is unreachable", async () => {
		const server = await raw((socket) => socket.destroy());
		const { error } = await untilFailure(engineOf(server.url));
		expect(error.failure).toBe("unreachable");
		expect(server.requests).toBeLessThan(4);
	});

	test("another protocol ends the request", async () => {
		const server = await raw((socket) => socket.write(SWITCH));
		const { error } = await untilFailure(engineOf(server.url, { first: 20_000 }));
		expect(error.failure).toBe("unreachable");
	});
});

test("a request that a kept connection loses is sent once more, on a new one", async () => {
	// the connection lives on until the second request has been read
	let answers = 0;
	const server = await raw((socket, nth) => {
		answers++;
		if (nth === 1 && answers > 1) socket.resetAndDestroy();
		else socket.write(ANSWER);
	});
	const engine = plainEngine({ url: server.url, transport: nodeTransport });
	expect(textOf(await all(engine))).toBe("Hi");
	expect(textOf(await all(engine))).toBe("Hi");
	expect(server.connections).toBe(2);
	expect(server.requests).toBe(3);
});

test("a request that a new connection loses is not sent again", async () => {
	const server = await raw((socket) => socket.resetAndDestroy());
	const engine = plainEngine({ url: server.url, transport: nodeTransport });
	for (const times of [1, 2]) {
		const { error } = await untilFailure(engine);
		expect(error.failure).toBe("unreachable");
		expect([server.requests, server.connections]).toEqual([times, times]);
	}
});

test("requests that end in another protocol give their places back", async () => {
	const server = await raw((socket) => socket.write(SWITCH));
	const engine = plainEngine({
		...{ url: server.url, transport: nodeTransport },
		timeouts: { first: 20_000 },
	});
	const app = createGateway({ models: [modelOf("hermes", engine)], requestLimit: 1 });
	for (const stream of [true, false, true]) {
		const response = await post(app, ask({ stream }));
		expect(response.status).toBe(502);
		expect(await response.json()).toMatchObject({ error: { code: "upstream_unreachable" } });
	}
	const metrics = await (await app.request("http://localhost/metrics")).text();
	expect(metrics).toMatch(/^toolgrammar_streams_open 0$/m);
});

test("a transport that never answers ends with the time for the first event", async () => {
	const transport: Transport = () => new Promise(nothing);
	const { error } = await untilFailure(
		plainEngine({ url: "http://x.invalid", transport, timeouts: { first: 20 } }),
	);
	expect(error.failure).toBe("timeout");
});
