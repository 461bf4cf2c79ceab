import { describe, expect, test } from "vitest";
import { closest, edits } from "../../src/misuse/closest.js";
import { errors, HEAD, place } from "./support.js";

const KINDS =
	"one of json, py, yaml, input, text, quoted, typed, word, digits, tool, prop, unbound, attr, line";
const FIELDS = "one of content, reasoning, name, arguments, id, index, key, value, skip";

describe("words that mean nothing where they stand", () => {
	const table: readonly (readonly [
		text: string,
		at: string,
		code: string,
		message: string,
		hint: string,
	])[] = [
		[
			"a = value:jsno",
			"2:11-2:15",
			"unknown-kind",
			'unknown kind "jsno"',
			`did you mean "json"? It is ${KINDS}`,
		],
		["a = value:csv", "2:11-2:14", "unknown-kind", 'unknown kind "csv"', KINDS],
		[
			"a = value:yaml",
			"2:5-2:15",
			"unknown-kind",
			'"value" cannot be read as YAML',
			"the kind yaml reads all arguments of a call as one mapping: arguments:yaml",
		],
		[
			"a = reasoning:quoted",
			"2:5-2:21",
			"unknown-kind",
			'"reasoning" cannot be read as the text of a JSON string',
			"the kind quoted reads content between the quotes of a JSON string: '\"' content:quoted '\"'",
		],
		[
			"a = value:input",
			"2:5-2:16",
			"unknown-kind",
			'"value" cannot be read as the input of a tool',
			"the kind input reads an object, or a string that is the one parameter of a tool: arguments:input",
		],
		[
			"a = argumnets:json",
			"2:5-2:14",
			"unknown-kind",
			'unknown field "argumnets"',
			`did you mean "arguments"? It is ${FIELDS}`,
		],
		['a = foo:"x"', "2:5-2:8", "unknown-kind", 'unknown field "foo"', FIELDS],
		[
			'a = kye:="x"',
			"2:5-2:8",
			"unknown-kind",
			'unknown field "kye"',
			`did you mean "key"? It is ${FIELDS}`,
		],
		[
			"a = =nmae",
			"2:6-2:10",
			"unknown-kind",
			'unknown field "nmae"',
			`did you mean "name"? It is ${FIELDS}`,
		],
		[
			"a = text:json",
			"2:5-2:9",
			"unknown-kind",
			'unknown field "text"',
			'"text" is a kind, and a kind stands behind its field: value:text',
		],
		[
			"a = value:tree",
			"2:11-2:15",
			"unknown-kind",
			'unknown kind "tree"',
			'"tree" is no kind but builds a value out of its members: value:tree( … )',
		],
		[
			"example e\n  with f(a: int)\n  | x",
			"3:13-3:16",
			"unknown-type",
			'unknown type "int"',
			'did you mean "integer"? It is one of string, number, integer, boolean, object, array, null',
		],
		[
			"example e\n  with f(a: bolean)\n  | x",
			"3:13-3:19",
			"unknown-type",
			'unknown type "bolean"',
			'did you mean "boolean"? It is one of string, number, integer, boolean, object, array, null',
		],
		[
			"a = { key: name }",
			"2:7-2:10",
			"member-key",
			'the key "key" stands without quotes',
			'write "key": …; only name: stands bare, and means that the key itself is the name',
		],
		[
			'a = { "k": b }',
			"2:12-2:13",
			"member-value",
			"the value of a member is a payload, a literal or a pattern",
			'a pattern is read by a scanner, which knows no rules: write a field ("key": arguments) or a nested { … }',
		],
		[
			'content = "x"',
			"2:1-2:8",
			"reserved-name",
			'"content" cannot be the name of a rule',
			"the word has a meaning of its own in expressions, as have content, reasoning, name, arguments, id, index, key, value, skip, eol, bol",
		],
		[
			'eol = "x"',
			"2:1-2:4",
			"reserved-name",
			'"eol" cannot be the name of a rule',
			"the word has a meaning of its own in expressions, as have content, reasoning, name, arguments, id, index, key, value, skip, eol, bol",
		],
		[
			"example e",
			"2:1-2:10",
			"empty-example",
			"an example without lines",
			"indented lines follow the title: | input, then = what is expected",
		],
		[
			"prompt\n  | {tools} {tool}",
			"3:14-3:18",
			"unknown-placeholder",
			'unknown placeholder "tool"',
			"did you mean {tools}? It is {tools} or {example}",
		],
		[
			"prompt\n  | {tools} {x}",
			"3:14-3:15",
			"unknown-placeholder",
			'unknown placeholder "x"',
			'it is {tools} or {example}; braces that are text stand in a line of the form |= "…"',
		],
		[
			"prompt",
			"2:1-2:7",
			"empty-prompt",
			"a prompt without text",
			"indented lines follow the word: | text, with {tools} where the list of tools stands",
		],
		[
			"a = value:lst(value)",
			"2:11-2:14",
			"unknown-kind",
			'"lst" builds nothing',
			"did you mean value:list( … )? object( ), list( ) and tree( ) build a value",
		],
		[
			"a = value:array(value)",
			"2:11-2:16",
			"unknown-kind",
			'"array" builds nothing',
			"did you mean value:list( … )? object( ), list( ) and tree( ) build a value",
		],
		[
			"a = value:text(value)",
			"2:11-2:15",
			"unknown-kind",
			'"text" builds nothing',
			"object( ), list( ) and tree( ) build a value; a blank stands between a kind and a group",
		],
		[
			"a = value:string",
			"2:11-2:17",
			"unknown-kind",
			'unknown kind "string"',
			`"string" is a type of the tool's schema, which value:typed goes by; the kinds are ${KINDS.replace("one of ", "")}`,
		],
		[
			"a = arguments:JSON",
			"2:15-2:19",
			"unknown-kind",
			'unknown kind "JSON"',
			`did you mean "json"? It is ${KINDS}`,
		],
		[
			"prompt\n  |\n  |  \n",
			"2:1-2:7",
			"empty-prompt",
			"a prompt without text",
			"indented lines follow the word: | text, with {tools} where the list of tools stands",
		],
	];
	for (const [text, at, code, message, hint] of table) {
		test(text, () => {
			const found = errors(`${HEAD}${text}\n`);
			expect(found.map((one) => [place(one.at), one.code, one.message, one.hint])).toEqual([
				[at, code, message, hint],
			]);
		});
	}
	test("a word is reported once, however often it is tried", () => {
		expect(
			errors(`${HEAD}a = (((value:jsn? % "x")* / foo:text) &foo:"x")\n`).map((one) => one.message),
		).toEqual(['unknown kind "jsn"', 'unknown field "foo"', 'unknown field "foo"']);
	});
});

describe("a line that may stand once", () => {
	const second = (source: string) =>
		errors(HEAD + source).map((one) => [
			one.message,
			place(one.at),
			...(one.related ?? []).map((related) => `${related.message} ${place(related.at)}`),
		]);
	test("ids", () =>
		expect(second('ids "a"\nids "b"\n')).toEqual([
			['a second "ids" line', "3:5-3:8", "the first one 2:5-2:8"],
		]));
	test("the prompt", () =>
		expect(second("prompt\n  | {tools}\na = b\nprompt\n  | {tools}!\n")).toEqual([
			['a second "prompt" line', "5:1-5:7", "the first one 2:1-2:7"],
		]));
	test("entry and finish", () =>
		expect(second("example e\n  entry a\n  finish b\n  entry c\n  finish d\n  |\n")).toEqual([
			['a second "entry" line', "5:9-5:10", "the first one 3:9-3:10"],
			['a second "finish" line', "6:10-6:11", "the first one 4:10-4:11"],
		]));
});

describe("suggestions", () => {
	test("count insertions, deletions, replacements and swaps", () => {
		expect([
			edits("abc", "abc"),
			edits("abc", "ab"),
			edits("ab", "abc"),
			edits("abc", "axc"),
		]).toEqual([0, 1, 1, 1]);
		expect([edits("abc", "acb"), edits("kitten", "sitting"), edits("", "abc")]).toEqual([1, 3, 3]);
	});
	test("take the nearest, and the first of equals", () => {
		expect(closest("thougt", ["thorough", "thought", "though"])).toBe("thought");
		expect(closest("ab", ["ac", "ad"])).toBe("ac");
	});
	test("are not far-fetched", () => {
		expect(closest("call", ["message", "cell-wall"])).toBeNull();
		expect(closest("x", ["yz"])).toBeNull();
		expect(closest("call", ["tell"])).toBeNull();
	});
	test("do not offer the word itself", () => expect(closest("call", ["call"])).toBeNull());
	test("overlook case", () => expect(closest("Call", ["call"])).toBe("call"));
});
