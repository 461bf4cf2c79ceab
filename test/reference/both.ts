/** A text, read by both readers with a small grammar. */
import { expect } from "vitest";
import { formatOf } from "../../src/compiler/lower/format.js";
import { lower } from "../../src/compiler/lower/lower.js";
import { normalize } from "../../src/compiler/normal/normalize.js";
import type { ToolDefinition } from "../../src/runtime/options.js";
import { byMachine, byReference, type Lines } from "./comparison.js";
import { grammar } from "./support.js";

/** What both say, or how they differ. */
export function both(
	source: string,
	text: string,
	tools: readonly ToolDefinition[] = [],
	finish = "stop",
	strict = false,
	entry?: string,
): Lines {
	const by = grammar(source);
	const format = formatOf(by, lower(normalize(by)));
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
