/** Of payloads that begin at one place the first in the grammar is read (2.15), whatever closes it. Both readers agree. */
import { expect, it } from "vitest";
import { both } from "./both.js";

it.each(["</x>", "</y>"])("%s", (close) => {
	const first = `<x>hi${close}`;
	const rules = (one: string, other: string) => `
message = (a / b / content)*
a = "<x>" ${one} "</x>"
b = "<x>" ${other} "</y>"
`;
	const [end, said] = close === "</x>" ? [5, "hi"] : [9, "hi</y>"];
	expect(both(rules("content", "reasoning"), first)).toEqual([
		`content 3-${end} ${JSON.stringify(said)}`,
	]);
	expect(both(rules("reasoning", "content"), first)).toEqual([
		`reasoning 3-${end} ${JSON.stringify(said)}`,
	]);
});
