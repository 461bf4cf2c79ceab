/** Calls that are open where the input ends: with a container that is open, without arguments, before them. Both readers agree. */
import { describe, expect, it } from "vitest";
import { both } from "./both.js";
import { tool } from "./support.js";

const TOOLS = [tool("f", { a: "integer", b: "object" })];

describe("a container that is open where the input ends", () => {
	const source = `
message = (call / content)*
call = "<c>" name "(" (pair % ",") ")"
pair = key "=" one
one = value:object("{" (pair % ",")? "}") / value:json
`;
	const read = (text: string, finish = "stop") => both(source, text, TOOLS, finish);

	it("is not closed, though nothing but brackets is missing", () => {
		expect(read("<c>f(a=1,b={")).toEqual(['call 0-12 "f" {"a":1 incomplete []']);
		expect(read("<c>f(a=1,b={c=1")).toEqual(['call 0-15 "f" {"a":1,"b":{"c":1 incomplete []']);
		expect(read("<c>f(a=1,b={c=[1]")).toEqual(['call 0-17 "f" {"a":1,"b":{"c":[1] incomplete []']);
		expect(read("<c>f(b={")).toEqual(['call 0-8 "f"  incomplete []']);
	});
	it("is one that was closed behind its bracket, and the call lacks its own", () => {
		expect(read("<c>f(a=1,b={}")).toEqual(['call 0-13 "f" {"a":1,"b":{}} repaired [unclosed]']);
		expect(read("<c>f(a=1,b={c=1}")).toEqual([
			'call 0-16 "f" {"a":1,"b":{"c":1}} repaired [unclosed]',
		]);
		// a further pair may have been meant
		expect(read("<c>f(a=1,b={c=1}", "length")).toEqual([
			'call 0-16 "f" {"a":1,"b":{"c":1} incomplete []',
		]);
	});
});

describe("a call without parameters", () => {
	const source = `
message = (call / content)*
call = "<call>" "<f=" name ">" (param &("<p=" / "</f>"))* "</f>" "</call>"
param = "<p=" key ">" value "</p>"
`;
	it("lacks markup only behind the literal that ends the loop", () => {
		for (const finish of ["stop", "length"]) {
			expect(both(source, "<call><f=f></f>", [], finish)).toEqual([
				'call 0-15 "f" {} repaired [unclosed]',
			]);
			expect(both(source, "<call><f=f></f></ca", [], finish)).toEqual([
				'call 0-19 "f" {} repaired [unclosed]',
			]);
		}
		expect(both(source, "<call><f=f></f")).toEqual(['call 0-14 "f"  incomplete []']);
		expect(both(source, "<call><f=f>")).toEqual(['call 0-11 "f"  incomplete []']);
	});
});

describe("an id behind the arguments", () => {
	const source = `
message = (call / content)*
call = "<f " name "(" arguments ") id " id:word ";"
`;
	it("is no reason to wait: the call commits before them, and what is no object breaks it", () => {
		expect(both(source, "<f a(b")).toEqual(['call 0-6 "a"  incomplete []', "notices broken"]);
		expect(both(source, "<f a({}")).toEqual(['call 0-7 "a" {} incomplete []']);
		expect(both(source, "<f a({}) id x;")).toEqual([
			'call 0-14 "a" {} complete []',
			"notices late-id",
		]);
	});
});
