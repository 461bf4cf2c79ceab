/** What the types refuse, the run time refuses: the gateway, before its first request. */
import { describe, expect, test } from "vitest";
import {
	chatEndpoint,
	createGateway,
	type Engine,
	type GatewayOptions,
	replayEngine,
} from "../../src/gateway/index.js";
import { listen } from "../../src/gateway/node/index.js";
import { createWorker } from "../../src/gateway/worker/index.js";
import { hermes } from "../../src/generated/formats/hermes.js";
import { hermes as writing } from "../../src/generated/writings/hermes.js";
import { createValidator } from "../../src/validate/index.js";
import { refused } from "./table.js";

const TEXT = 'a<tool_call>\n{"name": "pay", "arguments": {}}\n</tool_call>b ';
const engine: Engine = {
	async *generate() {
		yield { type: "text", choice: 0, chunk: TEXT };
		yield { type: "finish", choice: 0, reason: "stop" };
	},
};
const model = { id: "m", format: hermes, engine };
const models = [model];
const app = createGateway({ models });
const at = { port: 0, host: "127.0.0.1" };
const played = { format: hermes, writing };

describe("options", () => {
	refused([
		// @ts-expect-error
		[() => createGateway(), /options must be an object/],
		// @ts-expect-error
		[() => createGateway({}), /options\.models must be a list/],
		// @ts-expect-error
		[() => createGateway({ models: model }), /options\.models must be a list/],
		// @ts-expect-error
		[() => createGateway({ models: [{ id: "m", engine }] }), /models\[0\]\.format must be/],
		// @ts-expect-error
		[() => createGateway({ models: [{ ...model, format: "hermes" }] }), /getFormat/],
		// @ts-expect-error
		[() => createGateway({ models: [{ ...model, engine: {} }] }), /engine must be .* generate/],
		// @ts-expect-error
		[() => createGateway({ models: [{ ...model, reeding: {} }] }), /did you mean "reading"/],
		// @ts-expect-error
		[() => createGateway({ models, apiKeys: "k" }), /apiKeys must be a list/],
		// @ts-expect-error
		[() => createGateway({ models, requestLimits: 5 }), /did you mean "requestLimit"/],
		// @ts-expect-error
		[() => createGateway({ models, bodyLimit: "1mb" }), /bodyLimit must be a whole number/],
		// @ts-expect-error
		[() => createGateway({ models, coalescing: 50 }), /coalescing must be an object/],
		// @ts-expect-error
		[() => createGateway({ models, coalescing: {} }), /milliseconds must be a whole number/],
		// @ts-expect-error
		[() => createGateway({ models, validator: createValidator }), /createValidator\(\)/],
		// @ts-expect-error
		[() => createGateway({ models, endpoints: [chatEndpoint] }), /endpoints\[0\] must be/],
		// @ts-expect-error
		[() => createGateway({ models, reading: { limits: { dept: 1 } } }), /did you mean "depth"/],
		// @ts-expect-error
		[() => createGateway({ models, reading: { fallback: "json" } }), /fallback must be true/],
		// @ts-expect-error
		[() => chatEndpoint({ reasoning: "thoughts" }), /known are reasoning_content/],
		// @ts-expect-error
		[() => replayEngine(played, { speed: "fast" }), /speed must be a whole number/],
		// @ts-expect-error
		[() => replayEngine(played, { tokensize: 4 }), /did you mean "tokenSize"/],
		// @ts-expect-error
		[() => createWorker({ models }), /member of options: "models"/],
		// @ts-expect-error
		[() => createWorker({ reading: { strict: "yes" } }), /reading\.strict must be true or false/],
		// @ts-expect-error
		[() => listen(app, { port: "8080", host: "127.0.0.1" }), /port must be a whole number/],
		// @ts-expect-error
		[() => listen(app, { port: 0 }), /host must be a text/],
		// @ts-expect-error
		[() => listen(app, { ...at, bounds: { headerTimeout: 1 } }), /did you mean "headersTimeout"/],
	]);
});

describe("what only the run time knows", () => {
	const limited = (argumentsLength: number) => ({ limits: { argumentsLength } });
	const lenient = (...codes: readonly string[]) => ({ policies: { lenient: codes } });
	refused([
		[() => createGateway({ models: [] }), /a gateway needs a model/],
		[() => createGateway({ models: [model, model] }), /two models of the id m/],
		[() => createGateway({ models, apiKeys: [""] }), /a key that is empty/],
		[() => createGateway({ models, patience: Number.NaN }), /patience must be a whole number/],
		[() => createGateway({ models, requestLimit: 0 }), /requestLimit .*1 or more, not 0/],
		[() => createGateway({ models, reading: limited(Number.NaN) }), /reading\.limits\.arguments/],
		[() => createGateway({ models, reading: lenient("unclose") }), /did you mean "unclosed"/],
		[
			() => createGateway({ models: [{ ...model, reading: limited(-1) }] }),
			/models\[0\]\.reading\.limits\.argumentsLength must be a whole number/,
		],
		[
			() => createGateway({ models: [{ ...model, reading: lenient("unclose") }] }),
			/models\[0\]\.reading\.policies\.lenient.*did you mean "unclosed"/,
		],
		[() => createGateway({ models: [{ ...model, entry: "thinkin" }] }), /did you mean "thinking"/],
		[() => createWorker({ bodyLimit: Number.NaN }), /bodyLimit must be a whole number/],
		[() => listen(app, { ...at, port: 70_000 }), /port must be 65535 or less/],
		[() => replayEngine(played, { tokenSize: 0 }), /tokenSize must be a whole number, 1 or more/],
	]);
});

const OPTIONAL: { [Name in Exclude<keyof GatewayOptions, "models">]: undefined } = {
	endpoints: undefined,
	apiKeys: undefined,
	hosts: undefined,
	origins: undefined,
	bodyLimit: undefined,
	requestLimit: undefined,
	patience: undefined,
	coalescing: undefined,
	reading: undefined,
	validator: undefined,
	onError: undefined,
};
const NONE = { strict: undefined, fallback: undefined, policies: undefined, limits: undefined };

/** The message of one answer. */
async function answer(options: GatewayOptions): Promise<Record<string, unknown>> {
	const body = JSON.stringify({ model: "m", messages: [{ role: "user", content: "Hi" }] });
	const headers = { "content-type": "application/json" };
	const response = await createGateway(options).request("/v1/chat/completions", {
		method: "POST",
		headers,
		body,
	});
	const { choices } = await response.json();
	return choices[0].message;
}

describe("undefined is the default", () => {
	const limits = { argumentsLength: undefined, depth: undefined, heldText: undefined };
	test.each<[string, GatewayOptions]>([
		["options", { ...OPTIONAL, models }],
		["the gateway's reading", { models, reading: NONE }],
		["limits of the gateway's reading", { models, reading: { limits } }],
		["a model's reading", { models: [{ ...model, reading: { ...NONE, limits } }] }],
	])("%s", async (_, options) => {
		expect(await answer(options)).toMatchObject({ content: "ab", tool_calls: [{}] });
	});

	test("a model that says undefined is read as the gateway says", async () => {
		const reading = { policies: { trimContent: true } };
		const silent = [{ ...model, reading: NONE }];
		expect(await answer({ models: silent, reading })).toMatchObject({ content: "ab" });
	});
});
