/** What events go through before they leave: calls that are withheld, values that are converted, the message they are folded to. */
import { describe, expect, it } from "vitest";
import { hermes } from "../../src/generated/formats/hermes.js";
import { qwen_coder as qwenCoder } from "../../src/generated/formats/qwen_coder.js";
import type { Chunk, ParserEvent, ValidationError } from "../../src/runtime/events.js";
import { collect, createParser } from "../../src/runtime/index.js";
import type { ParserOptions, ToolDefinition } from "../../src/runtime/options.js";

const FUSSY: ToolDefinition = {
	name: "fussy",
	parameters: { type: "object", properties: { n: { type: "integer" }, s: { type: "string" } } },
	check: (args) => (JSON.stringify(args) === "{}" ? [{ path: "", message: "no n" }] : []),
};
const TOOLS: readonly ToolDefinition[] = [FUSSY, { name: "plain" }];

function callOf(name: string, args: string): string {
	return `<tool_call>\n{"name": "${name}", "arguments": ${args}}\n</tool_call>`;
}

/** The events, whole and by characters: the same but for the pieces of texts. */
function eventsOf(text: string, options: ParserOptions, finish = "stop"): readonly ParserEvent[] {
	const read = (chunks: readonly Chunk[]): ParserEvent[] => {
		const parser = createParser(hermes, { generateId: ({ index }) => `id${index}`, ...options });
		return [...chunks.flatMap((chunk) => [...parser.feed(chunk)]), ...parser.finish(finish)];
	};
	const whole = read([text]);
	const message = (events: readonly ParserEvent[]) => collect(events, options);
	expect(message(read(text.split("")))).toEqual(message(whole));
	return whole;
}

/** `start NAME INDEX`, `args TEXT`, `end STATUS CODES`, `notice CODE: MESSAGE | TEXT`, `content TEXT`. */
function linesOf(events: readonly ParserEvent[]): readonly string[] {
	return events.map((event) => {
		switch (event.type) {
			case "call-start":
				return `start ${event.name} ${event.index}`;
			case "call-arguments":
				return `args ${event.delta} ${event.index}`;
			case "call-end":
				return `end ${event.status} ${event.repairs.join()} ${event.index}`;
			case "notice":
				return `notice ${event.code}: ${event.message} | ${event.text}`;
			case "content":
				return `content ${event.text}`;
			default:
				return event.type;
		}
	});
}

describe("strict, with tools", () => {
	const options = { tools: TOOLS, strict: true };

	it("a call that is not valid is withheld, with its reason and its text; the indexes stay dense", () => {
		const bad = callOf("fussy", "{}");
		const good = callOf("fussy", '{"n": 1}');
		const unknown = callOf("other", '{"a": 1}');
		expect(linesOf(eventsOf(`a ${bad} b ${unknown}${good}`, options))).toEqual([
			"content a ",
			`notice withheld: the call of "fussy" is withheld: no n | ${bad}`,
			"content  b ",
			`notice withheld: the call of "other" is withheld: unknown-tool: no tool is named "other" | ${unknown}`,
			"start fussy 0",
			'args {"n": 1} 0',
			"end complete  0",
		]);
	});

	it("a call that is cut is withheld, and what else was said of it stays", () => {
		const cut = '<tool_call>\n{"name": "plain", "arguments": {"n": 1';
		const broken = '<tool_call>\n{"name": "plain", "arguments": {"n": x}}\n</tool_call>';
		expect(linesOf(eventsOf(`${cut}`, options, "length"))).toEqual([
			`notice withheld: the call of "plain" is withheld: it is incomplete | ${cut}`,
		]);
		const [withheld, notice, ...rest] = eventsOf(broken, options);
		expect(withheld).toMatchObject({ type: "notice", code: "withheld", text: broken });
		expect(notice).toMatchObject({ type: "notice", code: "broken" });
		expect(rest).toEqual([]);
	});

	it("a call that no one has judged is not withheld", () => {
		expect(linesOf(eventsOf(callOf("plain", "{}"), options))).toEqual([
			"start plain 0",
			"args {} 0",
			"end complete  0",
		]);
	});
});

describe("policy unknownTool: withhold", () => {
	const options: ParserOptions = { tools: TOOLS, policies: { unknownTool: "withhold" } };

	it("only a call of a tool that is not declared is withheld, one that is not valid or cut leaves", () => {
		const unknown = callOf("other", "{}");
		const cut = '<tool_call>\n{"name": "fussy", "arguments": {"n": 1';
		expect(linesOf(eventsOf(callOf("fussy", "{}") + unknown + cut, options, "length"))).toEqual([
			"start fussy 0",
			"args {} 0",
			"end complete  0",
			`notice withheld: the call of "other" is withheld: unknown-tool: no tool is named "other" | ${unknown}`,
			"start fussy 1",
			'args {"n": 1 1',
			"end incomplete  1",
		]);
	});

	it("nothing is withheld where no tools are declared", () => {
		for (const tools of [[], undefined]) {
			const events = eventsOf(callOf("other", "{}"), {
				policies: { unknownTool: "withhold" },
				strict: false,
				...(tools === undefined ? {} : { tools }),
			});
			expect(linesOf(events)).toHaveLength(3);
		}
	});
});

describe("policy incompleteCall: withhold", () => {
	const cut = '<tool_call>\n{"name": "fussy", "arguments": {"n": 1';
	const policies = { incompleteCall: "withhold" } as const;

	it("only a call that is not whole is withheld, with tools and without", () => {
		const unknown = callOf("other", "{}");
		for (const options of [{ policies }, { policies, tools: TOOLS }])
			expect(linesOf(eventsOf(callOf("fussy", "{}") + unknown + cut, options, "length"))).toEqual([
				"start fussy 0",
				"args {} 0",
				"end complete  0",
				"start other 1",
				"args {} 1",
				"end complete  1",
				`notice withheld: the call of "fussy" is withheld: it is incomplete | ${cut}`,
			]);
	});
});

describe("policy coerceQuoted", () => {
	const policies = { coerceQuoted: true } as const;
	const text = callOf("fussy", '{"n": "12", "s": "3"}');

	it("the arguments leave converted, in one piece, with a code", () => {
		expect(linesOf(eventsOf(`a ${text} b`, { tools: TOOLS, policies }))).toEqual([
			"content a ",
			"start fussy 0",
			'args {"n": 12, "s": "3"} 0',
			"end repaired coerce-quoted 0",
			"content  b",
		]);
		const pieces = (options: ParserOptions): ParserEvent[] => {
			const parser = createParser(hermes, options);
			const events = text.split("").flatMap((c) => [...parser.feed(c)]);
			return events.filter(({ type }) => type === "call-arguments");
		};
		const asGiven = pieces({ tools: TOOLS });
		const [piece, ...others] = pieces({ tools: TOOLS, policies });
		expect(others).toEqual([]);
		expect([piece?.start, piece?.end]).toEqual([asGiven[0]?.start, asGiven.at(-1)?.end]);
	});

	it("nothing is converted in a call that is cut, of no declared tool, without tools, in strict mode, or unasked", () => {
		const cut = text.slice(0, text.indexOf(', "s"'));
		const args = (...given: Parameters<typeof eventsOf>): string | undefined =>
			linesOf(eventsOf(...given)).find((line) => line.startsWith("args"));
		expect(args(cut, { tools: TOOLS, policies }, "length")).toBe('args {"n": "12" 0');
		const asGiven = 'args {"n": "12", "s": "3"} 0';
		expect(args(text.replace("fussy", "other"), { tools: TOOLS, policies })).toBe(asGiven);
		expect(args(text, { tools: [], policies })).toBe(asGiven);
		expect(args(text, { policies })).toBe(asGiven);
		expect(args(text, { tools: TOOLS, policies, strict: true })).toBe(asGiven);
		expect(args(text, { tools: TOOLS })).toBe(asGiven);
	});

	it("nothing is converted in a call of which only the close is missing, where that is not allowed", () => {
		const options: ParserOptions = { tools: TOOLS, policies: { coerceQuoted: true, lenient: [] } };
		const cut = callOf("fussy", '{"n": "12"}').replace("</tool_call>", "");
		expect(linesOf(eventsOf(cut, options)).slice(1)).toEqual([
			'args {"n": "12"} 0',
			"end incomplete  0",
		]);
	});

	it("what is said of a call in its middle does not end it", () => {
		const parser = createParser(qwenCoder, { tools: TOOLS, policies });
		const values = ["1", "2"].map((n) => `<parameter=n>\n${n}\n</parameter>\n`);
		const events = parser.feed(
			`<tool_call>\n<function=fussy>\n${values.join("")}</function>\n</tool_call>`,
		);
		expect(events.map(({ type }) => type)).toEqual([
			"call-start",
			"notice",
			"call-arguments",
			"call-end",
		]);
	});

	it("what has no tools keeps its pieces", () => {
		const parser = createParser(hermes, { tools: [], policies });
		const pieces = text
			.split("")
			.flatMap((c) => [...parser.feed(c)])
			.filter(({ type }) => type === "call-arguments");
		expect(pieces.length).toBeGreaterThan(5);
	});
});

describe("the message", () => {
	it("says that a required call did not come, and only then", () => {
		const codes = (text: string, toolChoice?: string) =>
			collect(eventsOf(text, {}), {
				...(toolChoice === undefined ? {} : { toolChoice }),
			}).notices.map(({ code }) => code);
		expect(codes("no", "required")).toEqual(["no-call"]);
		expect(codes("no", "auto")).toEqual([]);
		expect(codes("no")).toEqual([]);
		expect(codes(callOf("f", "{}"), "required")).toEqual([]);
	});

	it("names the one tool that was chosen, where another one is called", () => {
		for (const toolChoice of [
			"plain",
			{ type: "function", function: { name: "plain" } },
		] as const) {
			const options = { tools: TOOLS, toolChoice };
			const text = callOf("fussy", '{"n": 1}') + callOf("plain", "{}") + callOf("none", "{}");
			const { toolCalls, notices } = collect(eventsOf(text, options), options);
			expect(toolCalls.map(({ valid }) => valid)).toEqual([false, null, false]);
			expect(notices.map(({ message }) => message)).toEqual([
				'the call of "fussy" is not valid: wrong-tool: the choice is "plain"',
				'the call of "none" is not valid: unknown-tool: no tool is named "none"',
			]);
		}
	});

	it("says of a call what the check of its tool says, and nothing where the tool has none", () => {
		const options = { tools: TOOLS };
		const text = callOf("fussy", '{"n": 1}') + callOf("fussy", "{}") + callOf("plain", "{}");
		const { toolCalls } = collect(eventsOf(text, options), options);
		expect(toolCalls.map(({ valid }) => valid)).toEqual([true, false, null]);
	});

	it("says of arguments that stand in an object too many what the check of the tool finds, before that", () => {
		const found = { path: "/details", message: "is not declared" };
		const wrapped = callOf("strict", '{"details": {"n": 1}}');
		const messages = (check: () => readonly ValidationError[]) => {
			const options = { tools: [{ ...FUSSY, name: "strict", check }] };
			return collect(eventsOf(wrapped, options), options).notices.map(({ message }) => message);
		};
		expect(messages(() => [found])).toEqual(['the call of "strict" is not valid: is not declared']);
		expect(messages(() => [])).toEqual([expect.stringContaining("is a parameter of the tool")]);
	});

	it("ends with calls only where one was delivered and the engine ended by itself", () => {
		const reason = (text: string, finishReason: string) =>
			collect(eventsOf(text, {}, finishReason), { finishReason }).finishReason;
		const [call, cut] = [callOf("f", "{}"), '<tool_call>\n{"name": "f", "arguments": {"n": 1'];
		expect(["stop", "tool_calls", "length"].map((one) => reason(call, one))).toEqual([
			"tool_calls",
			"tool_calls",
			"length",
		]);
		expect(["stop", "tool_calls", "length"].map((one) => reason(cut, one))).toEqual([
			"stop",
			"stop",
			"length",
		]);
	});
});

describe("ids", () => {
	it("their random bytes are asked for in stock, and each is used once", () => {
		const { crypto } = globalThis;
		const original = crypto.getRandomValues;
		const given = new Set<string>();
		let asked = 0;
		try {
			crypto.getRandomValues = <T extends ArrayBufferView | null>(array: T): T => {
				asked++;
				return Reflect.apply(original, crypto, [array]) as T;
			};
			for (let k = 0; k < 200; k++) {
				const parser = createParser(hermes, {});
				for (const event of parser.feed(callOf("f", "{}"))) {
					if (event.type === "call-start") given.add(event.id);
				}
			}
		} finally {
			crypto.getRandomValues = original;
		}
		expect(given.size).toBe(200);
		expect(asked).toBeLessThan(100);
	});
});

describe("a call that is required", () => {
	const required = { tools: TOOLS, toolChoice: "required" } as const;
	const noticesOf = (text: string, options: ParserOptions) =>
		collect(eventsOf(text, options), options).notices.map(({ code, message }) => [code, message]);

	it("and does not come is noticed, in words; one that comes, whole or not, is not missed", () => {
		expect(noticesOf("Hi", required)).toEqual([
			["no-call", "a tool call was required and none came"],
		]);
		expect(noticesOf("Hi", { tools: TOOLS })).toEqual([]);
		expect(noticesOf(callOf("plain", "{}"), required)).toEqual([]);
		const codes = noticesOf(callOf("plain", '{"a": 1').slice(0, -14), required).map(
			([code]) => code,
		);
		expect(codes).not.toContain("no-call");
	});
});
