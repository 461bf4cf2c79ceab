/** The check of a template, with engines that are made up. Real templates: test/templates. */
import { Template } from "@huggingface/jinja";
import { describe, expect, test } from "vitest";
import { getFormat } from "../../src/generated/registry.js";
import type { Format } from "../../src/runtime/contract.js";
import { checkTemplate, jinjaEngine, type TemplateEngine } from "../../src/select/index.js";

const engine = jinjaEngine(Template);

function named(name: string): Format {
	const format = getFormat(name);
	if (!format) throw new Error(`no format ${name}`);
	return format;
}

const TEMPLATE = `{%- for m in messages -%}
<|im_start|>{{ m.role }}
{% if m.content %}{{ m.content }}{% endif %}
{%- for c in m.tool_calls or [] %}
{{ '\\n<tool_call>\\n{"name": "' + c.function.name + '", "arguments": ' }}{{ c.function.arguments | tojson }}{{ '}\\n</tool_call>' }}
{%- endfor -%}
<|im_end|>
{% endfor -%}
{%- if add_generation_prompt %}<|im_start|>assistant
{% endif %}`;

describe("the engine, as that of Python", () => {
	const written = (source: string, variables: Record<string, unknown> = {}): string =>
		engine.compile(source).render(variables);

	test.each(["tools", "messages[0].calls", "messages[0]['calls']", 'm["a"].b'])(
		"%s is empty where it is not defined",
		(path) => {
			const variables = { messages: [{ role: "user" }], m: { a: {} } };
			for (const [source, text] of [
				[`{% for x in ${path} %}{{ x }}{% else %}none{% endfor %}.`, "none."],
				[`{%- for x in ${path} if x -%}{{ x }}{%- endfor -%}.`, "."],
				[`{% for k, v in ${path} | items %}{{ k }}{% endfor %}.`, "."],
				[`{{ ${path}|length }}`, "0"],
				[`{% if not ${path} | length %}none{% endif %}.`, "none."],
			] as const)
				expect(written(source, variables), source).toBe(text);
		},
	);

	test("what is defined stays what it is, and null is no list", () => {
		const variables = { l: [1, 2, 3], m: { a: 1, b: { c: 2 } }, n: null, t: "text" };
		for (const [source, text] of [
			["{% for x in l if x > 1 %}{{ x }}{{ loop.last }},{% endfor %}", "2false,3true,"],
			["{% for k in m %}{{ k }}{% endfor %}", "ab"],
			["{% for k, v in m.b | items %}{{ k }}{{ v }}{% endfor %}", "c2"],
			["{{ l | length }}{{ m|length }}{{ t | length }}{{ l | list | length }}", "3243"],
			["{% for x in range(l | length) %}{{ x }}{% endfor %}", "012"],
			["for x in l {{ 'for x in l' }}", "for x in l for x in l"],
		] as const)
			expect(written(source, variables), source).toBe(text);
		expect(() => written("{% for x in n %}{% endfor %}", variables)).toThrow();
	});
});

describe("the check of a template", () => {
	test("its format reads back what it writes", () => {
		const check = checkTemplate(named("hermes"), TEMPLATE, { engine });
		expect([check.format, check.result, check.problems]).toEqual(["hermes", "round-trips", []]);
		expect(check.asked).toBeGreaterThan(7);
	});

	test("another format does not, and the conversations are named", () => {
		const check = checkTemplate(named("mistral"), TEMPLATE, { engine });
		expect(check.result).toBe("differs");
		expect(check.problems.map(({ title }) => title)).toEqual(
			expect.arrayContaining(["one call", "two parallel calls", "hostile strings"]),
		);
	});

	test("a template that knows no calls", () => {
		const plain = TEMPLATE.replace(/\{%- for c in[\s\S]*?endfor -%\}\n/, "");
		expect(plain).not.toContain("tool_call");
		expect(checkTemplate(named("passthrough"), plain, { engine }).result).toBe("no calls");
	});

	test("a template that is none, and an engine that fails, are unreadable, and the reason is told", () => {
		const fails = (): never => {
			throw new Error("no such filter");
		};
		const engines: readonly TemplateEngine[] = [
			{ compile: fails },
			{ compile: () => ({ render: fails }) },
		];
		for (const one of engines) {
			const check = checkTemplate(named("hermes"), TEMPLATE, { engine: one });
			expect(check.result).toBe("unreadable");
			expect(check.left[0]?.text).toContain("no such filter");
		}
		expect(checkTemplate(named("hermes"), "{% if %}", { engine }).result).toBe("unreadable");
	});

	test("an engine that writes nonsense does not come back", () => {
		for (const text of ["", "x", "\u0000", "<tool_call>"]) {
			const nonsense: TemplateEngine = { compile: () => ({ render: () => text }) };
			expect(checkTemplate(named("hermes"), "", { engine: nonsense }).result).not.toBe(
				"round-trips",
			);
		}
	});
});
