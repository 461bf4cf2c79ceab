/** What goes wrong, as the client is told of it. docs/GATEWAY.md lists every code. */
import type { StreamFailure } from "../adapters/adapter.js";
import type { Problem } from "./endpoint.js";
import { EngineError, type EngineFailure } from "./engine.js";

/** A problem that ends the work on a request. */
export class RequestProblem extends Error {
	override readonly name = "RequestProblem";
	constructor(readonly problem: Problem) {
		super(problem.message);
	}
}

/** The request is wrong; `param` is the field. */
export function badRequest(message: string, param?: string): RequestProblem {
	return refused(400, "invalid_request", message, param);
}

/** The request is refused, with another status than 400. */
export function refused(
	status: number,
	code: string,
	message: string,
	param?: string,
): RequestProblem {
	const type = status === 401 ? "authentication_error" : "invalid_request_error";
	return new RequestProblem({
		status,
		type,
		code,
		message,
		...(param === undefined ? {} : { param }),
	});
}

const FAILURES: Readonly<Record<EngineFailure, { status: number; code: string }>> = {
	unfit: { status: 400, code: "unfit_request" },
	template: { status: 500, code: "template_failed" },
	unreachable: { status: 502, code: "upstream_unreachable" },
	refused: { status: 502, code: "upstream_refused" },
	timeout: { status: 504, code: "upstream_timeout" },
	broken: { status: 502, code: "upstream_error" },
	garbage: { status: 502, code: "upstream_garbage" },
};

/** Answers of an engine that are about the client's request, not about the gateway's way to the engine. */
const CLIENTS_OWN: readonly number[] = [400, 404, 413, 422, 429, 503];

/** What the client is told of anything that was thrown. What is no engine's failure is a defect: its words stay here. */
export function problemOf(error: unknown): Problem {
	if (error instanceof RequestProblem) return error.problem;
	if (!(error instanceof EngineError)) {
		const message = "the gateway has failed";
		return { status: 500, type: "server_error", code: "internal_error", message };
	}
	const { status, code } = FAILURES[error.failure];
	const given = error.failure === "refused" ? error.status : null;
	const own = error.failure === "unfit" || (given !== null && CLIENTS_OWN.includes(given));
	const said = own && given !== null ? given : status;
	return {
		status: said,
		type: own && said < 429 ? "invalid_request_error" : "upstream_error",
		code,
		message: error.message,
	};
}

/** The same, in the middle of a stream. */
export function failureOf(error: unknown): StreamFailure {
	const { code, message } = problemOf(error);
	return { code, message };
}
