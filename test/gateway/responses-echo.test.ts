/** What a response repeats of its request, streamed or not: the same in both, and a word for each thing that was not said. */
import { describe, expect, test } from "vitest";
import { createGateway, responsesEndpoint } from "../../src/gateway/index.js";
import { engineOf, modelOf, post, textPieces } from "./support.js";

type Fields = Readonly<Record<string, unknown>>;

const kept = responsesEndpoint({ store: { responses: 4 } });
const none = responsesEndpoint();

/** The responses to one request, by both ways. */
async function both(endpoint: typeof kept, more: object = {}): Promise<readonly Fields[]> {
	const engine = engineOf(() => textPieces("Hi.", 5));
	const app = createGateway({ models: [modelOf("hermes", engine)], endpoints: [endpoint] });
	const body = { model: "m", input: "Go.", ...more };
	const whole = await (await post(app, body, {}, "/v1/responses")).json();
	const text = await (await post(app, { ...body, stream: true }, {}, "/v1/responses")).text();
	const last = /^data: (\{"type":"response\.completed".*)$/m.exec(text)?.[1] ?? "{}";
	return [whole as Fields, (JSON.parse(last) as { readonly response: Fields }).response];
}

const SILENT = {
	tools: [],
	tool_choice: "auto",
	parallel_tool_calls: true,
	metadata: {},
	temperature: null,
	top_p: null,
	max_output_tokens: null,
	store: false,
	previous_response_id: null,
};

describe("a response repeats", () => {
	test("what was not said in the protocol's own words", async () => {
		for (const response of await both(none)) expect(response).toMatchObject(SILENT);
	});

	test("what was said", async () => {
		const parameters = { type: "object", properties: {} };
		const said = {
			metadata: { a: "b" },
			temperature: 0.5,
			top_p: 0.9,
			max_output_tokens: 64,
			parallel_tool_calls: false,
		};
		const asked = {
			...said,
			tools: [{ type: "function", name: "f", parameters }],
			tool_choice: { type: "function", name: "f" },
		};
		for (const response of await both(none, asked))
			expect(response).toMatchObject({
				...said,
				tools: [{ type: "function", name: "f", description: null, parameters, strict: null }],
				tool_choice: { type: "function", name: "f" },
			});
	});

	test.each([
		["with a store", kept, {}, true],
		["with a store, where the client wants none", kept, { store: false }, false],
		["without a store", none, {}, false],
		["without a store, where the client wants one", none, { store: true }, false],
	])("whether it was kept: %s", async (_what, endpoint, more, store) => {
		for (const response of await both(endpoint, more)) expect(response.store).toBe(store);
	});
});

test("what is kept goes on by its id, and the next response says which one was before it", async () => {
	for (const { id } of await both(kept)) {
		const next = await both(kept, { previous_response_id: id });
		for (const response of next) expect(response.previous_response_id).toBe(id);
	}
	for (const { id } of await both(kept, { store: false })) {
		const read = kept.read({ model: "m", input: "Go.", previous_response_id: id });
		expect(read).toMatchObject({
			ok: false,
			problem: { code: "previous_response_not_found", param: "previous_response_id" },
		});
	}
});

test.each([
	[{ store: { responses: 0 } }, "options.store.responses must be a whole number, 1 or more, not 0"],
	[{ store: { characters: "9" } }, "options.store.characters must be a whole number, 1 or more"],
	[{ store: true }, "options.store must be an object, not true"],
	[{ providedTools: "run" }, 'unknown options.providedTools: "run"; known are drop, refuse'],
	[{ keep: 1 }, 'unknown member of options: "keep"; known are store, providedTools'],
])("the endpoint's options: %j", (options, says) => {
	expect(() => responsesEndpoint(options as object)).toThrow(says);
});
