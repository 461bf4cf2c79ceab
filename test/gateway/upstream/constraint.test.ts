/** Which fields go to which server, so that it can only write calls that are read. */
import { describe, expect, test } from "vitest";
import { constrain } from "../../../src/constrain/index.js";
import type { ChatRequest } from "../../../src/gateway/chat-request.js";
import { openUpstream } from "../../../src/gateway/config/open.js";
import { createGateway } from "../../../src/gateway/index.js";
import {
	type Constrained,
	constraintFields,
	noConstraint,
} from "../../../src/gateway/upstream/constraint.js";
import { getFormat } from "../../../src/generated/registry.js";
import { getWriting } from "../../../src/generated/writers.js";
import { createValidator } from "../../../src/validate/index.js";
import { modelServer } from "./model.js";
import { serve } from "./server.js";

const parameters = { type: "object", properties: { city: { type: "string" } }, required: ["city"] };
const tools = [{ type: "function", function: { name: "get_weather", parameters } }];

function optionsFor(
	dialect: Constrained["dialect"],
	more: Partial<Constrained> = {},
	name = "hermes",
): Constrained {
	const format = getFormat(name);
	if (format === undefined) throw new Error(name);
	return {
		mode: "required",
		dialect,
		format,
		writing: getWriting(name),
		endpoint: "completions",
		...more,
	};
}
function requestOf(more: object = {}): ChatRequest {
	return {
		model: "m",
		messages: [{ role: "user", content: "Hi" }],
		tools,
		tool_choice: "required",
		...more,
	};
}
function madeFor(target: "gbnf" | "structural-tag", toolChoice: "auto" | "required") {
	const { format, writing } = optionsFor("vllm");
	if (writing === undefined) throw new Error("no writing");
	return constrain(format, writing, { tools, target, toolChoice });
}

describe("the fields of each server", () => {
	test("vLLM: the tag as a text", () => {
		const made = madeFor("structural-tag", "required");
		const tag = made.target === "structural-tag" ? JSON.stringify(made.tag) : "";
		expect(constraintFields(requestOf(), optionsFor("vllm"), null)).toEqual({
			structured_outputs: { structural_tag: tag },
		});
	});
	test("SGLang: the tag as the form of the answer", () => {
		const made = madeFor("structural-tag", "required");
		expect(constraintFields(requestOf(), optionsFor("sglang"), null)).toEqual({
			response_format: made.target === "structural-tag" ? made.tag : null,
		});
	});
	test("llama.cpp: a grammar; where calls are free, with its trigger", () => {
		const required = madeFor("gbnf", "required");
		const auto = madeFor("gbnf", "auto");
		expect(constraintFields(requestOf(), optionsFor("llama.cpp"), null)).toEqual({
			grammar: required.target === "gbnf" ? required.grammar : "",
		});
		expect(
			constraintFields(
				requestOf({ tool_choice: "auto" }),
				optionsFor("llama.cpp", { mode: "auto" }),
				null,
			),
		).toEqual({
			grammar: auto.target === "gbnf" ? auto.grammar : "",
			grammar_lazy: true,
			grammar_triggers: [{ type: 1, value: "<tool_call>" }],
		});
	});
	test("llama.cpp's chat: a grammar where a call must come, and the server is given no tools", () => {
		const { grammar } = constraintFields(requestOf(), optionsFor("llama.cpp"), null);
		const sent = (endpoint: Constrained["endpoint"], tool_choice = "required") =>
			constraintFields(
				requestOf({ tool_choice }),
				optionsFor("llama.cpp", { endpoint, mode: "auto" }),
				null,
			);
		expect(sent("chat")).toEqual({ grammar });
		expect(sent("chat", "auto")).toEqual({});
		expect(sent("chat-with-tools")).toEqual({});
		expect(noConstraint(optionsFor("llama.cpp", { endpoint: "chat" }))).toBeNull();
		expect(noConstraint(optionsFor("llama.cpp", { endpoint: "chat-with-tools" }))).not.toBeNull();
	});
	test("TGI: an expression, or a schema where the message is JSON; its completions take none", () => {
		expect(
			constraintFields(requestOf(), optionsFor("tgi", { endpoint: "chat-with-tools" }), null),
		).toEqual({
			response_format: { type: "regex", value: expect.stringContaining("get_weather") },
		});
		expect(
			constraintFields(
				requestOf(),
				optionsFor("tgi", { endpoint: "chat-with-tools" }, "json"),
				null,
			),
		).toEqual({
			response_format: { type: "json", value: expect.objectContaining({ type: "array" }) },
		});
		expect(constraintFields(requestOf(), optionsFor("tgi"), null)).toEqual({});
	});
	test("an unknown server: nothing, and that is said", () => {
		expect(constraintFields(requestOf(), optionsFor("openai"), null)).toEqual({});
		expect(noConstraint(optionsFor("openai"))).toContain("nothing is sent");
		expect(noConstraint(optionsFor("vllm"))).toBeNull();
	});
});

describe("which requests are constrained", () => {
	const sent = (more: object, mode: Constrained["mode"]) =>
		Object.keys(constraintFields(requestOf(more), optionsFor("llama.cpp", { mode }), null)).length >
		0;

	test("as the mode says, and where a tool is strict", () => {
		const strict = [
			{ type: "function", function: { name: "get_weather", parameters, strict: true } },
		];
		expect(sent({}, "off")).toBe(false);
		expect(sent({}, undefined)).toBe(false);
		expect(sent({ tools: strict }, undefined)).toBe(true);
		expect(sent({ tool_choice: "auto" }, "required")).toBe(false);
		expect(sent({ tool_choice: "auto" }, "auto")).toBe(true);
		expect(sent({ tool_choice: "none" }, "auto")).toBe(false);
	});
	test("not where the client says itself what may be written", () => {
		expect(sent({ grammar: 'root ::= "x"' }, "auto")).toBe(false);
		expect(sent({ response_format: { type: "json_object" } }, "auto")).toBe(false);
	});
	test("the tool that is named, and no other", () => {
		const other = {
			type: "function",
			function: { name: "ping", parameters: { type: "object", properties: {} } },
		};
		const named = requestOf({
			tools: [...tools, other],
			tool_choice: { type: "function", function: { name: "ping" } },
		});
		const { grammar } = constraintFields(named, optionsFor("llama.cpp"), null);
		expect(grammar).toContain("ping");
		expect(grammar).not.toContain("get_weather");
	});
});

test("a format that is given as an object is constrained by its own writing", async () => {
	const { format, writing } = optionsFor("vllm");
	if (writing === undefined) throw new Error("no writing");
	const own = {
		format: { ...format, name: "my_format" },
		writing: { ...writing, format: "my_format" },
	};
	const server = await serve(
		modelServer({ models: ["m"], owner: "vllm", text: () => "", size: 1 }),
	);
	try {
		const models = await openUpstream(
			{ url: `${server.url}/v1`, id: "m", format: "hermes", constrain: "required", reading: {} },
			{ own },
		);
		const app = createGateway({ models, validator: createValidator() });
		await app.request("http://127.0.0.1/v1/chat/completions", {
			method: "POST",
			headers: { "content-type": "application/json" },
			body: JSON.stringify(requestOf()),
		});
		const sent = server.seen.find(({ path }) => path.endsWith("/chat/completions"))?.body;
		const made = constrain(own.format, own.writing, {
			...{ tools, target: "structural-tag", toolChoice: "required" },
		} as const);
		if (made.target !== "structural-tag") throw new Error(made.target);
		expect(sent?.structured_outputs).toEqual({ structural_tag: JSON.stringify(made.tag) });
	} finally {
		await server.close();
	}
});
