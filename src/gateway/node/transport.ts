/** Requests to upstreams through Node's own client, which reads a piece at less cost than `fetch` and its web streams do. */
import { Agent, type IncomingMessage, request as send } from "node:http";
import { Agent as SecureAgent, request as sendSecurely } from "node:https";
import type { Received, Transport } from "../upstream/transport.js";

/** Milliseconds for which a connection is kept without a request. Servers close theirs after five seconds, or later. */
const KEPT = 4_000;
/** Bytes that may lie here unread before the upstream has to wait. */
const MOST_WAITING = 65_536;

const agent = new Agent({ keepAlive: true, timeout: KEPT });
const secureAgent = new SecureAgent({ keepAlive: true, timeout: KEPT });

/** Follows no redirect. */
export const nodeTransport: Transport = ({ address, headers, body, signal }) =>
	new Promise((resolve, reject) => {
		const url = new URL(address);
		const options = {
			method: "POST",
			// what is compressed comes late
			headers: { ...headers, "accept-encoding": "identity" },
			signal,
		};
		const answered = (answer: IncomingMessage) => resolve(new Arriving(answer));
		const request =
			url.protocol === "https:"
				? sendSecurely(url, { ...options, agent: secureAgent }, answered)
				: send(url, { ...options, agent }, answered);
		request.on("error", reject);
		request.end(body);
	});

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
