/** `parse --jsonl`: a filter from requests to results, line by line, in order. */

import { isRecord } from "../tools/misuse.js";
import { strictByEnvironment } from "./environment.js";
import { messageOf, RequestError } from "./errors.js";
import { execute, openServer } from "./execute.js";
import { type Io, write } from "./io.js";
import type { Library, Registry } from "./library.js";
import { LONGEST_LINE, lines } from "./lines.js";
import { type ParseRequest, type RequestDefaults, readJson, readRequest } from "./request.js";
import { failedResult, type Result, type ResultError } from "./result.js";
import { sameTools } from "./same-tools.js";
import type { TelemetryFile } from "./telemetry-file.js";

export async function filterLines(
	source: Io["stdin"],
	io: Io,
	library: Library,
	telemetry: TelemetryFile | null,
): Promise<void> {
	const defaults = { strict: strictByEnvironment(io.env) };
	const server = await openServer(library);
	const reuse = sameTools();
	const serve = (request: ParseRequest) =>
		execute(server, { ...request, tools: reuse(request.tools) }, telemetry?.onRecord);
	for await (const line of lines(source)) {
		const result = await answer(line, defaults, serve, server.registry);
		await write(
			io.stdout,
			`${JSON.stringify(result)}
`,
		);
		await telemetry?.settle();
	}
}

/** One line's result; whatever happens, there is one. */
async function answer(
	line: string | null,
	defaults: RequestDefaults,
	serve: (request: ParseRequest) => Promise<Result>,
	registry: Registry,
): Promise<Result> {
	let given: unknown = null;
	try {
		if (line === null)
			throw new RequestError("bad-request", `the line is longer than ${LONGEST_LINE} bytes`);
		given = readJson(line);
		return await serve(readRequest(given, defaults));
	} catch (error) {
		return failedResult(echo(given, registry), toError(error));
	}
}

function toError(error: unknown): ResultError {
	// Any other error is a defect of ours; the lines behind it are still served.
	const code = error instanceof RequestError ? error.code : "internal";
	return { code, message: messageOf(error) };
}

/** What a failed result repeats of its request, as far as that can be read. */
function echo(given: unknown, registry: Registry) {
	const request = isRecord(given) ? given : {};
	const text = (name: string) => (typeof request[name] === "string" ? request[name] : undefined);
	const format = text("format");
	return {
		id: request.id ?? null,
		format: (format !== undefined ? registry.getFormat(format)?.name : undefined) ?? format ?? null,
		finishReason: text("finish_reason") ?? "stop",
	};
}
