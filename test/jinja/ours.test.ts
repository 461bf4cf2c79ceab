/** The interpreter where Python says nothing: differences on purpose, bounds, errors, what a program hands over. */
import { describe, expect, test } from "vitest";
import { compileTemplate, TemplateError } from "../../src/jinja/index.js";

function render(template: string, variables: Record<string, unknown> = {}): string {
	return compileTemplate(template).render(variables);
}

function failure(run: () => unknown): TemplateError {
	try {
		run();
	} catch (error) {
		if (error instanceof TemplateError) return error;
		throw error;
	}
	throw new Error("it did not fail");
}

describe("differences on purpose", () => {
	test("a list that the template has made can be changed; one of the conversation cannot", () => {
		for (const [change, after] of [
			["append(4)", "[1, 2, 3, 4]"],
			["extend([4, 5])", "[1, 2, 3, 4, 5]"],
			["insert(1, 4)", "[1, 4, 2, 3]"],
			["insert(-1, 4)", "[1, 2, 4, 3]"],
			["pop()", "[1, 2]"],
			["pop(0)", "[2, 3]"],
		] as const) {
			expect(render(`{% set l = [1, 2, 3] %}{% set _ = l.${change} %}{{ l }}`)).toBe(after);
			expect(() => render(`{{ l.${change} }}`, { l: [1, 2, 3] })).toThrow(/cannot be changed/);
		}
		expect(render("{{ [1, 2].pop(0) }}")).toBe("1");
		expect(() => render("{{ [].pop() }}")).toThrow(/out of range/);
	});

	test("a generator is written as the list of its items", () => {
		expect(render("{{ [1, 2] | map('string') | tojson }}")).toBe('["1", "2"]');
		expect(render("{{ [1, 2] | select('odd') | length }}")).toBe("1");
	});

	test("a filter or test that is not known fails where it is reached", () => {
		expect(render("{% if false %}{{ 1 | strange }}{{ 1 is strange }}{% endif %}.")).toBe(".");
		expect(() => render("{{ 1 | strange }}")).toThrow(/no filter 'strange'/);
		expect(() => render("{{ 1 is strange }}")).toThrow(/no test 'strange'/);
	});
});

describe("bounds", () => {
	test.each([
		["a long range", "{{ range(1000000) | list }}", /100000 items/],
		["a long repetition", "{{ 'ab' * 100000000 }}", /too long/],
		["endless recursion", "{% macro f() %}{{ f() }}{% endmacro %}{{ f() }}", /recursion/],
		["deep expressions", `{{ ${"(".repeat(5000)}1${")".repeat(5000)} }}`, /nested deeper/],
		["deep blocks", `${"{% if 1 %}".repeat(5000)}${"{% endif %}".repeat(5000)}`, /nested deeper/],
		["many signs", `{{ ${"-".repeat(5000)}1 }}`, /nested deeper/],
		[
			"loops that do not end in time",
			"{% for a in range(90000) %}{% for b in range(90000) %}{% endfor %}{% endfor %}",
			/does not end/,
		],
	])("%s", (_, template, message) => {
		expect(failure(() => render(template)).message).toMatch(message);
	});

	test("a value that is nested deep is refused, not recursed into", () => {
		let deep: unknown = 1;
		for (let depth = 0; depth < 100_000; depth++) deep = [deep];
		for (const template of ["{{ deep }}", "{{ deep | tojson }}", "{{ deep == other }}"])
			expect(failure(() => render(template, { deep, other: [[deep]] })).message).toMatch(/deep/);
	});
});

describe("what a program hands over", () => {
	test("members of an object are its own ones", () => {
		const object: unknown = JSON.parse('{"__proto__": "p", "a": 1}');
		expect(render("{{ o.constructor is defined }}{{ o.toString is defined }}", { o: object })).toBe(
			"FalseFalse",
		);
		expect(render("{{ o['__proto__'] }}{{ 'a'.length is defined }}", { o: object })).toBe("pFalse");
		expect(render("{{ constructor is defined }}{{ toString is defined }}")).toBe("FalseFalse");
	});

	test("functions are called; arguments with names come last, as an object", () => {
		const add = (a: number, { b }: { b: number }): number => a + b;
		expect(render("{{ add(1, b=2) }}", { add })).toBe("3");
	});

	test("an error of a function goes on as it is", () => {
		const error = new RangeError("mine");
		const fail = (): never => {
			throw error;
		};
		expect(() => render("{{ fail() }}", { fail })).toThrow(error);
	});

	test("a variable hides a name of Jinja; undefined is not given", () => {
		expect(render("{{ range }}{{ x is defined }}", { range: "r", x: undefined })).toBe("rFalse");
	});

	test("strftime_now writes the time that is given", () => {
		const now = new Date(2026, 0, 4, 3, 5, 9, 7);
		const rendered = (format: string): string =>
			compileTemplate(`{{ strftime_now('${format}') }}`, { now }).render({});
		expect(rendered("%d %b %Y %H:%M:%S")).toBe("04 Jan 2026 03:05:09");
		expect(rendered("%A, %-d %B %y; %I %p; %j; %U %W; %e|%%|%q")).toBe(
			"Sunday, 4 January 26; 03 AM; 004; 01 00;  4|%|%q",
		);
	});
});

describe("errors", () => {
	test.each([
		["a\n{{ 1 + }}", 2, "expected an expression, found }}"],
		["{% if x %}\n\n", 1, "the template ends before {% endif %}"],
		["\n{{ a.b.c }}", 2, "'a.b' is undefined"],
		["\n\n{% for x in 5 %}{% endfor %}", 3, "'int' object is not iterable"],
		["{{ 'abc }}", 1, "unexpected character"],
		["{% include 'x' %}", 1, "the tag 'include' is not known in chat templates"],
		["\n{{ raise_exception('Only user turns') }}", 2, "Only user turns"],
		["\n{{ f(1) }}", 2, "f is undefined"],
	])("%j names line %i", (template, line, message) => {
		const error = failure(() => render(template, { a: {} }));
		expect(error.message).toContain(message);
		expect(error.line).toBe(line);
	});

	test("a template that is damaged anywhere is rendered, or fails with an error of its own", () => {
		const whole =
			"{%- set ns = namespace(a=[1, 2.5]) -%}{% for m in ms if m.x is not none recursive %}{{ loop.index ~ m['x'][1:] | join(', ') }}" +
			"{% elif %}{# c #}{% endfor %}{% macro f(a, b=(1, 'q\\n')) %}{{ caller() }}{% endmacro %}{% call f(*ns.a, **{'b': 2}) %}x{% endcall %}{{ f.x if 1 < 2 <= 3 else {} }}";
		for (let start = 0; start < whole.length; start++)
			for (const length of [1, 2, 7, 30]) {
				const damaged = whole.slice(0, start) + whole.slice(start + length);
				try {
					render(damaged, { ms: [{ x: ["a", "b"] }, { x: null }] });
				} catch (error) {
					expect(error, damaged).toBeInstanceOf(TemplateError);
				}
			}
	});
});
