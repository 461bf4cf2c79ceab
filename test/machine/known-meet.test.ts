/** In the markup of a call states meet wherever one reading has won: rows of pairs go round among them, and read as they did before. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createParser } from "../../src/runtime/index.js";
import { Known } from "../../src/runtime/known/known.js";
import type { ToolDefinition } from "../../src/runtime/options.js";
import { ownTools } from "../support/own-tools.js";
import { formatOf } from "./formats.js";

/** What a value is shows only behind it, so that no value is read by itself. */
const PAIRS = formatOf(`format pairs "pairs in a row"
ends "<|e|>"
message = (call / other / content)*
call  = "<c>" name "(" (pair % ",")? ")"
other = "<d>" name "[" (pair % ";")? "]"
pair = key _ "=" _ one
one  = value:py
lenient word one = value:word
`);

const properties = { a: { type: "string" }, b: { type: "integer" }, c: {} };
const toolsOf = (): readonly ToolDefinition[] =>
	ownTools([
		{ name: "f", parameters: { type: "object", properties } },
		{ name: "g", parameters: { type: "object", properties: { a: {}, z: {} } } },
	]);

function read(text: string, tools: readonly ToolDefinition[], size: number): string {
	const parser = createParser(PAIRS, { tools, generateId: () => "id", collect: true });
	for (let i = 0; i < text.length; i += size) parser.feed(text.slice(i, i + size));
	parser.finish("stop");
	return JSON.stringify(parser.message);
}

describe("what is kept", () => {
	let added = 0;
	const { add } = Known.prototype;
	beforeAll(() => {
		Known.prototype.add = function (this: Known, ...given: Parameters<Known["add"]>): boolean {
			added++;
			return add.apply(this, given);
		};
	});
	afterAll(() => {
		Known.prototype.add = add;
	});

	it("does not grow with the row", () => {
		const addedBy = (pairs: number): number => {
			const tools = toolsOf();
			added = 0;
			for (let round = 0; round < 3; round++)
				read(`<c>f(${"a=1,b=2,c=x,".repeat(pairs)}a=1)`, tools, 64);
			return added;
		};
		const short = addedBy(20);
		expect(short).toBeGreaterThan(10);
		expect(addedBy(200)).toBeLessThan(short + 10);
	});
});

describe("a row is read alike, whatever was read before it", () => {
	const ROWS = [
		"a=1,b=2,c=x",
		"b=2,a=1,b=2,a=1",
		"a=1,a=1,a=1,a=1,a=1",
		"a = 1,  b =2,\nc= x",
		'a="x, y",b=[1, 2],c={"z": (1, 2)}',
		"a=1,b=2<|e|>",
		"a=1,b=2<|e",
		"a=1,b=",
		"a=1,b",
		"a=1,z=3,a=1,z=3",
		"a=1,,b=2",
		"a=1;b=2",
		"",
	];
	const texts = ROWS.flatMap((row) => [
		`<c>f(${row})`,
		`<c>g(${row})<d>f[${row.replaceAll(",", ";")}] and`,
		`Hm. <c>f(${row})<c>g(${row}`,
	]);

	it.each([1, 2, 5, 1000])("in chunks of %i", (size) => {
		const alone = texts.map((text) => read(text, toolsOf(), 1000));
		const tools = toolsOf();
		for (let round = 0; round < 4; round++) {
			const order = [...texts.keys()].sort((a, b) => ((a * 7 + round) % 5) - ((b * 7 + round) % 5));
			for (const k of order) expect(read(texts[k] ?? "", tools, size), texts[k]).toBe(alone[k]);
		}
	});

	it("also beyond a limit of what is held", () => {
		const limits = { heldText: 8 };
		for (const text of texts) {
			const tools = toolsOf();
			const all = [1000, 1, 3, 1000, 2].map((size) => {
				const parser = createParser(PAIRS, {
					tools,
					limits,
					generateId: () => "id",
					collect: true,
				});
				for (let i = 0; i < text.length; i += size) parser.feed(text.slice(i, i + size));
				parser.finish("stop");
				return JSON.stringify(parser.message);
			});
			expect(new Set(all).size, text).toBe(1);
		}
	});
});
