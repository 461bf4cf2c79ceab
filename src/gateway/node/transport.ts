/** Requests to upstreams through Node's own client, which reads a piece at less cost than `fetch` and its web streams do. */
import { Agent, type IncomingMessage, request as send } from "node:http";
import { Agent as SecureAgent, request as sendSecurely } from "node:https";
import { type Received, type Sent, type Transport, wasClosed } from "../upstream/transport.js";

/** Milliseconds for which a connection is kept without a request. Servers close theirs after five seconds, or later. */
const KEPT = 4_000;
/** Bytes that may lie here unread before the upstream has to wait. */
const MOST_WAITING = 65_536;

const keeping = { keepAlive: true, timeout: KEPT };
const agent = new Agent(keeping);
const secureAgent = new SecureAgent(keeping);

/** Follows no redirect. A request whose kept connection the upstream has closed meanwhile is sent once more, on a new one. */
export const nodeTransport: Transport = async (sent) => {
	try {
		return await post(sent, true);
	} catch (error) {
		if (!(error instanceof StaleConnection)) throw error;
		return await post(sent, false);
	}
};

/** The upstream had closed the connection, kept from an earlier request, before it read this one. */
class StaleConnection extends Error {}

/** `kept`: a connection of an earlier request may be used. */
function post({ address, headers, body, signal }: Sent, kept: boolean): Promise<Received> {
	return new Promise((resolve, reject) => {
		const url = new URL(address);
		const isSecure = url.protocol === "https:";
		const options = {
			method: "POST",
			// what is compressed comes late
			headers: { ...headers, "accept-encoding": "identity" },
			signal,
			agent: kept && (isSecure ? secureAgent : agent),
		};
		const answered = (answer: IncomingMessage) => resolve(new Arriving(answer));
		const request = (isSecure ? sendSecurely : send)(url, options, answered);
		request.on("error", (error) => {
			const isStale = request.reusedSocket && wasClosed(error);
			reject(isStale ? new StaleConnection() : error);
		});
		// an answer that changes the protocol ends with neither an answer nor an error
		request.on("close", () => reject(new Error("the connection was closed without an answer")));
		// a text would be made bytes again for each connection, and measured before
		request.end(Buffer.from(body));
	});
}

class Arriving implements Received {
	readonly status: number;
	readonly type: string;
	private chunks: Buffer[] = [];
	private size = 0;
	private ended = false;
	private error: unknown = null;
	/** of the call that waits */
	private wake: (() => void) | null = null;

	constructor(private readonly answer: IncomingMessage) {
		this.status = answer.statusCode ?? 0;
		this.type = answer.headers["content-type"] ?? "";
		answer.on("data", (chunk: Buffer) => this.take(chunk));
		answer.on("error", (error) => this.over(error));
		answer.on("end", () => this.over(null));
		answer.on("close", () => {
			if (!this.ended) this.over(new Error("the connection was closed"));
		});
	}

	/** What one read of the socket has brought comes together, however many pieces it was sent in. */
	async read(): Promise<Uint8Array | null> {
		if (this.size === 0 && !this.ended)
			await new Promise<void>((resolve) => {
				this.wake = resolve;
			});
		const { chunks, answer } = this;
		const [first] = chunks;
		if (first === undefined) {
			if (this.error !== null) throw this.error;
			return null;
		}
		this.chunks = [];
		this.size = 0;
		if (answer.isPaused()) answer.resume();
		return chunks.length === 1 ? first : Buffer.concat(chunks);
	}

	private take(chunk: Buffer): void {
		this.chunks.push(chunk);
		this.size += chunk.length;
		if (this.size > MOST_WAITING) this.answer.pause();
		this.awake();
	}

	private over(error: unknown): void {
		this.ended = true;
		this.error = error;
		this.awake();
	}

	private awake(): void {
		this.wake?.();
		this.wake = null;
	}
}
