/** What a request says of calls is kept to: which tools, how many, and that one must come. And choices do not mix. */
import type { ChatCompletionCreateParamsNonStreaming } from "openai/resources/chat/completions";
import { describe, expect, test } from "vitest";
import { createGateway, type Piece } from "../../src/gateway/index.js";
import type { Reading } from "../../src/gateway/model.js";
import { json_block } from "../../src/generated/formats/json_block.js";
import { getWriting } from "../../src/generated/writers.js";
import { render } from "../../src/render/index.js";
import {
	ask,
	engineOf,
	frames,
	hermesCall,
	modelOf,
	must,
	openai,
	post,
	SEARCH,
	textGateway,
	validator,
	WEATHER,
} from "./support.js";

const tools = [WEATHER, SEARCH];
const BOTH = `Look. ${hermesCall("get_weather", '{"city": "Oslo"}')}${hermesCall("search", '{"q": "x"}')}`;

interface Answer {
	readonly content: string;
	readonly calls: readonly string[];
	readonly reason: string;
}

type More = Partial<
	Pick<ChatCompletionCreateParamsNonStreaming, "tool_choice" | "parallel_tool_calls" | "n">
>;

/** The answer, streamed and not, which must say the same. */
async function answers(
	app: ReturnType<typeof createGateway>,
	more: More,
	choice = 0,
): Promise<Answer> {
	const whole = await openai(app).chat.completions.create(ask({ tools, ...more }));
	const stream = openai(app).chat.completions.stream(ask({ tools, ...more }));
	const streamed = await stream.finalChatCompletion();
	const [a, b] = [whole, streamed].map(({ choices }): Answer => {
		const { message, finish_reason } = must(choices[choice]);
		const calls = (message.tool_calls ?? []).map((call) =>
			"function" in call ? `${call.function.name} ${call.function.arguments}` : "",
		);
		return { content: message.content ?? "", calls, reason: finish_reason };
	});
	expect(b).toEqual(a);
	return must(a);
}

const WEATHER_CALL = 'get_weather {"city": "Oslo"}';
const SEARCH_CALL = 'search {"q": "x"}';

describe("tool_choice", () => {
	const app = textGateway("hermes", BOTH);

	test("auto: all calls", async () => {
		expect((await answers(app, { tool_choice: "auto" })).calls).toEqual([
			WEATHER_CALL,
			SEARCH_CALL,
		]);
	});

	test("none: no call, and the text stays as it is", async () => {
		expect(await answers(app, { tool_choice: "none" })).toEqual({
			content: BOTH,
			calls: [],
			reason: "stop",
		});
	});

	test("a name: only calls of that tool, and their indexes are dense", async () => {
		const choice = { type: "function", function: { name: "search" } } as const;
		const { calls, reason } = await answers(app, { tool_choice: choice });
		expect([calls, reason]).toEqual([[SEARCH_CALL], "tool_calls"]);
	});

	test("allowed tools", async () => {
		const named = [{ type: "function", function: { name: "search" } }];
		const allowed = { mode: "auto" as const, tools: named };
		const choice = { type: "allowed_tools", allowed_tools: allowed } as const;
		expect((await answers(app, { tool_choice: choice })).calls).toEqual([SEARCH_CALL]);
		const must = { mode: "required" as const, tools: named };
		const required = { type: "allowed_tools", allowed_tools: must } as const;
		const silent = textGateway("hermes", "No.", { reading: { strict: true } });
		const refused = await post(silent, ask({ tools, tool_choice: required }));
		expect([refused.status, (await refused.json()).error.code]).toEqual([502, "no_call"]);
	});

	test("calls of other tools alone are no calls", async () => {
		const choice = { type: "function", function: { name: "search" } } as const;
		const other = textGateway("hermes", hermesCall("get_weather", '{"city": "Oslo"}'));
		expect(await answers(other, { tool_choice: choice })).toMatchObject({
			calls: [],
			reason: "stop",
		});
	});

	test("required, and no call came: the answer stands, and is counted", async () => {
		const silent = textGateway("hermes", "No.");
		expect(await answers(silent, { tool_choice: "required" })).toEqual({
			content: "No.",
			calls: [],
			reason: "stop",
		});
		const metrics = await (await silent.request("http://localhost/metrics")).text();
		expect(metrics).toContain('toolgrammar_notices_total{format="hermes",code="no-call"} 2');
	});

	test("required, and no call came: strict makes it an error", async () => {
		const silent = textGateway("hermes", "No.", { reading: { strict: true } });
		const response = await post(silent, ask({ tools, tool_choice: "required" }));
		expect([response.status, (await response.json()).error.code]).toEqual([502, "no_call"]);
		const data = await frames(
			await post(silent, ask({ tools, tool_choice: "required", stream: true })),
		);
		expect(JSON.parse(must(data.at(-1))).error.code).toBe("no_call");
	});
});

test("parallel_tool_calls: false keeps the first call alone", async () => {
	const app = textGateway("hermes", BOTH);
	expect((await answers(app, { parallel_tool_calls: false })).calls).toEqual([WEATHER_CALL]);
	const metrics = await (await app.request("http://localhost/metrics")).text();
	expect(metrics).toContain(
		'toolgrammar_notices_total{format="hermes",code="withheld-parallel"} 2',
	);
	expect(metrics).toContain('toolgrammar_calls_total{format="hermes",status="complete"} 2');
});

test("strict: a call that does not fit its schema is withheld", async () => {
	const text = `${hermesCall("get_weather", '{"city": 5}')}${hermesCall("search", '{"q": "x"}')}`;
	const lax = await answers(textGateway("hermes", text), {});
	expect(lax.calls).toHaveLength(2);
	const strict = textGateway("hermes", text, { reading: { strict: true } });
	expect(await answers(strict, {})).toMatchObject({ calls: [SEARCH_CALL], reason: "tool_calls" });
});

test("a model's own reading wins over the gateway's", async () => {
	const text = hermesCall("get_weather", '{"city": 5}');
	const engine = engineOf(function* () {
		yield { type: "text", choice: 0, chunk: text };
		yield { type: "finish", choice: 0, reason: "stop" };
	});
	const model = { ...modelOf("hermes", engine), reading: { strict: false } };
	const app = createGateway({ models: [model], validator, reading: { strict: true } });
	expect((await answers(app, {})).calls).toHaveLength(1);
});

test("onMalformed: error makes a call that is cut an error", async () => {
	const text = `Look. ${hermesCall("search", '{"q": "x"}').slice(0, -20)}`;
	const app = textGateway("hermes", text, { reading: { policies: { onMalformed: "error" } } });
	const response = await post(app, ask({ tools }));
	expect([response.status, (await response.json()).error.code]).toEqual([502, "malformed_call"]);
});

test("a call in another format counts with --fallback, where the request wants a call", async () => {
	const calls = [{ name: "search", arguments: { q: "x" } }];
	const made = render(json_block, must(getWriting(json_block.name)), { calls }, { tools });
	const text = made.status === "rendered" ? made.text : "";
	const body = { tool_choice: "required" } as const;
	const plain = textGateway("hermes", text, { reading: { fallback: false } });
	expect((await answers(plain, body)).calls).toEqual([]);
	const chain = textGateway("hermes", text, { reading: { fallback: true } });
	expect((await answers(chain, body)).calls).toHaveLength(1);
});

describe("a call in the wire of another format that is all that the model says", () => {
	const drift =
		"<tool_call>\n<function=search>\n<parameter=q>\nx\n</parameter>\n</function>\n</tool_call>";
	const callsOf = async (text: string, reading: Reading) =>
		(await answers(textGateway("hermes", text, { reading }), {})).calls;

	test("is one by default, and where a call that cannot be read is an error", async () => {
		for (const reading of [{}, { fallback: true }, { policies: { onMalformed: "error" } }] as const)
			expect(await callsOf(drift, reading)).toEqual(['search {"q":"x"}']);
	});

	test("is none with words around it, in strict mode, and where it is not wanted", async () => {
		expect(await callsOf(`For example:\n${drift}`, {})).toEqual([]);
		expect(await callsOf(`${drift}\nis a call.`, {})).toEqual([]);
		expect(await callsOf(drift, { strict: true })).toEqual([]);
		expect(await callsOf(drift, { fallback: false })).toEqual([]);
	});

	test("is none beside a call that the engine has read", async () => {
		const own: readonly Piece[] = [
			{ type: "text", choice: 0, chunk: drift },
			{ type: "call-start", choice: 0, index: 0, id: "a", name: "search" },
			{ type: "call-arguments", choice: 0, index: 0, delta: '{"q": "y"}' },
			{ type: "finish", choice: 0, reason: "stop" },
		];
		const model = modelOf(
			"hermes",
			engineOf(() => own),
		);
		const app = createGateway({ models: [model], validator });
		expect((await answers(app, {})).calls).toEqual(['search {"q": "y"}']);
	});
});

test("choices that interleave are read each for itself", async () => {
	const texts = [BOTH, `<think>\nHm.\n</think>\n\nJust words.`, hermesCall("search", '{"q": "y"}')];
	function* pieces(): Generator<Piece> {
		for (let at = 0; at < 400; at++)
			for (const [choice, text] of texts.entries()) {
				if (at < text.length) yield { type: "text", choice, chunk: text.charAt(at) };
				if (at === text.length) yield { type: "finish", choice, reason: "stop" };
			}
	}
	const app = createGateway({ models: [modelOf("hermes", engineOf(pieces))], validator });
	for (const [choice, text] of texts.entries()) {
		const alone = await answers(textGateway("hermes", text), {});
		expect(await answers(app, { n: 3 }, choice)).toEqual(alone);
	}
});

test("an id that the conversation has used is not given again", async () => {
	const text = `<|tool_calls_section_begin|><|tool_call_begin|>functions.search:0<|tool_call_argument_begin|>{"q": "x"}<|tool_call_end|><|tool_calls_section_end|>`;
	const app = textGateway("kimik2", text);
	const used = { id: "functions.search:0", type: "function", function: SEARCH.function };
	const idOf = async (messages: readonly unknown[]) => {
		const body = await (await post(app, { model: "m", tools, messages })).json();
		return body.choices[0].message.tool_calls[0].id;
	};
	const first = { role: "user", content: "Hi" };
	expect(await idOf([first])).toBe("functions.search:0");
	const call = { ...used, function: { name: "search", arguments: "{}" } };
	const history = [
		first,
		{ role: "assistant", tool_calls: [call] },
		{ role: "tool", tool_call_id: used.id, content: "none" },
	];
	expect(await idOf(history)).not.toBe("functions.search:0");
});

describe("calls that the engine has read by itself", () => {
	const gateway = (pieces: readonly Piece[], reading = {}) =>
		createGateway({
			models: [
				modelOf(
					"hermes",
					engineOf(() => pieces),
				),
			],
			validator,
			reading,
		});
	const start = (index: number, name: string, id = `id${index}`): Piece => ({
		type: "call-start",
		choice: 0,
		index,
		id,
		name,
	});
	const args = (index: number, delta: string): Piece => ({
		type: "call-arguments",
		choice: 0,
		index,
		delta,
	});
	const finish: Piece = { type: "finish", choice: 0, reason: "tool_calls" };

	test("are handed on", async () => {
		const app = gateway([
			{ type: "reasoning", choice: 0, text: "Hm." },
			{ type: "text", choice: 0, chunk: "Look." },
			start(0, "get_weather"),
			args(0, '{"city": '),
			args(0, '"Oslo"}'),
			start(1, "search"),
			args(1, '{"q": "x"}'),
			finish,
		]);
		expect(await answers(app, {})).toEqual({
			content: "Look.",
			calls: [WEATHER_CALL, SEARCH_CALL],
			reason: "tool_calls",
		});
	});

	test("without arguments they have an empty object", async () => {
		expect((await answers(gateway([start(0, "search"), finish]), {})).calls).toEqual(["search {}"]);
	});

	test("with arguments that are no object they are not whole", async () => {
		const app = gateway([start(0, "search"), args(0, '["x"'), finish]);
		expect((await answers(app, {})).reason).toBe("stop");
	});

	test("obey the request as any others", async () => {
		const pieces = [
			start(0, "get_weather"),
			args(0, '{"city": "Oslo"}'),
			start(1, "search"),
			finish,
		];
		const none = await answers(gateway(pieces), { tool_choice: "none" });
		expect([none.calls, none.reason]).toEqual([[], "stop"]);
		const one = await answers(gateway(pieces), { parallel_tool_calls: false });
		expect(one.calls).toEqual([WEATHER_CALL]);
	});

	test("strict withholds those that do not fit", async () => {
		const pieces = [start(0, "get_weather"), args(0, '{"city": 5}'), finish];
		expect((await answers(gateway(pieces, { strict: true }), {})).calls).toEqual([]);
	});

	test("one that breaks is never completed", async () => {
		function* broken(): Generator<Piece> {
			yield start(0, "search");
			yield args(0, '{"q": ');
			throw new Error("gone");
		}
		const app = createGateway({ models: [modelOf("hermes", engineOf(broken))] });
		const data = await frames(await post(app, ask({ tools, stream: true })));
		const text = data.slice(0, -1).map((one) => JSON.parse(one).choices[0]);
		expect(text.every(({ finish_reason }) => finish_reason === null)).toBe(true);
		expect(JSON.parse(must(data.at(-1))).error.code).toBe("internal_error");
	});
});
