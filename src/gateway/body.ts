/** The body of a request as JSON, within bounds. */
import { badRequest, refused } from "./problem.js";

/** Nested deeper, a body is refused: what reads it after us may work by recursion. */
const MOST_DEPTH = 200;

/** Throws a `RequestProblem`. `limit`: in bytes. */
export async function readJsonBody(request: Request, limit: number): Promise<unknown> {
	const type = request.headers.get("content-type") ?? "";
	// also what keeps web pages out: a browser asks before it sends this type to another site
	if (!/^application\/json\s*(;|$)/i.test(type))
		throw refused(415, "unsupported_media_type", "the content-type must be application/json");
	const text = await readText(request, limit);
	if (tooDeep(text)) throw badRequest(`the body is nested deeper than ${MOST_DEPTH}`);
	try {
		return JSON.parse(text) as unknown;
	} catch {
		throw badRequest("the body is not JSON");
	}
}

async function readText(request: Request, limit: number): Promise<string> {
	const tooLarge = () => refused(413, "body_too_large", `the body is larger than ${limit} bytes`);
	if (Number(request.headers.get("content-length") ?? 0) > limit) throw tooLarge();
	const { body } = request;
	if (body === null) return "";
	const decoder = new TextDecoder("utf-8");
	const pieces: string[] = [];
	let size = 0;
	const reader = body.getReader();
	for (;;) {
		const { done, value } = await reader.read();
		if (done) break;
		size += value.byteLength;
		if (size > limit) {
			await reader.cancel().catch(() => undefined);
			throw tooLarge();
		}
		pieces.push(decoder.decode(value, { stream: true }));
	}
	return pieces.join("") + decoder.decode();
}

function tooDeep(text: string): boolean {
	let depth = 0;
	let inString = false;
	for (let i = 0; i < text.length; i++) {
		const c = text.charCodeAt(i);
		if (inString) {
			if (c === 0x5c) i++;
			else if (c === 0x22) inString = false;
		} else if (c === 0x22) inString = true;
		else if (c === 0x7b || c === 0x5b) {
			if (++depth > MOST_DEPTH) return true;
		} else if (c === 0x7d || c === 0x5d) depth--;
	}
	return false;
}
