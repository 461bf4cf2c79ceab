/** Containers out of key/value pairs: `object( )`, `list( )`, `tree( )`, and the rules that call themselves in them. */
import { describe, expect, it } from "vitest";
import { grammar, read, tool } from "./support.js";

describe("object and list", () => {
	const by = grammar(`
message = (call / content)*
call = "<call:" name ">" pairs "</call>"
pairs = _ (pair % (_ "," _))? _
pair = key ":" one
one = "~" value:text "~" &after / value:object("{" pairs "}") / value:list("[" _ (one % (_ "," _))? _ "]") / value:json
after = _ ("," / "}" / "]" / "</call>")
`);
	it("nest", () => {
		expect(read(by, "<call:f>a:~x~, b:{c:[1, ~y~, {}, []], d:true}</call>")).toEqual([
			'call f {"a":"x","b":{"c":[1,"y",{},[]],"d":true}} complete',
		]);
	});
	it("hold strings that end where their terminator is whole", () => {
		expect(read(by, "<call:f>a:~x~ y~, b:1</call>")).toEqual([
			'call f {"a":"x~ y","b":1} complete',
		]);
	});
	it("show what is certain when they are cut", () => {
		expect(read(by, "<call:f>a:{b:[1, ~yz", { finish: "length" })).toEqual([
			'call f {"a":{"b":[1,"yz incomplete',
		]);
	});
	it("are cut if they are open at the end", () => {
		expect(read(by, "<call:f>a:{b:1")).toEqual(['call f {"a":{"b":1 incomplete']);
		expect(read(by, "<call:f>a:{b:1}")).toEqual(['call f {"a":{"b":1}} repaired unclosed']);
	});
});

describe("tree", () => {
	const by = grammar(`
message = (call / content)*
call = "<call " name ">" _ (element _)* "</call>"
element = "<" key ">" inner "</" =key ">"
inner = &(_ "<" child ">") value:tree(_ (element _)+) / value:typed
child = skip:word
`);
	const trees = (inside: string, types: { readonly [key: string]: string } = {}) =>
		read(by, `<call f>${inside}</call>`, { tools: [tool("f", types)] });

	it("is a value or a container, as the first tag says; the close tag is that of its own element", () => {
		expect(trees("<a>x < y</a><b><c>1</c><d><e>2</e></d></b>")).toEqual([
			'call f {"a":"x < y","b":{"c":1,"d":{"e":2}}} complete',
		]);
		expect(trees("<a><a>1</a></a>")).toEqual(['call f {"a":{"a":1}} complete']);
	});
	it("is a list where all children have the item's name, unless an object is declared", () => {
		expect(trees("<a><item>1</item><item>2</item></a>")).toEqual(['call f {"a":[1,2]} complete']);
		expect(trees("<a><item>1</item></a>", { a: "object" })).toEqual([
			'call f {"a":{"item":1}} complete',
		]);
	});
	it("makes a list of siblings", () => {
		expect(trees("<a><t>1</t><t>2</t><u>3</u></a>")).toEqual([
			'call f {"a":{"t":[1,2],"u":3}} complete',
		]);
	});
});

describe("back references", () => {
	it("are the text that was bound last in this container, or around it", () => {
		const by = grammar(`
message = (call / content)*
call = "<" name:tool ">" ("<" key ">" value "</" =key ">")* "</" =name ">"
`);
		const options = { tools: [tool("f", { a: "string", b: "string" })] };
		expect(read(by, "<f><a></b></a><b></f></b></f>", options)).toEqual([
			'call f {"a":"</b>","b":"</f>"} complete',
		]);
	});
});
