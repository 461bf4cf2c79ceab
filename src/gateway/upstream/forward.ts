/** Other endpoints of an upstream: the request with the model's name there, the answer as it is. */
import type { Forwarded } from "../engine.js";
import { brokenOff, send } from "./open.js";
import { refusalOf } from "./refusal.js";
import type { Received } from "./transport.js";
import { addressOf, type Upstream } from "./upstream.js";
import { Watch } from "./watch.js";

/** `model`: what the upstream calls it. Rejects with an `EngineError` where the upstream refuses, or with the signal's reason. */
export async function forward(
	upstream: Upstream,
	model: string,
	{ path, body }: Forwarded,
	client: AbortSignal,
): Promise<Received> {
	const watch = new Watch(client, upstream.timeouts);
	try {
		const target = { ...upstream, address: addressOf(upstream.url, path) };
		const answer = await send(target, { ...body, model }, watch, "*/*");
		const { status, type } = answer;
		const refusal = isFine(status) ? null : await refusalOf(answer, upstream.key, watch);
		if (refusal !== null) throw refusal;
		return { status, type, read: () => readOn(answer, watch) };
	} catch (error) {
		watch.close();
		throw error;
	}
}

function isFine(status: number): boolean {
	return status >= 200 && status < 300;
}

async function readOn(answer: Received, watch: Watch): Promise<Uint8Array | null> {
	watch.wait();
	try {
		const value = await answer.read();
		if (value === null) watch.close();
		else watch.progress();
		return value;
	} catch (error) {
		watch.close();
		throw brokenOff(error, watch);
	}
}
