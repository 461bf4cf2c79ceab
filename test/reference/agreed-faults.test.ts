/** Values whose close is written in another way, or is no close at all (11.2 to 11.7), in a call with one kind of pairs. Both readers agree. */
import { describe, expect, it } from "vitest";
import { both } from "./both.js";
import { tool } from "./support.js";

const TOOLS = [tool("f", { a: "string", b: "string" })];
const SOURCE = `
message = (call / content)*
call = "<call=" name ">" ("<arg=" key ">" value "</arg>" &("<arg=" / "</call>"))* "</call>"
`;
const read = (text: string) => both(SOURCE, text, TOOLS);

describe("a close that is like the value's own", () => {
	it("breaks the call before a pair, and before the end of the call", () => {
		expect(read("<call=f><arg=a>x</arx><arg=b>y</arg></call>")).toEqual([
			'call 0-43 "f" {"a":"x incomplete []',
			"notices broken",
		]);
		expect(read("<call=f><arg=a>x</arx></call>")).toEqual([
			'call 0-29 "f" {"a":"x incomplete []',
			"notices broken",
		]);
	});
	it("is text where the value's own close follows", () => {
		expect(read("<call=f><arg=a>x</arx></arg></call>")).toEqual([
			'call 0-35 "f" {"a":"x</arx>"} complete []',
		]);
	});
});

describe("a property without its opening", () => {
	it("breaks the call behind the value before it", () => {
		expect(read("<call=f><arg=a>x</arg>b>y</arg></call>")).toEqual([
			'call 0-38 "f" {"a":"x incomplete []',
			"notices broken",
		]);
	});
});

describe("the opening of the next call", () => {
	it("closes the call whose value is closed", () => {
		expect(read("<call=f><arg=a>x</arg><call=f></call>")).toEqual([
			'call 0-22 "f" {"a":"x"} repaired [unclosed-call]',
			'call 22-37 "f" {} complete []',
		]);
	});
	it("breaks it in a value, also in one whose close is written in another way", () => {
		for (const value of ["x", "x<arg>", "x</arx>"]) {
			const begun = `<call=f><arg=a>${value}`;
			const at = begun.length;
			expect(read(`${begun}<call=f></call>`)).toEqual([
				`call 0-${at} "f" {"a":"${value} incomplete []`,
				`call ${at}-${at + 15} "f" {} complete []`,
				"notices broken",
			]);
		}
	});
});
