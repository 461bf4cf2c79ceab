/** The gateway as a Worker of Cloudflare's: the same app, configured by the Worker's environment. */
import type { Hono } from "hono";
import { anything } from "../../misuse/check.js";
import { given } from "../../misuse/given.js";
import { createValidator } from "../../validate/edge.js";
import { createGateway } from "../app.js";
import { checkWorker } from "../check-options.js";
import { placeOf } from "../defect.js";
import type { GatewayOptions } from "../options.js";
import { type Bindings, openModels, type WorkerModels } from "./environment.js";

/** What a worker is told in the program; the rest is in its environment. */
export interface WorkerOptions
	extends Pick<GatewayOptions, "endpoints" | "origins" | "bodyLimit" | "coalescing" | "reading"> {
	/** texts of chat templates, by the names by which the configuration calls them */
	readonly templates?: Readonly<Record<string, string>> | undefined;
}

/** What a Worker exports as its default. */
export interface GatewayWorker {
	fetch(request: Request, env: Bindings): Promise<Response>;
}

/** Bytes. A Worker has 128 MB for all that it does at a time. */
const BODY_LIMIT = 8 * 1024 * 1024;

/** Throws a TypeError or a RangeError on options that are not known or out of range. */
export function createWorker(worker: WorkerOptions = {}): GatewayWorker {
	checkWorker(worker, { templates: anything });
	const { templates = {}, ...options } = worker;
	// What has been opened stays; not the promise of it, because a Worker's requests must not wait for each other's work.
	let app: Hono | undefined;
	return {
		async fetch(request, env) {
			try {
				if (app === undefined) {
					const models = await openModels(env, templates);
					app ??= appOf(models, options);
				}
			} catch (error) {
				console.error(
					`toolgrammar: ${error instanceof RangeError ? error.message : placeOf(error)}`,
				);
				return notConfigured();
			}
			return await app.fetch(request);
		},
	};
}

function appOf({ models, apiKeys }: WorkerModels, options: WorkerOptions): Hono {
	return createGateway({
		bodyLimit: BODY_LIMIT,
		// the platform bounds them, and does not tell the end of all that it ends
		requestLimit: Number.MAX_SAFE_INTEGER,
		...given(options),
		models,
		apiKeys,
		validator: createValidator(),
		onError: (error) => console.error(`toolgrammar: a defect: ${placeOf(error)}`),
	});
}

/** What is wrong stands in the Worker's log: it may name upstreams. */
function notConfigured(): Response {
	const message = "the gateway cannot start; its log says why";
	const error = { message, type: "server_error", param: null, code: "not_configured" };
	return Response.json({ error }, { status: 503 });
}
