/** The check of templates that are made up. Real templates: test/templates. */
import { describe, expect, test } from "vitest";
import { getFormat } from "../../src/generated/registry.js";
import { getWriting } from "../../src/generated/writers.js";
import type { Format } from "../../src/runtime/contract.js";
import { checkTemplate } from "../../src/select/index.js";

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

describe("the check of a template", () => {
	test("its format reads back what it writes", () => {
		const check = checkTemplate(named("hermes"), TEMPLATE);
		expect([check.format, check.result, check.problems]).toEqual(["hermes", "round-trips", []]);
		expect(check.asked).toBeGreaterThan(7);
	});

	test("another format does not, and the conversations are named", () => {
		const check = checkTemplate(named("mistral"), TEMPLATE);
		expect(check.result).toBe("differs");
		expect(check.problems.map(({ title }) => title)).toEqual(
			expect.arrayContaining(["one call", "two parallel calls", "hostile strings"]),
		);
	});

	test("a template that knows no calls", () => {
		const plain = TEMPLATE.replace(/\{%- for c in[\s\S]*?endfor -%\}\n/, "");
		expect(plain).not.toContain("tool_call");
		expect(checkTemplate(named("passthrough"), plain).result).toBe("no calls");
	});

	test("a template that writes calls only as the content has them proves no format", () => {
		const passes =
			"{% for m in messages %}<|{{ m.role }}|>{{ m.content }}<|end|>{% endfor %}{% if add_generation_prompt %}<|assistant|>{% endif %}";
		for (const name of ["hermes", "mistral", "pythonic"]) {
			const format = named(name);
			const check = checkTemplate(format, passes, { writing: getWriting(name) });
			expect(check.result).toBe("unchecked");
		}
	});

	test("a template that is none, and one that fails, are unreadable, and the reason is told", () => {
		for (const source of ["{% if %}", "{{ 1 | nothing }}", "{{ raise_exception('nothing') }}"]) {
			const check = checkTemplate(named("hermes"), source);
			expect(check.result).toBe("unreadable");
			expect(check.left[0]?.text).toMatch(/nothing|expected/);
		}
	});

	test("a template that writes nonsense does not come back", () => {
		for (const text of ["", "x", "\u0000", "<tool_call>"])
			expect(checkTemplate(named("hermes"), text).result).not.toBe("round-trips");
	});
});
