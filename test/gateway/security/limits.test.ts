/** What one client can take from the others: places, connections, time. */
import { connect } from "node:net";
import { afterEach, describe, expect, test } from "vitest";
import { createGateway, type GatewayOptions, type Piece } from "../../../src/gateway/index.js";
import { type Listening, type ListenOptions, listen } from "../../../src/gateway/node/index.js";
import { ask, CHAT, engineOf, modelOf, must, post, textGateway } from "../support.js";

const open: Listening[] = [];
afterEach(async () => {
	for (const one of open.splice(0)) await one.close(0);
});

describe("requests at a time", () => {
	/** Says a word, and no more until it is told to go on. */
	function waiting() {
		let go: () => void = () => {};
		const told = new Promise<void>((resolve) => {
			go = resolve;
		});
		const engine = engineOf(async function* (): AsyncGenerator<Piece> {
			yield { type: "text", choice: 0, chunk: "Well. " };
			await told;
			yield { type: "finish", choice: 0, reason: "stop" };
		});
		return { go, models: [modelOf("hermes", engine)] };
	}

	test.each([true, false])(
		"one too many is refused, until one has ended (stream: %j)",
		async (stream) => {
			const { go, models } = waiting();
			const app = createGateway({ models, requestLimit: 2 });
			const held = [post(app, ask({ stream })), post(app, ask({ stream }))];
			if (stream) await Promise.all(held);
			else await new Promise((resolve) => setTimeout(resolve, 10));
			const refused = await post(app, ask({ stream }));
			expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "1"]);
			const { error } = (await refused.json()) as { error: { code: string } };
			expect(error.code).toBe("overloaded");
			// what costs nothing is answered
			expect((await app.request("http://localhost/healthz")).status).toBe(200);
			go();
			for (const one of held) await (await one).text();
			const last = await post(app, ask({ stream }));
			expect(last.status).toBe(200);
			await last.text();
		},
	);

	test("a place is given back by requests that fail, and by clients that leave", async () => {
		const { models } = waiting();
		const app = createGateway({ models, requestLimit: 1 });
		for (const body of ["{", "[]", { ...ask(), model: "gone" }, ask({ n: 0 })])
			expect((await post(app, body)).status).toBeLessThan(500);
		for (let times = 0; times < 3; times++) {
			const response = await post(app, ask({ stream: true }));
			expect(response.status).toBe(200);
			await response.body?.cancel();
		}
	});

	test("who has no key takes no place", async () => {
		const { models } = waiting();
		const app = createGateway({ models, requestLimit: 1, apiKeys: ["k"] });
		await post(app, ask({ stream: true }), { authorization: "Bearer k" });
		expect((await post(app, ask({ stream: true }))).status).toBe(401);
	});
});

describe("slow clients", () => {
	async function start(options: Partial<GatewayOptions>, bounds: ListenOptions["bounds"]) {
		const engine = engineOf(function* (): Generator<Piece> {
			yield { type: "finish", choice: 0, reason: "stop" };
		});
		const app = createGateway({ models: [modelOf("hermes", engine)], ...options });
		const sweep = { connectionsCheckingInterval: 10 };
		const listening = await listen(app, {
			port: 0,
			host: "127.0.0.1",
			bounds: { ...sweep, ...bounds },
		});
		open.push(listening);
		return Number(new URL(listening.url).port);
	}

	/** Sends the head, then drips without end; what came back when the server has cut the connection. */
	function drip(port: number, head: string, drop: string): Promise<string> {
		return new Promise((resolve) => {
			let said = "";
			const socket = connect(port, "127.0.0.1");
			socket.setEncoding("latin1").on("data", (text: string) => {
				said += text;
			});
			socket.write(head);
			const dripping = setInterval(() => socket.write(drop), 5);
			socket.on("error", () => undefined);
			socket.on("close", () => {
				clearInterval(dripping);
				resolve(said);
			});
		});
	}

	const HEAD = `POST ${CHAT} HTTP/1.1\r\nhost: localhost\r\n`;

	test("headers that never end", async () => {
		const port = await start({}, { headersTimeout: 60 });
		expect(await drip(port, HEAD, "x-a: b\r\n")).toMatch(/^HTTP\/1\.1 408 /);
	});

	test("a body that never ends", async () => {
		const port = await start({}, { headersTimeout: 60, requestTimeout: 120 });
		const type = "content-type: application/json\r\ncontent-length: 99999\r\n\r\n";
		const said = await drip(port, HEAD + type, " ");
		expect(said === "" || said.startsWith("HTTP/1.1 408 ")).toBe(true);
	});

	test("headers that are too large", async () => {
		const port = await start({}, {});
		const large = `x-large: ${"x".repeat(20_000)}\r\n`;
		expect(await drip(port, HEAD + large, "")).toMatch(/^HTTP\/1\.1 431 /);
	});

	test("two lengths of one body, which two servers could read differently", async () => {
		const port = await start({}, {});
		const both = "content-length: 4\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n";
		expect(await drip(port, HEAD + both, "")).toMatch(/^HTTP\/1\.1 400 /);
	});
});

test("a body without end is read no further than its limit", async () => {
	let pulled = 0;
	const body = new ReadableStream<Uint8Array>({
		pull(controller) {
			pulled++;
			controller.enqueue(new Uint8Array(1000).fill(0x20));
		},
	});
	const app = textGateway("hermes", "x", { bodyLimit: 10_000 });
	const response = await app.request(
		new Request(`http://localhost${CHAT}`, {
			method: "POST",
			headers: { "content-type": "application/json" },
			body,
			duplex: "half",
		} as RequestInit),
	);
	expect(response.status).toBe(413);
	expect(must(pulled)).toBeLessThan(20);
});
