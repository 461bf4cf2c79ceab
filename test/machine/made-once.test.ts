/** What is made of a format is made once: all parsers of it share a program, and what that has learnt. */
import { expect, test } from "vitest";
import { listFormats } from "../../src/generated/registry.js";
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
