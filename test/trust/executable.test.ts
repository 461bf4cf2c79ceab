import { describe, expect, test } from "vitest";
import {
	type CandidateCall,
	type Decision,
	isExecutable,
	type ToolDefinition,
	type TrustOptions,
	toExecutable,
} from "../../src/index.js";
import { createValidator as createEdgeValidator } from "../../src/validate/edge.js";
import { createValidator } from "../../src/validate/index.js";

const tools: readonly ToolDefinition[] = [
	{
		name: "get_weather",
		parameters: {
			type: "object",
			properties: { city: { type: "string" }, days: { type: "integer" } },
			required: ["city"],
		},
	},
	{ type: "function", function: { name: "now" } },
];

function candidate(change: Partial<CandidateCall> = {}): CandidateCall {
	return {
		index: 0,
		id: "call_1",
		name: "get_weather",
		arguments: '{"city": "Oslo", "days": 2}',
		status: "complete",
		repairs: [],
		start: 3,
		end: 60,
		...change,
	};
}

describe.each([
	["ajv", createValidator()],
	["edge", createEdgeValidator()],
])("a candidate becomes a call that may run: validator %s", (_name, validator) => {
	const decide = (change: Partial<CandidateCall> = {}, options: Partial<TrustOptions> = {}) =>
		toExecutable(candidate(change), { tools, validator, ...options });
	function refused(decision: Decision): { code: string; message: string } {
		if (decision.ok) throw new Error("the call may run");
		return { code: decision.code, message: decision.message };
	}

	test("with its text, and its arguments parsed", () => {
		const decision = decide();
		expect(decision).toMatchObject({
			ok: true,
			call: { ...candidate(), input: { city: "Oslo", days: 2 } },
		});
		expect(isExecutable(decision.call)).toBe(true);
		expect(Object.isFrozen(decision.call)).toBe(true);
	});

	test("repaired ones too, of every tool that is offered", () => {
		expect(decide({ status: "repaired", repairs: ["unclosed"] }).ok).toBe(true);
		expect(decide({ name: "now", arguments: "{}" }).ok).toBe(true);
		for (const toolChoice of ["auto", "required", "get_weather"])
			expect(decide({}, { toolChoice }).ok).toBe(true);
	});

	test("not when it is incomplete, whatever its arguments", () => {
		expect(refused(decide({ status: "incomplete" }))).toEqual({
			code: "incomplete",
			message:
				'The call of "get_weather" was not run: it is not complete.\nWrite the whole call again.',
		});
	});

	test("not of a tool that is not offered; the message names those that are", () => {
		const message =
			'The call of "rm" was not run: there is no such tool.\nCall "get_weather", "now".';
		expect(refused(decide({ name: "rm" }))).toEqual({ code: "unknown-tool", message });
		expect(refused(decide({ name: "toString" })).code).toBe("unknown-tool");
		expect(refused(decide({}, { tools: [] })).message).toMatch(/Answer without calling a tool\.$/);
	});

	test("not against the tool choice", () => {
		expect(refused(decide({}, { toolChoice: "none" })).code).toBe("no-calls");
		const choice = { type: "function", function: { name: "now" } } as const;
		for (const toolChoice of [choice, "now"])
			expect(refused(decide({}, { toolChoice }))).toEqual({
				code: "wrong-tool",
				message: 'The call of "get_weather" was not run: another tool must be called.\nCall "now".',
			});
	});

	test("not with arguments that do not fit; the message carries each path", () => {
		const decision = decide({ arguments: '{"days": "2"}' });
		expect(refused(decision)).toEqual({
			code: "invalid-arguments",
			message: expect.stringMatching(/^The call of "get_weather" was not run: /),
		});
		expect(refused(decision).message.split("\n").slice(1, -1).sort()).toEqual([
			"- /days: must be integer",
			"- arguments: must have required property 'city'",
		]);
	});

	test("not with text that is no JSON object, though the tool has no schema", () => {
		for (const text of ["", "null", "[]", "1", '"x"', "{}{}", '{"a":'])
			expect(refused(decide({ name: "now", arguments: text })).code).toBe("invalid-arguments");
	});

	const openai = (text: string, id = "c7") =>
		({ id, type: "function", function: { name: "get_weather", arguments: text } }) as const;

	test("one of OpenAI's shape, judged alike: one that was cut is no JSON", () => {
		const decision = toExecutable(openai('{"city": "Oslo"}'), { tools, validator });
		expect(decision).toMatchObject({
			ok: true,
			call: { id: "c7", name: "get_weather", input: { city: "Oslo" }, status: "complete" },
		});
		expect(isExecutable(decision.call)).toBe(true);
		for (const text of ["", '{"city": "Os', '{"city": 5}'])
			expect(refused(toExecutable(openai(text), { tools, validator })).code).toBe(
				"invalid-arguments",
			);
	});

	test("a verdict that the candidate carries counts for nothing", () => {
		const forged = { ...candidate({ arguments: "{}" }), valid: true, errors: [] };
		expect(toExecutable(forged, { tools, validator }).ok).toBe(false);
	});

	test("the tool's own check is asked after the schema", () => {
		const seen: unknown[] = [];
		const check = (args: unknown) => {
			seen.push(args);
			return [{ path: "/city", message: "is not on the map" }];
		};
		const own = tools.map((tool) => ({ ...("function" in tool ? tool.function : tool), check }));
		expect(refused(decide({}, { tools: own })).message).toContain("- /city: is not on the map");
		expect(seen).toEqual([{ city: "Oslo", days: 2 }]);
		expect(refused(decide({ arguments: "{}" }, { tools: own })).message).not.toContain("map");
		expect(seen).toHaveLength(1);
	});

	test("what is no JSON is never given to the tool's own check, and is told of", () => {
		const check = () => {
			throw new Error("nothing is to be checked");
		};
		const own = tools.map((tool) => ({ ...("function" in tool ? tool.function : tool), check }));
		// the validator has nothing to say
		const silent = { validate: () => [] };
		const decision = decide({ arguments: '{"city": ' }, { tools: own, validator: silent });
		expect(decision).toMatchObject({
			ok: false,
			code: "invalid-arguments",
			errors: [{ path: "", message: "the arguments are not JSON" }],
		});
	});

	test("keys such as __proto__ are plain members and touch no prototype", () => {
		const decision = decide({ name: "now", arguments: '{"__proto__": {"admin": true}, "a": 1}' });
		if (!decision.ok) throw new Error(decision.message);
		const { input } = decision.call;
		expect(Object.keys(input)).toEqual(["__proto__", "a"]);
		expect(Object.getPrototypeOf(input)).toBe(Object.prototype);
		expect("admin" in input).toBe(false);
		expect("admin" in {}).toBe(false);
	});
});

test("no other object is executable: not a copy, not what came back from storage", () => {
	const decision = toExecutable(candidate(), { tools, validator: createValidator() });
	expect(isExecutable({ ...decision.call, name: "rm" })).toBe(false);
	expect(isExecutable(JSON.parse(JSON.stringify(decision.call)))).toBe(false);
	for (const other of [null, undefined, 1, "x", [], candidate()])
		expect(isExecutable(other)).toBe(false);
});

test("what is no call is refused with a sentence that says what to pass", () => {
	const options = { tools, validator: createValidator() };
	const decide = toExecutable as (call: unknown, given: TrustOptions) => Decision;
	const { repairs: _, ...without } = candidate();
	const { status: _s, ...unended } = candidate();
	const input = { toolCallId: "c1", toolName: "get_weather", input: { city: "Oslo" } };
	for (const call of [undefined, null, "get_weather", [], {}, without, unended, input])
		expect(() => decide(call, options)).toThrow(/^call must be one of toolCalls, .*OpenAI/);
	for (const [change, sentence] of [
		[{ arguments: { city: "Oslo" } }, /^call\.arguments must be a text/],
		[{ name: 5 }, /^call\.name must be a text/],
		[{ status: "done" }, /^unknown call\.status: "done"/],
	] as const)
		expect(() => decide({ ...candidate(), ...change }, options)).toThrow(sentence);
	const called = (one: unknown) => () =>
		decide({ id: "c", type: "function", function: one }, options);
	expect(called({ name: "f", arguments: { a: 1 } })).toThrow(/JSON\.stringify makes it$/);
	expect(called({ arguments: "{}" })).toThrow(/^call\.function\.name must be a text/);
	expect(called(null)).toThrow(/^call\.function must be an object/);
});

/** What a program reads of a refusal stands in its errors, beside the message for the model. */
test.each<[string, Partial<CandidateCall>, Partial<TrustOptions>, string]>([
	["no-calls", {}, { toolChoice: "none" }, "the tool choice is none"],
	["unknown-tool", { name: "x" }, {}, 'no tool is named "x"'],
	[
		"wrong-tool",
		{},
		{ toolChoice: { type: "function", function: { name: "now" } } },
		'the tool choice is "now"',
	],
	["incomplete", { status: "incomplete" }, {}, "the call is not complete"],
])("the error of %s", (code, change, options, message) => {
	const given = { tools, validator: createValidator(), ...options };
	const decision = toExecutable(candidate(change), given);
	expect(decision).toMatchObject({ ok: false, code, errors: [{ path: "", message }] });
});
