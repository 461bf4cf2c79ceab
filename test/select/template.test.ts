import { describe, expect, test } from "vitest";
import { compile } from "../../src/compiler/compile.js";
import { getFormat, listFormats } from "../../src/generated/registry.js";
import { parseGrammar } from "../../src/language/parse.js";
import type { Format } from "../../src/runtime/contract.js";
import { selectFormat } from "../../src/select/index.js";
import { strictLiterals } from "../../src/select/template/literals.js";
import { formatOfTemplate } from "./support.js";

/** A format as the compiler makes it: what a template must write is read from its graph. */
function compiled(name: string, rules: string, models = ""): Format {
	const head = `format ${name} "t"\n${models}`;
	const { grammar } = parseGrammar(`${head}${rules}`, `${name}.toolgrammar`);
	if (grammar === null) throw new Error(`${name} has errors`);
	return compile(grammar);
}

describe("chat templates", () => {
	const think = 'think = "<<think>>" reasoning "<</think>>"\n';
	const message = "message = (think / call / content)*\n";
	const object = compiled(
		"object",
		`${message}${think}call = "<<call>>" { "name": name, "args"?: arguments } "<</call>>"`,
	);
	const tagged = compiled(
		"tagged",
		`${message}${think}call = "<<call>>" _"\\n" "<<name=" name ">" (arg _)* "<</name>>" "<</call>>"\narg = "<<arg=" key ">" value "<</arg>>"`,
	);
	const lines = compiled(
		"lines",
		'message = (call / content)*\ncall = \'Act "x": \' name " " arguments',
	);
	const formats = [object, tagged, lines, compiled("passthrough", "message = content")];
	const best = (template: string) => formatOfTemplate(formats, template)?.name;

	test("the format whose literals the template writes", () => {
		expect(best("{{ '<<call>>' }}{{ c | tojson }}{{ '<</call>>' }}")).toBe("object");
		const all = "<<call>>{{ '\\n<<name=' ~ n }}{{ '<<arg=' }}<</arg>><</name>><</call>>";
		expect(best(all)).toBe("tagged");
	});

	test("a format whose calls lack a literal in the template is out", () => {
		expect(best("<<think>><</think>><<call>><</call>>")).toBe("object");
		expect(best("<<think>><</think>><<call>>")).toBeUndefined();
		expect(best("<<call>><<name=<</name>><</call>>")).toBe("object");
	});

	test("a mark that is only a part of another format's mark is not written", () => {
		const cut = compiled(
			"cut",
			'message = (call / content)*\ncall = "<<call" name " " arguments "</call"',
		);
		const name = (template: string) => formatOfTemplate([cut, object], template)?.name;
		expect(name("<<call>>{{ x }}<</call>>")).toBe("object");
		expect(name("<<call {{ x }}></call>")).toBe("cut");
	});

	test("what only a lenient rule reads is no mark: no template writes it", () => {
		const slip = compiled(
			"slip",
			'message = (call / content)*\ncall = "<<call>>" name " " arguments\nlenient kall call = "<<kall>>" name " " arguments',
		);
		expect(strictLiterals(slip)).toEqual(["<<call>>", " "]);
		expect(formatOfTemplate([slip], "<<kall>>")).toBeUndefined();
		expect(formatOfTemplate([slip], "<<call>>")).toBe(slip);
	});

	test("the ends of the message prove nothing, but decide between equals", () => {
		const rules = 'message = (call / content)*\ncall = "<<call>>" name " " arguments';
		const one = compiled("one", `tokens "<<call>>", "<<end>>"\nends "<<end>>"\n${rules}`);
		const other = compiled("other", `tokens "<<call>>", "<<over>>"\nends "<<over>>"\n${rules}`);
		expect(formatOfTemplate([one], "{{ x }}<<end>>")).toBeUndefined();
		expect(formatOfTemplate([other, one], "<<call>>{{ x }}<<end>>")).toBe(one);
		expect(formatOfTemplate([one, other], "<<call>>{{ x }}<<over>>")).toBe(other);
	});

	test("of equals the one of whose templates a text stands there", () => {
		const rules = 'message = (call / content)*\ncall = "<<call>>" name " " arguments';
		const older = compiled("older", rules, 'models "A/*", "B/*"\n');
		const newer = compiled("newer", rules, 'template "keep_thoughts"\nmodels "C/*"\n');
		expect(formatOfTemplate([older, newer], "<<call>>{{ x }}")).toBe(older);
		expect(formatOfTemplate([older, newer], "<<call>>{% if keep_thoughts %}{% endif %}")).toBe(
			newer,
		);
	});

	test("a text of its templates speaks for a format where nothing else does", () => {
		const rules = 'message = (call / content)*\ncall = "<<other>>" name " " arguments';
		const known = compiled("known", rules, 'template "List of tools: ["\n');
		const passing = "{{ 'List of tools: [' }}{{ message.content }}";
		expect(formatOfTemplate([known], passing)).toBe(known);
		expect(formatOfTemplate([known, object], `${passing}<<call>>{{ x }}<</call>>`)).toBe(object);
	});

	test("of equals the one that more models write", () => {
		const rules = 'message = (call / content)*\ncall = "<<call>>" name " " arguments';
		const few = compiled("few", rules, 'models "A/*"\n');
		const many = compiled("many", rules, 'models "B/*", "C/*"\n');
		expect(formatOfTemplate([few, many], "<<call>>")).toBe(many);
		expect(formatOfTemplate([many, few], "<<call>>")).toBe(many);
	});

	test("escapes in the template's strings are read", () => {
		expect(best("{{ 'Act \\\"x\\\": ' }}")).toBe("lines");
	});

	test("a template that writes no literal, or only common ones, proves nothing", () => {
		expect(best("{% for m in messages %}{{ m.content }}{% endfor %}")).toBeUndefined();
		expect(best("{ > {{ x }}")).toBeUndefined();
		expect(best("<<think>> alone <</think>>")).toBeUndefined();
	});
});

test("a template that does not end is run once for each format that it may be of", () => {
	const loops = "{% for a in range(90000) %}{% for b in range(90000) %}{% endfor %}{% endfor %}";
	const marks = '<tool_call>\n{"name": "arguments": }\n</tool_call><tools>';
	const selection = selectFormat({ chatTemplate: `${loops}${marks}` }, { getFormat, listFormats });
	expect(selection.by).toBe("template");
});
