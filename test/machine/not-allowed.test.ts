/** With what only a rule begins that is not allowed nothing begins: its text leaves at once. */
import { expect, it } from "vitest";
import { createParser, type ParserOptions } from "../../src/runtime/index.js";
import { formatOf } from "./formats.js";

const format = formatOf(`format calls "calls in marks"
message = (think / call / content)*
think = "<t>" reasoning "</t>"
call = begin name ":" arguments "</call>"
begin = "<call "
lenient bracket begin = "[call "
`);

it.each<readonly [ParserOptions, string, string]>([
	[{ strict: true }, "a [ca", "a [ca"],
	[{ strict: true }, "a [", "a ["],
	[{ strict: true }, "a <ca", "a "],
	[{ policies: { lenient: [] } }, "a [ca", "a [ca"],
	[{ policies: { lenient: ["bracket"] } }, "a [ca", "a "],
	[{}, "a [ca", "a "],
	[{}, "a [co", "a [co"],
	// behind a call it is as before it
	[{ strict: true }, "<call f:{}</call> [ca", " [ca"],
])("%j: of %j leaves %j", (options, text, left) => {
	for (const chunks of [[text], text.split("")]) {
		const parser = createParser(format, options);
		const said = chunks
			.flatMap((chunk) => parser.feed(chunk))
			.map((event) => (event.type === "content" ? event.text : ""));
		expect(said.join("")).toBe(left);
	}
});
