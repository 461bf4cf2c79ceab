/** What a chat template is found to want: how it is told that there are no tools, who may speak, and how calls are handed to it. */
import { describe, expect, test } from "vitest";
import type { ChatRequest } from "../../../src/gateway/chat-request.js";
import { abilitiesOf, callWayOf } from "../../../src/gateway/prompt/probe.js";
import { templatePrompt } from "../../../src/gateway/prompt/template.js";
import { withTextCalls } from "../../../src/gateway/prompt/written.js";
import { functionary } from "../../../src/generated/formats/functionary.js";
import { hermes } from "../../../src/generated/formats/hermes.js";
import { hermes as writing } from "../../../src/generated/writings/hermes.js";
import { compileTemplate } from "../../../src/jinja/index.js";

const TURNS =
	"{% for m in messages %}<|im_start|>{{ m.role }}\n{{ m.content }}<|im_end|>\n{% endfor %}";
const SHOWN = "{% if tools %}{{ tools | tojson }}{% endif %}";
const refusing = (when: string): string =>
	`{% if ${when} %}{{ raise_exception("no") }}{% endif %}${SHOWN}${TURNS}`;

const able = (source: string) => abilitiesOf(compileTemplate(source), {});

describe("that there are no tools", () => {
	test.each([
		["is said by nothing", "false", {}],
		["is said by an empty list", "tools is not defined", { tools: [] }],
		["is said in two ways", "functions is not defined", { tools: [], functions: "[]" }],
		["cannot be said", "not tools", {}],
	])("%s", (_how, when, none) => {
		expect(able(refusing(when)).none).toEqual(none);
	});
});

describe("who may speak", () => {
	test("everyone, where each turn is written as it is", () => {
		expect(able(refusing("false"))).toMatchObject({
			...{ tools: true, system: true, laterSystem: true, developer: true },
		});
	});

	test("a template that takes tools only behind a turn of the system is asked without them, too", () => {
		expect(able(refusing("tools and messages[0].role != 'system'"))).toMatchObject({
			...{ tools: true, system: true, laterSystem: true, developer: true },
		});
	});

	test("a template that wants tools is asked with them alone", () => {
		expect(able(refusing("not tools"))).toMatchObject({
			...{ tools: true, system: true, laterSystem: true, developer: true },
		});
	});

	test("no one of a role that is passed over, or refused", () => {
		for (const [role, lost] of [
			["developer", { developer: false, system: true, laterSystem: true }],
			["system", { developer: true, system: false, laterSystem: false }],
		] as const) {
			const over = TURNS.replace("messages %}", `messages if m.role != '${role}' %}`);
			expect([role, able(over)]).toMatchObject([role, { tools: false, ...lost }]);
			const refused = `{% for m in messages %}{% if m.role == '${role}' %}{{ raise_exception("no") }}{% endif %}{% endfor %}${TURNS}`;
			expect([role, able(refused)]).toMatchObject([role, { tools: false, ...lost }]);
		}
	});

	test("the system only at the beginning, where a later one is passed over", () => {
		const first = TURNS.replace("%}", "%}{% if m.role != 'system' or loop.first %}").replace(
			"{% endfor %}",
			"{% endif %}{% endfor %}",
		);
		expect(able(first)).toMatchObject({ system: true, laterSystem: false, developer: true });
	});
});

test("frames are those of each short conversation that the template writes, one with a call and its result too", () => {
	const calls = `{% for m in messages %}{% for c in m.tool_calls or [] %}{% if c.type != "function" %}{{ raise_exception("no") }}{% endif %}<call {{ c.function.name }}>{% endfor %}{% endfor %}`;
	const { frames } = able(calls + TURNS);
	const speak = (text: string) =>
		[...text.matchAll(/<\|im_start\|>(\w+)/g)].map(([, role]) => role).join(" ");
	const alone = ["user", "system user", "developer user", "user assistant user"];
	// each with thoughts and without
	const twice = [...alone, "user assistant tool"].flatMap((one) => [one, one]);
	expect(frames.map(speak)).toEqual(twice);
	expect(frames.filter((text) => text.includes("<call word>"))).toHaveLength(2);
	// a template that takes no results writes the others
	const refused = `{% for m in messages %}{% if m.role == "tool" %}{{ raise_exception("no") }}{% endif %}{% endfor %}`;
	expect(able(refused + calls + TURNS).frames).toHaveLength(8);
});

describe("a call of the history", () => {
	const request = (given: string): ChatRequest => ({
		model: "m",
		messages: [
			{ role: "user", content: "Where?" },
			{
				role: "assistant",
				content: null,
				tool_calls: [{ id: "c1", type: "function", function: { name: "find", arguments: given } }],
			},
			{ role: "tool", tool_call_id: "c1", content: "Here." },
		],
		tools: [{ type: "function", function: { name: "find", parameters: { type: "object" } } }],
	});
	const prompt = (args: string) =>
		templatePrompt({
			template: `${SHOWN}{% for m in messages %}<|im_start|>{{ m.role }}
{{ m.content or '' }}{% for c in m.tool_calls or [] %}<tool_call>
{"name": "{{ c.function.name }}", "arguments": ${args}}
</tool_call>{% endfor %}<|im_end|>
{% endfor %}`,
			format: hermes,
			words: { format: hermes, writing },
		});
	const GIVEN = '{"q":"x","n":1.5}';

	test("is handed as a text to a template that writes it as it is", () => {
		const { text } = prompt("{{ c.function.arguments }}").written(request(GIVEN));
		expect(text).toContain(`{"name": "find", "arguments": ${GIVEN}}`);
	});

	test("is handed as an object to a template that writes it as JSON", () => {
		const { text } = prompt("{{ c.function.arguments | tojson }}").written(request(GIVEN));
		expect(text).toContain('{"name": "find", "arguments": {"q": "x", "n": 1.5}}');
	});

	test("is read behind the mark with which the prompt ends, if that is an entry of the format", () => {
		const source = `{% for m in messages %}<|{{ m.role }}|>
{% for c in m.tool_calls or [] %}>>>{{ c.function.name }}
{{ c.function.arguments }}{% endfor %}{% if m.content %}{{ ">>>all\\n" if m.role == "assistant" }}{{ m.content }}{% endif %}<|eot_id|>{% endfor %}
{%- if add_generation_prompt %}<|assistant|>
>>>{% endif %}`;
		expect(functionary.entries).toMatchObject([{ after: [">>>"] }]);
		expect(callWayOf(compileTemplate(source), functionary)).toMatchObject({ textArguments: true });
	});

	test("that was cut is the text that it is where the template can write it", () => {
		const cut = '{"q": "x';
		const { text } = prompt("{{ c.function.arguments }}").written(request(cut));
		expect(text).toContain(`"arguments": ${cut}}`);
	});
});

describe("a conversation in text alone", () => {
	const plain = { format: hermes, writing, tools: [], calls: true };
	const written = (content: string, calls: readonly string[]) => {
		const turn = {
			role: "assistant",
			content,
			reasoning: "hm",
			calls: calls.map((text, at) => ({ id: `c${at}`, name: "find", text, arguments: new Map() })),
		} as const;
		const made = withTextCalls([turn], plain);
		for (;;) {
			const { done, value } = made.next();
			if (done === true) return value;
		}
	};

	test("an answer without calls stays as it is, even where it spells one", () => {
		const spelt = '<tool_call>\n{"name": "find", "arguments": {}}\n</tool_call>';
		for (const content of ["Hello.", "", spelt])
			expect(written(content, [])).toEqual([
				{ role: "assistant", content, reasoning: "hm", calls: [] },
			]);
	});

	test("calls are written behind the content", () => {
		const [turn] = written("So.", ["{}"]);
		expect(turn).toMatchObject({ role: "assistant", reasoning: "hm", calls: [] });
		expect(turn?.content).toMatch(/^So\.\s*<tool_call>\s*\{"name": "find", "arguments": \{\}\}/);
	});
});
