/** Arguments in a wrapper, by both readers: texts whole, and beginnings of them, in each dialect. */
import { describe, expect, it } from "vitest";
import { compile } from "../../src/compiler/compile.js";
import { FACTOR } from "../properties/support/settings.js";
import { both } from "./both.js";
import { byMachine } from "./comparison.js";
import { grammar, tool } from "./support.js";

const SOURCES: Readonly<Record<string, string>> = {
	"behind its name": `
message = (call / content)*
call = "<call " name ">" arguments "</call>"
`,
	"in Python": `
message = (call / content)*
call = "<call " name ">" arguments:py "</call>"
`,
	"in an object": `
message = (call / content)*
call = "<call>" { "name": name, "arguments": arguments, ... } "</call>"
`,
	"in an object, before its name": `
message = (call / content)*
call = "<call>" { "arguments": arguments, "name": name, ... } "</call>"
`,
	"in an object of Python": `
message = (call / content)*
call = "<call>" py{ "name": name, "arguments": arguments } "</call>"
`,
};

const WRAPPED: readonly string[] = [
	'{"arguments": {"k": "v"}}',
	'{ "params" : { "k": 1, "l": [] } , "name": "f" }',
	'{"name": "f", "args": {}}',
	"{'name': 'f', 'arguments': {'k': 'v',},}",
	'{name: "f", arguments {k: {"a": "}"}}}',
];
const MISFITS: readonly string[] = [
	'{"name": "g", "arguments": {"k": "v"}}',
	'{"arguments": {"k": "v"}, "l": 1}',
	'{"arguments": {"k": "v"}, "arguments": {"k": "w"}}',
	'{"name": "f", "arguments": {"k": "v"}, "name": "f"}',
	'{"arguments": {"k" "v" x}}',
	'{"arguments": {1, 2}}',
];
const DATA: readonly string[] = [
	'{"k": {"arguments": {}}}',
	'{"payloads": {"k": 1}}',
	'{"name": "f", "k": {"a": 1}}',
	'{"name": {"arguments": {}}}',
	'{"arguments": [{"k": "v"}]}',
	'{"k": "v", "arguments": {"k": "w"}}',
	'{"na" /* { */ : 1}',
	"{}",
];
const TOOLS = [tool("f", { k: "string", l: "array" })];

function written(source: string, object: string): string {
	if (source.includes('"<call "')) return `<call f>${object}</call>`;
	const members = [`"name": "f"`, `"arguments": ${object}`];
	const first = source.indexOf('"arguments"') < source.indexOf('"name"');
	return `<call>{${(first ? members.toReversed() : members).join(", ")}}</call>`;
}

describe.each(Object.entries(SOURCES))("both read arguments %s", (_place, source) => {
	it.each([...WRAPPED, ...MISFITS, ...DATA].map((object) => [object.slice(0, 60), object]))(
		"however %s is cut",
		(_title, object) => {
			const text = written(source, object);
			for (const one of [text, text.replace(object, JSON.stringify(object))]) {
				both(source, one, TOOLS);
				// every second beginning, of the one text or of the other; in a quick run every fourth
				const step = FACTOR >= 1 ? 4 : 8;
				const first = one.indexOf("{") + (one === text ? 1 : 2);
				for (let end = first; end < one.length; end += step) both(source, one.slice(0, end), TOOLS);
			}
			both(source, text, []);
		},
	);
});

const FIRST = SOURCES["behind its name"] ?? "";

describe("a wrapper", () => {
	it("is one where the tool declares some parameters and not its key", () => {
		const call = (json: string, codes = "complete []"): readonly string[] => [
			`call 0-${text.length} "f" ${json} ${codes}`,
		];
		const object = '{"args": {"k": "v"}}';
		const text = `<call f>${object}</call>`;
		const inner = call('{"k": "v"}', "repaired [wrapped-arguments]");
		expect(both(FIRST, text, TOOLS)).toEqual(inner);
		// strict mode would withhold it
		const setting = { options: { tools: TOOLS, policies: { lenient: [] } }, finish: "stop" };
		const refused = [...call('{"k": "v"}', "incomplete [wrapped-arguments]"), "notices broken"];
		expect(byMachine(compile(grammar(FIRST)), [text], setting)).toEqual(refused);
		for (const tools of [
			[],
			[tool("f")],
			[tool("g", { k: "string" })],
			[tool("f", { args: "object" })],
			[{ name: "f" }],
			...[{ additionalProperties: true }, { patternProperties: {} }, { allOf: [] }].map((more) => [
				{ name: "f", parameters: { properties: { k: {} }, ...more } },
			]),
		])
			expect(both(FIRST, text, tools)).toEqual(call(object));
		const closed = { properties: { k: {} }, additionalProperties: false };
		expect(both(FIRST, text, [{ name: "f", parameters: closed }])).toEqual(inner);
	});
	it("is none where more stands before its arguments than a name needs", () => {
		const text = `<call f>{"name": "${"f".repeat(1100)}", "arguments": {"k": "v"}}</call>`;
		expect(both(FIRST, text, TOOLS)[0]).toMatch(/ complete \[\]$/);
	});
	it.each(MISFITS)("breaks the call where more is in it: %s", (object) => {
		expect(both(FIRST, `<call f>${object}</call>`, TOOLS)[0]).toMatch(/ incomplete /);
	});
	it.each(WRAPPED)("is left out: %s", (object) => {
		expect(both(FIRST, `<call f>${object}</call>`, TOOLS)[0]).toMatch(
			/^call \S+ "f" \{[^{]*k?.* repaired \[.*wrapped-arguments/,
		);
	});
});

describe("a key that the grammar gives", () => {
	const source = `
message = (call / content)*
call = "<call " name ">" key:="input" value:text "</call>"
`;
	it("is one of the tool's, where it declares some", () => {
		const text = "<call f>v</call>";
		const read = ['call 0-16 "f" {"input":"v"} complete []'];
		for (const tools of [[], [tool("f")], [{ name: "f" }], [tool("f", { input: "string" })]])
			expect(both(source, text, tools)).toEqual(read);
		expect(both(source, text, TOOLS)).toEqual([
			`content 0-16 ${JSON.stringify(text)}`,
			"notices malformed",
		]);
	});
});

it("the name beside the arguments may hold a quote, and white space behind it", () => {
	const source = `
message = (call / content)*
call = "<call=" name:attr ">" arguments "</call>"
`;
	const name = 'f" g';
	const written = JSON.stringify(name);
	const read = (object: string) =>
		both(source, `<call=f&quot; g>${object}</call>`, [tool(name, { k: "string" })])[0]?.replace(
			/^call \d+-\d+ /,
			"",
		);
	for (const object of [
		`{"name": ${written}, "arguments": {"k": "v"}}`,
		`{"arguments": {"k": "v"}, "name": ${written}}`,
	])
		expect(read(object)).toBe(`${written} {"k": "v"} repaired [wrapped-arguments]`);
	// another name, by a blank
	expect(read('{"arguments": {"k": "v"}, "name": "f\\"  g"}')).toContain("incomplete");
});
