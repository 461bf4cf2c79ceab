/** One record of one message: what each field says, by texts whose answer can be read off. */
import { describe, expect, test } from "vitest";
import type { Parser } from "../../src/runtime/engine/parser.js";
import type { ParserEvent } from "../../src/runtime/events.js";
import { createParser } from "../../src/runtime/index.js";
import type { Outcome } from "../../src/runtime/outcome.js";
import { observe } from "../../src/telemetry/index.js";
import { createValidator } from "../../src/validate/index.js";
import { Told } from "../properties/support/told.js";
import { formatNamed, messageOf, watch } from "./support.js";

const hermes = formatNamed("hermes");
const CALL = '<tool_call>\n{"name": "search", "arguments": {"q": "x"}}\n</tool_call>';
const parameters = {
	type: "object",
	properties: {
		q: { type: "string" },
		list: { type: "array", items: { type: "object", properties: { deep: { type: "number" } } } },
	},
	required: ["q"],
};
const tools = [{ name: "search", parameters }];
const validator = createValidator();

function callText(name: string, args: string): string {
	return `<tool_call>\n{"name": "${name}", "arguments": ${args}}\n</tool_call>`;
}

test("a message with text and a call", () => {
	const text = `Let me look.\n${CALL}`;
	const times = [100, 105, 130];
	const { records } = watch(hermes, [text.slice(0, 4), text.slice(4)], {
		observe: { now: () => times.shift() ?? Number.NaN, messageId: "m-1" },
	});
	expect(messageOf(records)).toEqual({
		record: "message",
		message_id: "m-1",
		format: "hermes",
		parse_mode: "primary",
		fallback_used: false,
		candidate_count: 0,
		closed_gate: null,
		finish_reason: "tool_calls",
		calls: [
			{
				index: 0,
				id: "id-search-0",
				tool: "search",
				status: "complete",
				repairs: [],
				schema_validation: "not_judged",
				reasons: [],
			},
		],
		calls_complete: 1,
		calls_repaired: 0,
		calls_incomplete: 0,
		schema_validation: "not_judged",
		repairs: {},
		notices: {},
		input_length: text.length,
		chunk_count: 2,
		held_back_max: 0,
		time_to_first_event_ms: 5,
		time_total_ms: 30,
	});
});

test("no text, no event: no time to the first one", () => {
	const record = messageOf(watch(hermes, []).records);
	expect(record).toMatchObject({
		parse_mode: "none",
		finish_reason: "stop",
		chunk_count: 0,
		input_length: 0,
		time_to_first_event_ms: null,
	});
});

test("a cut call is none that was delivered; the engine's reason stays", () => {
	const record = messageOf(
		watch(hermes, [CALL.slice(0, CALL.indexOf('"x"') + 2)], { finish: "length" }).records,
	);
	expect(record).toMatchObject({
		calls_complete: 0,
		calls_incomplete: 1,
		finish_reason: "length",
		parse_mode: "primary",
	});
});

test("repairs count calls, notices count themselves", () => {
	const single = callText("search", "{'q': 'x'}");
	const broken = callText("search", '{"q": }');
	const record = messageOf(watch(hermes, [`${single}\n${single}\n${CALL}\n${broken}`]).records);
	expect(record.repairs["single-quotes"]).toBe(2);
	expect(record.calls.map(({ repairs }) => repairs.includes("single-quotes"))).toEqual([
		true,
		true,
		false,
		false,
	]);
	expect(record).toMatchObject({ calls_complete: 1, calls_repaired: 2, calls_incomplete: 1 });
	expect(record.notices).toEqual({ broken: 1 });
});

describe("held back: what was fed and had not left when feed returned", () => {
	test("the beginning of a marker waits", () => {
		const record = messageOf(watch(hermes, ["Hi <tool", "_c", " no"]).records);
		// `<tool` and then `<tool_c` wait; the last chunk releases all of it
		expect(record.held_back_max).toBe("<tool_c".length);
	});

	test("a header waits for the name; the arguments do not", () => {
		const header = CALL.slice(0, CALL.indexOf("search"));
		const chunks = [header, ...CALL.slice(header.length).split("")];
		const record = messageOf(watch(hermes, chunks).records);
		const committed = CALL.indexOf("{", CALL.indexOf("arguments"));
		expect(record.held_back_max).toBeGreaterThanOrEqual(header.length);
		expect(record.held_back_max).toBeLessThanOrEqual(committed);
	});

	test("bytes count as the characters that they make", () => {
		const text = `å€😀 ${CALL} 😀`;
		const bytes = new TextEncoder().encode(text);
		const one = Array.from(bytes, (_, at) => bytes.subarray(at, at + 1));
		for (const chunks of [[text], [bytes], one, [...one.slice(0, 3), text]]) {
			const { records, events } = watch(hermes, chunks);
			const length = chunks.length === 4 ? 2 + text.length : text.length;
			expect(messageOf(records).input_length).toBe(length);
			expect(Math.max(...events.map(({ end }) => end))).toBe(length);
		}
		const open = messageOf(watch(hermes, [bytes.subarray(0, 3)]).records);
		expect(open.input_length).toBe(2);
	});

	test("flagged text counts, too", () => {
		const chunks = [{ text: "Hi " }, { text: "<tool_call>", special: true }, { text: " x" }];
		expect(messageOf(watch(hermes, chunks).records).input_length).toBe("Hi <tool_call> x".length);
	});
});

describe("the verdict", () => {
	const both: readonly (readonly [string, boolean])[] = [
		["made by the observer", false],
		["of the collected message", true],
	];
	describe.each(both)("%s", (_title, collect) => {
		const judged = (text: string, more: object = {}) =>
			messageOf(
				watch(hermes, [text], {
					parser: { tools, validator, collect, ...more },
					observe: { tools, validator, ...more },
				}).records,
			);

		test("pass, fail, and nothing to judge", () => {
			expect(judged(CALL).schema_validation).toBe("pass");
			expect(judged("Hello.").schema_validation).toBe("not_judged");
			const mixed = judged(`${CALL}\n${callText("search", '{"q": 1}')}`);
			expect(mixed.calls.map((call) => call.schema_validation)).toEqual(["pass", "fail"]);
			expect(mixed.schema_validation).toBe("fail");
			const cut = judged(CALL.slice(0, CALL.indexOf('"x"')));
			expect(cut.calls).toMatchObject([{ status: "incomplete", schema_validation: "not_judged" }]);
		});

		test("reasons: the place, by the schema's names only", () => {
			expect(judged(callText("search", '{"q": 1}')).calls[0]?.reasons).toEqual(["schema /q"]);
			expect(judged(callText("search", "{}")).calls[0]?.reasons).toEqual(["schema"]);
			const deep = callText("search", '{"q": "x", "list": [{"deep": 1}, {"deep": "a"}, 3, 4]}');
			expect(judged(deep).calls[0]?.reasons).toEqual(["schema /list/*/deep", "schema /list/*"]);
			expect(judged(callText("other", "{}")).calls[0]?.reasons).toEqual(["unknown-tool"]);
			expect(judged(CALL, { toolChoice: "other" }).calls[0]?.reasons).toEqual(["wrong-tool"]);
		});

		test("a call was required and none came", () => {
			expect(judged("Hello.", { toolChoice: "required" }).notices).toEqual({ "no-call": 1 });
			expect(judged(CALL, { toolChoice: "required" }).notices).toEqual({});
		});
	});

	test("a key that the model has chosen is not named", () => {
		const loose = { type: "object", additionalProperties: { type: "number" } };
		const own = [{ name: "search", parameters: loose }];
		const { records } = watch(hermes, [callText("search", '{"secret key of mine": "x"}')], {
			observe: { tools: own, validator },
		});
		expect(messageOf(records).calls[0]?.reasons).toEqual(["schema /*"]);
	});

	test("collected: each call is judged once, however often the message is asked for", () => {
		let judged = 0;
		const counting = {
			validate: () => {
				judged++;
				return [];
			},
		};
		const { parser } = watch(hermes, [CALL], {
			parser: { tools, validator: counting, collect: true },
		});
		expect(parser.message).toBe(parser.message);
		expect(parser.message?.toolCalls[0]?.valid).toBe(true);
		expect(judged).toBe(1);
	});
});

describe("how the calls were found", () => {
	/** Stands for a fallback chain. */
	function chain(outcome: Outcome): Parser & { readonly outcome: Outcome } {
		const parser = createParser(hermes);
		return {
			feed: (chunk) => parser.feed(chunk),
			finish: (reason) => parser.finish(reason),
			message: null,
			outcome,
		};
	}
	function recordOf(outcome: Outcome) {
		const records: Parameters<typeof messageOf>[0][number][] = [];
		const parser = observe(chain(outcome), {
			format: hermes,
			onRecord: (one) => records.push(one),
		});
		parser.feed(CALL);
		parser.finish();
		return messageOf(records);
	}

	test("by the chain's own word", () => {
		expect(recordOf({ mode: "fenced", candidates: 2, closed: null, reask: null })).toMatchObject({
			parse_mode: "fenced",
			fallback_used: true,
			candidate_count: 2,
			closed_gate: null,
		});
	});

	test("a gate that closed is named, its message is not", () => {
		const closed = { gate: "size", message: "a text of the model" } as const;
		const record = recordOf({ mode: "none", candidates: 1, closed, reask: "write it again" });
		expect(record).toMatchObject({ parse_mode: "none", fallback_used: false, closed_gate: "size" });
		expect(JSON.stringify(record)).not.toMatch(/text of the model|again/);
	});
});

test("arguments are in the record only where they are asked for", () => {
	const text = (includeArguments: boolean, collect: boolean) =>
		messageOf(
			watch(hermes, [CALL], { parser: { collect }, observe: { includeArguments } }).records,
		).calls.map((call) => call.arguments);
	for (const collect of [false, true]) {
		expect(text(true, collect)).toEqual(['{"q": "x"}']);
		expect(text(false, collect)).toEqual([undefined]);
	}
});

describe("what an observed parser is", () => {
	test("the events are the parser's", () => {
		const text = `Hi <tool ${CALL} bye`;
		const plain = createParser(hermes, { generateId: () => "one" });
		const expected: ParserEvent[] = [...plain.feed(text), ...plain.finish("length")];
		const { events } = watch(hermes, [text], {
			parser: { generateId: () => "one" },
			finish: "length",
		});
		expect(events).toEqual(expected);
	});

	test("a sink is told them instead", () => {
		const sink = new Told();
		const { events, records } = watch(hermes, [`Hi ${CALL}`], { observe: { sink } });
		expect(events).toEqual([]);
		expect(sink.events).toEqual(watch(hermes, [`Hi ${CALL}`]).events);
		expect(messageOf(records).calls_complete).toBe(1);
	});

	test("a parser that tells a sink of its own cannot be observed, and says so", () => {
		const parser = observe(createParser(hermes, { sink: new Told() }), {
			format: hermes,
			onRecord: () => {},
		});
		expect(() => parser.feed("x")).toThrow(/sink/);
	});

	test("its message is the parser's", () => {
		const { parser } = watch(hermes, [`Hi ${CALL}`], { parser: { collect: true } });
		expect(parser.message?.content).toBe("Hi ");
		expect(watch(hermes, ["Hi"]).parser.message).toBeNull();
	});

	test("misuse is still said", () => {
		const { parser, records } = watch(hermes, ["Hi"]);
		expect(() => parser.feed("x")).toThrow(/finish/);
		expect(() => parser.finish()).toThrow(/finish/);
		expect(records).toHaveLength(1);
	});
});

describe("what goes wrong in telemetry stays there", () => {
	const boom = new Error("boom");
	const thrower = () => {
		throw boom;
	};
	const rejecter = () => Promise.reject(boom);

	test.each([
		["throws", thrower],
		["rejects", rejecter],
	])("a callback that %s", async (_title, onRecord) => {
		const errors: unknown[] = [];
		const onError = (error: unknown) => errors.push(error);
		const { events, parser } = watch(hermes, [CALL], { observe: { onRecord, onError } });
		expect(events.map(({ type }) => type)).toContain("call-end");
		expect(parser.toolResult("id-search-0", "ok")).toBe("recorded");
		await new Promise((resolve) => setTimeout(resolve));
		expect(errors).toEqual([boom, boom]);
	});

	test.each([
		["nobody listens", undefined],
		["the listener throws", thrower],
		["the listener rejects", rejecter],
	])("and %s", async (_title, onError) => {
		for (const onRecord of [thrower, rejecter]) {
			const { events } = watch(hermes, [CALL], {
				observe: { onRecord, ...(onError === undefined ? {} : { onError }) },
			});
			expect(events.length).toBeGreaterThan(0);
		}
		// a rejection that nobody takes would fail the run
		await new Promise((resolve) => setTimeout(resolve));
	});

	test("a validator that throws", () => {
		const errors: unknown[] = [];
		const { events, records } = watch(hermes, [CALL], {
			observe: {
				tools,
				validator: { validate: thrower },
				onError: (error) => errors.push(error),
			},
		});
		expect(events.length).toBeGreaterThan(0);
		expect([records, errors]).toEqual([[], [boom]]);
	});
});

describe("results of tools", () => {
	const two = `${CALL}\n${callText("ping", "{}")}`;

	test("arrive through the call's id, after the message or before its end", () => {
		const { parser, records } = watch(hermes, [two], { observe: { messageId: 7 } });
		expect(parser.toolResult("id-ping-1", "empty")).toBe("recorded");
		expect(records.slice(1)).toEqual([
			{
				record: "tool_result",
				message_id: 7,
				format: "hermes",
				index: 1,
				id: "id-ping-1",
				tool: "ping",
				tool_result_status: "empty",
			},
		]);

		const early: unknown[] = [];
		const open = observe(createParser(hermes, { generateId: () => "one" }), {
			format: hermes,
			onRecord: (record) => early.push(record),
		});
		open.feed(CALL);
		expect(open.toolResult("one", "ok")).toBe("recorded");
		expect(early).toHaveLength(1);
		open.finish();
		expect(early).toHaveLength(2);
	});

	test("an unknown id is said, a second report is, and neither gives a record", () => {
		const { parser, records } = watch(hermes, [two]);
		expect(parser.toolResult("id-pong-1", "ok")).toBe("unknown-id");
		expect(parser.toolResult("id-search-0", "error")).toBe("recorded");
		expect(parser.toolResult("id-search-0", "ok")).toBe("reported-before");
		expect(records).toHaveLength(2);
	});
});
