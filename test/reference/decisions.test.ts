/** What docs/SEMANTICS.md decides in a word or two, where another reading would be as natural. */
import { describe, expect, it } from "vitest";
import { grammar, OBJECT, read, tool } from "./support.js";

describe("atoms", () => {
	it("do not end in the middle of their class before open text, with optional white space between them or not", () => {
		const by = grammar(`
message = (call / content)*
call = "<run " name _ (arguments ";" / key:="text" value:text "</run>")
`);
		expect(read(by, "<run edit {1</run>")).toEqual(['call edit {"text":"{1"} complete']);
		expect(read(by, "<run edit</run>")).toEqual(['call edit {"text":""} complete']);
	});

	it("of kind `tool` are words where nothing is declared, behind an opening that is unmistakable", () => {
		const by = (opening: string) =>
			grammar(`
message = (call / content)*
call = "${opening}" name:tool ">" "!"
`);
		expect(read(by("<call "), "<call f>!")).toEqual(["call f {} complete"]);
		expect(read(by("<call "), "<call f>!", { tools: [tool("g")] })[0]).toMatch(/^text/);
		expect(read(by("<c "), "<c f>!")[0]).toMatch(/^text/);
	});
});

describe("an entry", () => {
	it("that fails leaves nothing: its text is read from its first character on", () => {
		const by = grammar(`
message = (call / content)*
call = "<call>" name "</call>"
entry named after "<" = "<call>" name "!" message
`);
		const options = { entry: "named" };
		expect(read(by, "<call>f</call>", options)).toEqual(["call f {} complete"]);
	});
});

describe("a call that breaks", () => {
	it("where only markup is missing has the repairs that it had at its last whole literal", () => {
		const by = grammar(`
message = (call / content)*
call = "<call " name ">" close
close = "</call>"
lenient twice close = "</name>" "</call>"
`);
		const next = "<call g></call>";
		expect(read(by, `<call f></na${next}`)[0]).toBe("call f  incomplete");
		expect(read(by, `<call f>${next}`)[0]).toBe("call f {} repaired unclosed");
		expect(read(by, `<call f></name>${next}`)[0]).toBe("call f {} repaired twice unclosed");
	});
	it("goes on to a close of its own, be that another one than was left to read", () => {
		expect(read(OBJECT, '<call>{"name":"f","arguments":{1}</call>!')).toEqual([
			"call f { incomplete",
			"! broken",
			'text "!"',
		]);
	});
});

describe("a failed value", () => {
	it("is counted if one of its brackets is open, and only until an opening stands in it", () => {
		const text = '<call>{"name" 1 <call>{"name":"f"}</call>';
		expect(read(OBJECT, text)).toEqual([
			'text "<call>{\\"name\\" 1 "',
			"! malformed",
			"call f {} complete",
		]);
		// In a string of the failed value an opening is none.
		expect(read(OBJECT, '<call>{"name"?"<call>"}')).toEqual([
			'text "<call>{\\"name\\"?\\"<call>\\"}"',
			"! malformed",
		]);
	});
});
