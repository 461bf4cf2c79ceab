import { describe, expect, test } from "vitest";
import { expression, HEAD, plain, read } from "./support.js";

const literal = (text: string) => ({ type: "literal", text });
const ref = (rule: string) => ({ type: "ref", rule });
const payload = (field: string, kind: string) => ({ type: "payload", field, kind });
const sequence = (...items: unknown[]) => ({ type: "sequence", items });
const choice = (...options: unknown[]) => ({ type: "choice", options });
const repeat = (op: string, body: unknown) => ({ type: "repeat", op, body });
const list = (body: unknown, separator: unknown) => ({ type: "list", body, separator });
const space = (write: string) => ({ type: "space", write });
const [a, b, c] = [ref("a"), ref("b"), ref("c")];

describe("each construct", () => {
	const table: readonly (readonly [text: string, tree: unknown])[] = [
		['"x"', literal("x")],
		["'say \"x\"'", literal('say "x"')],
		['""', literal("")],
		["b c", sequence(b, c)],
		["b / c", choice(b, c)],
		["(b)", b],
		["( b )", b],
		["b?", repeat("?", b)],
		["b*", repeat("*", b)],
		["(b c)+", repeat("+", sequence(b, c))],
		["_", space("")],
		['_"\\n"', space("\n")],
		['_ "x"', sequence(space(""), literal("x"))],
		["eol", { type: "eol" }],
		["^", { type: "assert", what: "start" }],
		["bol", { type: "assert", what: "line" }],
		["$", { type: "assert", what: "end" }],
		["~", { type: "commit" }],
		["&b", { type: "look", body: b }],
		["&(b / c)", { type: "look", body: choice(b, c) }],
		["content", payload("content", "text")],
		["arguments", payload("arguments", "json")],
		["index", payload("index", "digits")],
		["value", payload("value", "typed")],
		["name:tool", payload("name", "tool")],
		["skip:line", payload("skip", "line")],
		["eolian", ref("eolian")],
		["names", ref("names")],
		["py", ref("py")],
		['name:("x" / b)', { type: "capture", field: "name", body: choice(literal("x"), b) }],
		['name:"x"', { type: "capture", field: "name", body: literal("x") }],
		['key:="code"', { type: "constant", field: "key", text: "code" }],
		["=key", { type: "backref", field: "key" }],
	];
	for (const [text, tree] of table) {
		test(text, () => expect(expression(text)).toEqual(tree));
	}
});

describe("what binds tighter", () => {
	const table: readonly (readonly [text: string, tree: unknown])[] = [
		["a b / c", choice(sequence(a, b), c)],
		["a (b / c)", sequence(a, choice(b, c))],
		["a b*", sequence(a, repeat("*", b))],
		["a % b c", sequence(list(a, b), c)],
		["a%b", list(a, b)],
		["a % (b c)", list(a, sequence(b, c))],
		["(a % b)?", repeat("?", list(a, b))],
		["a? % b+", list(repeat("?", a), repeat("+", b))],
		["&a b", sequence({ type: "look", body: a }, b)],
		["&a?", { type: "look", body: repeat("?", a) }],
		["(a b) c", sequence(sequence(a, b), c)],
	];
	for (const [text, tree] of table) {
		test(text, () => expect(expression(text)).toEqual(tree));
	}
});

describe("builders", () => {
	const builder = (shape: string, item: string | null) => ({
		type: "builder",
		field: "value",
		shape,
		item,
		body: b,
	});
	test("object", () => expect(expression("value:object(b)")).toEqual(builder("object", null)));
	test("list", () => expect(expression("value:list( b )")).toEqual(builder("list", null)));
	test("tree", () => expect(expression("value:tree (b)")).toEqual(builder("tree", null)));
	test("tree whose items have a name", () =>
		expect(expression('value:tree "item" (b)')).toEqual(builder("tree", "item")));
});

describe("object patterns", () => {
	const pattern = (members: unknown[], open = false, dialect = "json") => ({
		type: "pattern",
		dialect,
		members,
		open,
	});
	const member = (keys: string[] | null, value: unknown, flags: object = {}) => ({
		keys,
		optional: false,
		commit: false,
		value,
		...flags,
	});
	const name = payload("name", "word");

	test("a key, an alias, an optional key", () =>
		expect(expression('{ "n" | "m": name, "i"?: id }')).toEqual(
			pattern([member(["n", "m"], name), member(["i"], payload("id", "word"), { optional: true })]),
		));
	test("the key is the name", () =>
		expect(expression("{ name: arguments }")).toEqual(
			pattern([member(null, payload("arguments", "json"))]),
		));
	test("a commit before a value", () =>
		expect(expression('{ "a": ~ arguments }')).toEqual(
			pattern([member(["a"], payload("arguments", "json"), { commit: true })]),
		));
	test("a constant text and a nested pattern", () =>
		expect(expression('{ "type": "function", "f": { "n": name } }')).toEqual(
			pattern([
				member(["type"], literal("function")),
				member(["f"], pattern([member(["n"], name)])),
			]),
		));
	test("open, without blanks", () =>
		expect(expression('{"n":name,...}')).toEqual(pattern([member(["n"], name)], true)));
	test("over a Python literal", () =>
		expect(expression('py{ "n": name }')).toEqual(pattern([member(["n"], name)], false, "py")));
});

describe("lines", () => {
	test("an indented line continues a rule, over comments and empty lines", () => {
		const source = `${HEAD}a = b      # first
  # a comment of its own

# another one
    / (
  c
  )
b = "x"`;
		expect(plain(read(source).rules.map((rule) => rule.expr))).toEqual([
			choice(b, c),
			literal("x"),
		]);
	});
	test("an indented comment does not", () => {
		expect(read(`${HEAD}a = b\n  # done\nc = b\n`).rules).toHaveLength(2);
	});
	test("a word before = is a rule, also if it is a keyword elsewhere", () => {
		const words = ["entry", "example", "models", "lenient", "after", "ids"];
		const { rules } = read(HEAD + words.map((word) => `${word} = "x"\n`).join(""));
		expect(rules.map((rule) => rule.name)).toEqual(words);
	});
	test("a # inside of a literal begins no comment", () =>
		expect(expression('"#1" # one')).toEqual(literal("#1")));
});
