/** Pairs in a rule that calls itself, where the message is cut behind them (6.6). */
import { expect, it } from "vitest";
import { both } from "./both.js";

const SOURCE = `
message = (call / content)*
call = "<c>" name "(" pairs "</call>"
pairs = (key "=" one ";")*
one = value:object("{" pairs "}") / value:py
`;

it.each(["", "<", "</call"])(
	"another pair may have been meant, until the first literal behind the loop is whole: %j",
	(rest) => {
		for (const [value, json] of [
			["1", "1"],
			["{a=1;}", '{"a":1}'],
		]) {
			const text = `<c>f(n=${value};${rest}`;
			const [call] = both(SOURCE, text, [], "length");
			expect(call).toMatch(/^call .* incomplete \[\]$/);
			const called = `call 0-${text.length} "f" {"n":${json}} repaired [unclosed]`;
			expect(both(SOURCE, text)).toEqual([called]);
		}
	},
);

it("a call that is whole is complete", () => {
	const text = "<c>f(n={a=1;};</call>";
	expect(both(SOURCE, text, [], "length")).toEqual(['call 0-21 "f" {"n":{"a":1}} complete []']);
});
