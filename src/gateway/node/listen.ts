/** The gateway behind Node's own server, which is told not to wait for slow clients. */
import { type Server, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { createAdaptorServer, type Http2Bindings, type HttpBindings } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import type { Hono } from "hono";
import { checkMembers, members, type Shape, text, wholeFrom } from "../../misuse/check.js";
import { given } from "../../misuse/given.js";
import { takeSource } from "../sse.js";
import { sendStream } from "./send.js";

/** Where a server of Node listens. */
export interface ListenOptions {
	/** 0: any that is free */
	readonly port: number;
	readonly host: string;
	/** default: those of `BOUNDS` */
	readonly bounds?: { readonly [Name in keyof Bounds]?: number | undefined } | undefined;
}

/** A server that listens, until it is closed. */
export interface Listening {
	/** such as `http://127.0.0.1:8080` */
	readonly url: string;
	/**
	 * Takes no new requests and waits for those that are being answered, at most so many milliseconds; then their connections
	 * are cut.
	 */
	close(grace: number): Promise<void>;
}

/** How long, in milliseconds, nothing may move on a connection: a model may think for long, a client must not wait for ever. */
const SILENCE = 600_000;
/** How often, in milliseconds, connections without a request are looked for when the server closes. */
const SWEEP = 20;
/** Milliseconds, but for the last two: bytes, and a number of them. */
export const BOUNDS = {
	headersTimeout: 10_000,
	requestTimeout: 60_000,
	keepAliveTimeout: 5_000,
	connectionsCheckingInterval: 2_000,
	maxHeaderSize: 16_384,
	maxHeadersCount: 100,
};
export type Bounds = typeof BOUNDS;

const count = wholeFrom(0);
const LISTEN: Shape = {
	port: (port, place) => {
		if (Number(port) > 65_535) throw new RangeError(`${place} must be 65535 or less`);
		count(port, place);
	},
	host: text,
	bounds: members(Object.fromEntries(Object.keys(BOUNDS).map((name) => [name, count]))),
};

/** Rejects if the address cannot be had, and on options that are not known or out of range. */
export async function listen(app: Hono, options: ListenOptions): Promise<Listening> {
	checkMembers(options, "options", LISTEN, ["port", "host"]);
	const { port, host, bounds = {} } = options;
	const { maxHeadersCount, ...serverOptions } = { ...BOUNDS, ...given(bounds) };
	const server = createAdaptorServer({
		fetch: (request, env) => answer(app, request, env),
		serverOptions,
		overrideGlobalObjects: false,
	}) as Server;
	server.maxHeadersCount = maxHeadersCount;
	server.setTimeout(SILENCE);
	await new Promise<void>((resolve, reject) => {
		server.once("error", reject);
		server.listen(port, host, () => {
			server.off("error", reject);
			resolve();
		});
	});
	const address = server.address() as AddressInfo;
	const name = address.family === "IPv6" ? `[${address.address}]` : address.address;
	return {
		url: `http://${name}:${address.port}`,
		close: (grace) => close(server, grace),
	};
}

/** Streams of the gateway's own are written here; every other answer is left to the adaptor. */
async function answer(
	app: Hono,
	request: Request,
	env: HttpBindings | Http2Bindings,
): Promise<Response> {
	const response = await app.fetch(request, env);
	const { outgoing } = env;
	const source = outgoing instanceof ServerResponse ? takeSource(response.body) : null;
	if (source === null || !(outgoing instanceof ServerResponse)) return response;
	void sendStream(response, source, outgoing);
	return RESPONSE_ALREADY_SENT;
}

function close(server: Server, grace: number): Promise<void> {
	return new Promise((resolve) => {
		const late = setTimeout(() => server.closeAllConnections(), grace);
		// a client keeps its connection for another request when its answer has ended, and would be waited for
		const idle = setInterval(() => server.closeIdleConnections(), SWEEP);
		server.close(() => {
			clearTimeout(late);
			clearInterval(idle);
			resolve();
		});
	});
}
