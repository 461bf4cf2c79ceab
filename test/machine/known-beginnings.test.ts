/** Attempts that begin in many ways: few ways are kept, so that each attempt is looked for among few. */
import { expect, it, vi } from "vitest";
import { parse } from "../../src/runtime/index.js";
import { Beginning } from "../../src/runtime/known/beginning.js";
import { ownTools } from "../support/own-tools.js";
import { formatOf } from "./formats.js";

const TAGS = formatOf(`format tags "tags"
message = (call / content)*
call = "<f=" name ">" (pair)* "</f>"
pair = "<p=" key ">" value "</p>"
`);
const EACH = 100;

it("an attempt is compared with few of them, however many have come", () => {
	const tools = ownTools([{ name: "f" }]);
	const looks = vi.spyOn(Beginning.prototype, "isThat");
	/** Calls of names that have not come: the attempts to leave their values begin in a way of their own. */
	const comparisons = (from: number): number => {
		looks.mockClear();
		for (let k = from; k < from + EACH; k++) {
			const [call] = parse(TAGS, `<f=n${k}><p=k>v</p></f>`, { tools }).toolCalls;
			expect(call).toMatchObject({ name: `n${k}`, arguments: '{"k":"v"}' });
		}
		return looks.mock.calls.length;
	};
	const first = comparisons(0);
	const others = [1, 2, 3, 4, 5].map((n) => comparisons(n * EACH));
	looks.mockRestore();
	expect(first).toBeGreaterThan(EACH);
	expect(Math.max(...others)).toBeLessThan(2 * first);
});
