/**
 * What is made of a format is made once: all parsers of it share a program, and what that has learnt. So are the names that a
 * schema declares: trees are made of them, which are found again by the set.
 */
import { expect, test } from "vitest";
import { listFormats } from "../../src/generated/registry.js";
import { enter, propertyNames } from "../../src/runtime/build/inside.js";
import { programOf } from "../../src/runtime/program/program.js";
import { withCallsInReasoning } from "../../src/runtime/program/reasoning.js";

test.each(listFormats().map((format) => [format.name, format] as const))("%s", (_name, format) => {
	expect(programOf(format)).toBe(programOf(format));
	const widened = withCallsInReasoning(format);
	expect(withCallsInReasoning(format)).toBe(widened);
	// thoughts get further ways out, and nothing else changes
	const changed = widened.nodes.filter(
		(node, id) => id < format.nodes.length && node !== format.nodes[id],
	);
	expect(changed.filter(({ k }) => k !== "text")).toEqual([]);
	const thoughts = format.nodes.filter((node) => node.k === "text" && node.field === "reasoning");
	const isWidened = widened !== format;
	expect(changed).toHaveLength(isWidened ? thoughts.length : 0);
	if (!format.reasoning) expect(changed).toEqual([]);
});

test("the names that may stand in a list of elements are one set, as those of an object are", () => {
	const items = { type: "object", properties: { x: {}, y: {} } };
	const properties = { points: { type: "array", items }, point: items };
	const tool = { name: "draw", parameters: { type: "object", properties } };
	const namesIn = (key: string, item: string): ReadonlySet<string> =>
		propertyNames(enter(null, tool, key, "tree", item), tool);
	expect([...namesIn("point", "item")]).toEqual(["x", "y"]);
	expect(namesIn("point", "item")).toBe(namesIn("point", "item"));
	expect([...namesIn("points", "item")]).toEqual(["item", "x", "y"]);
	expect(namesIn("points", "item")).toBe(namesIn("points", "item"));
	// another name of the elements makes another set
	expect([...namesIn("points", "entry")]).toEqual(["entry", "x", "y"]);
});
