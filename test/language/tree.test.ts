import { expect, test } from "vitest";
import { plain, read } from "./support.js";

const SOURCE = `# what the file is about
format demo_1 "calls in <c> tags"
models  "acme/Demo-*", "acme/Other-*"   # two families
aliases "demo"
tokens  "<c>", '</c>'
source  "https://example.org/template"
ids     "call_{random}"
ends    "<end>",
        "<stop>"

message = (think / call / content)*
think   = "<t>" thought
thought = reasoning "</t>"
call    = "<c>" body "</c>"
body    = { "name": name, "arguments" | "parameters"?: arguments, ... }
lenient bare call = body          # no tags
entry thinking after "<t>", "<t>\\n" = thought message
entry plain = message

prompt   # for models that are told
  | Call {tools}: "a" # {a b}
  |
  |= "as {tools} stands"
  |{example}{tools}

example one call
  with add(a: integer, b?: string), now()
  with "a b"("x y": array)
  entry thinking
  finish length
  | hm</t>

  |<c>{"name": "add", "arguments": {"a": 1}}</c>
  = reasoning "hm"
  = text "\\n"
  = call add {"a": 1} id c:1 repaired bare, unclosed incomplete

example nothing
  |
`;

test("a whole grammar, but for the places", () => {
	const content = { type: "payload", field: "content", kind: "text" };
	const reasoning = { type: "payload", field: "reasoning", kind: "text" };
	const literal = (text: string) => ({ type: "literal", text });
	const ref = (rule: string) => ({ type: "ref", rule });
	const sequence = (...items: unknown[]) => ({ type: "sequence", items });
	const rule = (name: string, expr: unknown, lenient: string | null = null) => ({
		name,
		lenient,
		expr,
	});
	const member = (keys: string[], optional: boolean, field: string, kind: string) => ({
		keys,
		optional,
		commit: false,
		value: { type: "payload", field, kind },
	});

	expect(plain(read(SOURCE))).toEqual({
		file: "x.toolgrammar",
		source: SOURCE,
		name: "demo_1",
		title: "calls in <c> tags",
		models: [{ text: "acme/Demo-*" }, { text: "acme/Other-*" }],
		aliases: [{ text: "demo" }],
		template: [],
		tokens: [{ text: "<c>" }, { text: "</c>" }],
		sources: [{ text: "https://example.org/template" }],
		ids: { text: "call_{random}" },
		ends: [{ text: "<end>" }, { text: "<stop>" }],
		without: [],
		rules: [
			rule("message", {
				type: "repeat",
				op: "*",
				body: { type: "choice", options: [ref("think"), ref("call"), content] },
			}),
			rule("think", sequence(literal("<t>"), ref("thought"))),
			rule("thought", sequence(reasoning, literal("</t>"))),
			rule("call", sequence(literal("<c>"), ref("body"), literal("</c>"))),
			rule("body", {
				type: "pattern",
				dialect: "json",
				open: true,
				members: [
					member(["name"], false, "name", "word"),
					member(["arguments", "parameters"], true, "arguments", "json"),
				],
			}),
			rule("call", ref("body"), "bare"),
		],
		entries: [
			{ name: "thinking", after: ["<t>", "<t>\n"], expr: sequence(ref("thought"), ref("message")) },
			{ name: "plain", after: [], expr: ref("message") },
		],
		prompt: {
			pieces: [
				{ type: "text", text: "Call " },
				{ type: "placeholder", name: "tools" },
				{ type: "text", text: ': "a" # {a b}\n\nas {tools} stands\n' },
				{ type: "placeholder", name: "example" },
				{ type: "placeholder", name: "tools" },
			],
		},
		examples: [
			{
				title: "one call",
				tools: [
					{
						name: "add",
						parameters: [
							{ name: "a", type: "integer", optional: false },
							{ name: "b", type: "string", optional: true },
						],
					},
					{ name: "now", parameters: [] },
					{ name: "a b", parameters: [{ name: "x y", type: "array", optional: false }] },
				],
				entry: "thinking",
				finish: "length",
				input: 'hm</t>\n<c>{"name": "add", "arguments": {"a": 1}}</c>',
				expect: [
					{ type: "reasoning", text: "hm" },
					{ type: "text", text: "\n" },
					{
						type: "call",
						name: "add",
						arguments: '{"a": 1}',
						id: "c:1",
						repairs: ["bare", "unclosed"],
						incomplete: true,
					},
				],
			},
			{ title: "nothing", tools: [], entry: null, finish: null, input: "", expect: [] },
		],
	});
});

test("a file of the head alone is a grammar without rules", () => {
	const grammar = read('format bare ""');
	expect(grammar).toMatchObject({
		name: "bare",
		title: "",
		ids: null,
		rules: [],
		prompt: null,
		examples: [],
	});
	expect([grammar.models, grammar.tokens, grammar.ends]).toEqual([[], [], []]);
});

test("line ends of either kind, a byte order mark and a missing last line end make no difference", () => {
	const crlf = `\uFEFF${SOURCE.replaceAll("\n", "\r\n").trimEnd()}`;
	const { source: _, ...expected } = read(SOURCE);
	const { source, ...other } = read(crlf);
	expect(source).toBe(crlf);
	expect(plain(other)).toEqual(plain(expected));
});

test("lines of the head may stand several times and between rules", () => {
	const grammar = read('format x "t"\nmodels "a"\na = "1"\nmodels "b", "c"\n');
	expect(grammar.models.map((model) => model.text)).toEqual(["a", "b", "c"]);
});
