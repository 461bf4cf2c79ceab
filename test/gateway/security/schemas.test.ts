/** Tools that a stranger declares: whatever their schemas ask for, an answer comes, and calls that are not proven are not handed out. */
import { describe, expect, test } from "vitest";
import { createGateway, replayModels } from "../../../src/gateway/index.js";
import { replayFormats } from "../../../src/gateway/node/index.js";
import { createValidator as createEdgeValidator } from "../../../src/validate/edge.js";
import { createValidator } from "../../../src/validate/index.js";
import { ask, frames, hermesCall, must, post, textGateway } from "../support.js";

const deep = (depth: number): object => (depth === 0 ? {} : { properties: { a: deep(depth - 1) } });

const HOSTILE: Readonly<Record<string, object>> = {
	"a pattern that backtracks": { properties: { x: { type: "string", pattern: "^(a+)+$" } } },
	"a pattern that counts": { properties: { x: { pattern: "^((a{1,99}){1,99}){1,99}b$" } } },
	"a schema that stands in itself twice": {
		$ref: "#/$defs/a",
		$defs: {
			a: { anyOf: [{ $ref: "#/$defs/b" }, { $ref: "#/$defs/b" }] },
			b: { allOf: [{ $ref: "#/$defs/a" }, { $ref: "#/$defs/a" }] },
		},
	},
	doublings: {
		allOf: [{ $ref: "#/$defs/d0" }],
		$defs: Object.fromEntries(
			Array.from({ length: 40 }, (_, at) => [
				`d${at}`,
				{ allOf: [{ $ref: `#/$defs/d${at + 1}` }, { $ref: `#/$defs/d${at + 1}` }] },
			]),
		),
	},
	"a schema of another place": { $ref: "http://127.0.0.1:9/schema.json" },
	"a reference badly written": { $ref: "#/%E0%A4%A" },
	depth: deep(90),
	much: {
		properties: { x: { minLength: 1e15 }, y: { type: "array", minItems: 1e15 } },
		required: ["x", "y"],
	},
	"many parts": {
		allOf: Array.from({ length: 3000 }, (_, at) => ({
			properties: { [`p${at}`]: {} },
			required: [`p${at}`],
		})),
	},
	"names of every object": JSON.parse(
		'{"properties": {"__proto__": {"properties": {"polluted": {"default": 1}}}, "constructor": {"type": "object"}}, "required": ["__proto__", "constructor"]}',
	),
	"words that are no schema": { type: "anything", properties: 7, required: "x", minLength: {} },
};

const toolOf = (parameters: object) => ({ type: "function", function: { name: "f", parameters } });
const call = hermesCall("f", JSON.stringify({ x: `${"a".repeat(5000)}!`, y: [] }));

interface Answer {
	readonly choices: readonly {
		readonly message: {
			readonly tool_calls?: readonly { readonly function: { readonly arguments: string } }[];
		};
	}[];
}

describe.each([
	["ajv", createValidator],
	["edge", createEdgeValidator],
] as const)("%s", (_name, validator) => {
	test.each(Object.entries(HOSTILE))("%s", async (_title, parameters) => {
		const app = textGateway("hermes", call, { validator: validator(), reading: { strict: true } });
		const request = ask({ tools: [toolOf(parameters)] });
		const response = await post(app, request);
		expect([200, 400]).toContain(response.status);
		const streamed = await post(app, { ...request, stream: true });
		expect(streamed.status).toBe(response.status);
		if (streamed.status === 200) expect((await frames(streamed)).at(-1)).toBe("[DONE]");
		expect(({} as Record<string, unknown>).polluted).toBeUndefined();
	});

	test("what is plainly wrong is withheld", async () => {
		const parameters = must(HOSTILE["a pattern that backtracks"]);
		const app = textGateway("hermes", call, { validator: validator(), reading: { strict: true } });
		const { choices } = (await (
			await post(app, ask({ tools: [toolOf(parameters)] }))
		).json()) as Answer;
		expect(choices[0]?.message.tool_calls ?? []).toEqual([]);
	});
});

test("the replay makes up no more than it may", async () => {
	const formats = (await replayFormats()).filter(({ format }) => format.name === "hermes");
	const app = createGateway({ models: replayModels(formats) });
	for (const parameters of Object.values(HOSTILE)) {
		const body = { ...ask({ tools: [toolOf(parameters)] }), model: "replay/hermes" };
		const response = await post(app, body);
		expect([200, 400]).toContain(response.status);
		expect((await response.text()).length).toBeLessThan(500_000);
	}
});
