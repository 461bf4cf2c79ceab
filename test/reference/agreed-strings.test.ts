/**
 * A value breaks: a close and an opening in the string in which, or behind which, it does so are where reading resumes. What
 * stands in other strings is data.
 */
import { describe, expect, it } from "vitest";
import { compile } from "../../src/compiler/compile.js";
import { both } from "./both.js";
import { byMachine, byReference, type Lines } from "./comparison.js";
import { grammar } from "./support.js";

const NEXT = "</call><call>";

/** The call ends before the opening in the last string that holds one. */
function resumes(source: string, text: string, strict = false): void {
	const end = text.lastIndexOf("<call>");
	const [call, content, notices] = both(source, text, [], "stop", strict);
	expect(call).toMatch(new RegExp(`^call 0-${end} "f" .* incomplete `));
	expect(content).toBe(`content ${end}-${text.length} ${JSON.stringify(text.slice(end))}`);
	expect(notices).toBe("notices broken,malformed");
}

/** The call takes all text to its end. */
function isData(source: string, text: string): void {
	const [call, notices] = both(source, text);
	expect(call).toMatch(new RegExp(`^call 0-${text.length} "f" .* incomplete `));
	expect(notices).toBe("notices broken");
}

describe("the arguments of a call", () => {
	const source = `
message = (call / content)*
call = "<call>" name:( "f" ) arguments "</call>"
`;
	it("break in one string, or behind it", () => {
		resumes(source, `<call>f{"a":"${NEXT}\n!`, true);
		resumes(source, `<call>f{"a":"${NEXT}" !`);
	});
	it("break behind more than that string", () => {
		isData(source, `<call>f{"a":"${NEXT}",!`);
		isData(source, `<call>f{"a":["${NEXT}"]!`);
		isData(source, `<call>f{"${NEXT}":!`);
	});
	it("break in the second of two such strings", () => {
		resumes(source, `<call>f{"a":"${NEXT}","b":"${NEXT}" !`);
		resumes(source, `<call>f{"a":"${NEXT} \\"","b":"${NEXT} \\\\" !`);
	});
	it("break in a key that stands right behind that string", () => {
		isData(source, `<call>f{"a":"${NEXT}""\n`);
		isData(source, `<call>f{"a":"${NEXT}" "b\n`);
	});
	it("break in a word that stands right behind that string", () => {
		isData(source, `<call>f{"${NEXT}"na`);
	});
	it("have the close in one string and the opening in another", () => {
		isData(source, `<call>f{"a":"</call>","b":"<call>" !`);
	});
	it("are in single quotes", () => {
		resumes(source, `<call>f{'a':'"','b':'${NEXT}' !`);
		isData(source, `<call>f{'a':'${NEXT}','b':!`);
	});
	it("can be closed in several ways", () => {
		const ways = source.replace('"</call>"', '("</call>" / "[/call]")');
		resumes(ways, `<call>f{"a":"${NEXT}" !`);
		resumes(ways, `<call>f{"a":"[/call]<call>" !`);
		isData(ways, `<call>f{"a":"[/call]<call>", !`);
	});
	it("are in a string themselves", () => {
		resumes(source, `<call>f"{\\"a\\":\\"${NEXT}\\" !`);
		resumes(source, `<call>f"{\\"a\\":\\"${NEXT}\\",!`);
	});
});

describe("an object pattern", () => {
	const source = `
message = (call / content)*
call = "<call>" { "n": name, "a": arguments, ... } "</call>"
`;
	it("breaks in a member behind the arguments", () => {
		resumes(source, `<call>{"n":"f","a":{},"b":["${NEXT}" !`);
		resumes(source, `<call>{"n":"f","a":{"c":"${NEXT}"},"${NEXT}" !`);
	});
	it("breaks behind such a member", () => isData(source, `<call>{"n":"f","a":{},"b":["${NEXT}",!`));
});

describe("a value of a pair", () => {
	const source = (kind: string): string => `
message = (call / content)*
call = "<call>" name:( "f" ) "(" (key "=" value:${kind} ";")* ")</call>"
`;
	const next = ")</call><call>";
	it("breaks in a string", () => {
		resumes(source("json"), `<call>f(a=["${next}" !`);
		resumes(source("py"), `<call>f(a=['${next}' !`);
	});
	it("breaks behind it", () => {
		isData(source("json"), `<call>f(a=["${next}",!`);
		isData(source("json"), `<call>f(a="${next}";b=!`);
		isData(source("py"), `<call>f(a=['${next}',!`);
	});
	it("is in Python one string with the next one", () => {
		resumes(source("py"), `<call>f(a=['x', ('${next}' r'b' !`);
		resumes(source("py"), `<call>f(a=['''it's, ${next}''' !`);
		resumes(source("py"), `<call>f(a=('' '''\\''', ${next}''' !`);
		isData(source("py"), `<call>f(a=('''${next}''' '', !`);
	});
});

describe("text behind a call whose string may have ended too early", () => {
	const by = grammar(`
message = (call / content)*
call = bol "Action: " name "\\n" arguments
`);
	const format = compile(by);
	it("proves its end within `limits.heldText` characters, or not at all", () => {
		const call = 'Action: f\n{"a": "x"}';
		for (const behind of [" and so on, and on and on\n", " and on it goes, without an end"])
			for (const heldText of [9, 10, 20, 26, 27, 30, 31, 32]) {
				const setting = { options: { limits: { heldText } }, finish: "stop" };
				const text = call + behind;
				const reference = byReference(by, text, setting);
				// the interpreter tells of no limit
				const machine = (chunks: readonly string[]): Lines =>
					byMachine(format, chunks, setting).map((line) => line.replace("limit-held,", ""));
				for (let cut = 1; cut <= text.length; cut++)
					expect(machine([text.slice(0, cut), text.slice(cut)])).toEqual(reference);
				expect(machine(text.split(""))).toEqual(reference);
				const proved = reference[0] === `call 0-${call.length} "f" {"a": "x"} complete []`;
				expect(proved, `${heldText}: ${reference[0]}`).toBe(heldText >= behind.length);
			}
	});
});
