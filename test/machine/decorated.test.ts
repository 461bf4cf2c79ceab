/** Names of declared tools with signs around them, as models write names in prose (SEMANTICS.md, 3.19 and 7.6). */
import { expect, test } from "vitest";
import { feedAllWays } from "../support/chunking.js";
import { formatOf } from "./formats.js";

const format = formatOf(`format names "a call by its name"
message = (call / content)*
call = "<tool>" name ":" arguments "</tool>"
`);
const tools = [{ name: "f", parameters: { type: "object", properties: {} } }];

const PAIRS = ['""', "''", "``", "**", "“”", "””", "„“", "‘’", "’’", "‚‘", "«»"];

test.each(PAIRS)("a name stands between the signs %s", ([opening = "", closing = ""]) => {
	const text = `<tool>${opening}f${closing}:{}</tool>`;
	const [message] = feedAllWays(format, text, { tools });
	expect(message.toolCalls).toMatchObject([{ name: "f", repairs: ["decorated-name"] }]);
	expect(message.content).toBe("");
	// the close is that of the sign before the name, and none is missing
	for (const other of ["", opening === closing ? "x" : opening]) {
		const wrong = `<tool>${opening}f${other}:{}</tool>`;
		const { toolCalls } = feedAllWays(format, wrong, { tools })[0];
		expect(toolCalls.map(({ name }) => name)).not.toContain("f");
	}
});
