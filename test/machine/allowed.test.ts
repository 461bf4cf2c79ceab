/** Each slip of an object that holds a call is read with its own code alone, and not with all others. */
import { expect, test } from "vitest";
import { type FeedOptions, feedAllWays } from "../support/chunking.js";
import { formatOf } from "./formats.js";

const FORMAT = formatOf(`format objects "calls as objects"
message = (call / content)*
call = "<call>" _ { "name": name, "arguments"?: arguments, ... } _ "</call>"
`);
const tools = [
	{ name: "f", parameters: { type: "object", properties: { a: { type: "integer" } } } },
];
const SLIPS: readonly (readonly [string, string])[] = [
	["stringified", '{"name":"f","arguments":"{\\"a\\":1}"}'],
	["arguments-key", '{"name":"f","parameters":{"a":1}}'],
	["name-key", '{"function":"f","arguments":{"a":1}}'],
	["flat-arguments", '{"name":"f","a":1}'],
	["wrapped-function", '{"type":"function","function":{"name":"f","arguments":{"a":1}}}'],
];

function read(text: string, lenient: readonly string[]): string {
	const options = { tools, policies: { lenient } } as FeedOptions;
	const [message] = feedAllWays(FORMAT, `<call>${text}</call>`, options);
	return message.toolCalls
		.map(
			(one) =>
				`${one.name} ${JSON.stringify(JSON.parse(one.arguments || "{}"))} ${one.status} ${one.repairs.join()}`,
		)
		.join();
}

test.each(SLIPS)("%s", (code, text) => {
	expect(read(text, [code])).toBe(`f {"a":1} repaired ${code}`);
	const others = SLIPS.map(([other]) => other).filter((other) => other !== code);
	expect(read(text, others)).not.toContain('{"a":1} repaired');
});
