/** Long chunks are read in pieces: no piece ends within a character. */
import { expect, it } from "vitest";
import { getFormat } from "../../src/generated/registry.js";
import { createParser } from "../../src/runtime/index.js";

const SMILES = "\u{1F600}".repeat(10_000);

it.each([
	["content", (text: string) => text],
	["a thought", (text: string) => `<think>${text}</think>`],
	[
		"a string of arguments",
		(text: string) => `<tool_call>{"name": "f", "arguments": {"a": "${text}"}}`,
	],
])("in %s", (_what, within) => {
	const format = getFormat("hermes");
	if (format === undefined) throw new Error("there is no such format");
	// one character more moves every place at which a piece could end
	for (const text of [SMILES, `x${SMILES}`]) {
		// in arrays of events what follows is joined
		const texts: string[] = [];
		const take = (one: string): void => {
			texts.push(one);
		};
		const sink = {
			content: take,
			reasoning: take,
			callStart() {},
			callArguments: (_: number, one: string) => take(one),
			callEnd() {},
			notice() {},
		};
		const parser = createParser(format, { sink });
		parser.feed(within(text));
		parser.finish();
		expect(texts.join("")).toContain(text);
		expect(texts.filter((one) => /\p{Surrogate}/u.test(one))).toEqual([]);
	}
});
