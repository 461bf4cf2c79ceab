/** Sections 4 and 5 of docs/SEMANTICS.md: what fails before the commit is text, what fails behind it is a cut call. */
import { describe, expect, it } from "vitest";
import { grammar, OBJECT, read, SECTION, TAGS, tiles } from "./support.js";

describe("before the commit", () => {
	it("the text is content again, with a notice that spans the attempt", () => {
		expect(tiles(TAGS, "Use <call=f, please.")).toEqual([
			'text "Use <call=f, please." <- "Use <call=f, please."',
			'! malformed <- "<call=f"',
		]);
	});
	it("there is no notice for less than four literal characters", () => {
		expect(read(TAGS, "1 <cal 2")).toEqual(['text "1 <cal 2"']);
		const by = grammar(`
message = (call / content)*
call = "<" name "/>"
`);
		expect(read(by, "a <b> c")).toEqual(['text "a <b> c"']);
	});

	describe("a value that fails", () => {
		it("is not looked into: it is only counted to its end", () => {
			const text = '<call>{"nope":{"a":"}<call>"},"x":[{"name":"g"}]} <call>{"name":"f"}</call>';
			expect(read(OBJECT, text)).toEqual([
				`text ${JSON.stringify(text.slice(0, text.lastIndexOf("<call>")))}`,
				"! malformed",
				"call f {} complete",
			]);
		});
		it("ends before an opening of the message outside of its strings", () => {
			const text = '<call>{"name":oops <call>{"name":"f"}</call>';
			expect(read(OBJECT, text)).toEqual([
				'text "<call>{\\"name\\":oops "',
				"! malformed",
				"call f {} complete",
			]);
		});
		it("ends where the call was closed and the next one was opened inside of it", () => {
			const text = '<call>{"name":"a</call>\n<call>{"name":"f"}</call>';
			expect(read(OBJECT, text)).toEqual([
				'text "<call>{\\"name\\":\\"a</call>\\n"',
				"! malformed",
				"call f {} complete",
			]);
		});
		it("leaves an opening alone that may be quoted", () => {
			const text = '<call>{"name":"a <call>","arguments":5}';
			expect(read(OBJECT, text)).toEqual([`text ${JSON.stringify(text)}`, "! malformed"]);
		});
	});
});

describe("behind the commit", () => {
	describe("a call that only lacks markup", () => {
		it("ends behind what was read, repaired; the rest is read in the loop", () => {
			expect(tiles(OBJECT, '<call>{"name":"f"}\n</cal> So.')).toEqual([
				'call f {} repaired unclosed <- "<call>{\\"name\\":\\"f\\"}"',
				'text "\\n</cal> So." <- "\\n</cal> So."',
			]);
		});
		it("ends before the next call", () => {
			expect(read(OBJECT, '<call>{"name":"f"}<call>{"name":"g"}</call>')).toEqual([
				"call f {} repaired unclosed",
				"call g {} complete",
			]);
		});
		it("ends behind the last whole literal", () => {
			const by = grammar(`
message = (call / content)*
call = "<a>" "<b>" arguments_ "</b>" "</a>"
arguments_ = name ":" arguments
`);
			expect(tiles(by, "<a><b>f:{}</b><a>!")).toEqual([
				'call f {} repaired unclosed <- "<a><b>f:{}</b>"',
				'text "<a>!" <- "<a>!"',
			]);
		});
		it("is incomplete under `strict`, or if `unclosed` is not wanted", () => {
			for (const options of [{ strict: true }, { lenient: [] }]) {
				expect(read(OBJECT, '<call>{"name":"f"} So.', options)[0]).toBe("call f  incomplete");
			}
		});
	});

	describe("any other call", () => {
		it("takes all text up to a literal that closes it", () => {
			expect(tiles(TAGS, "<call=f> <q>2</call>So.")).toEqual([
				'call f  incomplete <- "<call=f> <q>2</call>"',
				'! broken <- "q>2</call>"',
				'text "So." <- "So."',
			]);
		});
		it("ends before an opening of the message", () => {
			expect(tiles(TAGS, "<call=f><q>2<call=g></call>")).toEqual([
				'call f  incomplete <- "<call=f><q>2"',
				'! broken <- "q>2"',
				'call g {} complete <- "<call=g></call>"',
			]);
		});
		it("ends before the next item and before the close of its section", () => {
			expect(read(SECTION, "<calls><call>f:{1 <call>g:{}</call></calls>")).toEqual([
				"call f { incomplete",
				"! broken",
				"call g {} complete",
			]);
			expect(read(SECTION, "<calls><call>f:{1 </calls>So.")).toEqual([
				"call f { incomplete",
				"! broken",
				'text "So."',
			]);
		});
		it("ends with its value, if nothing closes it", () => {
			const by = grammar(`
message = (call / content)*
call = "[CALL]" name arguments
`);
			expect(tiles(by, '[CALL]f{"a":[1 2], "b":"}"} So.')).toEqual([
				'call f {"a":[1  incomplete <- "[CALL]f{\\"a\\":[1 2], \\"b\\":\\"}\\"}"',
				'! broken <- "2], \\"b\\":\\"}\\"}"',
				'text " So." <- " So."',
			]);
		});
		it("takes the rest, if there is none of these", () => {
			expect(read(TAGS, "<call=f><q>So.")).toEqual(["call f  incomplete", "! broken"]);
		});
		it("ends before an opening behind a close that a broken string holds", () => {
			const text = '<call>{"name":"f","arguments":{"q":"a</call>\n<call>{"name":"g"}</call>';
			expect(read(OBJECT, text)).toEqual([
				'call f {"q":"a</call>\\n<call>{" incomplete control-character',
				"! broken",
				"call g {} complete",
			]);
		});
		it("takes an opening alone for data", () => {
			const text = '<call>{"name":"f","arguments":{"q":"<call>{\\"name\\":\\"g\\"}"}}</call>';
			expect(read(OBJECT, text)).toEqual([
				'call f {"q":"<call>{\\"name\\":\\"g\\"}"} complete',
				"! markup-in-value",
			]);
		});
		it("says so when its value is too deep", () => {
			const deep = (depth: number) =>
				`<call>{"name":"f","arguments":${'{"a":'.repeat(depth)}1${"}".repeat(depth)}}</call>So.`;
			const limits = { depth: 3 };
			expect(read(OBJECT, deep(3), { limits })).toEqual([
				'call f {"a":{"a":{"a":1}}} complete',
				'text "So."',
			]);
			expect(read(OBJECT, deep(4), { limits })).toEqual([
				'call f {"a":{"a":{"a": incomplete',
				"! limit-depth",
				"! broken",
				'text "So."',
			]);
		});
	});

	it("a call that breaks leaves its neighbours alone", () => {
		const good = (name: string) => `<call=${name}><p=a>1</p></call>`;
		expect(read(TAGS, `${good("f")}<call=x><p a></call>${good("g")}`)).toEqual([
			'call f {"a":1} complete',
			"call x  incomplete",
			"! broken",
			'call g {"a":1} complete',
		]);
	});

	it("a section that breaks between its calls is unclosed; its calls stay", () => {
		const by = grammar(`
message = (section / content)*
section = list "</calls>"
list = "<calls>[" (call % ",") "]"
call = name "(" ")"
`);
		expect(read(by, "<calls>[f()] So.")).toEqual([
			"call f {} complete",
			'text "] So."',
			"! stray",
			"! unclosed",
		]);
	});
});
