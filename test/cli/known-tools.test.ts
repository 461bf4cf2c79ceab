/** Equal tools are the same tools, so that schemas are made ready once; of many the last used ones are remembered. */
import { expect, test } from "vitest";
import { knownTools } from "../../src/cli/known-tools.js";

const list = (...names: readonly string[]) => names.map((name) => ({ name }));
const range = (from: number, to: number) =>
	Array.from({ length: to - from }, (_, i) => `f${from + i}`);

test("a list, however many others stand between", () => {
	const known = knownTools();
	expect(known(undefined)).toBeUndefined();
	const first = known(list("f", "g"));
	expect(first).toEqual(list("f", "g"));
	for (const name of range(0, 20)) known(list(name));
	expect(known(list("f", "g"))).toBe(first);
	expect(known(list("g", "f"))).not.toBe(first);
});

test("a tool, in whatever list", () => {
	const known = knownTools();
	const [f, g] = known(list("f", "g")) ?? [];
	const [h, g2, f2] = known(list("h", "g", "f")) ?? [];
	expect([h, g2, f2]).toEqual(list("h", "g", "f"));
	expect(g2).toBe(g);
	expect(f2).toBe(f);
});

test("what has not been used for long is forgotten, and what is used stays", () => {
	const known = knownTools();
	const old = known(list("old"));
	const used = known(list("used"));
	for (const name of range(0, 1000)) {
		known(list(name));
		expect(known(list("used"))).toBe(used);
	}
	expect(known(list("old"))).toEqual(old);
	expect(known(list("old"))).not.toBe(old);
});

test("few large ones are as many as many small ones", () => {
	const known = knownTools();
	const large = (name: string) => [{ name, description: "x".repeat(2_000_000) }];
	const first = known(large("a"));
	expect(known(large("a"))).toBe(first);
	known(large("b"));
	expect(known(large("a"))).not.toBe(first);
});
