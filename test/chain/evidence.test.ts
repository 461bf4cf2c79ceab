/**
 * P24 with the chain on, beside the law itself: calls of the fallbacks' shapes that are spoken about (in prose, quoted, in
 * code, in fences, in thoughts) are no calls, whatever the primary is.
 */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { listFormats } from "../../src/generated/registry.js";
import type { Format } from "../../src/runtime/contract.js";
import { runs } from "../properties/support/settings.js";
import { GOOD, hear, MODES, OPEN, written } from "./support.js";

const { intent: _, ...UNSAID } = OPEN;

/** Ways to write a call without a marker that is the format's own alone, and the marker of the fallback. */
const SHAPES: readonly string[] = [
	...MODES.map((mode) => written(mode, "weather", GOOD)),
	`{"name": "weather", "parameters": ${GOOD}}`,
	`{"function": "weather", "args": ${GOOD}}`,
	`[{"name": "weather", "arguments": ${GOOD}}]`,
	`\`\`\`json\n{"name": "weather", "arguments": ${GOOD}}\n\`\`\``,
	`\`\`\`\n{"tool": "weather", "parameters": ${GOOD}}\n\`\`\``,
	'[{"name": "weather", "arguments": {"days": 3}}, {"name": "say", "arguments": {"text": ""}}]',
	"weather(days=3)",
	"[weather(days=3), say(text='x')]",
	`TOOL_CALL\n\`\`\`json\n{"tool_name": "weather", "parameters": ${GOOD}}\n\`\`\``,
];

/**
 * The shapes that a primary's own grammar takes for calls in the middle of a text. That is what they are for; they are left out
 * of the texts, as the markers of all other formats are.
 */
const fence = (shape: string): boolean => shape.includes("```");
// the lenient rule `inside`: a list of declared tools within a text
const list = (shape: string): boolean => shape.startsWith("[weather(");
const OWN: Readonly<Record<string, (shape: string, entry: string | undefined) => boolean>> = {
	fenced_json: fence,
	// and, in a thought that the prompt has opened, a list of declared tools that begins a line
	xlam: (shape, entry) => fence(shape) || (entry !== undefined && shape.startsWith("[{")),
	lfm2: list,
	// an object of a declared tool that begins a line
	llama3_json: (shape) => /^\{/m.test(shape),
	pythonic: list,
	tool_call_marker: (shape) => shape.startsWith("TOOL_CALL"),
};

function shapesFor({ name }: Format, entry: string | undefined): readonly string[] {
	return SHAPES.filter((shape) => OWN[name]?.(shape, entry) !== true);
}

const WORDS: readonly string[] = [
	"To ask for the weather",
	" one would write ",
	", but not now. ",
	"For example:\n",
	"\n\n",
	" or ",
	".\n- ",
	"I need no tool; need_tool: no. ",
];

function spoken(shapes: readonly string[]): fc.Arbitrary<string> {
	const shape = fc.constantFrom(...shapes);
	const framed = fc.oneof(
		shape,
		shape.map((text) => `"${text}"`),
		shape.map((text) => `\`${text}\``),
		shape.map((text) => `> ${text}\n`),
		shape.map((text) => `\n    ${text}\n`),
		shape.map((text) => `\n~~~\n${text}\n~~~\n`),
		shape.map((text) => JSON.stringify(text)),
	);
	return fc
		.array(fc.tuple(fc.constantFrom(...WORDS), framed), { minLength: 1, maxLength: 4 })
		.map((parts) => `So: ${parts.flat().join("")}`);
}

describe.each(listFormats().map((format): [string, Format] => [format.name, format]))(
	"%s",
	(_name, format) => {
		const entries = [undefined, ...format.entries.map(({ name }) => name)];
		const said = fc.oneof(
			...entries.map((entry) => fc.tuple(spoken(shapesFor(format, entry)), fc.constant(entry))),
		);

		test("what is spoken about is no call", () => {
			fc.assert(
				fc.property(said, fc.boolean(), ([given, entry], strict) => {
					const options = { ...UNSAID, strict, ...(entry === undefined ? {} : { entry }) };
					for (const chunks of [[given], given.split("")]) {
						const { message, outcome } = hear(format, chunks, options);
						expect(message.toolCalls).toEqual([]);
						expect(message.finishReason).toBe("stop");
						expect(outcome).toMatchObject({ mode: "none", candidates: 0 });
					}
				}),
				runs(300),
			);
		});
	},
);
