/**
 * P8: what a model's own chat template writes, the parser reads back: content, reasoning and calls.
 *
 * Arguments are compared as values, content to the character. `layouts.ts` says what white space each template adds
 * between content and calls; that is content (Q10), and nothing else may differ. What a template cannot say is not asked
 * of it: content beside calls where it drops one of them, reasoning where it knows none. In the tag format a string is
 * ambiguous when it holds the end of its own frame with a structure behind it (`</parameter>`, then `</function>`), or when
 * its last line is a close tag; the awkward strings hold the tags, but not these.
 */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { getFormat } from "../../src/generated/registry.js";
import { getWriting } from "../../src/generated/writers.js";
import { render as write } from "../../src/render/index.js";
import { parse } from "../../src/runtime/index.js";
import type { ToolDefinition } from "../../src/runtime/options.js";
import { type Said, wireId } from "../../src/select/check/said.js";
import { announceSkip, sharedPath } from "../support/shared.js";
import { FAMILIES, type Family, PLAIN, type Plain } from "./layouts.js";
import { said as anything, FIXED, toolsFor } from "./messages.js";
import { render } from "./render.js";

/** The part of the message that the template can say. */
function sayable(family: Family, said: Said): Said {
	const content = !family.contentWithCalls && said.calls.length > 0 ? "" : said.content;
	return {
		content,
		reasoning: family.reasoning === "none" ? "" : said.reasoning,
		calls: said.calls,
	};
}

/** Arguments in one union type can be read in more than one way from tags; types that are mixed are left to another test. */
function singleTyped(said: Said): boolean {
	const types = new Map<string, string>();
	return said.calls.every(({ name, arguments: given }) =>
		Object.entries(given).every(([key, value]) => {
			const type = Array.isArray(value) ? "array" : typeof value;
			const known = types.get(`${name} ${key}`);
			types.set(`${name} ${key}`, type);
			return known === undefined || known === type;
		}),
	);
}

function check(family: Family, all: Said): void {
	const said = sayable(family, all);
	const format = getFormat(family.format);
	if (!format) throw new Error(`no format ${family.format}`);
	const tools = toolsFor(said.calls) as readonly ToolDefinition[];
	const text = render(family, said, tools);
	const message = parse(format, text, { tools, ...(family.entry ? { entry: family.entry } : {}) });
	expect({
		content: message.content,
		reasoning: message.reasoning,
		calls: message.toolCalls.map((call) => ({
			name: call.name,
			arguments: JSON.parse(call.arguments) as unknown,
			status: call.status,
		})),
		notices: message.notices.flatMap(({ code }) => (code === "markup-in-value" ? [] : [code])),
	}).toEqual({
		content: family.content(said),
		reasoning: said.reasoning,
		calls: said.calls.map((call) => ({ ...call, status: "complete" })),
		notices: family.lateIds ? said.calls.map(() => "late-id") : [],
	});
	if (text.includes("[CALL_ID]call"))
		expect(message.toolCalls.map(({ id }) => id)).toEqual(said.calls.map((_, i) => wireId(i)));
}

/**
 * What the parser has read of the template's text, our writer writes as the template does, white space and all. One call at most:
 * a line break between two calls is content to a reader, who cannot say where in the content it stood.
 */
function checkWriting({ unlike, ...layout }: Plain & Pick<Family, "entry">, all: Said): void {
	const said = { ...all, calls: all.calls.slice(0, 1) };
	if (unlike === "layout" || (unlike === "empty thought" && said.reasoning === "")) return;
	const [call] = said.calls;
	if (unlike === "empty arguments" && call && Object.keys(call.arguments).length === 0) return;
	const [format, writing] = [getFormat(layout.format), getWriting(layout.format)];
	if (!format || !writing) throw new Error(`no format ${layout.format}`);
	const tools = toolsFor(said.calls) as readonly ToolDefinition[];
	const text = render(layout, said, tools);
	const options = { tools, ...(layout.entry ? { entry: layout.entry } : {}) };
	const read = parse(format, text, options);
	expect(read.toolCalls.map(({ status }) => status)).toEqual(said.calls.map(() => "complete"));
	const toolCalls = read.toolCalls.map((one, at) => ({ ...one, id: wireId(at) }));
	expect(write(format, writing, { ...read, toolCalls }, options)).toEqual({
		status: "rendered",
		text,
	});
}

if (sharedPath("templates") === null) {
	const reason = announceSkip("P8 against the models' own chat templates", "templates");
	test("P8", (context) => context.skip(reason));
} else {
	describe.each(FAMILIES.map((family) => [family.template, family] as const))(
		"P8: %s",
		(_name, family) => {
			test("messages that have been hard on parsers come back", () => {
				for (const said of FIXED) check(family, said);
			});
			test("the writer writes as the template does", () => {
				for (const said of FIXED) checkWriting(family, sayable(family, said));
			});
			test("any message comes back", () => {
				fc.assert(
					fc.property(anything.filter(singleTyped), (said) => check(family, said)),
					{ numRuns: 150, seed: 20261120 },
				);
			});
		},
	);
	test.each(PLAIN.map((layout) => [layout.template, layout] as const))(
		"P8: the writer writes as the template does: %s",
		(_name, layout) => {
			for (const said of FIXED) checkWriting(layout, { ...said, reasoning: "" });
		},
	);
}
