/** Containers of markup that nest too deep: both readers break the call at the same place (7.7). */
import { describe, expect, it } from "vitest";
import { both } from "./both.js";

const LISTS = `
message = (call / content)*
call = "<call " name ">" (_ key "=" one)* _ "</call>"
one = value:list("[" _ (one % (_ "," _))? _ "]") / value:py
`;
const OBJECTS = `
message = (call / content)*
call = "<call " name ">" "{" pairs "}" "</call>"
pairs = (pair % ",")?
pair = key ":" one
one = value:object("{" pairs "}") / value:json
`;

function lists(deep: number, inside: string): string {
	return `a<call f>k=${"[".repeat(deep)}${inside}${"]".repeat(deep)}</call>b`;
}

function objects(deep: number): string {
	return `a<call f>{a:${"{a:".repeat(deep)}1${"}".repeat(deep)}}</call>b`;
}

describe("containers of markup", () => {
	it("may nest 63 deep in the arguments", () => {
		expect(both(LISTS, lists(63, "1")).join("\n")).toContain("complete");
		expect(both(OBJECTS, objects(63)).join("\n")).toContain("complete");
	});

	it("break the call where a character stands deeper", () => {
		for (const text of [lists(64, "1"), lists(80, "'x', {'a': 2}")]) {
			const lines = both(LISTS, text).join("\n");
			expect(lines).toContain("limit-depth");
			expect(lines).toContain("incomplete");
		}
		const lines = both(OBJECTS, objects(64)).join("\n");
		expect(lines).toContain("limit-depth");
		expect(lines).toContain("incomplete");
	});
});

describe("a container that may also be text", () => {
	it("is text where it nests too deep before the call commits", () => {
		const source = `
message = (call / content)*
call = "<call>" name " " (box "</call>" ~ / key:="code" value:text "</call>")
box = key:="b" one
one = value:object("{" (key "=" one) "}") / value:digits
`;
		const text = (deep: number) => `<call>f ${"{a=".repeat(deep)}1${"}".repeat(deep)}</call>.`;
		expect(both(source, text(63))[0]).toContain('{"b":{"a":{');
		expect(both(source, text(64))[0]).toContain('{"code":"{a={');
	});
});

describe("the bracket of a list of markup", () => {
	const quoted = `
message = (call / content)*
call = "<call " name ">" key "=" one "</call>"
one = "'" value:text "'" / value:list("[" _ (one % (_ "," _) last)? _ "]") / value:py
last = ""
lenient trailing last = _ ","
`;
	const called = (text: string) => both(quoted, `<call f>k=${text}</call>`)[0];

	it("is no beginning of a value beside it", () => {
		expect(called("[1, [2,], 'a,]']")).toContain('{"k":[1,[2],"a,]"]} repaired [trailing]');
		const strict = quoted.replace(/^lenient.*$/m, "");
		expect(both(strict, "<call f>k=[1, 2,]</call>")[0]).toContain("incomplete");
		expect(called("([1, 2,],)")).toContain('{"k":[[1, 2]]} complete');
	});
	it.each([
		[
			"holds no such values",
			'"\'" value:text "\'" / value:list("[" (quoted % ",")? "]") / value:py\nquoted = "\'" value:text "\'"',
		],
		["is never empty", 'value:list("[" (one % ",") "]") / value:py'],
		["begins otherwise", 'value:list("(" (one % ",")? ")") / value:py'],
		["is of another kind", 'value:list("[" (other % ",")? "]") / value:py\nother = value:json'],
	])("begins a value beside a list that %s", (_, one) => {
		const source = `
message = (call / content)*
call = "<call " name ">" key "=" one "</call>"
one = ${one}
`;
		expect(both(source, "<call f>k=[1, [2],]</call>")[0]).toContain('{"k":[1, [2]]} complete');
	});
	it("begins a value where the list stands in another choice", () => {
		const apart = quoted.replace("/ value:py", "/ other\nother = &_ value:py");
		expect(both(apart, "<call f>k=[1, 2]</call>")[0]).toContain('{"k":[1,2]} complete');
	});
});
