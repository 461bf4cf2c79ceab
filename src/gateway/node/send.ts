/** Streamed answers, written to the connection as they are made: web streams on the way would cost more than the frames. */
import type { ServerResponse } from "node:http";
import type { FrameSource } from "../sse.js";

/** One write for all that was made at once; none while the connection holds enough. Never rejects. */
export async function sendStream(
	{ status, headers }: Response,
	source: FrameSource,
	outgoing: ServerResponse,
): Promise<void> {
	let wake: (() => void) | null = null;
	const gone = () => {
		source.cancel();
		wake?.();
	};
	if (outgoing.destroyed) return gone();
	outgoing.on("close", gone);
	outgoing.on("drain", () => wake?.());
	outgoing.writeHead(status, headersOf(headers));
	outgoing.flushHeaders();
	try {
		for (;;) {
			const text = await source.next();
			if (text === null) break;
			if (!outgoing.write(text) && !outgoing.destroyed)
				await new Promise<void>((resolve) => {
					wake = resolve;
				});
		}
		outgoing.end();
	} catch {
		// the client sees that it is not whole
		outgoing.destroy();
	}
}

function headersOf(headers: Headers): Record<string, string | string[]> {
	const all: Record<string, string | string[]> = Object.fromEntries(headers);
	const cookies = headers.getSetCookie();
	if (cookies.length > 0) all["set-cookie"] = cookies;
	return all;
}
