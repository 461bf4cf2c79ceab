/** Triggers: under `auto` an answer without a call may be written as ever, and what begins with one is a call. */
import { describe, expect, test } from "vitest";
import { CannotConstrain, constrain } from "../../src/constrain/index.js";
import { getFormat, listFormats } from "../../src/generated/registry.js";
import { getWriting } from "../../src/generated/writers.js";
import type { Format } from "../../src/index.js";
import { COVERED, proveRendered } from "./covered.js";

const pong = { name: "pong", parameters: { type: "object", properties: {} } };

function lazy(format: Format, tools: readonly object[]) {
	const writing = getWriting(format.name);
	if (writing === undefined) throw new Error(format.name);
	const made = constrain(format, writing, { tools, target: "gbnf" });
	if (made.target !== "gbnf") throw new Error(made.target);
	return made;
}

test.each(listFormats().map((format) => [format.name, format] as const))(
	"%s: no answer without a call has a trigger",
	(name, format) => {
		try {
			const made = lazy(format, COVERED);
			expect(made.grammar_triggers).not.toEqual([]);
			// its values are written otherwise: only answers are of interest
			const { failed } = proveRendered(format, made, 1);
			expect(failed.filter((one) => one.includes(" is in "))).toEqual([]);
		} catch (error) {
			if (!(error instanceof CannotConstrain)) throw error;
			expect(error.message).toMatch(new RegExp(`^${name}`));
		}
	},
);

describe("where answers begin as calls do, a trigger goes on until they do not", () => {
	const [ping] = COVERED;
	test.each([
		["harmony", ["<|start|>assistant to=functions."]],
		["kimi_k3", ["<|open|>tools<|sep|>"]],
		["solar_open", ["<|begin|>assistant<|tool_calls|>"]],
		// only the name tells them apart
		[
			"inkling",
			[
				"<|message_model|>ping<|content_invoke_tool_json|>",
				"<|message_model|>pong<|content_invoke_tool_json|>",
			],
		],
		["atem", ["<|start|>assistant to=ping<|message|>", "<|start|>assistant to=pong<|message|>"]],
		["hermes", ["<tool_call>"]],
	])("%s", (name, triggers) => {
		const format = getFormat(name);
		if (format === undefined) throw new Error(name);
		const made = lazy(format, [ping ?? {}, pong]);
		expect(made.grammar_triggers.map(({ value }) => value)).toEqual(triggers);
	});

	test("what cannot be told apart is refused", () => {
		// an answer of it differs in the name, behind any white space
		const format = getFormat("langchain_json");
		if (format === undefined) throw new Error("langchain_json");
		expect(() => lazy(format, [pong])).toThrow(/an answer without a call may begin/);
	});

	test("a structural tag has a tag for each trigger", () => {
		for (const name of ["atem", "inkling"]) {
			const [format, writing] = [getFormat(name), getWriting(name)];
			if (format === undefined || writing === undefined) throw new Error(name);
			const tools = [ping ?? {}, pong];
			const made = constrain(format, writing, { tools, target: "structural-tag" });
			const root = made.target === "structural-tag" && "format" in made.tag && made.tag.format;
			if (root === false || root.type !== "triggered_tags") throw new Error("no triggered tags");
			for (const trigger of root.triggers)
				expect(root.tags.filter(({ begin }) => begin.startsWith(trigger))).toHaveLength(1);
		}
	});
});
