/** Section 2 of docs/SEMANTICS.md: assertions, and conditions that are read beside the text. */
import { describe, expect, it } from "vitest";
import { grammar, read } from "./support.js";

describe("conditions and assertions", () => {
	it("^: no visible content and no call stood before", () => {
		const by = grammar(`
message = (call / think / content)*
call = ^ "<call " name ">"
think = "<think>" reasoning "</think>"
`);
		expect(read(by, " \n<call f>")).toEqual(['text " \\n"', "call f {} complete"]);
		expect(read(by, "<think>hm</think><call f>")).toEqual(['reasoning "hm"', "call f {} complete"]);
		expect(read(by, "a<call f>")).toEqual(['text "a<call f>"']);
		expect(read(by, "<call f><call g>")).toEqual(["call f {} complete", 'text "<call g>"']);
	});
	it("bol: the message or a line begins", () => {
		const by = grammar(`
message = (call / content)*
call = bol "CALL " name ";"
`);
		expect(read(by, "CALL f;CALL g;\nCALL h;")).toEqual([
			"call f {} complete",
			'text "CALL g;\\n"',
			"call h {} complete",
		]);
	});
	it("&: a condition that fails takes its reading with it, wherever that has come to", () => {
		const by = grammar(`
message = (call / content)*
call = "<a>" &(_ "<b>" _ "<c>") _ "<b>" _ "<" skip:word ">" name "</a>"
`);
		expect(read(by, "<a> <b> <c>f</a>")).toEqual(["call f {} complete"]);
		expect(read(by, "<a> <b> <d>f</a>")).toEqual(['text "<a> <b> <d>f</a>"']);
	});
	it("$: only the end of the input, or an `ends` text", () => {
		const by = grammar(
			`
message = (call / content)*
call = "<call " name ">" $
`,
			'ends "<eot>"',
		);
		expect(read(by, "<call f>")).toEqual(["call f {} complete"]);
		expect(read(by, "<call f><eot>")).toEqual(["call f {} complete"]);
		expect(read(by, "<call f>.")).toEqual(['text "<call f>."', "! malformed"]);
	});
});
