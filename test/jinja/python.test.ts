/** Templates of all constructs, rendered as Python's jinja2 renders them: `oracle.py` has written the texts. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { compileTemplate, TemplateError } from "../../src/jinja/index.js";

interface Table {
	readonly variables: Readonly<Record<string, unknown>>;
	/** text: null where Python fails */
	readonly cases: readonly { readonly template: string; readonly text: string | null }[];
}

const file = new URL("cases.json", import.meta.url);
const { variables, cases }: Table = JSON.parse(readFileSync(file, "utf8"));

test.each(cases)("$template", ({ template, text }) => {
	const render = (): string => compileTemplate(template).render(variables);
	if (text === null) expect(render).toThrow(TemplateError);
	else expect(render()).toBe(text);
});

test("nothing that is given is changed", () => {
	const before = JSON.stringify(variables);
	for (const { template } of cases) {
		try {
			compileTemplate(template).render(variables);
		} catch {}
	}
	expect(JSON.stringify(variables)).toBe(before);
});
