/** Each gate: what opens it, and that it alone closes the way. */
import { describe, expect, test } from "vitest";
import { type ChainOptions, createChain, DEFAULT_FALLBACKS } from "../../src/chain/index.js";
import { hermes } from "../../src/generated/formats/hermes.js";
import { passthrough } from "../../src/generated/formats/passthrough.js";
import { pythonic } from "../../src/generated/formats/pythonic.js";
import { getFormat } from "../../src/generated/registry.js";
import type { ParserEvent } from "../../src/runtime/events.js";
import { createParser } from "../../src/runtime/index.js";
import { GOOD, hear, hearAllWays, MODES, OPEN, TOOLS, written } from "./support.js";

const { intent: _, ...UNSAID } = OPEN;

/** The text of an argument that makes a candidate of this mode so long. */
function ofLength(mode: (typeof MODES)[number], length: number): string {
	const around = written(mode, "say", '{"text":""}').length;
	return written(mode, "say", JSON.stringify({ text: "x".repeat(length - around) }));
}

describe.each(MODES)("mode %s", (mode) => {
	const good = written(mode, "weather", GOOD);
	const closedBy = (text: string, options = OPEN) => {
		const { message, outcome } = hearAllWays(hermes, text, options);
		expect(message.toolCalls).toEqual([]);
		expect(message.content).toBe(text);
		expect(message.finishReason).toBe("stop");
		expect(outcome.mode).toBe("none");
		return outcome;
	};

	test("all gates open: the call, with its markers in its span", () => {
		const { message, outcome, events } = hearAllWays(hermes, good, OPEN);
		expect(outcome).toEqual({ mode, candidates: 1, closed: null, reask: null });
		expect(message).toMatchObject({ content: "", finishReason: "tool_calls" });
		expect(message.toolCalls).toMatchObject([
			{
				index: 0,
				id: "id-weather-0",
				name: "weather",
				status: "complete",
				repairs: [],
				valid: true,
				start: 0,
				end: good.length,
			},
		]);
		expect(JSON.parse(message.toolCalls[0]?.arguments ?? "")).toEqual(JSON.parse(GOOD));
		expect(message.notices).toMatchObject([{ code: "fallback", start: 0, end: good.length }]);
		expect(message.notices[0]?.message).toContain(mode);
		expect(events.map(({ type }) => type).join(" ")).toBe(
			"notice call-start call-arguments call-end",
		);
	});

	test("strict: the same", () => {
		const { message } = hearAllWays(hermes, good, { ...OPEN, strict: true });
		expect(message.toolCalls).toMatchObject([{ name: "weather", valid: true }]);
	});

	test.each(["length", "content_filter"])("the engine says %s: a whole call is whole", (reason) => {
		const { message, outcome } = hearAllWays(hermes, good, OPEN, reason);
		expect(outcome.mode).toBe(mode);
		expect(message).toMatchObject({ finishReason: reason, toolCalls: [{ status: "complete" }] });
	});

	test("intent", () => {
		const outcome = closedBy(good, UNSAID);
		expect(outcome).toMatchObject({ candidates: 0, closed: { gate: "intent" }, reask: null });
		const shown = hearAllWays(hermes, `CALL_TOOL\n${good}`, UNSAID);
		expect(shown.outcome.mode).toBe(mode);
		expect(shown.message.content).toBe("CALL_TOOL\n");
	});

	test("the caller's word is stronger than a signal", () => {
		const outcome = closedBy(`CALL_TOOL\n${good}`, { ...OPEN, intent: false });
		expect(outcome.closed?.gate).toBe("intent");
	});

	test("size: 2,047, 2,048 and 2,049 UTF-16 units", () => {
		for (const length of [2047, 2048]) {
			const text = ofLength(mode, length);
			expect(text).toHaveLength(length);
			for (const chunks of [[text], [...text], [text.slice(0, 2000), text.slice(2000)]])
				expect(hear(hermes, chunks, OPEN).outcome.mode).toBe(mode);
		}
		const text = ofLength(mode, 2049);
		for (const chunks of [[text], [...text], [text.slice(0, 2000), text.slice(2000)]]) {
			const { message, outcome } = hear(hermes, chunks, OPEN);
			expect(message).toMatchObject({ content: text, toolCalls: [] });
			expect(outcome).toMatchObject({ candidates: 1, closed: { gate: "size" } });
		}
		const own = { ...OPEN, candidateLength: good.length };
		expect(hearAllWays(hermes, good, own).outcome.mode).toBe(mode);
		expect(closedBy(good, { ...OPEN, candidateLength: good.length - 1 }).closed?.gate).toBe("size");
	});

	test("the size is counted without white space around the call", () => {
		const { outcome, message } = hearAllWays(hermes, `\n${good}\n \n`, {
			...OPEN,
			candidateLength: good.length,
		});
		expect(outcome.mode).toBe(mode);
		expect(message.content).toBe("\n\n \n");
	});

	test("the size is that of the candidate, however much stands before it or behind it", () => {
		const words = "So it is. ".repeat(Math.ceil(good.length / 10));
		for (const text of [`${words}\n\n${good}`, `${good}\n\n${words}`]) {
			const { outcome } = hearAllWays(hermes, text, OPEN);
			// a mode that wants the whole text has no candidate here
			expect(outcome.mode).toBe(outcome.candidates === 0 ? "none" : mode);
			const exact = { ...OPEN, candidateLength: good.length };
			expect(hearAllWays(hermes, text, exact).outcome).toEqual(outcome);
		}
		expect(hearAllWays(hermes, `${words}\n\n${good}`, OPEN).outcome.mode).toBe(
			mode === "marker" || mode === "fenced" ? mode : "none",
		);
	});

	test("the arguments of a promoted call stand where the fallback's own parser finds them", () => {
		const { format } = DEFAULT_FALLBACKS.find((one) => one.mode === mode) ?? expect.fail(mode);
		const placesOf = (events: readonly ParserEvent[]) => {
			const all = events.filter(({ type }) => type === "call-arguments");
			return [all[0]?.start, all.at(-1)?.end];
		};
		for (const chunks of [[good], [...good]]) {
			// a fallback allows no other deviation, and sees this one so that it is no candidate
			const policies = { lenient: ["wrapped-arguments"] } as const;
			const own = createParser(format, { tools: TOOLS, policies });
			const places = placesOf([...chunks.flatMap((one) => own.feed(one)), ...own.finish("stop")]);
			expect(places).not.toContain(undefined);
			expect(placesOf(hear(hermes, chunks, OPEN).events)).toEqual(places);
		}
	});

	test("name: an undeclared one, and one that the choice does not name", () => {
		const outcome = closedBy(written(mode, "nobody", GOOD));
		// formats that ask for a declared name see no call at all
		expect(outcome.closed?.gate ?? "none").toBe(outcome.candidates > 0 ? "name" : "none");
		const say = { ...OPEN, toolChoice: "say" };
		expect(closedBy(good, say)).toMatchObject({ candidates: 1, closed: { gate: "name" } });
		const named = hearAllWays(hermes, good, {
			...OPEN,
			toolChoice: { type: "function", function: { name: "weather" } },
		});
		expect(named.outcome.mode).toBe(mode);
	});

	test("schema: a wrong type, a missing and a foreign parameter; nothing is converted", () => {
		for (const args of ['{"days": "3"}', "{}", '{"days": 3, "b": 1}']) {
			const outcome = closedBy(written(mode, "weather", args), {
				...OPEN,
				policies: { coerceQuoted: true },
			});
			expect(outcome).toMatchObject({ candidates: 1, closed: { gate: "schema" } });
		}
	});

	test("schema: the tool's own check, behind the validator", () => {
		const check = (args: unknown) =>
			JSON.stringify(args) === GOOD.replaceAll(" ", "") ? [] : [{ path: "/days", message: "odd" }];
		const tools = TOOLS.map((tool) => ({ ...tool, check }));
		expect(hearAllWays(hermes, good, { ...OPEN, tools }).outcome.mode).toBe(mode);
		const other = written(mode, "weather", '{"days": 4}');
		const outcome = closedBy(other, { ...OPEN, tools });
		expect(outcome).toMatchObject({ candidates: 1, closed: { gate: "schema" } });
		expect(outcome.closed?.message).toContain("/days: odd");
	});

	test("single: two candidates; the text that asks for one", () => {
		// an object with anything behind it is no block
		const first = mode === "json" ? written("marker", "say", '{"text": ""}') : good;
		const two = `${first}\n${written("marker", "weather", GOOD)}`;
		const outcome = closedBy(two, { ...OPEN, example: "EXAMPLE" });
		expect(outcome).toMatchObject({ candidates: 2, closed: { gate: "single" } });
		expect(outcome.reask).toContain(hermes.title);
		expect(outcome.reask).toContain("weather, say");
		expect(outcome.reask).toContain("EXAMPLE");
	});

	test("a candidate that fails another gate spoils a good one, too", () => {
		const other = written("marker", "nobody", GOOD);
		if (mode === "json") return;
		expect(closedBy(`${good}\n${other}`)).toMatchObject({ candidates: 2 });
		expect(
			closedBy(mode === "bracket" ? `${good}\n${other}` : `${other}\n${good}`).closed?.gate,
		).toBe(mode === "bracket" ? "single" : "name");
	});

	test("without tools, without a validator, with tool_choice none: the primary alone", () => {
		const { tools: _t, ...noTools } = OPEN;
		const { validator: _v, ...noValidator } = OPEN;
		for (const options of [
			noTools,
			{ ...OPEN, tools: [] },
			noValidator,
			{ ...OPEN, toolChoice: "none" },
			{ ...OPEN, fallbacks: [] },
		])
			expect(closedBy(good, options)).toEqual({
				mode: "none",
				candidates: 0,
				closed: null,
				reask: null,
			});
	});

	test("cut anywhere it is text", () => {
		for (let at = 1; at < good.length; at++) {
			const { message } = hear(hermes, [...good.slice(0, at)], OPEN, "length");
			expect(message).toMatchObject({ content: good.slice(0, at), toolCalls: [] });
		}
	});
});

test("no lenient rule and no repair of a fallback", () => {
	for (const text of [
		"{'name': 'weather', 'arguments': {'days': 3}}",
		'{"name": "weather", "arguments": {"days": 3,}}',
		"Now [weather(days=3)]",
		"[weather(days=three)]",
		"weather(days=3)",
		'TOOL_CALL {"tool_name": "weather", "parameters": "{\\"days\\": 3}"}',
		'TOOL_CALL {"tool_name": "weather", "parameters": {"days": 3}',
	]) {
		const { message, outcome } = hearAllWays(hermes, text, OPEN);
		expect([text, message.toolCalls]).toEqual([text, []]);
		expect(message.content).toBe(text);
		expect(outcome.mode).toBe("none");
	}
});

test("schema: a key that comes twice, at any depth and in any spelling", () => {
	const tools = [{ name: "put", parameters: { type: "object" } }];
	const options = { ...OPEN, tools };
	const asJson = (args: string) => `{"name": "put", "arguments": ${args}}`;
	for (const [mode, text] of [
		["bracket", "[put(a=1, a=2)]"],
		["bracket", "[put(a=1, a=1)]"],
		["bracket", "[put(a={'b': 1, 'b': 2})]"],
		["bracket", "[put(a=[0, {'b': 1, 'c': {}, 'b': 2}])]"],
		["json", asJson('{"a": 1, "a": 2}')],
		["json", asJson('{"a": 1, "\\u0061": 2}')],
		["json", asJson('{"a": {"b": [{}, {"c": "}", "d": "\\"", "c": 0}]}}')],
		["marker", 'TOOL_CALL: {"tool_name": "put", "parameters": {"a": 1, "a": 2}}'],
		["fenced", `\`\`\`json\n[${asJson('{"a": 1, "a": 2}')}]\n\`\`\``],
	] as const) {
		const { message, outcome } = hearAllWays(hermes, text, options);
		expect([mode, text, message.content, message.toolCalls]).toEqual([mode, text, text, []]);
		expect(outcome).toMatchObject({ candidates: 1, closed: { gate: "schema" } });
		expect(outcome.reask).toContain("twice");
	}
	for (const [mode, text] of [
		["bracket", "[put(a={'b': 1}, b={'b': 1}, c=['a', 'a', {'a': 'b'}, {'a': 'b'}])]"],
		["json", asJson('{"a": {"a": {"a": "a"}}, "b": ["a", "a", {"c": 1}, {"c": 2}], "c": "a"}')],
		["json", asJson('{"a": "\\",\\"a\\": {", "\\"a": [[], {}], "A": "a"}')],
	] as const)
		expect([text, hearAllWays(hermes, text, options).outcome.mode]).toEqual([text, mode]);
});

test("a list that is not closed, or holds something else, is no single call", () => {
	for (const text of [
		"[weather(days=3)",
		"[weather(days=3), and more]",
		`\`\`\`json\n${written("json", "weather", GOOD)}`,
	]) {
		const { outcome, message } = hearAllWays(hermes, text, OPEN);
		expect(message.content).toBe(text);
		expect(outcome).toMatchObject({ candidates: 1, closed: { gate: "single" } });
		expect(outcome.closed?.message).toContain("not closed");
	}
	const two = hearAllWays(hermes, "[weather(days=3), weather(days=4)]", OPEN);
	expect(two.outcome).toMatchObject({ mode: "none", candidates: 2, closed: { gate: "single" } });
	expect(two.outcome.closed?.message).toMatch(/^2 texts/);
});

test("readings of one text are one candidate: the earlier fallback counts", () => {
	const fenced = `\`\`\`json\n${written("json", "weather", GOOD)}\n\`\`\``;
	expect(hearAllWays(hermes, fenced, OPEN).outcome.mode).toBe("json");
	const turned = [...DEFAULT_FALLBACKS].reverse();
	const { outcome } = hearAllWays(hermes, fenced, { ...OPEN, fallbacks: turned });
	expect(outcome).toMatchObject({ mode: "fenced", candidates: 1 });
	// a whole call inside of a string of another
	const inner = written("marker", "weather", GOOD);
	const outer = `[say(text='${inner} ${inner}')]`;
	const { message } = hearAllWays(hermes, outer, OPEN);
	expect(message.toolCalls).toMatchObject([{ name: "say" }]);
	const { candidates, mode } = hearAllWays(hermes, outer, { ...OPEN, fallbacks: turned }).outcome;
	expect([mode, candidates]).toEqual(["none", 2]);
});

test("the primary is no fallback of itself", () => {
	const inside = "[weather(days=3)]";
	const { outcome, message } = hearAllWays(pythonic, inside, OPEN);
	expect(outcome.mode).toBe("primary");
	expect(message.notices).toEqual([]);
	expect(getFormat("bracket")).toBe(pythonic);
});

describe("the primary's own calls", () => {
	const own = '<tool_call>\n{"name": "weather", "arguments": {"days": 1}}\n</tool_call>';
	const good = written("marker", "weather", GOOD);

	test("before or behind a candidate: that is text", () => {
		for (const [text, content] of [
			[`${good} ${own}`, `${good} `],
			[`${own}${good}`, good],
		] as const) {
			const { message, outcome } = hearAllWays(hermes, text, OPEN);
			expect(outcome).toMatchObject({ mode: "primary", closed: null, reask: null });
			expect(message.content).toBe(content);
			expect(message.toolCalls).toMatchObject([{ name: "weather", arguments: '{"days": 1}' }]);
			expect(message.notices).toEqual([]);
		}
	});

	test("count where no fallback could give one", () => {
		const { tools, validator, ...rest } = OPEN;
		for (const given of [{}, { tools }, { validator }, { tools: [], validator }])
			for (const [text, mode] of [
				[own, "primary"],
				["No call.", "none"],
			] as const)
				expect(hearAllWays(hermes, text, { ...rest, ...given }).outcome).toEqual({
					mode,
					candidates: 0,
					closed: null,
					reask: null,
				});
	});

	test("one that was cut is one", () => {
		const { message, outcome } = hearAllWays(hermes, good + own.slice(0, 47), OPEN, "length");
		expect(outcome.mode).toBe("primary");
		expect(message.toolCalls).toMatchObject([{ status: "incomplete" }]);
	});

	test("one that strict mode withholds ends the chain, and gives no call", () => {
		const wrong = own.replace("1", '"1"');
		const { message, outcome } = hearAllWays(hermes, `${good}${wrong}`, { ...OPEN, strict: true });
		expect(outcome.mode).toBe("none");
		expect(message).toMatchObject({ content: good, toolCalls: [] });
		expect(message.notices.map(({ code }) => code)).toEqual(["withheld"]);
	});

	test("a malformed one is text, in which a fallback finds the call", () => {
		const text = `<tool_call>\n${good}\n</tool_call>`;
		const { message, outcome } = hearAllWays(hermes, text, OPEN);
		expect(outcome.mode).toBe("marker");
		expect(message.content).toBe("<tool_call>\n\n</tool_call>");
		expect(message.notices.map(({ code }) => code).sort()).toEqual(["fallback", "malformed"]);
	});

	test("markers without any call: all is text", () => {
		const text = "<tool_call>\nnothing\n</tool_call>";
		const { message, outcome } = hearAllWays(hermes, text, OPEN);
		expect(message.content).toBe(text);
		expect(outcome).toMatchObject({ mode: "none", candidates: 0 });
	});
});

describe("what stands between pieces of content", () => {
	const good = written("marker", "weather", GOOD);

	test("a call in a thought is none", () => {
		const { message, outcome } = hearAllWays(hermes, `<think>${good}</think>x`, OPEN);
		expect(message).toMatchObject({ content: "x", reasoning: good, toolCalls: [] });
		expect(outcome.candidates).toBe(0);
	});

	test("a thought in a call makes it none", () => {
		const at = good.length >> 1;
		const text = `${good.slice(0, at)}<think>hm</think>${good.slice(at)}`;
		const { message, outcome } = hearAllWays(hermes, text, OPEN);
		expect(message.toolCalls).toEqual([]);
		expect(outcome.mode).toBe("none");
		expect(message.content.length).toBeGreaterThan(0);
	});

	test("what ends the message may stand behind the call", () => {
		for (const mode of MODES) {
			const text = `${written(mode, "weather", GOOD)}<|im_end|>\n`;
			const { outcome, message } = hearAllWays(hermes, text, OPEN);
			expect(outcome.mode).toBe(mode);
			expect(message.content).toBe("\n");
		}
	});
});

test("ids: the caller's, else the primary's shape, else the fallback's", () => {
	const good = written("marker", "weather", GOOD);
	const { generateId: _g, ...own } = OPEN;
	const idOf = (name: string) =>
		hear(getFormat(name) ?? passthrough, [good], own).message.toolCalls[0]?.id;
	expect(idOf("kimik2")).toBe("functions.weather:0");
	expect(idOf("passthrough")).toMatch(/^call_[0-9a-f]+$/);
	expect(hear(hermes, [good], OPEN).message.toolCalls[0]?.id).toBe("id-weather-0");
});

test("ids: none that the conversation has used, whoever makes them", () => {
	const good = written("marker", "weather", GOOD);
	const { generateId: _g, ...own } = OPEN;
	const kimi = getFormat("kimik2") ?? passthrough;
	const takenIds = new Set([
		"functions.weather:0",
		"functions.weather:1",
		"id-weather-0",
		"same",
		"",
	]);
	const idOf = (options: ChainOptions) =>
		hear(kimi, [good], { ...options, takenIds }).message.toolCalls[0]?.id;
	expect(idOf(own)).toBe("functions.weather:2");
	expect(idOf(OPEN)).toBe("id-weather-1");
	const id = idOf({ ...own, generateId: () => "same" });
	expect(id).toMatch(/^same/);
	expect(takenIds.has(id ?? "")).toBe(false);
});

test("no text asks for a call in a format that has none", () => {
	const two = `${written("marker", "weather", GOOD)} ${written("marker", "weather", GOOD)}`;
	const { outcome } = hear(passthrough, [two], OPEN);
	expect(outcome).toMatchObject({ candidates: 2, reask: null });
});

test("a sink is told what is returned without one", () => {
	const text = `x ${written("marker", "weather", GOOD)} y`;
	const returned = hear(hermes, [...text], OPEN).events;
	const told: string[] = [];
	const sink = {
		content: (t: string) => told.push(`content ${t}`),
		reasoning: (t: string) => told.push(`reasoning ${t}`),
		callStart: (_i: number, id: string) => told.push(`call-start ${id}`),
		callArguments: (_i: number, delta: string) => told.push(`call-arguments ${delta}`),
		callEnd: (_i: number, status: string) => told.push(`call-end ${status}`),
		notice: (code: string) => told.push(`notice ${code}`),
	};
	const chain = createChain(hermes, { ...OPEN, sink });
	for (const piece of text) expect(chain.feed(piece)).toEqual([]);
	expect(chain.outcome).toBeNull();
	expect(chain.finish()).toEqual([]);
	expect(chain.outcome?.mode).toBe("marker");
	expect(told).toEqual(
		returned.map((event) => {
			if (event.type === "content") return `content ${event.text}`;
			if (event.type === "call-start") return `call-start ${event.id}`;
			if (event.type === "call-arguments") return `call-arguments ${event.delta}`;
			if (event.type === "call-end") return `call-end ${event.status}`;
			return event.type === "notice" ? `notice ${event.code}` : event.type;
		}),
	);
	expect(() => chain.feed("x")).toThrow(/after finish/);
	expect(() => chain.finish()).toThrow(/before/);
});
