/** Of readings that wait in one open text the longest stays: their number does not grow with the text. */
import { expect, it } from "vitest";
import { openParser } from "../../src/runtime/engine/parser.js";
import { createParser } from "../../src/runtime/index.js";
import { feedAllWays } from "../support/chunking.js";
import { formatOf } from "./formats.js";

const LINES = formatOf(`format lines "a call that a line ends, or the message"
message = (call / content)*
call = bol "Call " name ":" arguments _ ($ / eol)
`);
const CALL = 'Call f:{"a": 1}';

it("behind a call that each of many lines may end, few readings wait", () => {
	const parser = openParser(LINES, {});
	parser.feed(`${CALL}${"\n".repeat(500)}`);
	expect(parser.machine.threads.length).toBeLessThan(5);
	expect(createParser(LINES, {}).feed(CALL)).not.toEqual([]);
});

it("text behind such lines is content, from behind the last of them", () => {
	for (const lines of ["\n", "\n\n", "\n \n\n  \n"]) {
		const [whole] = feedAllWays(LINES, `${CALL}${lines}so`);
		expect(whole.toolCalls).toMatchObject([{ name: "f", status: "complete" }]);
		expect(whole.content.trim()).toBe("so");
		const [ended] = feedAllWays(LINES, `${CALL}${lines}`);
		expect(ended.toolCalls).toMatchObject([{ name: "f", status: "complete" }]);
		expect(ended.content.trim()).toBe("");
	}
});
