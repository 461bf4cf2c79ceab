/** Elements whose values are strings or objects by their own marks: alone they are members, several of one name are a list (7.13). Both readers agree. */
import { describe, expect, it } from "vitest";
import { both } from "./both.js";

const SOURCE = `
message = (call / content)*
call = "<call " name ">" _ (element _)* "</call>"
element = "<" key ">" inner "</" =key ">"
inner = &(_ "<" child ">") value:tree(_ (element _)+) / "{" value:object(_ (pair _)*) "}" / value:text
pair = key ":" value:json
child = skip:word
`;
const list = { type: "array", items: {} };
const declared = (a: object) => [
	{ name: "f", parameters: { type: "object", properties: { a } } } as const,
];

describe.each([
	["a text", "x", '"x"'],
	["an object", "{b:1}", '{"b":1}'],
])("%s", (_what, text, json) => {
	const read = (count: number, a?: object): string | undefined => {
		const inside = `<a>${text}</a>`.repeat(count);
		return both(SOURCE, `<call f>${inside}</call>`, a === undefined ? [] : declared(a))[0];
	};
	it("is a member where nothing is declared, or a list may stand as well as another value", () => {
		for (const a of [undefined, { type: ["array", "string", "object"] }])
			expect(read(1, a)).toContain(` {"a":${json}} complete []`);
	});
	it("is one of a list where there are several, or a list is declared", () => {
		for (const a of [undefined, { type: ["array", "string", "object"] }, list])
			expect(read(2, a)).toContain(` {"a":[${json},${json}]} complete []`);
		expect(read(1, list)).toContain(` {"a":[${json}]} complete []`);
	});
});
