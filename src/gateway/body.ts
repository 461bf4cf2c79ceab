/** The body of a request as JSON, within bounds. */
import { beyondBounds } from "./json-bounds.js";
import { pauseFor } from "./pause.js";
import { badRequest, refused } from "./problem.js";

/** Throws a `RequestProblem`. `limit`: in bytes. */
export async function readJsonBody(request: Request, limit: number): Promise<unknown> {
	checkKind(request.headers);
	const text = await readText(request, limit);
	await pauseFor(text);
	const beyond = beyondBounds(text);
	if (beyond !== null) throw refused(413, "body_too_complex", `the body ${beyond}`);
	const body = parsed(text);
	await pauseFor(text);
	return body;
}

function parsed(text: string): unknown {
	try {
		return JSON.parse(text) as unknown;
	} catch {
		throw badRequest("the body is not JSON");
	}
}

function checkKind(headers: Headers): void {
	const type = headers.get("content-type") ?? "";
	// also what keeps web pages out: a browser asks before it sends this type to another site
	if (!/^application\/json\s*(;|$)/i.test(type))
		throw refused(415, "unsupported_media_type", "the content-type must be application/json");
	for (const [, charset = ""] of type.matchAll(/;\s*charset\s*=\s*"?([^\s;"]*)/gi))
		if (!/^utf-?8$/i.test(charset))
			throw refused(415, "unsupported_media_type", "the charset of the body must be utf-8");
	const encoding = headers.get("content-encoding") ?? "";
	if (!/^(identity)?$/i.test(encoding.trim()))
		throw refused(415, "unsupported_media_type", "the body must come without a content-encoding");
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
