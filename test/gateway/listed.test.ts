/** The list of models, and one of them: what is said of each, and of one that is not there. */
import { describe, expect, test } from "vitest";
import { createGateway, type ServedModel } from "../../src/gateway/index.js";
import { ask, engineOf, modelOf, post, textPieces } from "./support.js";

const engine = engineOf(() => textPieces("Hi.", 5));
const CHOSEN = { by: "name", why: "it was said", doubts: ["but not by all"] } as const;
const models: readonly ServedModel[] = [
	modelOf("hermes", engine, "plain"),
	{ ...modelOf("mistral", engine, "org/named"), ownedBy: "somebody", chosen: CHOSEN },
];
const app = createGateway({ models });
const get = async (path: string) => {
	const response = await app.request(`http://localhost${path}`);
	return { status: response.status, body: await response.json() };
};

const PLAIN = {
	id: "plain",
	object: "model",
	created: 0,
	owned_by: "toolgrammar",
	toolgrammar: { format: "hermes" },
};
const NAMED = {
	id: "org/named",
	object: "model",
	created: 0,
	owned_by: "somebody",
	toolgrammar: { format: "mistral", chosen: CHOSEN },
};

test("all models, in their order", async () => {
	expect(await get("/v1/models")).toEqual({
		status: 200,
		body: { object: "list", data: [PLAIN, NAMED] },
	});
});

describe("one model", () => {
	test("by its id, which may have slashes", async () => {
		expect((await get("/v1/models/plain")).body).toEqual(PLAIN);
		expect((await get("/v1/models/org/named")).body).toEqual(NAMED);
	});

	test("that is not there is named, up to 200 characters", async () => {
		const { status, body } = await get("/v1/models/none");
		expect(status).toBe(404);
		expect(body).toEqual({
			error: {
				message: 'there is no model "none": GET /v1/models lists them',
				type: "invalid_request_error",
				param: "model",
				code: "model_not_found",
			},
		});
		const long = await (await post(app, ask({ model: "x".repeat(500) }))).json();
		expect(long.error.message).toContain(`"${"x".repeat(200)}":`);
	});
});

test("an answer says its format, and what has decided on it", async () => {
	const headerOf = async (model: string) =>
		(await post(app, ask({ model }))).headers.get("x-toolgrammar-format");
	expect(await headerOf("plain")).toBe("hermes");
	expect(await headerOf("org/named")).toBe("mistral; by=name");
});
