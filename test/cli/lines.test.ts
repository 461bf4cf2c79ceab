import { expect, test } from "vitest";
import { lines } from "../../src/cli/lines.js";

async function* stream(...pieces: readonly (string | Uint8Array)[]) {
	yield* pieces;
}

async function read(source: AsyncIterable<string | Uint8Array>, longest?: number) {
	const found: (string | null)[] = [];
	for await (const line of lines(source, longest)) found.push(line);
	return found;
}

test("a line that is too long is null, and only that line", async () => {
	const long = "x".repeat(10);
	expect(await read(stream(`ab\n${long}x\n${long}\ncd`), 10)).toEqual(["ab", null, long, "cd"]);
	expect(await read(stream("xxxxxx", "xxxxxx", "xx\nab"), 10)).toEqual([null, "ab"]);
	expect(await read(stream("ab\n", `${long}x`), 10)).toEqual(["ab", null]);
});

test("a line end that falls on the end of a piece", async () => {
	expect(await read(stream("a\n", "b", "\n", "\n", "c\r", "\nd"))).toEqual(["a", "b", "c", "d"]);
});
