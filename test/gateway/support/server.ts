/** A small server for one endpoint: its reader, a scripted engine, the parser, its adapter. The gateway itself has its own tests. */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { ResponseHead, StreamAdapter, Usage } from "../../../src/adapters/adapter.js";
import type { ChatRequest } from "../../../src/gateway/chat-request.js";
import type { Endpoint, Problem, ReadRequest } from "../../../src/gateway/endpoint.js";
import { EngineError } from "../../../src/gateway/engine.js";
import type { Message } from "../../../src/runtime/events.js";
import { createParser } from "../../../src/runtime/index.js";
import { every } from "../../properties/support/chunks.js";
import { numbered } from "../../properties/support/reading.js";
import { type Spoken, TOOLS } from "./said.js";

export const USAGE: Usage = { prompt_tokens: 11, completion_tokens: 5, total_tokens: 16 };

export interface Script extends Spoken {
	readonly size: number;
	readonly finish?: string;
	/** the engine breaks at the end of the text */
	readonly breaks?: boolean;
}

/** One protocol over HTTP: chunks of the body, already encoded. */
export interface Wire {
	readonly type: string;
	read(body: unknown): ReadRequest;
	stream(head: ResponseHead, request: ChatRequest): StreamAdapter<string>;
	whole(head: ResponseHead, request: ChatRequest, message: Message): string;
	error(problem: Problem): unknown;
}

export function wireOf(endpoint: Endpoint): Wire {
	const encode = ({ event, data }: { readonly event?: string; readonly data: string }) =>
		`${event === undefined ? "" : `event: ${event}\n`}data: ${data}\n\n`;
	return {
		type: "text/event-stream",
		read: (body) => endpoint.read(body),
		error: (problem) => endpoint.error(problem),
		stream(head, request) {
			const meta = { ...head, request };
			const adapter = endpoint.choice(meta, 0);
			return {
				begin: () => adapter.begin().map(encode),
				events: (events) => adapter.events(events).map(encode),
				end: (reason, usage) =>
					[...adapter.end(reason, usage), ...endpoint.close(meta, usage)].map(encode),
				fail: (error) => adapter.fail(error).map(encode),
			};
		},
		whole(head, request, message) {
			const meta = { ...head, request };
			return (
				endpoint.wholeText?.(meta, [message], USAGE) ??
				JSON.stringify(endpoint.whole(meta, [message], USAGE))
			);
		},
	};
}

export interface TestServer {
	readonly url: string;
	script: Script | null;
	/** the last request, as the engine got it */
	request: ChatRequest | null;
	close(): Promise<void>;
}

export async function serve(wire: Wire): Promise<TestServer> {
	const server = createServer((request, response) => {
		answer(wire, at, request, response).catch((error: unknown) => response.destroy(error as Error));
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const at: TestServer = {
		url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
		script: null,
		request: null,
		close: () =>
			new Promise((resolve) => {
				server.close(() => resolve());
				server.closeAllConnections();
			}),
	};
	return at;
}

async function answer(
	wire: Wire,
	server: TestServer,
	incoming: IncomingMessage,
	response: ServerResponse,
): Promise<void> {
	let text = "";
	for await (const chunk of incoming) text += String(chunk);
	const read = wire.read(JSON.parse(text));
	if (!read.ok) {
		response.writeHead(read.problem.status, { "content-type": "application/json" });
		response.end(JSON.stringify(wire.error(read.problem)));
		return;
	}
	const { request } = read;
	server.request = request;
	const { script } = server;
	if (script === null) throw new Error("the engine has no script");
	const head = { id: "0123", model: request.model, created: 1_700_000_000 };
	const options = { tools: TOOLS, generateId: numbered, collect: true };
	const parser = createParser(script.format, options);
	const adapter = wire.stream(head, request);
	const finish = script.finish ?? "stop";
	if (request.stream !== true) {
		parser.feed(script.text);
		parser.finish(finish);
		if (parser.message === null) throw new Error("no message");
		response.writeHead(200, { "content-type": "application/json" });
		response.end(wire.whole(head, request, parser.message));
		return;
	}
	response.writeHead(200, { "content-type": wire.type });
	const send = (frames: readonly string[]): unknown => response.write(frames.join(""));
	send(adapter.begin());
	try {
		for (const chunk of every(script.text, script.size)) send(adapter.events(parser.feed(chunk)));
		if (script.breaks === true) throw new EngineError("broken", "the engine has gone");
		send(adapter.events(parser.finish(finish)));
		send(adapter.end(parser.message?.finishReason ?? finish, USAGE));
	} catch (error) {
		if (!(error instanceof EngineError)) throw error;
		send(adapter.fail({ code: "upstream_error", message: error.message }));
	}
	response.end();
}
