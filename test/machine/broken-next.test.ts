/** A call that breaks, and the call that begins in it or behind it (SEMANTICS.md, 5.3 and 5.8). */
import { describe, expect, it, test } from "vitest";
import { feedAllWays } from "../support/chunking.js";
import { formatOf } from "./formats.js";

const HEAD = 'format test "a test"\n';

test.each(['"<call " / "[<call "', '"[<call " / "<call "'])(
	"a call that breaks ends before the longest of the openings (%s) that end at one place",
	(openings) => {
		const format = formatOf(`${HEAD}
message = (call / content)*
call = (${openings}) name ">" arguments "</call>"
`);
		for (const next of ["<call g>{}</call>", "[<call g>{}</call>"]) {
			const broken = '<call f>{"x": ?} ';
			const { toolCalls, content } = feedAllWays(format, broken + next)[0];
			expect(toolCalls.map(({ name, status, start, end }) => [name, status, start, end])).toEqual([
				["f", "incomplete", 0, broken.length],
				["g", "complete", broken.length, broken.length + next.length],
			]);
			expect(content).toBe("");
		}
	},
);

describe("behind a call in whose value the next one began", () => {
	const format = formatOf(`${HEAD}
message = (call / content)*
call = "<call=" name ">" ("<arg=" key ">" value "</arg>" &("<arg=" / "</call>"))* "</call>"
`);
	const parameters = { type: "object", properties: { a: { type: "string" } } };
	const tools = [{ name: "f", parameters }];
	const text = "<call=f><arg=a>x <call=f><arg=a>y</arg></call>";
	const read = (input: string) =>
		feedAllWays(format, input, { tools })[0].toolCalls.map((call) => [call.arguments, call.status]);

	it("a call is whole where the message ends behind it", () => {
		expect(read(text)).toEqual([
			['{"a":"x ', "incomplete"],
			['{"a":"y"}', "complete"],
		]);
	});

	it("a call breaks where text follows, and its last value ends with its close", () => {
		expect(read(`${text} more`)).toEqual([
			['{"a":"x ', "incomplete"],
			['{"a":"y"', "incomplete"],
		]);
	});
});
