/** Options of a gateway that are wrong, each refused when it is made; and the paths that it has. */
import { describe, expect, test } from "vitest";
import { createGateway, type GatewayOptions } from "../../src/gateway/index.js";
import { listen } from "../../src/gateway/node/index.js";
import { engineOf, modelOf, post, textGateway, textPieces } from "./support.js";

const engine = engineOf(() => textPieces("Hi.", 5));
const model = modelOf("hermes", engine);
const made = (options: object) => () =>
	createGateway({ models: [model], ...options } as GatewayOptions);

describe("an option", () => {
	const whole = "must be a whole number,";
	const rows: readonly (readonly [object, string])[] = [
		[{ models: undefined }, "options.models must be a list, not undefined"],
		[{ models: [] }, "options.models is empty: a gateway needs a model"],
		[{ models: [model, model] }, "options.models has two models of the id m"],
		[{ models: [{ ...model, id: 5 }] }, "options.models[0].id must be a text, not 5"],
		[
			{ models: [{ ...model, engine: {} }] },
			"options.models[0].engine must be an object with generate",
		],
		[{ models: [{ ...model, format: "hermes" }] }, "options.models[0].format must be"],
		[{ models: [{ id: "m", engine }] }, "options.models[0].format must be"],
		[{ models: [{ ...model, entry: "no-such" }] }, '"no-such"'],
		[{ models: [{ ...model, ownedBy: 1 }] }, "options.models[0].ownedBy must be a text, not 1"],
		[{ models: [{ ...model, url: "x" }] }, 'unknown member of options.models[0]: "url"'],
		[
			{ models: [{ ...model, reading: { policies: { lenient: ["no-such"] } } }] },
			'unknown options.models[0].reading.policies.lenient[0]: "no-such"',
		],
		[
			{ reading: { policies: { lenient: ["no-such"] } } },
			'unknown options.reading.policies.lenient[0]: "no-such"',
		],
		[{ reading: { strict: "yes" } }, 'options.reading.strict must be true or false, not "yes"'],
		[{ reading: { fallback: 0 } }, "options.reading.fallback must be true or false, not 0"],
		[{ apiKeys: ["a", ""] }, "options.apiKeys has a key that is empty"],
		[{ apiKeys: "a" }, 'options.apiKeys must be a list, not "a"'],
		[{ hosts: [5] }, "options.hosts[0] must be a text, not 5"],
		[{ origins: "*" }, 'options.origins must be a list, not "*"'],
		[{ bodyLimit: 0 }, `options.bodyLimit ${whole} 1 or more, not 0`],
		[{ requestLimit: 0 }, `options.requestLimit ${whole} 1 or more, not 0`],
		[{ patience: -1 }, `options.patience ${whole} 0 or more, not -1`],
		[{ coalescing: {} }, `options.coalescing.milliseconds ${whole} 0 or more, not undefined`],
		[
			{ coalescing: { milliseconds: 1, characters: 0 } },
			`options.coalescing.characters ${whole} 1 or more, not 0`,
		],
		[
			{ endpoints: [{}] },
			"options.endpoints[0] must be an object with read, choice, close, whole, error",
		],
		[{ onError: "log" }, 'options.onError must be a function, not "log"'],
		[{ validator: {} }, "options.validator must be"],
		[{ apiKey: "a" }, 'unknown member of options: "apiKey"'],
	];
	test.each(rows)("%#: %j", (options, says) => {
		expect(made(options)).toThrow(says);
	});

	test("at its bounds is taken", () => {
		const least = { bodyLimit: 1, requestLimit: 1, patience: 0, coalescing: { milliseconds: 0 } };
		expect(made({ ...least, apiKeys: [], hosts: [], origins: [], reading: {} })).not.toThrow();
	});
});

test.each([
	[{ port: 65_536, host: "a" }, "options.port must be 65535 or less"],
	[{ port: -1, host: "a" }, "options.port must be a whole number, 0 or more, not -1"],
	[{ host: "a" }, "options.port must be"],
	[{ port: 0 }, "options.host must be a text, not undefined"],
	[
		{ port: 0, host: "a", bounds: { headersTimeout: "1" } },
		"options.bounds.headersTimeout must be",
	],
	[{ port: 0, host: "a", bounds: { timeout: 1 } }, 'unknown member of options.bounds: "timeout"'],
])("where a server listens: %j", async (options, says) => {
	const opening = listen(made({})(), options as Parameters<typeof listen>[1]);
	await expect(opening).rejects.toThrow(says);
});

describe("a path", () => {
	const app = textGateway("hermes", "Hi.", { origins: ["http://page"] });
	test.each(["/v1/completions", "/v1/embeddings", "/tokenize"])(
		"%s is the engine's own, if it has it",
		async (path) => {
			const answer = await post(app, { model: "m" }, {}, path);
			expect(answer.status).toBe(404);
			expect((await answer.json()).error.message).toBe(`this model's engine has no ${path}`);
		},
	);

	test.each([
		["/v1/chat/completions"],
		["/v1/responses"],
		["/v1/messages"],
		["/v1/messages/count_tokens"],
		["/v1/completions"],
	])("%s is posted to", async (path) => {
		const answer = await app.request(`http://localhost${path}`);
		expect([answer.status, answer.headers.get("allow")]).toEqual([405, "POST"]);
		expect((await answer.json()).error.message).toBe("use POST");
	});

	test.each([
		["/v2", { message: "there is nothing at /v2", code: "not_found", param: null }],
		["/v1/messages/x", { message: "there is nothing at /v1/messages/x", type: "not_found_error" }],
	])("%s is none, in the words of the protocol around it", async (path, error) => {
		const answer = await app.request(`http://localhost${path}`);
		expect(answer.status).toBe(404);
		expect((await answer.json()).error).toMatchObject(error);
	});

	test("says that it is well, and pages of other places may ask", async () => {
		const origin = async (name: string) => {
			const answer = await app.request("http://localhost/healthz", { headers: { origin: name } });
			expect(await answer.text()).toBe("ok\n");
			return answer.headers.get("access-control-allow-origin");
		};
		expect(await origin("http://page")).toBe("http://page");
		expect(await origin("http://other")).toBe(null);
	});
});
