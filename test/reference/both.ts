/** A text, read by both readers with a small grammar. */
import { expect } from "vitest";
import { compile } from "../../src/compiler/compile.js";
import type { Grammar } from "../../src/language/syntax.js";
import type { Format } from "../../src/runtime/contract.js";
import type { ToolDefinition } from "../../src/runtime/options.js";
import { byMachine, byReference, type Lines } from "./comparison.js";
import { grammar } from "./support.js";

/** The grammar that was asked for last, compiled: most tests read many texts with one. */
let last: { readonly source: string; readonly by: Grammar; readonly format: Format } | null = null;

function compiled(source: string) {
	if (last?.source === source) return last;
	const by = grammar(source);
	last = { source, by, format: compile(by) };
	return last;
}

/** What both say, or how they differ. */
export function both(
	source: string,
	text: string,
	tools: readonly ToolDefinition[] = [],
	finish = "stop",
	strict = false,
	entry?: string,
): Lines {
	const { by, format } = compiled(source);
	const options = { tools, strict, ...(entry === undefined ? {} : { entry }) };
	const setting = { options, finish };
	const reference = byReference(by, text, setting);
	expect(byMachine(format, [text], setting)).toEqual(reference);
	expect(byMachine(format, text.split(""), setting)).toEqual(reference);
	for (let cut = 1; cut < text.length; cut++) {
		const chunks = [text.slice(0, cut), text.slice(cut)];
		expect(byMachine(format, chunks, setting), `cut at ${cut}`).toEqual(reference);
	}
	return reference;
}
