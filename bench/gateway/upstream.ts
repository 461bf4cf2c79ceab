/**
 * A server that stands for an engine: streams tokens at a steady pace, each with the time at which it left. The request says how
 * many, at what pace, and when the connection is to die.
 */
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { now, serveParent } from "./child.js";

export interface Order {
	readonly tokens: number;
	/** tokens a second; 0: as fast as they are taken */
	readonly pace: number;
	/** the connection dies before this token */
	readonly dies?: number;
}

interface Stream {
	readonly order: Order;
	readonly response: ServerResponse;
	/** `/v1/completions`, which has texts where the other has deltas */
	readonly plain: boolean;
	sent: number;
	/** when the next token is due */
	due: number;
}

/** Behind the tokens: a call, so that a completed answer can be told. */
export const CALL = '<tool_call>\n{"name": "done", "arguments": {"whole": true}}\n</tool_call>';

const open = new Set<Stream>();

function write({ response, plain }: Stream, text: string, finish_reason: string | null): void {
	const said = plain ? { text } : { delta: { content: text } };
	const choice = { index: 0, ...said, finish_reason };
	response.write(
		`data: ${JSON.stringify({ object: "chat.completion.chunk", choices: [choice] })}\n\n`,
	);
}

/** Gives whether the stream goes on. */
function send(stream: Stream): boolean {
	const { order, response } = stream;
	if (stream.sent === order.dies) {
		response.socket?.destroy();
		return false;
	}
	if (stream.sent++ < order.tokens) {
		write(stream, `@${now()}; `, null);
		return true;
	}
	write(stream, CALL, null);
	write(stream, "", "stop");
	response.end("data: [DONE]\n\n");
	return false;
}

function tick(): void {
	const at = now();
	for (const stream of open) {
		if (stream.due > at) continue;
		stream.due += 1_000_000 / stream.order.pace;
		if (!send(stream)) open.delete(stream);
	}
}
setInterval(tick, 1);

const server = createServer((request, response) => {
	const chunks: Buffer[] = [];
	request.on("data", (chunk: Buffer) => chunks.push(chunk));
	request.on("end", () => {
		const { order } = JSON.parse(Buffer.concat(chunks).toString()) as { readonly order: Order };
		response.writeHead(200, { "content-type": "text/event-stream" });
		// streams do not begin in step
		const phase = order.pace === 0 ? 0 : (Math.random() * 1_000_000) / order.pace;
		const plain = request.url === "/v1/completions";
		const stream: Stream = { order, response, plain, sent: 0, due: now() + phase };
		response.on("close", () => open.delete(stream));
		if (order.pace > 0) open.add(stream);
		else while (send(stream));
	});
});
let sockets = 0;
server.on("connection", (socket) => {
	sockets++;
	socket.setNoDelay(true);
	socket.on("close", () => sockets--);
});
server.listen(0, "127.0.0.1", () => {
	const { port } = server.address() as AddressInfo;
	serveParent(`http://127.0.0.1:${port}`, () => ({ streams: open.size, sockets }));
});
