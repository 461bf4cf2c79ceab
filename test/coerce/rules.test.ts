import { describe, expect, test } from "vitest";
import { convertText } from "../../src/runtime/coerce/index.js";
import { convert, typesOf } from "./support.js";

type Row = readonly [schema: unknown, raw: string, json: string, kept?: "kept-string"];

const int = { type: "integer" };
const num = { type: "number" };
const str = { type: "string" };
const bool = { type: "boolean" };
const obj = { type: "object" };
const arr = { type: "array" };
const none = { type: "null" };
function list(...type: readonly string[]): object {
	return { type };
}

const tables: Readonly<Record<string, readonly Row[]>> = {
	"a declared string is the text itself": [
		[str, "3", `"3"`],
		[str, `{"a":1}`, `"{\\"a\\":1}"`],
		[str, "null", `"null"`],
		[str, "None", `"None"`],
		[str, "true", `"true"`],
		[str, "007", `"007"`],
		[str, "", `""`],
		[str, `"quoted"`, `"\\"quoted\\""`],
		[str, "  indented\n\n", `"  indented\\n\\n"`],
		[str, "Tom &amp; Jerry", `"Tom &amp; Jerry"`],
		[{ enum: ["none", "low"] }, "none", `"none"`],
		[{ enum: ["none", "low"] }, "null", `"null"`],
		[{ type: "string", enum: ["1", "2"] }, "1", `"1"`],
		[{ const: "5" }, "5", `"5"`],
	],
	"an integer keeps its digits": [
		[int, "7", "7"],
		[int, " 7\n", "7"],
		[int, "-12", "-12"],
		[int, "+5", "5"],
		[int, "007", "7"],
		[int, "-007", "-7"],
		[int, "0", "0"],
		[int, "000", "0"],
		[int, "140.0", "140"],
		[int, "140.", "140"],
		[int, "1.5e3", "1500"],
		[int, "1e3", "1000"],
		[int, "1200e-2", "12"],
		[int, "0.12e2", "12"],
		[int, "0e999999999999", "0"],
		[int, "10e-3", `"10e-3"`, "kept-string"],
		[int, "9007199254740993", "9007199254740993"],
		[int, "-123456789012345678901234567890.0", "-123456789012345678901234567890"],
		[int, "9".repeat(400), "9".repeat(400)],
		[int, "140.5", `"140.5"`, "kept-string"],
		[int, "1e-1", `"1e-1"`, "kept-string"],
		[int, "1e999", `"1e999"`, "kept-string"],
		[int, "1e5x", `"1e5x"`, "kept-string"],
		[int, "1e", `"1e"`, "kept-string"],
		[int, "1e+", `"1e+"`, "kept-string"],
		[int, "five", `"five"`, "kept-string"],
		[int, "1,000", `"1,000"`, "kept-string"],
		[int, "0x10", `"0x10"`, "kept-string"],
		[int, "1 2", `"1 2"`, "kept-string"],
		[int, "", `""`, "kept-string"],
		[int, "-", `"-"`, "kept-string"],
		[int, ".", `"."`, "kept-string"],
		[int, "null", `"null"`, "kept-string"],
		[int, "None", `"None"`, "kept-string"],
		[int, "true", `"true"`, "kept-string"],
		[int, " x ", `" x "`, "kept-string"],
	],
	"a number is kept character by character": [
		[num, "0.10", "0.10"],
		[num, "140.0", "140.0"],
		[num, "5", "5"],
		[num, "1E+05", "1E+05"],
		[num, "-0", "-0"],
		[num, "3.14159265358979323846264338327950288", "3.14159265358979323846264338327950288"],
		[num, "+5", "5"],
		[num, ".5", "0.5"],
		[num, "-.5", "-0.5"],
		[num, "5.", "5"],
		[num, "007.50", "7.50"],
		[num, "5.e3", "5e3"],
		[num, "1e999", `"1e999"`, "kept-string"],
		[num, "-1e999", `"-1e999"`, "kept-string"],
		[num, "inf", `"inf"`, "kept-string"],
		[num, "-Infinity", `"-Infinity"`, "kept-string"],
		[num, "NaN", `"NaN"`, "kept-string"],
		[num, "1e", `"1e"`, "kept-string"],
		[num, "1.2.3", `"1.2.3"`, "kept-string"],
		[num, ".e5", `".e5"`, "kept-string"],
		[list("integer", "number"), "140.0", "140.0"],
	],
	"a boolean is a word, or a digit where no number may stand": [
		[bool, "true", "true"],
		[bool, "True", "true"],
		[bool, "FALSE", "false"],
		[bool, " false\n", "false"],
		[bool, "1", "true"],
		[bool, " 0\n", "false"],
		[bool, "2", `"2"`, "kept-string"],
		[bool, "01", `"01"`, "kept-string"],
		[bool, "1.0", `"1.0"`, "kept-string"],
		[list("boolean", "null"), "1", "true"],
		[list("boolean", "string"), "1", `"1"`],
		[bool, "yes", `"yes"`, "kept-string"],
		[bool, "", `""`, "kept-string"],
		[list("boolean", "integer"), "1", "1"],
	],
	"null exists only where the schema has it": [
		[none, "null", "null"],
		[none, "none", "null"],
		[none, "x", `"x"`, "kept-string"],
		[list("integer", "null"), "null", "null"],
		[list("integer", "null"), "None", "null"],
		[list("integer", "null"), "NULL", "null"],
		[list("integer", "null"), "7", "7"],
		[list("integer", "null"), "nil", `"nil"`, "kept-string"],
		[list("string", "null"), "null", "null"],
		[list("string", "null"), "None", "null"],
		[list("string", "null"), "none", `"none"`],
		[list("string", "null"), "5", `"5"`],
		[list("string", "null"), "", `""`],
		[list("integer", "string"), "None", `"None"`],
		[{ type: "string", nullable: true }, "null", "null"],
		[{ anyOf: [{ type: "boolean" }, { type: "null" }] }, "None", "null"],
	],
	"objects and lists": [
		[obj, `{"a": 1}`, `{"a":1}`],
		[obj, ` { "a" : [ 1.0 , "x y" ] }\n`, `{"a":[1.0,"x y"]}`],
		[obj, `{"n": 12345678901234567890, "e": 1E5}`, `{"n":12345678901234567890,"e":1E5}`],
		[obj, `{"b": 1, "1": 2, "b": 3}`, `{"b":1,"1":2,"b":3}`],
		[obj, `{"a": "\\u00e9\\/"}`, `{"a":"é/"}`],
		[obj, `{"__proto__": {"a": 1}}`, `{"__proto__":{"a":1}}`],
		// empty, null and absent are different
		[obj, "", `""`, "kept-string"],
		[obj, " \n", `" \\n"`, "kept-string"],
		[arr, "", `""`, "kept-string"],
		[arr, "\n", `"\\n"`, "kept-string"],
		[arr, "[1, 2]", "[1,2]"],
		[arr, "[]", "[]"],
		[list("object", "null"), "null", "null"],
		[obj, "[1]", `"[1]"`, "kept-string"],
		[arr, `{"a":1}`, `"{\\"a\\":1}"`, "kept-string"],
		[arr, "a, b", `"a, b"`, "kept-string"],
		[arr, "5", `"5"`, "kept-string"],
		[obj, `{"a":`, `"{\\"a\\":"`, "kept-string"],
		[obj, `"x"`, `"\\"x\\""`, "kept-string"],
	],
	"containers that are nearly JSON": [
		[arr, "\ufeff[1]", "[1]"],
		[obj, '```json\n{"a": 1}\n```', `{"a":1}`],
		[arr, "```\n[1]\n```", "[1]"],
		[arr, "[1]];\n", "[1]"],
		[obj, `{"a": 1}}) ;`, `{"a":1}`],
		[arr, "[1] x", `"[1] x"`, "kept-string"],
		[arr, "[1], 2", `"[1], 2"`, "kept-string"],
		[arr, "json [1]", `"json [1]"`, "kept-string"],
		[obj, "{'a': None, 'b': True}", `{"a":null,"b":true}`],
		[obj, "{'a': 'it\\'s'}", `{"a":"it's"}`],
		[obj, "{'a': 007}", `"{'a': 007}"`, "kept-string"],
		[obj, `{'n': 12345678901234567890, "x": 1.50,}`, `{"n":12345678901234567890,"x":1.50}`],
		[obj, "{a: 1}", `{"a":1}`],
		[obj, `{"a": "two\nlines"}`, `{"a":"two\\nlines"}`],
		[arr, "[1, 2,]", "[1,2]"],
		[arr, "('a', 'b')", `["a","b"]`],
		[arr, "['a', None]", `["a",null]`],
		[arr, "('two\nlines', '\\d')", `["two\\nlines","\\\\d"]`],
		[obj, "('a', 'b')", `"('a', 'b')"`, "kept-string"],
		[obj, "{'a': 1} x", `"{'a': 1} x"`, "kept-string"],
		[obj, "{'a': f(1)}", `"{'a': f(1)}"`, "kept-string"],
		[list("array", "null"), "['a']", `["a"]`],
		[arr, String.raw`[{\"a\": \"b\\\"c\", \"n\": 1}]`, String.raw`[{"a":"b\"c","n":1}]`],
		[obj, String.raw`{ \"a\": [1]}`, `{"a":[1]}`],
		[arr, String.raw`[\"a", 1]`, String.raw`"[\\\"a\", 1]"`, "kept-string"],
		// no quote in it is escaped
		[arr, String.raw`[1,\n2]`, String.raw`"[1,\\n2]"`, "kept-string"],
		[arr, String.raw`[1, [\"a\"]]`, String.raw`"[1, [\\\"a\\\"]]"`, "kept-string"],
		[arr, String.raw`[\"a\"] x`, String.raw`"[\\\"a\\\"] x"`, "kept-string"],
	],
	"a union with string converts only what loses nothing": [
		[list("integer", "string"), "7", "7"],
		[list("string", "integer"), "-7", "-7"],
		[list("integer", "string"), "007", `"007"`],
		[list("string", "integer"), "007", `"007"`],
		[list("integer", "string"), "+7", `"+7"`],
		[list("integer", "string"), "7.0", `"7.0"`],
		[list("integer", "string"), "0.5", `"0.5"`],
		[list("integer", "string"), "1234567890123456789", `"1234567890123456789"`],
		[list("integer", "string"), "1e+21", `"1e+21"`],
		[list("number", "string"), "0.5", "0.5"],
		[list("number", "string"), ".5", `".5"`],
		[list("number", "string"), "1.10", `"1.10"`],
		[list("number", "string"), "12e5", `"12e5"`],
		[list("number", "string"), "NaN", `"NaN"`],
		[list("number", "string"), "", `""`],
		[list("boolean", "string"), "true", "true"],
		[list("boolean", "string"), "True", "true"],
		[list("boolean", "string"), "TRUE", `"TRUE"`],
		[list("boolean", "string"), "yes", `"yes"`],
		[list("object", "string"), `{"a": 1}`, `{"a":1}`],
		[list("object", "string"), "{a: 1}", `"{a: 1}"`],
		[list("object", "string"), "{'a': 1}", `"{'a': 1}"`],
		[list("object", "string"), "", `""`],
		[list("array", "string"), `{"a":1}`, `"{\\"a\\":1}"`],
		[list("integer", "string"), " text ", `" text "`],
	],
	"a mixed enum: the member that the text spells": [
		[{ enum: ["auto", 1, 2] }, "1", "1"],
		[{ enum: ["auto", 1, 2] }, "auto", `"auto"`],
		[{ enum: ["auto", 1, 2] }, " 1\n", "1"],
		[{ enum: ["auto", 1, 2] }, " auto ", `" auto "`],
		[{ enum: ["1", 2] }, "1", `"1"`],
		[{ enum: ["1", 2] }, "2", "2"],
		[{ enum: ["null", 5] }, "null", `"null"`],
		[{ enum: ["none", null] }, "none", `"none"`],
		[{ enum: ["a", null] }, "null", "null"],
		[{ enum: ["true", false] }, "true", `"true"`],
		[{ enum: [1, 2, 3] }, "2", "2"],
		[{ anyOf: [{ const: "7" }, { type: "integer" }] }, "7", `"7"`],
		[{ anyOf: [{ const: "7" }, { type: "integer" }] }, "8", "8"],
	],
	"nothing declared: JSON if it is JSON": [
		[undefined, "5", "5"],
		[{}, "5", "5"],
		[true, "5", "5"],
		[{ description: "no type" }, "5.0", "5.0"],
		[{}, "12345678901234567890", "12345678901234567890"],
		[{}, "true", "true"],
		[{}, "null", "null"],
		[{}, `{"a": [1 , 2]}`, `{"a":[1,2]}`],
		[{}, `"quoted"`, `"quoted"`],
		[{}, `["\ud800"]`, `["\\ud800"]`],
		[{}, "True", `"True"`],
		[{}, "None", `"None"`],
		[{}, "007", `"007"`],
		[{}, "1e999", `"1e999"`],
		[{}, "-1e999", `"-1e999"`],
		[{}, "hello", `"hello"`],
		[{}, "  two words\n", `"  two words\\n"`],
		[{}, "", `""`],
	],
};

for (const [title, rows] of Object.entries(tables)) {
	describe(title, () => {
		for (const [schema, raw, json, note = ""] of rows) {
			const shown = raw.length > 40 ? `${raw.slice(0, 40)}…` : raw;
			test(`${JSON.stringify(schema)} + ${JSON.stringify(shown)}`, () => {
				expect(convert(schema, raw)).toEqual({ json, note });
			});
		}
	});
}

test("containers beside each other are no deeper than one", () => {
	const types = typesOf(arr);
	expect(convertText(types, "[[], {}, []]", { depth: 2 }).json).toBe("[[],{},[]]");
	expect(convertText(types, "[[], [[]]]", { depth: 2 }).note).toBe("kept-string");
});

test("strictly, a container must be JSON", () => {
	const types = typesOf(obj);
	expect(convertText(types, "{'a': 1}", { tolerant: false }).note).toBe("kept-string");
	expect(convertText(types, `{"a": 1}`, { tolerant: false })).toEqual({
		json: `{"a":1}`,
		note: "",
	});
});
