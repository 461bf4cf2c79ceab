/** Section 1 of docs/SEMANTICS.md: the normal form. */
import { describe, expect, it } from "vitest";
import { normalize } from "./normal.js";
import { grammar, read, SECTION, tiles, tool } from "./support.js";
import type { Node } from "./tree.js";

function rule(rules: string, name: string): Node | undefined {
	return normalize(grammar(rules)).rules.get(name);
}

describe("factoring", () => {
	it("unites alternatives that share a prefix up to and including an open payload", () => {
		const node = rule(
			`
message = (call / content)*
call = "<" name ">" param "</c>"
param = "<p>" key ":" value eol "</p>"
lenient open param = "<p>" key ":" value eol &"</c>"
`,
			"param",
		);
		expect(node?.type).toBe("sequence");
		const items = node?.type === "sequence" ? node.items : [];
		expect(items.map((item) => item.type)).toEqual([
			"literal",
			"payload",
			"literal",
			"payload",
			"eol",
			"choice",
		]);
		const last = items.at(-1);
		const options = last?.type === "choice" ? last.options.map((one) => one.type) : [];
		expect(options).toEqual(["literal", "lenient"]);
	});

	it("lets both exits of the payload be taken, and reports the deviation only where it is one", () => {
		const by = grammar(`
message = (call / content)*
call = "<call " name ">" param "</call>"
param = "<p>" key ":" value "</p>"
lenient open param = "<p>" key ":" value &"</call>"
`);
		expect(read(by, "<call f><p>a:1</p></call>")).toEqual(['call f {"a":1} complete']);
		expect(read(by, "<call f><p>a:1</call>")).toEqual(['call f {"a":1} repaired open']);
	});
});

describe("call units", () => {
	it("are as large as there is exactly one name on each path", () => {
		const by = grammar(`
message = (call / content)*
call = "<a>" inner "</a>"
inner = "[" name "]" / "(" name ")"
`);
		expect(tiles(by, "x<a>(f)</a>")).toEqual([
			'text "x" <- "x"',
			'call f {} complete <- "<a>(f)</a>"',
		]);
	});

	it("leave the markers of a section outside", () => {
		expect(tiles(SECTION, "<calls> <call>f:{}</call></calls>")).toEqual([
			'markup "<calls> "',
			'call f {} complete <- "<call>f:{}</call>"',
			'markup "</calls>"',
		]);
	});

	it("have no white space at their ends", () => {
		const by = grammar(`
message = (call / content)*
call = _ "<a>" name "</a>" _
`);
		expect(tiles(by, " <a>f</a> ")).toEqual([
			'markup " "',
			'call f {} complete <- "<a>f</a>"',
			'markup " "',
		]);
	});
});

describe("lenient rules", () => {
	it("have no white space at the ends of their call, also where the strict rule is none", () => {
		const by = grammar(`
message = (call / content)*
call = "<a>"
lenient named call = "<a>" name "</a>" _
`);
		expect(tiles(by, "<a>f</a> ")).toEqual([
			'call f {} repaired named <- "<a>f</a>"',
			'markup " "',
		]);
	});

	it("stand behind their strict rule: of two readings of the same text the strict one counts", () => {
		const by = grammar(`
message = (call / content)*
call = "<a>" name "</a>"
lenient other call = "<a>" name ("</a>" / "</b>")
`);
		expect(read(by, "<a>f</a>")).toEqual(["call f {} complete"]);
		expect(read(by, "<a>f</b>")).toEqual(["call f {} repaired other"]);
	});

	it("of a loop add alternatives to the loop", () => {
		const by = grammar(`
message = (section / content)*
section = "<calls>" (call)* "</calls>"
call = "<call>" name "</call>"
lenient no-section message = (section / call / content)*
`);
		expect(read(by, "a<call>f</call><calls><call>g</call></calls>")).toEqual([
			'text "a"',
			"call f {} repaired no-section",
			"call g {} complete",
		]);
	});

	it("of a section are reported on each of its calls", () => {
		const by = grammar(`
message = (section / content)*
section = "<calls>" (call)* "</calls>"
call = "<call>" name "</call>"
lenient old section = "<tools>" (call)* "</tools>"
`);
		expect(
			read(by, "<tools><call>f</call><call>g</call></tools><calls><call>h</call></calls>"),
		).toEqual(["call f {} repaired old", "call g {} repaired old", "call h {} complete"]);
	});
});

describe("scan loops", () => {
	it("give to content what they do not recognize, with one notice for each run", () => {
		const text = "<calls>\nFirst: <call>f:{}</call> and <call>g:{}</call>\n</calls>!";
		expect(read(SECTION, text)).toEqual([
			'text "First: "',
			"! stray",
			"call f {} complete",
			'text "and "',
			"! stray",
			"call g {} complete",
			'text "!"',
		]);
	});

	it("have no word for white space", () => {
		const by = grammar(`
message = (section / content)*
section = "<calls>" (call)* "</calls>"
call = "<call>" name "</call>"
`);
		expect(read(by, "<calls> <call>f</call> </calls>")).toEqual([
			'text " "',
			"call f {} complete",
			'text " "',
		]);
	});

	const LIST = grammar(`
message = (section / content)*
section = "<calls>[" (call % (_ "," _)) "]"
call = { "name": name }
`);
	it("of a list take separators as markup, and do without them", () => {
		expect(read(LIST, '<calls>[{"name":"f"}, {"name":"g"}{"name":"h"}]')).toEqual([
			"call f {} complete",
			"call g {} complete",
			"call h {} complete",
		]);
	});
	it("lose a bad element only, and the comma that led to it", () => {
		expect(read(LIST, '<calls>[{"name":"f"}, {"nope":[1, "]"]}, {"name":"g"}]')).toEqual([
			"call f {} complete",
			'text ", {\\"nope\\":[1, \\"]\\"]}"',
			"! stray",
			"call g {} complete",
		]);
	});

	it("are left through an opening of the message, and say so", () => {
		const by = grammar(`
message = (think / section / content)*
think = "<think>" reasoning "</think>"
section = "<calls>" _ (call _)* "</calls>"
call = "<call>" name "</call>"
`);
		expect(read(by, "<calls><call>f</call><think>hm</think>ok")).toEqual([
			"call f {} complete",
			"! unclosed",
			'reasoning "hm"',
			'text "ok"',
		]);
	});

	it("behind an opening of less than four characters begin with a call", () => {
		const by = grammar(`
message = (list / content)*
list = ^ "[" (call % ",") "]"
call = name "(" ")"
`);
		expect(read(by, "[f(),g()]")).toEqual(["call f {} complete", "call g {} complete"]);
		expect(read(by, "[see](here)")).toEqual(['text "[see](here)"']);
		// Behind the first call it is a list, whatever stands in it; a word behind text in its line is no name.
		expect(read(by, "[f() oops,\ng()]")).toEqual([
			"call f {} complete",
			'text " oops,\\n"',
			"! stray",
			"call g {} complete",
		]);
		expect(read(by, "[f() oops, g()]")).toEqual([
			"call f {} complete",
			'text " oops, g()"',
			"! stray",
		]);
	});

	it("read a declared name as a slot", () => {
		const by = grammar(`
message = (call / content)*
call = "<" name:tool "/>"
`);
		expect(read(by, "<f/><g/>", { tools: [tool("f")] })).toEqual([
			"call f {} complete",
			'text "<g/>"',
		]);
		expect(read(by, "<f/>")).toEqual(['text "<f/>"']);
	});
});
