/** The gateway as a hono app: the same on Node and on edge platforms. It keeps nothing between requests but its counters. */
import { Hono } from "hono";
import { cors } from "hono/cors";
import { readJsonBody } from "./body.js";
import { checkGateway } from "./check-options.js";
import { coalesce } from "./coalesce.js";
import type { Endpoint, Problem } from "./endpoint.js";
import { defaultEndpoints } from "./endpoints/index.js";
import { openAiError } from "./endpoints/openai-error.js";
import { EngineError } from "./engine.js";
import { keyCheck } from "./keys.js";
import { GatewayMetrics } from "./metrics/gateway.js";
import type { ServedModel } from "./model.js";
import {
	DEFAULT_BODY_LIMIT,
	DEFAULT_PATIENCE,
	DEFAULT_REQUEST_LIMIT,
	type GatewayOptions,
} from "./options.js";
import { problemOf, RequestProblem, refused } from "./problem.js";
import { StreamedAnswer, wholeAnswer } from "./respond.js";
import { OVERLOADED, RETRY_AFTER, Room } from "./room.js";
import { Run } from "./run.js";
import { FrameSource, sseBody } from "./sse.js";
import { begun, RunSteps } from "./steps.js";

/** Throws a TypeError or a RangeError on misuse: no model, two of one id, an empty key, an option that is not known or out of range. */
export function createGateway(options: GatewayOptions): Hono {
	checkGateway(options);
	const gateway = new Gateway(options);
	const app = new Hono();
	const { origins = [], endpoints = defaultEndpoints() } = options;
	if (origins.length > 0) app.use("*", cors({ origin: [...origins] }));
	app.get("/healthz", (c) => c.text("ok\n"));
	app.get("/metrics", (c) =>
		gateway.guarded(c.req.raw, openAiError, () => c.text(gateway.metrics.text)),
	);
	app.get("/v1/models", (c) =>
		gateway.guarded(c.req.raw, openAiError, () => c.json({ object: "list", data: gateway.list() })),
	);
	app.get("/v1/models/:id{.+}", (c) =>
		gateway.guarded(c.req.raw, openAiError, () =>
			c.json(described(gateway.model(c.req.param("id")))),
		),
	);
	for (const endpoint of endpoints) {
		app.post(endpoint.path, (c) => gateway.answer(c.req.raw, endpoint));
		app.all(endpoint.path, () => {
			const problem = refused(405, "method_not_allowed", "use POST").problem;
			return json(405, endpoint.error(problem), { allow: "POST" });
		});
	}
	app.notFound((c) => {
		const { path } = c.req;
		const { problem } = refused(404, "not_found", `there is nothing at ${path}`);
		const around = endpoints.find((one) => path.startsWith(`${one.path}/`));
		return json(404, around?.error(problem) ?? openAiError(problem));
	});
	app.onError((error) => gateway.failed(error, openAiError));
	return app;
}

class Gateway {
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

	async answer(request: Request, endpoint: Endpoint): Promise<Response> {
		const from = performance.now();
		let leave = () => {};
		const done = (status: number) => {
			leave();
			this.metrics.request(endpoint.path, status, (performance.now() - from) / 1000);
		};
		try {
			await this.admit(request);
			leave = this.room.enter();
			const response = await this.respond(request, endpoint, done);
			if (response.headers.get("content-type") !== STREAM["content-type"]) done(response.status);
			return response;
		} catch (error) {
			const gone = request.signal.aborted && !(error instanceof RequestProblem);
			const response = gone
				? clientGone()
				: this.failed(error, (problem) => endpoint.error(problem));
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

	private async respond(
		request: Request,
		endpoint: Endpoint,
		done: (status: number) => void,
	): Promise<Response> {
		const { options, metrics } = this;
		const read = endpoint.read(
			await readJsonBody(request, options.bodyLimit ?? DEFAULT_BODY_LIMIT),
		);
		if (!read.ok) throw new RequestProblem(read.problem);
		const model = this.model(read.request.model);
		const { reading = {}, validator } = options;
		const run = new Run(model, read.request, { reading, validator });
		const meta = {
			id: crypto.randomUUID().replaceAll("-", ""),
			model: model.id,
			created: Math.floor(Date.now() / 1000),
			request: read.request,
		};
		const answer = { endpoint, meta, run, format: model.format.name, metrics };
		const gone = following(request.signal);
		const steps = new RunSteps(run, gone.signal);
		if (read.request.stream !== true) return jsonText(200, await wholeAnswer(answer, steps));
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
		return new Response(sseBody(source), { headers: STREAM });
	}
}

/** A name that no URL can have, such as `xn--localhost`, is none of them. */
function isCalled(url: string, hosts: readonly string[]): boolean {
	return URL.canParse(url) && hosts.includes(new URL(url).hostname);
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

function described({ id, ownedBy = "toolgrammar" }: ServedModel) {
	return { id, object: "model" as const, created: 0, owned_by: ownedBy };
}

function json(status: number, body: unknown, headers: Record<string, string> = {}): Response {
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
