/** Templates whose calls have no marker, and the text of templates. */
import { describe, expect, test } from "vitest";
import { compile } from "../../src/compiler/compile.js";
import { parseGrammar } from "../../src/language/parse.js";
import type { Format } from "../../src/runtime/contract.js";
import { templateText } from "../../src/select/template/text.js";
import { formatOfTemplate } from "./support.js";

function compiled(name: string, rules: string, meta = ""): Format {
	const source = `format ${name} "t"\n${meta}message = (call / content)*\n${rules}`;
	const { grammar } = parseGrammar(source, `${name}.toolgrammar`);
	if (grammar === null) throw new Error(`${name} has errors`);
	return compile(grammar);
}

const object = compiled(
	"object",
	'call = ^ { "name": name:tool, "args": ~ arguments }',
	'ends "<<end>>"\n',
);
const other = compiled("other", 'call = ^ { "name": name:tool, "args": ~ arguments }');
const inner = compiled(
	"inner",
	'call = ^ { "action": { "name": name:tool, "input": ~ arguments } }',
);
const python = compiled(
	"python",
	'call = ^ "[" name:tool "(" ~ (arg % ",")? ")]"\narg = key "=" value:py',
);
const arrow = compiled("arrow", 'call = bol ">>>" name eol ~ arguments');
const word = compiled("word", 'call = "transmission" _ { "name": name, "args": arguments }');
const formats = [object, other, inner, python, arrow, word];
const best = (template: string): string | undefined =>
	formatOfTemplate(formats, `{% if message.tool_calls %}${template}{% endif %}`)?.name;

describe("calls without a marker", () => {
	test("the keys of objects speak for a format, if all are there", () => {
		expect(best(`{{- '{"action": {"name": "' + c.name + '", "input": ' }}`)).toBe("inner");
		expect(best(`{{- '{"action": {"name": "' + c.name }}`)).toBeUndefined();
	});

	test("of equals the one whose end of a message stands there", () => {
		const keys = `{{- '{"name": "' + c.name + '", "args": ' }}`;
		expect(best(`${keys}<<end>>`)).toBe("object");
		expect(best(`${keys}{{- 'transmission' }}`)).toBe("word");
	});

	test("short literals count at the edge of a string, and longer ones more", () => {
		expect(best("{{- '[' + c.name + '(' }}{{- key + '=' }}{{- ')]' }}")).toBe("python");
		expect(best("{{- '>>>' + c.name + '\\n' }}")).toBe("arrow");
		expect(best("{{- 'say >>> to [call] (it) = here' }}")).toBeUndefined();
	});

	test("a template that writes no calls proves nothing", () => {
		expect(formatOfTemplate(formats, "{{- '>>>' + message.role + '\\n' }}")).toBeUndefined();
	});
});

describe("the text of a template", () => {
	test("constants are put in where strings are joined with them", () => {
		const template =
			"{%- set mark = '|X|' -%}{{ '<' + mark + 'call>' }}{{ \"</\" ~ mark ~ \"call>\" }}";
		expect(templateText(template)).toContain("'<|X|call>'");
		expect(templateText(template)).toContain('"</|X|call>"');
		expect(templateText("{%- set a = b -%}{{ '<' + a + '>' }}")).toContain("'<' + a + '>'");
	});

	test("attributes that macros write count by their words", () => {
		const tagged = compiled(
			"tagged",
			'call = "<<call>>" "tool=\\"" name "\\"" "<<sep>>" arguments "<</call>>"',
		);
		const macros = "<<call>>{{ attr('tool', name) }}<<sep>><</call>>";
		expect(formatOfTemplate([tagged], macros)).toBe(tagged);
		expect(formatOfTemplate([tagged], macros.replace("tool", "what"))).toBeUndefined();
	});
});
