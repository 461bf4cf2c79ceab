/** Streams as Node's server sends them: written past the web's streams, with everything that was put around them. */
import { Agent, request as send } from "node:http";
import { connect } from "node:net";
import { Hono } from "hono";
import { afterEach, expect, test } from "vitest";
import { createGateway, type Engine, type Piece } from "../../../src/gateway/index.js";
import { nodeTransport } from "../../../src/gateway/node/transport.js";
import { ask, CHAT, dataOf, engineOf, modelOf, textGateway } from "../support.js";
import { serve } from "../upstream/server.js";
import { closeStarted, started } from "./started.js";

afterEach(closeStarted);

const init = {
	method: "POST",
	headers: { "content-type": "application/json" },
	body: JSON.stringify(ask({ stream: true })),
};

/** The chunks of the body, as they stand on the wire. */
function chunksOf(url: string): Promise<readonly string[]> {
	const { hostname, port } = new URL(url);
	return new Promise((resolve, reject) => {
		const socket = connect(Number(port), hostname);
		let text = "";
		socket.setEncoding("utf8").on("data", (piece: string) => {
			text += piece;
		});
		socket.on("error", reject);
		socket.on("close", () => {
			const [, ...lines] = text.slice(text.indexOf("\r\n\r\n") + 2).split("\r\n");
			resolve(lines.filter((_, at) => at % 2 === 1 && lines[at] !== ""));
		});
		const { body } = init;
		socket.write(
			`POST ${CHAT} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
		);
	});
}

const text = (chunk: string): Piece => ({ type: "text", choice: 0, chunk });

test("pieces that came at once leave in one chunk, with a frame each", async () => {
	const groups: readonly (readonly Piece[])[] = [
		[text("One. ")],
		[text("Two. "), text("Three. "), text("Four. ")],
		[text("Five."), { type: "finish", choice: 0, reason: "stop" }],
	];
	const engine: Engine = {
		generate: () => expect.fail("the groups are there"),
		async *groups() {
			for (const group of groups) {
				yield group;
				await new Promise((resolve) => setTimeout(resolve, 10));
			}
		},
	};
	const url = await started(createGateway({ models: [modelOf("hermes", engine)] }));
	const contents = (await chunksOf(url)).map((chunk) =>
		dataOf(chunk).map((data) => (data === "[DONE]" ? data : JSON.parse(data).choices[0].delta)),
	);
	expect(contents).toEqual([
		[{ role: "assistant", content: "" }],
		[{ content: "One." }],
		[{ content: " Two." }, { content: " Three." }, { content: " Four." }],
		[{ content: " Five." }],
		[{}, "[DONE]"],
	]);
});

test("headers and cookies of what stands around the gateway are sent", async () => {
	const outer = new Hono();
	outer.use("*", async (c, next) => {
		await next();
		c.header("x-outer", "yes");
		c.header("set-cookie", "a=1", { append: true });
		c.header("set-cookie", "b=2", { append: true });
	});
	outer.route("/", textGateway("hermes", "Hello."));
	const response = await fetch((await started(outer)) + CHAT, init);
	expect(response.headers.get("x-outer")).toBe("yes");
	expect(response.headers.getSetCookie()).toEqual(["a=1", "b=2"]);
	expect(response.headers.get("content-type")).toBe("text/event-stream; charset=utf-8");
	expect(dataOf(await response.text()).at(-1)).toBe("[DONE]");
});

test("a body that something around the gateway changes is sent as it was changed", async () => {
	const outer = new Hono();
	outer.use("*", async (c, next) => {
		await next();
		const upper = new TransformStream<string, string>({
			transform: (piece, controller) => controller.enqueue(piece.toUpperCase()),
		});
		const body = c.res.body
			?.pipeThrough(new TextDecoderStream())
			.pipeThrough(upper)
			.pipeThrough(new TextEncoderStream());
		c.res = new Response(body ?? null, c.res);
	});
	outer.route("/", textGateway("hermes", "Hello."));
	const response = await fetch((await started(outer)) + CHAT, init);
	const said = await response.text();
	expect(said).toContain('"CONTENT":"HELLO"');
	expect(said).toContain("DATA: [DONE]");
});

test("a defect in the middle of a stream ends the connection: the client sees that it is not whole", async () => {
	const engine = engineOf(async function* (): AsyncGenerator<Piece> {
		yield text("Well. ");
		throw new Error("a defect");
	});
	const onError = () => {
		throw new Error("so is this");
	};
	const url = await started(createGateway({ models: [modelOf("hermes", engine)], onError }));
	const response = await fetch(url + CHAT, init);
	await expect(response.text()).rejects.toThrow();
	const metrics = await (await fetch(`${url}/metrics`)).text();
	expect(metrics).toContain("toolgrammar_streams_open 0\n");
});

test("a connection is kept for the next stream, to the client and to the upstream", async () => {
	const server = await serve(async (_seen, wire) => {
		await wire.event({ choices: [] });
		wire.end();
	});
	try {
		for (let times = 0; times < 3; times++) {
			const { signal } = new AbortController();
			const sent = { address: server.url, headers: {}, body: "{}", signal };
			const answer = await nodeTransport(sent);
			while ((await answer.read()) !== null);
		}
		expect(server.sockets()).toBe(1);
	} finally {
		await server.close();
	}
	const url = await started(textGateway("hermes", "Hello."));
	const agent = new Agent({ keepAlive: true, maxSockets: 1 });
	const ports = new Set<number | undefined>();
	for (let times = 0; times < 3; times++)
		await new Promise<void>((resolve, reject) => {
			const { method, headers, body } = init;
			const client = send(url + CHAT, { method, headers, agent }, (answer) => {
				ports.add(answer.socket.localPort);
				answer.resume().on("close", resolve);
			});
			client.on("error", reject);
			client.end(body);
		});
	agent.destroy();
	expect(ports.size).toBe(1);
});
