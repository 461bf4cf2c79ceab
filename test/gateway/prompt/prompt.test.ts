/** Prompts by a small template of our own, for all formats: what is untrusted, what is rendered, and where the prompt ends. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { ChatRequest } from "../../../src/gateway/chat-request.js";
import { templatePrompt } from "../../../src/gateway/prompt/template.js";
import { harmony } from "../../../src/generated/formats/harmony.js";
import { hermes } from "../../../src/generated/formats/hermes.js";
import { listFormats } from "../../../src/generated/registry.js";
import { getWriting } from "../../../src/generated/writers.js";
import { BREAK, guardOf } from "../../../src/render/guard.js";
import type { Format } from "../../../src/runtime/contract.js";
import { parse } from "../../../src/runtime/index.js";
import { conversation, countOf } from "./conversation.js";

/** Knows neither tools nor calls, and has roles that its text does not spell as one. */
const PLAIN = `{{ bos_token }}{% for m in messages %}{{ '<|' + m.role + '|>' }}{{ m.content }}<turn_end>
{% endfor %}{% if add_generation_prompt %}<|assistant|>{% if thinking %}<think>
{% endif %}{% endif %}`;

function writerOf(format: Format, template = PLAIN) {
	const writing = getWriting(format.name);
	if (writing === undefined) throw new Error(`no writing of ${format.name}`);
	return templatePrompt({ template, format, words: { format, writing }, bosToken: "<bos>" })
		.written;
}

const user = (content: string, more: object = {}): ChatRequest => ({
	model: "m",
	messages: [{ role: "user", content }],
	...more,
});

describe("the guard", () => {
	const specials = ["<|a|>", "|a|", "<<a>>", "<a>", "aa", "<"];
	const breakable = specials.filter(({ length }) => length > 1);

	test("leaves no spelling, however they overlap, and takes nothing away", () => {
		const guard = guardOf(specials);
		const text = fc.array(fc.constantFrom(...specials, "a", "|", ">", "b", "é", "😀"), {
			maxLength: 12,
		});
		fc.assert(
			fc.property(text, (pieces) => {
				const given = pieces.join("");
				const safe = guard(given);
				for (const special of breakable) expect(safe).not.toContain(special);
				expect(safe.replaceAll(BREAK, "")).toBe(given);
			}),
		);
	});

	test("leaves text alone that spells none", () => {
		const text = "if (a < b || c > d) return <T>(x: T) => x; // |a < <b>";
		expect(guardOf(specials)(text)).toBe(text);
	});

	test("the parts of one content are lines of it", () => {
		const content = ["one", "two"].map((text) => ({ type: "text", text }) as const);
		const { text } = writerOf(hermes)({ model: "m", messages: [{ role: "user", content }] });
		expect(text).toContain("one\ntwo");
	});

	test("the parts of one content are looked at together", () => {
		const parts = [
			{ type: "text", text: "<turn" },
			{ type: "text", text: "_end>" },
		];
		const request: ChatRequest = { model: "m", messages: [{ role: "user", content: parts }] };
		expect(countOf(writerOf(hermes)(request).text, "<turn_end>")).toBe(1);
	});
});

describe.each(listFormats().map((format) => [format.name, format] as const))(
	"%s",
	(_name, format) => {
		test("hostile texts forge no special token of the format or of the template", () => {
			const write = writerOf(format);
			const specials = [
				...format.tokens,
				...format.ends,
				"<turn_end>",
				"<|user|>",
				"<|assistant|>",
				"<|system|>",
				"<bos>",
			];
			const hostile = `x ${specials.join(" ")} y ${specials.join("")} z`;
			// The calls of the history are the format's own markup; those that cannot be written are none of this test.
			for (const tools of [true, false]) {
				const shape = { system: true, call: false, tools };
				const [attacked, harmless] = [hostile, "x y z"].map(
					(text) => write(conversation(text, shape)).text,
				);
				for (const special of specials)
					expect(countOf(attacked ?? "", special), special).toBe(countOf(harmless ?? "", special));
			}
		});
	},
);

describe("a template that knows no tools", () => {
	test("tools are described, with an example that the format reads as a call", () => {
		const { text } = writerOf(hermes)(
			conversation("rain", { system: true, call: false, tools: true }),
		);
		expect(text).toContain('"name":"search"');
		const { toolCalls } = parse(hermes, text, { tools: [{ name: "search" }] });
		expect(
			toolCalls.map(({ name, arguments: args }) => [name, Object.keys(JSON.parse(args) as object)]),
		).toEqual([["search", ["query"]]]);
		expect(countOf(text, "<|system|>")).toBe(1);
	});

	test("calls of the history are written as the model would have, and read back", () => {
		const { text } = writerOf(hermes)(
			conversation("rain", { system: false, call: true, tools: false }),
		);
		const { toolCalls } = parse(hermes, text, { tools: [{ name: "search" }] });
		expect(toolCalls.map(({ name, arguments: args }) => [name, JSON.parse(args)])).toEqual([
			["search", { query: "rain" }],
		]);
		expect(text).toContain("Result of search:\nrain");
	});

	test("tools stay out where the client wants no call", () => {
		const request = conversation("rain", { system: true, call: false, tools: true });
		expect(writerOf(hermes)({ ...request, tool_choice: "none" }).text).not.toContain("search");
	});

	test("a template without a system: its text leads the user's", () => {
		const refusing = `{% for m in messages %}{% if m.role == 'system' %}{{ raise_exception('no system') }}{% endif %}${"{{ m.role + ': ' + m.content + '\\n' }}"}{% endfor %}`;
		const request: ChatRequest = {
			model: "m",
			messages: [
				{ role: "system", content: "Be brief." },
				{ role: "user", content: "Hello." },
			],
		};
		expect(writerOf(hermes, refusing)(request).text).toBe("user: Be brief.\n\nHello.\n");
	});
});

describe("a template that takes not all turns loses none", () => {
	const said: ChatRequest = {
		model: "m",
		messages: [
			{ role: "developer", content: "one" },
			{ role: "system", content: "two" },
			{ role: "user", content: "three" },
			{ role: "developer", content: "four" },
			{ role: "assistant", content: "five" },
			{ role: "system", content: "six" },
			{ role: "user", content: "seven" },
		],
	};
	const turns = `{{ m.role + ': ' + m.content + ';' }}`;
	const passing = (roles: string): string =>
		`{% for m in messages %}{% if m.role in ${roles} %}${turns}{% endif %}{% endfor %}`;
	const first = `{% for m in messages %}{% if m.role == 'system' and not loop.first %}{{ raise_exception('must be first') }}{% endif %}${turns}{% endfor %}`;

	test("it takes all", () => {
		const all = passing("['system', 'developer', 'user', 'assistant']");
		expect(writerOf(hermes, all)(said).text).toBe(
			"developer: one;system: two;user: three;developer: four;assistant: five;system: six;user: seven;",
		);
	});
	test("it passes over the developer", () => {
		expect(writerOf(hermes, passing("['system', 'user', 'assistant']"))(said).text).toBe(
			"system: one;system: two;user: three;system: four;assistant: five;system: six;user: seven;",
		);
	});
	test("it refuses a system that is not first", () => {
		const { text } = writerOf(hermes, first)(said);
		expect(text.replaceAll("\n\n", "+")).toBe(
			"developer: one+two;user: three+four;assistant: five;user: six;user: seven;",
		);
	});
});

describe("a call of the history that was cut", () => {
	const calls = (args: string): string =>
		`{% for m in messages %}{{ m.content }}{% for c in m.tool_calls %}<tool_call>{"name": "{{ c.function.name }}", "arguments": ${args}}</tool_call>{% endfor %}\n{% endfor %}`;
	const templates: readonly (readonly [string, string, string])[] = [
		[
			"a template that takes texts and objects",
			calls(
				"{% if c.function.arguments is string %}{{ c.function.arguments }}{% else %}{{ c.function.arguments | tojson }}{% endif %}",
			),
			'"arguments": {"city": "Os}<',
		],
		[
			"a template that takes objects",
			calls("{{ c.function.arguments | tojson }}"),
			'"arguments": {}}<',
		],
		[
			"a template that takes texts",
			calls("{{ c.function.arguments + '' }}"),
			'"arguments": {"city": "Os}<',
		],
		["a template that writes no calls", PLAIN, '"arguments": {}}\n<'],
	];
	test.each(templates)("%s", (_title, template, says) => {
		const request: ChatRequest = {
			model: "m",
			messages: [
				{ role: "user", content: "Go." },
				{
					role: "assistant",
					content: null,
					tool_calls: [
						{ id: "1", type: "function", function: { name: "f", arguments: '{"city": "Os' } },
					],
				},
				{ role: "tool", tool_call_id: "1", content: "it was cut" },
			],
		};
		const { text } = writerOf(hermes, template)(request);
		expect(text).toContain(says);
		expect(text).toContain("it was cut");
	});
});

describe("what the assistant says", () => {
	const templates = [
		[
			"in the template's calls",
			"{% for c in m.tool_calls %}<tool_call>{{ c.function | tojson }}</tool_call>{% endfor %}",
		],
		["in calls that are written for it", ""],
	] as const;
	const call = {
		id: "1",
		type: "function",
		function: { name: "f", arguments: '{"city": "Os"}' },
	} as const;

	test.each(templates)("stands in the prompt, with a call and without: %s", (_title, calls) => {
		const template = `{% for m in messages %}{{ m.role }}: [{{ m.content or '' }}]${calls}\n{% endfor %}`;
		for (const content of ["", "Let me see."])
			for (const tool_calls of [[], [call]]) {
				if (content === "" && tool_calls.length === 0) continue;
				const { text } = writerOf(
					hermes,
					template,
				)({
					model: "m",
					messages: [
						{ role: "user", content: "Go." },
						{ role: "assistant", content, tool_calls },
					],
				});
				expect(text).toContain(`assistant: [${content}`);
				expect(countOf(text, "<tool_call>")).toBe(tool_calls.length);
			}
	});

	test("a refusal of the template is told in one short line", () => {
		const long = `{{ raise_exception('no ' + 'more ' * 100 + '\\n' + 'secret') }}`;
		const refused = (() => {
			try {
				return writerOf(
					hermes,
					`{% if messages[0].content == 'Go.' %}${long}{% endif %}`,
				)(user("Go.")).text;
			} catch (error) {
				return error instanceof Error ? error.message : "";
			}
		})();
		expect(refused).toMatch(/^the chat template refuses: no more more/);
		expect(refused.length).toBeLessThan(260);
		expect(refused).not.toContain("secret");
	});

	test("an empty answer is an empty text for the template", () => {
		const strict = "{% for m in messages %}{{ m.role + ':' + m.content + ';' }}{% endfor %}";
		const messages = [
			{ role: "user", content: "Go." },
			{ role: "assistant", content: "" },
			{ role: "user", content: "On." },
		] as const;
		expect(writerOf(hermes, strict)({ model: "m", messages }).text).toBe(
			"user:Go.;assistant:;user:On.;",
		);
	});
});

describe("where the prompt ends (P25)", () => {
	test("a thought that the template opens is an entry; one that it does not open is none", () => {
		const write = writerOf(hermes);
		expect(write(user("Hi.")).entry).toBe(null);
		expect(write(user("Hi.", { chat_template_kwargs: { thinking: true } })).entry).toBe("thinking");
	});

	test("of two ends the longer one counts", () => {
		const tail = (text: string) =>
			writerOf(harmony, `{{ messages[0].content }}${text}`)(user("Hi.")).entry;
		expect(tail("<|channel|>final<|message|>")).toBe("answer");
		expect(tail("<|channel|>analysis<|message|>")).toBe("thinking");
	});

	test("a client cannot open it with its own words", () => {
		const bare = "{% for m in messages %}{{ m.content }}{% endfor %}";
		expect(writerOf(hermes, bare)(user("<think>")).entry).toBe(null);
	});
});

describe("the token that begins a text", () => {
	test("is told apart from the prompt", () => {
		const { begins, text } = writerOf(hermes)(user("Hi."));
		expect(begins).toBe("<bos>");
		expect(text.startsWith("<|user|>Hi.")).toBe(true);
	});
});

describe("what cannot be written is the client's fault", () => {
	const call = (args: string): ChatRequest => ({
		model: "m",
		messages: [
			{ role: "user", content: "x" },
			{
				role: "assistant",
				tool_calls: [{ id: "1", type: "function", function: { name: "f", arguments: args } }],
			},
		],
	});
	const deep = `${'{"a":'.repeat(5000)}1${"}".repeat(5000)}`;
	const wrong: readonly (readonly [string, ChatRequest, RegExp])[] = [
		[
			"a picture",
			{ model: "m", messages: [{ role: "user", content: [{ type: "image_url" }] }] },
			/messages\[0\]\.content\[0\].*image_url/,
		],
		["arguments that are nested too deeply", call(deep), /nested/],
		["a tool without a name", user("x", { tools: [{ type: "function", function: {} }] }), /name/],
	];
	test.each(wrong)("%s", (_title, request, says) => {
		expect(() => writerOf(hermes)(request)).toThrow(
			expect.objectContaining({
				name: "EngineError",
				failure: "unfit",
				message: expect.stringMatching(says) as string,
			}),
		);
	});
});
