/** What is decided of a thought that holds calls: while they may end it, their text is held, and nothing behind its beginning is decided. */
import { expect, test } from "vitest";
import { decidedTo } from "../../src/runtime/ending/outlook.js";
import { openParser } from "../../src/runtime/engine/parser.js";
import { chunkings } from "../support/chunking.js";
import { formatOf } from "./formats.js";

const FORMAT = formatOf(`format drafts "calls in thoughts"
message = (think / call / content)*
think = "<think>" reasoning "</think>"
call = "<call>" name ":" arguments "</call>"
entry thinking after "<think>" = reasoning "</think>" message
`);

test.each([
	["<call>f:{}</call>", 0],
	["<call>f:{}</call>\n<call>f:{}</call>\n", 0],
	["So <call>f:{}</call> ", 3],
	// a call that is followed by a word is thought
	["<call>f:{}</call> so", 20],
])("%s", (text, decided) => {
	for (const chunks of chunkings(text)) {
		const parser = openParser(FORMAT, { tools: [{ name: "f" }], entry: "thinking" });
		let left = 0;
		for (const chunk of chunks)
			for (const event of parser.feed(chunk)) if (event.type === "reasoning") left = event.end;
		expect([decidedTo(parser.machine), left], `${chunks}`).toEqual([decided, decided]);
	}
});
