/** From one line to its result. */
import { isRecord } from "../../runtime/record.js";
import { messageOf, RequestError } from "../errors.js";
import { idText } from "../exact-id.js";
import { execute, type OnRecord, openServer, type Server } from "../execute.js";
import { knownTools } from "../known-tools.js";
import type { Library } from "../library.js";
import { LONGEST_LINE } from "../lines.js";
import { type ParseRequest, type RequestDefaults, readJson, readRequest } from "../request.js";
import { failedResult, type ResultError, resultLine } from "../result.js";

/** The line of a request to the line of its result, with its end; whatever happens, there is one. null: a line too long. */
export type Answer = (line: string | null) => Promise<string>;

export async function openAnswer(
	library: Library,
	defaults: RequestDefaults,
	onRecord: OnRecord,
): Promise<Answer> {
	const server = await openServer(library);
	const reuse = knownTools();
	const serve = (request: ParseRequest) =>
		execute(server, { ...request, tools: reuse(request.tools) }, onRecord);
	return async (line) => {
		let given: unknown = null;
		let id = "null";
		try {
			if (line === null)
				throw new RequestError("bad-request", `the line is longer than ${LONGEST_LINE} bytes`);
			given = readJson(line);
			id = idText(line);
			return resultLine(id, await serve(readRequest(given, defaults, id)));
		} catch (error) {
			return resultLine(id, failedResult(echo(given, server), toError(error)));
		}
	};
}

function toError(error: unknown): ResultError {
	// Any other error is a defect of ours; the lines behind it are still served.
	const code = error instanceof RequestError ? error.code : "internal";
	return { code, message: messageOf(error) };
}

/** What a failed result repeats of its request, as far as that can be read. */
function echo(given: unknown, { canonicalName }: Pick<Server, "canonicalName">) {
	const request = isRecord(given) ? given : {};
	const text = (name: string) => (typeof request[name] === "string" ? request[name] : undefined);
	const format = text("format");
	return {
		format: (format !== undefined ? canonicalName(format) : undefined) ?? format ?? null,
		finishReason: text("finish_reason") ?? "stop",
	};
}
