/** From the body of an answer to its JSON objects: one for each event of a stream, or the one that a whole answer is. */
import { isRecord } from "../runtime/record.js";
import { CompletionError } from "./error.js";
import { messageOf } from "./said.js";
import { EventReader, type ServerEvent } from "./sse.js";

export type JsonObject = Readonly<Record<string, unknown>>;

/** What a stream ends with. */
const DONE = "[DONE]";
/** Characters of a body that is no completion: as many are read, and as many are told. */
const MOST_READ = 16_384;
const MOST_TOLD = 300;

/** Throws a `CompletionError`, the signal's reason, or what broke the body. Whoever leaves the loop cancels the body. */
export async function* objectsOf(
	response: Response,
	signal: AbortSignal | undefined,
): AsyncGenerator<JsonObject, void, void> {
	const { status, ok } = response;
	const chunks = chunksOf(response, signal);
	if (!ok) throw await refusal(chunks, status);
	const text = new TextDecoder();
	let begin = "";
	const events = new EventReader();
	for await (const chunk of chunks) {
		begin = begin === "" ? text.decode(chunk, { stream: true }).trimStart() : begin;
		const first = begin[0];
		if (first === "{") {
			yield objectOf(begin + (await rest(chunks, text, Number.POSITIVE_INFINITY)), status);
			return;
		}
		if (first === "<") throw page(begin + (await rest(chunks, text, MOST_READ)), status);
		const read = events.feed(chunk);
		for (const event of read.events) {
			if (event.data === DONE) return;
			yield eventOf(event, status);
		}
		if (events.wrong !== null) throw garbage(`${events.wrong}: ${told(begin)}`, status);
	}
	if (begin === "") throw garbage("nothing: the body is empty", status);
}

async function* chunksOf(
	{ body }: Response,
	signal: AbortSignal | undefined,
): AsyncGenerator<Uint8Array, void, void> {
	if (body === null) return;
	const reader = body.getReader();
	const abort = (): void => {
		// whether the source minds is not our reader's matter
		reader.cancel(signal?.reason).catch(() => {});
	};
	signal?.addEventListener("abort", abort, { once: true });
	try {
		for (;;) {
			signal?.throwIfAborted();
			const { done, value } = await reader.read();
			signal?.throwIfAborted();
			if (done) return;
			yield value;
		}
	} finally {
		signal?.removeEventListener("abort", abort);
		// of a body that has ended or broken nothing is left to cancel
		reader.cancel().catch(() => {});
		reader.releaseLock();
	}
}

/** The text that is still to come. `most`: characters */
async function rest(
	chunks: AsyncGenerator<Uint8Array, void, void>,
	decoder: TextDecoder,
	most: number,
): Promise<string> {
	let text = "";
	while (text.length < most) {
		const { done, value } = await chunks.next();
		if (done === true) return text + decoder.decode();
		text += decoder.decode(value, { stream: true });
	}
	return text;
}

function eventOf({ data, failed }: ServerEvent, status: number): JsonObject {
	if (!failed) return objectOf(data, status);
	const said = messageOf(parsed(data)) ?? data;
	throw new CompletionError("refused", `the server says: ${told(said)}`, status);
}

/** Throws where the text is no object, or says that the server has failed. */
function objectOf(text: string, status: number): JsonObject {
	const json = parsed(text);
	if (!isRecord(json)) throw garbage(`what is no JSON object: ${told(text)}`, status);
	const said = messageOf(json);
	if (said !== null) throw new CompletionError("refused", `the server says: ${told(said)}`, status);
	return json;
}

async function refusal(
	chunks: AsyncGenerator<Uint8Array, void, void>,
	status: number,
): Promise<CompletionError> {
	// the status says enough if the rest breaks off
	const text = await rest(chunks, new TextDecoder(), MOST_READ).catch(() => "");
	await chunks.return();
	const said = messageOf(parsed(text)) ?? titleOf(text) ?? text.trim();
	const why = said === "" ? "" : `: ${told(said)}`;
	return new CompletionError("refused", `the server answers with status ${status}${why}`, status);
}

function page(text: string, status: number): CompletionError {
	const title = titleOf(text);
	const named = title === null ? "" : ` (${told(title)})`;
	return garbage(`a page of HTML${named}: is the address that of the API, with /v1?`, status);
}

function garbage(what: string, status: number): CompletionError {
	return new CompletionError("garbage", `the server sent ${what}`, status);
}

/** Of a page. */
function titleOf(text: string): string | null {
	const lower = text.toLowerCase();
	const from = lower.indexOf("<title>");
	const to = lower.indexOf("</title>", from);
	return from < 0 || to < 0 ? null : text.slice(from + "<title>".length, to).trim();
}

function told(text: string): string {
	return text.length > MOST_TOLD ? `${text.slice(0, MOST_TOLD)}…` : text;
}

function parsed(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return null;
	}
}
