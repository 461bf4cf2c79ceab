/** A small completion server for tests: real sockets on the loopback, and a script that says what it does. */
import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { Socket } from "node:net";

export interface Seen {
	readonly method: string;
	readonly path: string;
	readonly headers: IncomingHttpHeaders;
	readonly body: Record<string, unknown>;
}

/** What a script can do with one request. */
export interface Wire {
	/** one event; `size`: bytes that are written at a time */
	event(data: unknown, size?: number): Promise<void>;
	raw(text: string | Uint8Array, size?: number): Promise<void>;
	/** like `raw`; resolves when the system has taken the bytes */
	taken(text: string): Promise<void>;
	begin(code: number, headers: Record<string, string>): void;
	status(code: number, headers: Record<string, string>, body?: string): void;
	pause(ms: number): Promise<void>;
	end(): void;
	/** the machine is pulled out of the wall */
	die(): void;
	/** resolves when the client has gone */
	readonly gone: Promise<void>;
}

export type Script = (seen: Seen, wire: Wire) => void | Promise<void>;

export interface TestServer {
	/** without a path */
	readonly url: string;
	readonly seen: readonly Seen[];
	/** sockets that are open now */
	sockets(): number;
	close(): Promise<void>;
}

/** `port`: 0: any that is free */
export async function serve(script: Script, port = 0): Promise<TestServer> {
	const seen: Seen[] = [];
	const sockets = new Set<Socket>();
	const server = createServer((request, response) => {
		const chunks: Buffer[] = [];
		request.on("data", (chunk: Buffer) => chunks.push(chunk));
		request.on("end", () => {
			const { method = "", url: path = "", headers } = request;
			const text = Buffer.concat(chunks).toString("utf8");
			const body = text === "" ? {} : (JSON.parse(text) as Record<string, unknown>);
			const one: Seen = { method, path, headers, body };
			seen.push(one);
			void script(one, wireOf(response));
		});
	});
	server.on("connection", (socket) => {
		sockets.add(socket);
		socket.setNoDelay(true);
		socket.on("close", () => sockets.delete(socket));
	});
	await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
	const address = server.address();
	if (address === null || typeof address === "string") throw new Error("no port");
	return {
		url: `http://127.0.0.1:${address.port}`,
		seen,
		sockets: () => sockets.size,
		close: () =>
			new Promise((resolve) => {
				server.close(() => resolve());
				for (const socket of sockets) socket.destroy();
			}),
	};
}

function wireOf(response: ServerResponse): Wire {
	const head = (): void => {
		if (!response.headersSent)
			response.writeHead(200, { "content-type": "text/event-stream; charset=utf-8" });
	};
	const raw = async (text: string | Uint8Array, size?: number): Promise<void> => {
		head();
		const bytes = Buffer.from(text);
		const step = size ?? bytes.length;
		for (let at = 0; at < bytes.length; at += step) {
			response.write(bytes.subarray(at, at + step));
			// The other side gets a turn to read, so that the cut is one for it, too.
			if (size !== undefined) await new Promise((resolve) => setImmediate(resolve));
		}
	};
	return {
		raw,
		event: (data, size) =>
			raw(`data: ${typeof data === "string" ? data : JSON.stringify(data)}\n\n`, size),
		taken: (text) => {
			head();
			return new Promise((resolve) => response.write(text, () => resolve()));
		},
		begin: (code, headers) => {
			response.writeHead(code, headers);
		},
		status: (code, headers, body = "") => {
			response.writeHead(code, headers);
			response.end(body);
		},
		pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
		end: () => {
			head();
			response.end();
		},
		die: () => response.socket?.destroy(),
		gone: new Promise((resolve) => response.on("close", () => resolve())),
	};
}
