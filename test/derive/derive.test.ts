/** What the compiler derives for pairs between marks, with one small grammar: each deviation, its evidence, and what switches it off. */
import { describe, expect, test } from "vitest";
import { derive, derivedRules } from "../../src/compiler/derive/derive.js";
import type { ToolDefinition } from "../../src/runtime/options.js";
import { grammarOf } from "../checks/table.js";
import { both } from "../reference/both.js";

const PAIRS = `message = (section / content)*
section = "<calls>" _ (call _)* "</calls>"
call = "<call=" name ">" _ (pair _)* "</call>"
pair = "<arg=" key ">" value ended
ended = "</arg>" &(_ ("<arg=" / "</call>"))`;
const string = { type: "string" } as const;
const TOOLS: readonly ToolDefinition[] = [
	{ name: "f", parameters: { type: "object", properties: { a: string, b: string } } },
	{ name: "g", parameters: { type: "object", properties: { c: string } } },
];

function read(text: string, { strict = false, tools = TOOLS, source = PAIRS } = {}) {
	return both(source, text, tools, "stop", strict);
}

const call = (pairs: string, name = "f"): string => `<call=${name}>${pairs}</call>`;
const A = "<arg=a>x</arg>";
const G = call("<arg=c>y</arg>", "g");

describe("a value without its close", () => {
	test("ends before the next pair of a declared property", () => {
		expect(read(`<calls>${call("<arg=a>x\n<arg=b>y</arg>")}</calls>`)).toEqual([
			'call 7-45 "f" {"a":"x","b":"y"} repaired [unclosed-value]',
		]);
	});
	test("does not end before a pair that is there already, or is not declared", () => {
		for (const key of ["a", "z"]) {
			const [line] = read(`<calls>${call(`<arg=a>x <arg=${key}>y</arg>`)}</calls>`);
			expect(line).toContain(`{"a":"x <arg=${key}>y"}`);
		}
	});
	test("ends before the call's close, where something proves that", () => {
		for (const behind of ["</calls>", `${G}</calls>`, ""]) {
			const [line] = read(`<calls><call=f><arg=a>x</call>${behind}`);
			expect(line, behind).toContain('"f" {"a":"x"} repaired [unclosed-value');
		}
	});
	test("does not end before a close of the call that is spoken about", () => {
		const [line] = read(`<calls>${call("<arg=a>x </call> y</arg>")}</calls>`);
		expect(line).toContain('{"a":"x </call> y"} complete');
	});
	test("breaks before the next call of a declared tool", () => {
		expect(read(`<calls><call=f><arg=a>x ${G}</calls>`)).toEqual([
			'call 7-24 "f" {"a":"x  incomplete []',
			'call 24-53 "g" {"c":"y"} complete []',
			"notices broken",
		]);
	});
	test.each([
		["behind it stands what closes the value that it stood in", "</arg></call></calls>"],
		["text", " is how</arg></call></calls>"],
		["a further call", `${G}</arg></call></calls>`],
	])("the call does not run that is quoted in a value: %s", (_what, behind) => {
		const lines = read(`<calls><call=f><arg=a>x ${G}${behind}`);
		for (const line of lines.slice(0, -1)) expect(line).toMatch(/incomplete|^content/);
		expect(lines.at(-1)).toContain("broken,broken");
	});
	test("holds what is like a call of a tool that nobody has declared", () => {
		expect(read(`<calls><call=f><arg=a>x ${call("<arg=c>y", "h")}</arg></call></calls>`)).toEqual([
			'call 7-60 "f" {"a":"x <call=h><arg=c>y</call>"} complete []',
			"notices markup-in-value",
		]);
	});
});

describe("the value of an element", () => {
	const source = PAIRS.replace('">" value ended', '">" inner ended').concat(`
inner = value:tree "item" (_ (child _)+) / value
child = "<" key:prop ">" inner "</" =key ">" &(_ "<")`);
	const list = { type: "array", items: string } as const;
	const tools = [{ name: "f", parameters: { type: "object", properties: { a: list } } }] as const;
	const items = (text: string): string => `<calls>${call(`<arg=a>${text}</arg>`)}</calls>`;
	test("holds markup", () => {
		const [line] = read(items("<item>x</b><b></item><item>y</item>"), { source, tools });
		expect(line).toContain('{"a":["x</b><b>","y"]} complete');
	});
	test("breaks before the opening of another element", () => {
		for (const close of ["", "</itme>", "<item>"]) {
			const [line] = read(items(`<item>x${close}<item>y</item>`), { source, tools });
			expect(line, close).toContain("incomplete");
		}
	});
});

describe("a call without its close", () => {
	test("ends behind its last value, before what closes the section and before the next call", () => {
		for (const behind of ["</calls>", `${G}</calls>`]) {
			const [line] = read(`<calls><call=f>${A}${behind}`);
			expect(line, behind).toContain('"f" {"a":"x"} repaired [unclosed-call]');
		}
	});
});

describe("a value with a wrong close", () => {
	test.each([
		["twice", "</arg></arg>", "doubled-close"],
		["twice, in two lines", "</arg>\n</arg>", "doubled-close"],
		["without its slash", "<arg>", "other-close"],
		["that of the call", "</call>", "other-close"],
	])("%s: it is read", (_what, close, code) => {
		for (const rest of ["<arg=b>y</arg>", ""]) {
			const pairs = rest === "" ? '{"a":"x"}' : '{"a":"x","b":"y"}';
			expect(read(`<calls>${call(`<arg=a>x${close}${rest}`)}</calls>`)[0]).toMatch(
				new RegExp(`"f" ${pairs.replace(/[{}]/g, "\\$&")} repaired \\[${code}`),
			);
		}
	});
	test("misspelt, or of another format: the call breaks, for it may be the value's text", () => {
		for (const close of ["</agr>", "</value>", "</b>"])
			expect(read(`<calls>${call(`<arg=a>x${close}<arg=b>y</arg>`)}${G}</calls>`)).toEqual([
				expect.stringMatching(/"f" \{"a":"x.*incomplete/),
				expect.stringMatching(/"g" \{"c":"y"\} complete/),
				"notices broken",
			]);
	});
	test("a tag in a value that is closed is data", () => {
		expect(read(`<calls>${call("<arg=a>x</b></arg><arg=b>y</arg>")}</calls>`)).toEqual([
			expect.stringContaining('{"a":"x</b>","b":"y"} complete []'),
		]);
	});
});

test("a key without its opening, or with a misspelt one, breaks the call", () => {
	for (const key of ["b>", "<agr=b>"])
		expect(read(`<calls>${call(`${A}${key}y</arg>`)}${G}</calls>`)).toEqual([
			expect.stringMatching(/"f" \{"a":"x.*incomplete/),
			expect.stringMatching(/"g" \{"c":"y"\} complete/),
			"notices broken",
		]);
});

test("a well-formed message is read as it is without what is derived", () => {
	const text = `<calls>${call(A)}${G}</calls>`;
	const plain = `without "unclosed-value", "unclosed-call"\n${PAIRS}`;
	expect(read(text)).toEqual(read(text, { source: plain }));
	expect(read(text, { strict: true })).toEqual(read(text));
});

test("`without` leaves a code out; the break before the next call stays", () => {
	const codes = (head: string) =>
		derivedRules(grammarOf(`${head}${PAIRS}`)).flatMap(({ lenient }) => lenient ?? []);
	const all = ["unclosed-value", "unclosed-call", "doubled-close", "other-close", "unknown-close"];
	expect(new Set(codes(""))).toEqual(new Set([...all, "unopened-key", ""]));
	expect(codes('without "unclosed-call", "unopened-key"\n').sort()).not.toContain("unclosed-call");
	expect(codes(`without ${all.map((code) => `"${code}"`).join(", ")}, "unopened-key"\n`)).toEqual([
		"",
	]);
});

describe("a call without its opening", () => {
	const JSON_CALLS = `message = (call / content)*
call = "<call>" _ { "name": name, "arguments"?: arguments } _ "</call>"`;
	const readJson = (text: string, strict = false, tools = TOOLS) =>
		read(text, { source: JSON_CALLS, strict, tools });
	const F = '{"name": "f", "arguments": {"a": "x"}}';

	test("is text where no other mark stands there, or where it is not closed", () => {
		const calls = (text: string) => readJson(text).filter((line) => line.startsWith("call"));
		expect(calls(`Hm.\n${F}\n</call>`)).toEqual([]);
		expect(calls(`Hm. <|cal|>${F}\nSo it is.`)).toEqual([]);
		expect(calls(`Hm. <|code|>${F}</code>`)).toEqual([]);
	});
	test.each(["<|cal|>", "<|tool_call|>"])("is read behind %s", (mark) => {
		expect(readJson(`Hm. ${mark}${F}</call>`).at(-1)).toContain(
			'"f" {"a": "x"} repaired [unopened-call]',
		);
	});
	test("is text without a declared tool, and in strict mode", () => {
		const calls = (lines: readonly string[]) => lines.filter((line) => line.startsWith("call"));
		expect(calls(readJson(`<|cal|>${F}</call>`, true))).toEqual([]);
		expect(calls(readJson(`<|cal|>${F}</call>`, false, TOOLS.slice(1)))).toEqual([]);
		expect(
			calls(readJson(`<|cal|>{"name": "f", "description": "x", "arguments": {}}</call>`)),
		).toEqual([]);
	});
	test("does not run where a string broke, and the next call is read", () => {
		expect(
			readJson(`<|cal|>{"name": "f", "arguments": {"a": "x}}</call>\n<call>${F}</call>`),
		).toEqual([
			expect.stringContaining("content"),
			expect.stringContaining('"f" {"a": "x"} complete'),
			"notices malformed",
		]);
	});
	test("between marks is read behind another mark, and may then break", () => {
		const source = `message = (call / content)*
call = "<call>" _ name _ ("<key>" key "</key>" _ "<arg>" value "</arg>" _)* "</call>"`;
		const pairs = "<key>a</key><arg>x</arg>";
		expect(read(`<|cal|>f ${pairs}</call>`, { source })).toEqual([
			expect.stringContaining('"f" {"a":"x"} repaired [unopened-call]'),
		]);
		expect(read(`<|cal|>f ${pairs}so`, { source })[0]).toMatch(/"f" .*incomplete/);
		expect(read(`f ${pairs}</call>`, { source })[0]).toContain("content");
	});
	test("a section is read behind another mark", () => {
		const source = `message = (section / content)*
section = "<|calls|>" _ "[" _ (call % (_ "," _)) _ "]" _ "<|end|>"
call = { "name": name, "arguments"?: arguments }`;
		expect(read(`<|call_list|>[${F}]<|end|>`, { source })[0]).toContain(
			'"f" {"a": "x"} repaired [unopened-call]',
		);
		expect(read(`<call_list>[${F}]<|end|>`, { source })[0]).toContain("content");
	});
});

describe("signs around the object of the arguments", () => {
	const SIGNS = `message = (call / content)*
call = "<call>" _ name ">" _ arguments _ "</call>"`;
	const BARE = SIGNS.replace(' _ "</call>"', "");
	const O = '{"a": "x"}';
	const repaired = expect.stringContaining(`"f" ${O} repaired [signs-around]`);

	test.each(["\ufeff", "```json\n", "```", "( "])("%j is read before it", (sign) => {
		for (const source of [SIGNS, BARE])
			expect(read(`<call>f>${sign}${O}</call>`, { source })[0]).toEqual(repaired);
	});
	test.each(["}", "]}", ";", "\n```", " ) ;\n"])("%j is read behind it", (signs) => {
		expect(read(`<call>f>${O}${signs}</call>`, { source: SIGNS })).toEqual([repaired]);
	});
	test("nothing else is, and nothing where the call has no close", () => {
		for (const signs of [" x", '"', "}x", "{", "} {", ","])
			expect(read(`<call>f>${O}${signs}</call>`, { source: SIGNS })[0]).toContain("incomplete");
		expect(read(`<call>f>${O}}</call>`, { source: BARE })[0]).not.toContain("signs-around");
	});
	test("a string that broke is no sign", () => {
		const broken = '{"a": "He said "}}; x"}';
		expect(read(`<call>f>${broken}</call>`, { source: SIGNS })[0]).toContain("incomplete");
	});
	describe("braces behind a call of a list", () => {
		const LIST = `message = (section / content)*
section = "<calls>" _ "[" _ (call % (_ "," _)) _ "]"
call = { "name": name, "arguments": arguments }`;
		const call = (name: string): string => `{"name": "${name}", "arguments": ${O}}`;
		test.each(["}", "}}", " }\n}"])("%j is read before the comma and the close", (braces) => {
			const lines = read(`<calls>[${call("f")}${braces}, ${call("g")}${braces} ]`, {
				source: LIST,
			});
			expect(lines).toEqual([
				repaired,
				expect.stringContaining(`"g" ${O} repaired [signs-around]`),
			]);
		});
		test("nothing else is, and nothing in strict mode", () => {
			for (const text of ["} x", "]}", "};", "}{"])
				expect(read(`<calls>[${call("f")}${text}]`, { source: LIST }).join()).not.toContain(
					"signs",
				);
			expect(read(`<calls>[${call("f")}}]`, { source: LIST, strict: true }).join()).toContain(
				"stray",
			);
		});
		test("a string that broke is no end of a call", () => {
			const broken = '{"name": "f", "arguments": {"a": "He said "}}}, and left"}}';
			const lines = read(`<calls>[${broken}]`, { source: LIST });
			expect(lines[0]).toContain("incomplete");
		});
	});
	test("a layout with a fence has its own", () => {
		const fenced = SIGNS.replace("arguments", '"```json\\n" arguments "\\n```"');
		const signs = derivedRules(grammarOf(fenced)).filter(
			({ lenient }) => lenient === "signs-around",
		);
		expect(JSON.stringify(signs)).not.toContain("```");
	});
});

test("nothing is derived twice, and nothing where there are no pairs and no opening", () => {
	const grammar = grammarOf(PAIRS);
	expect(derive(derive(grammar))).toBe(derive(grammar));
	const json = grammarOf(
		'message = (call / content)*\ncall = ^ { "name": name, "arguments": arguments }',
	);
	expect(derive(json)).toBe(json);
});
