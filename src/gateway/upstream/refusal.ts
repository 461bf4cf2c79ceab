/** Answers that are no stream: what they say, as far as a client may hear it. */
import { messageOf } from "../../completions/said.js";
import { EngineError } from "../engine.js";
import type { Received } from "./transport.js";
import type { Watch } from "./watch.js";

/** Bytes that are read of such an answer, and characters of its message that are passed on. */
const MOST_BYTES = 16_384;
const MOST_SAID = 500;
/** Answers with such a status have none. */
const NO_BODY: readonly number[] = [204, 205];

/** The error that an answer stands for, or null if it is a stream of events. */
export async function refusalOf(
	answer: Received,
	key: string | undefined,
	watch: Watch,
): Promise<EngineError | null> {
	const { status, type } = answer;
	if (status === 0 || (status >= 300 && status < 400))
		return new EngineError("refused", "the upstream redirects, which is not followed", status);
	// These are about the gateway's own key.
	if (status === 401 || status === 403 || status === 407)
		return new EngineError("refused", "the upstream does not take the gateway's key", status);
	const ok = status >= 200 && status < 300;
	if (NO_BODY.includes(status))
		return new EngineError("garbage", "the upstream's answer is empty", status);
	if (ok && (type === "" || /^text\/event-stream\b/i.test(type))) return null;
	const said = messageOf(parsed(await bodyOf(answer, watch)));
	if (said !== null) return new EngineError("refused", spoken(said, key), status);
	return ok
		? new EngineError("garbage", "the upstream's answer is no event stream", status)
		: new EngineError("refused", `the upstream refused with status ${status}`, status);
}

/** What a client is told: short, and without the key that some servers repeat. */
export function spoken(said: string, key: string | undefined): string {
	const safe = key === undefined || key === "" ? said : said.replaceAll(key, "***");
	return safe.length > MOST_SAID ? `${safe.slice(0, MOST_SAID)}…` : safe;
}

function parsed(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return null;
	}
}

async function bodyOf(answer: Received, watch: Watch): Promise<string> {
	const decoder = new TextDecoder();
	let text = "";
	let bytes = 0;
	try {
		while (bytes < MOST_BYTES) {
			const value = await answer.read();
			if (value === null) break;
			bytes += value.length;
			text += decoder.decode(value, { stream: true });
		}
	} catch {
		// The status says enough, unless the request was given up.
		const given = watch.reason(() => new EngineError("refused", ""));
		if (!(given instanceof EngineError) || given.failure !== "refused") throw given;
	}
	return text;
}
