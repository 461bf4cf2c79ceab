/** The gateway as a hono app: the same on Node and on edge platforms. It keeps nothing between requests but its counters. */
import { Hono } from "hono";
import { cors } from "hono/cors";
import { checkGateway } from "./check-options.js";
import type { Endpoint } from "./endpoint.js";
import { defaultEndpoints } from "./endpoints/index.js";
import { openAiError } from "./endpoints/openai-error.js";
import { described, Gateway, json, type Respond } from "./gateway.js";
import type { GatewayOptions } from "./options.js";
import { refused } from "./problem.js";

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
	const post = (path: string, { error }: Pick<Endpoint, "error">, respond: Respond): void => {
		app.post(path, (c) => gateway.answer(c.req.raw, path, error, respond));
		app.all(path, () => {
			const problem = refused(405, "method_not_allowed", "use POST").problem;
			return json(405, error(problem), { allow: "POST" });
		});
	};
	for (const endpoint of endpoints) {
		post(endpoint.path, endpoint, (request, done) => gateway.respond(request, endpoint, done));
		const { count } = endpoint;
		if (count !== undefined)
			post(count.path, endpoint, (request, done) => gateway.count(request, count, done));
	}
	for (const path of FORWARDED)
		post(path, { error: openAiError }, (request, done) => gateway.forward(request, path, done));
	app.notFound((c) => {
		const { path } = c.req;
		const { problem } = refused(404, "not_found", `there is nothing at ${path}`);
		const around = endpoints.find((one) => path.startsWith(`${one.path}/`));
		return json(404, around?.error(problem) ?? openAiError(problem));
	});
	app.onError((error) => gateway.failed(error, openAiError));
	return app;
}

/** Paths that are not read here: the model's server answers them, where it has them. */
const FORWARDED: readonly string[] = ["/v1/completions", "/v1/embeddings", "/tokenize"];
