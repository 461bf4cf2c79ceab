/** The work on one request: who may ask, what is asked of which model, and what is answered. */
import { isRecord } from "../runtime/record.js";
import { readJsonBody } from "./body.js";
import type { ChatRequest } from "./chat-request.js";
import { coalesce } from "./coalesce.js";
import type { Endpoint, Problem, ReadRequest, TokenCount } from "./endpoint.js";
import { EngineError } from "./engine.js";
import { forwarded } from "./forwarded.js";
import { keyCheck } from "./keys.js";
import { GatewayMetrics } from "./metrics/gateway.js";
import type { ServedModel } from "./model.js";
import {
	DEFAULT_BODY_LIMIT,
	DEFAULT_PATIENCE,
	DEFAULT_REQUEST_LIMIT,
	type GatewayOptions,
} from "./options.js";
import { badRequest, problemOf, RequestProblem, refused } from "./problem.js";
import { StreamedAnswer, wholeAnswer } from "./respond.js";
import { OVERLOADED, RETRY_AFTER, Room } from "./room.js";
import { Run } from "./run.js";
import { FrameSource, sseBody } from "./sse.js";
import { begun, RunSteps } from "./steps.js";

/** Is told the status when the answer is over. */
type Done = (status: number) => void;
/** Answers a request that was admitted. Rejects where there is no answer, before `done` */
export type Respond = (request: Request, done: Done) => Promise<Response>;

export class Gateway {
	readonly metrics = new GatewayMetrics();
	private readonly room: Room;
	private readonly models: ReadonlyMap<string, ServedModel>;
	private readonly hasKey: (headers: Headers) => Promise<boolean>;

	constructor(private readonly options: GatewayOptions) {
		const { models, apiKeys = [] } = options;
		this.models = new Map(models.map((model) => [model.id, model]));
		this.room = new Room(options.requestLimit ?? DEFAULT_REQUEST_LIMIT);
		this.hasKey = apiKeys.length === 0 ? async () => true : keyCheck(apiKeys);
	}

	list() {
		return this.options.models.map(described);
	}

	/** Throws a `RequestProblem`. */
	model(id: string): ServedModel {
		const model = this.models.get(id);
		if (model !== undefined) return model;
		const message = `there is no model ${JSON.stringify(id.slice(0, 200))}: GET /v1/models lists them`;
		throw refused(404, "model_not_found", message, "model");
	}

	/** An answer for those who may have it. */
	async guarded(
		request: Request,
		errorBody: Endpoint["error"],
		answer: () => Response | Promise<Response>,
	): Promise<Response> {
		try {
			await this.admit(request);
			return await answer();
		} catch (error) {
			return this.failed(error, errorBody);
		}
	}

	async answer(
		request: Request,
		path: string,
		errorBody: Endpoint["error"],
		respond: Respond,
	): Promise<Response> {
		const from = performance.now();
		let leave = () => {};
		const done = (status: number) => {
			leave();
			this.metrics.request(path, status, (performance.now() - from) / 1000);
		};
		try {
			await this.admit(request);
			leave = this.room.enter();
			return await respond(request, done);
		} catch (error) {
			const gone = request.signal.aborted && !(error instanceof RequestProblem);
			const response = gone ? clientGone() : this.failed(error, errorBody);
			if (gone) this.metrics.error("client_closed");
			done(response.status);
			return response;
		}
	}

	/** What the client gets instead of an answer. */
	failed(error: unknown, errorBody: (problem: Problem) => unknown): Response {
		const problem = this.told(error);
		return json(problem.status, errorBody(problem), headersOf(problem));
	}

	private told(error: unknown): Problem {
		const problem = problemOf(error);
		this.metrics.error(problem.code);
		if (!(error instanceof RequestProblem) && !(error instanceof EngineError))
			this.options.onError?.(error);
		return problem;
	}

	private async admit(request: Request): Promise<void> {
		const { hosts } = this.options;
		if (hosts !== undefined && !isCalled(request.url, hosts))
			throw refused(403, "host_not_allowed", "the gateway is not called by this name");
		if (!(await this.hasKey(request.headers)))
			throw refused(401, "invalid_api_key", "the API key is missing or wrong");
	}

	/** How many tokens a request has. */
	async count(request: Request, count: TokenCount, done: Done): Promise<Response> {
		const read = accepted(count.read(await this.body(request)));
		const { engine } = this.model(read.model);
		if (engine.countTokens === undefined)
			throw refused(404, "not_found", "this model's engine cannot count tokens");
		const tokens = await engine.countTokens(read, following(request.signal).signal);
		done(200);
		return json(200, count.answer(tokens));
	}

	/** What the model's server answers, as it is. A request without a model is for the first. */
	async forward(request: Request, path: string, done: Done): Promise<Response> {
		const body = await this.body(request);
		if (!isRecord(body)) throw badRequest("the body must be an object");
		const { model = this.options.models[0]?.id } = body;
		if (typeof model !== "string") throw badRequest("model must be a string", "model");
		const { engine } = this.model(model);
		if (engine.forward === undefined)
			throw refused(404, "not_found", `this model's engine has no ${path}`);
		const gone = following(request.signal);
		const answer = await engine.forward({ path, body }, gone.signal);
		const { status, type } = answer;
		const ended = (error?: unknown) => {
			if (error !== undefined && !gone.signal.aborted) this.told(error);
			done(status);
		};
		const stream = forwarded(answer, ended, (reason) => gone.abort(reason));
		return new Response(stream, { status, headers: type === "" ? {} : { "content-type": type } });
	}

	private body(request: Request): Promise<unknown> {
		return readJsonBody(request, this.options.bodyLimit ?? DEFAULT_BODY_LIMIT);
	}

	async respond(request: Request, endpoint: Endpoint, done: Done): Promise<Response> {
		const { options, metrics } = this;
		const asked = accepted(endpoint.read(await this.body(request)));
		const model = this.model(asked.model);
		const { reading = {}, validator } = options;
		if (model.chosen?.by === "default" && (asked.tools ?? []).length > 0) metrics.unknown(model.id);
		const run = new Run(model, asked, { reading, validator });
		const meta = {
			id: crypto.randomUUID().replaceAll("-", ""),
			model: model.id,
			created: Math.floor(Date.now() / 1000),
			request: asked,
		};
		const answer = { endpoint, meta, run, format: model.format.name, metrics };
		const gone = following(request.signal);
		const steps = new RunSteps(run, gone.signal);
		if (asked.stream !== true) {
			const text = await wholeAnswer(answer, steps);
			done(200);
			return jsonText(200, text, formatHeader(model));
		}
		// as long as nothing was sent, a failure has a status of its own
		const first = await begun(steps);
		const { coalescing } = options;
		const joined = coalescing === undefined ? first : coalesce(first, coalescing);
		metrics.streams.add(1);
		const source = new FrameSource(new StreamedAnswer(answer), joined, {
			failed: (error) => {
				if (error instanceof RequestProblem || !gone.signal.aborted) this.told(error);
			},
			abort: (reason) => gone.abort(reason),
			patience: options.patience ?? DEFAULT_PATIENCE,
			ended: () => {
				const { aborted, reason } = gone.signal;
				if (aborted && !(reason instanceof RequestProblem)) metrics.error("client_closed");
				metrics.streams.add(-1);
				done(200);
			},
		});
		return new Response(sseBody(source), { headers: { ...STREAM, ...formatHeader(model) } });
	}
}

/** A name that no URL can have, such as `xn--localhost`, is none of them. */
function isCalled(url: string, hosts: readonly string[]): boolean {
	return URL.canParse(url) && hosts.includes(new URL(url).hostname);
}

function accepted(read: ReadRequest): ChatRequest {
	if (!read.ok) throw new RequestProblem(read.problem);
	return read.request;
}

const STREAM = {
	"content-type": "text/event-stream; charset=utf-8",
	"cache-control": "no-cache",
	// proxies that would collect the stream are asked not to
	"x-accel-buffering": "no",
};

/**
 * Aborts when the signal does. Its listener knows no request: Node keeps the listeners of a request's signal until the request
 * itself is let go, which would be never.
 */
function following(signal: AbortSignal): AbortController {
	const controller = new AbortController();
	const abort = () => controller.abort(signal.reason);
	if (signal.aborted) abort();
	else signal.addEventListener("abort", abort, { once: true });
	return controller;
}

function headersOf({ status, code }: Problem): Record<string, string> {
	if (code === OVERLOADED) return { "retry-after": `${RETRY_AFTER}` };
	return status === 401 ? { "www-authenticate": "Bearer" } : {};
}

export function described({ id, ownedBy = "toolgrammar", format, chosen }: ServedModel) {
	const read = { format: format.name, ...(chosen !== undefined && { chosen }) };
	return { id, object: "model" as const, created: 0, owned_by: ownedBy, toolgrammar: read };
}

/** The format, and the kind of evidence that decided on it. */
const FORMAT_HEADER = "x-toolgrammar-format";

function formatHeader({ format, chosen }: ServedModel): Record<string, string> {
	return { [FORMAT_HEADER]: format.name + (chosen === undefined ? "" : `; by=${chosen.by}`) };
}

export function json(
	status: number,
	body: unknown,
	headers: Record<string, string> = {},
): Response {
	return jsonText(status, JSON.stringify(body), headers);
}

function jsonText(status: number, text: string, headers: Record<string, string> = {}): Response {
	return new Response(text, {
		status,
		headers: { "content-type": "application/json", ...headers },
	});
}

/** Nobody reads it. */
function clientGone(): Response {
	return new Response(null, { status: 499 });
}
