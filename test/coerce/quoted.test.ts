import { describe, expect, test } from "vitest";
import { coerceQuoted } from "../../src/runtime/coerce/index.js";
import type { FunctionDefinition } from "../../src/runtime/options.js";

const tool: FunctionDefinition = {
	name: "t",
	parameters: {
		type: "object",
		properties: {
			n: { type: "integer" },
			x: { type: "number" },
			b: { type: "boolean" },
			s: { type: "string" },
			u: { type: ["integer", "string"] },
			o: { type: "object" },
			z: { type: ["null", "boolean"] },
		},
	},
};

describe("quoted numbers and booleans of a JSON body", () => {
	const changed: readonly (readonly [before: string, after: string])[] = [
		[`{"n":"5"}`, `{"n":5}`],
		[`{ "n" : "5" , "s" : "5" }`, `{ "n" : 5 , "s" : "5" }`],
		[`{"n":"140.0","x":"0.50"}`, `{"n":140,"x":0.50}`],
		[`{"n":"12345678901234567890"}`, `{"n":12345678901234567890}`],
		[`{"b":"True","z":"false"}`, `{"b":true,"z":false}`],
		[`{"b":"1","z":"0","n":"1"}`, `{"b":true,"z":false,"n":1}`],
		[`{"\\u006e":"\\u0035"}`, `{"\\u006e":5}`],
		[`{"o":{"n":"5"},"n":"6"}`, `{"o":{"n":"5"},"n":6}`],
		[`{"o":["n",{"a":"b"}],"n":"1","n":"2"}`, `{"o":["n",{"a":"b"}],"n":1,"n":2}`],
		[`\n{"n":"5"}\n`, `\n{"n":5}\n`],
	];
	for (const [before, after] of changed) {
		test(`${before} becomes ${after}`, () => {
			expect(coerceQuoted(tool, before)).toEqual({ text: after, changed: true });
		});
	}

	const same: readonly string[] = [
		`{"s":"5"}`,
		`{"u":"5"}`,
		`{"unknown":"5"}`,
		`{"n":"five"}`,
		`{"n":""}`,
		`{"b":"2"}`,
		`{"z":"null"}`,
		`{"o":"{}"}`,
		`{"o":{"n":"5"}}`,
		`{"n":5}`,
		`{"x":"1e999"}`,
		"{}",
		`["5"]`,
		`"5"`,
		`{"n":"5"`,
		"",
		"   ",
	];
	for (const text of same) {
		test(`${JSON.stringify(text)} stays`, () => {
			expect(coerceQuoted(tool, text)).toEqual({ text, changed: false });
		});
	}
});
