/**
 * Prose about calls: calls of declared tools in the marks of every format, whole, cut or with placeholders, that a text quotes,
 * fences, indents, lists, explains, denies or tells of. Words always stand outside of them.
 */
import fc from "fast-check";
import type { ToolDefinition } from "../../src/runtime/options.js";
import { registrySubjects } from "../properties/support/subjects.js";
import { textsOf } from "../properties/support/written.js";
import { DRIFTS } from "./drifts.js";
import { TOOLS } from "./support.js";

const SAID = [
	{ name: "weather", arguments: { days: 3 } },
	{ name: "say", arguments: { text: "Good morning" } },
];

/** All that is called. */
export const SPOKEN_TOOLS: readonly ToolDefinition[] = [
	...TOOLS,
	...new Map(DRIFTS.map(({ tool }) => [JSON.stringify(tool), tool])).values(),
].filter((tool, at, all) => all.findIndex((one) => nameOf(one) === nameOf(tool)) === at);

function nameOf(tool: ToolDefinition): string {
	return "name" in tool ? String(tool.name) : "";
}

/** By format: calls as its writer has them, and the reported drifts. */
const WRITTEN: readonly (readonly string[])[] = [
	...registrySubjects()
		.filter(({ writing, format }) => writing !== null && format.units.length > 0)
		.map((subject) => SAID.flatMap((call) => textsOf(subject, [call], 4))),
	DRIFTS.map(({ text }) => text),
].filter((texts) => texts.length > 0);

/** A call alone, of any wire. */
export const WHOLE_CALL: fc.Arbitrary<string> = fc
	.constantFrom(...WRITTEN)
	.chain((texts) => fc.constantFrom(...texts));

const PLACEHOLDERS: readonly (readonly [RegExp, string])[] = [
	[/Good morning|Oslo|ls(?=[^\w])/g, "..."],
	[/Good morning|Oslo/g, "<text>"],
	[/weather|say|bash|get_weather/g, "NAME"],
	[/weather|say|bash|get_weather/g, "{name}"],
	[/\b3\b/g, "DAYS"],
];

const shape = fc.oneof(
	{ weight: 6, arbitrary: WHOLE_CALL },
	{
		weight: 1,
		arbitrary: fc
			.tuple(WHOLE_CALL, fc.constantFrom(...PLACEHOLDERS))
			.map(([text, [from, to]]) => text.replace(from, to)),
	},
	{
		weight: 1,
		arbitrary: fc
			.tuple(WHOLE_CALL, fc.double({ min: 0, max: 1, noNaN: true }))
			.map(([text, at]) => text.slice(0, Math.floor(text.length * at))),
	},
);

const lines = (text: string, front: string): string =>
	text
		.split("\n")
		.map((line) => front + line)
		.join("\n");

const FRAMES: readonly ((text: string) => string)[] = [
	(text) => text,
	(text) => `\n${text}\n`,
	(text) => `\n\n${text}\n\n`,
	(text) => `"${text}"`,
	(text) => `'${text}'`,
	(text) => `“${text}”`,
	(text) => `(${text})`,
	(text) => `\`${text}\``,
	(text) => `\`\` ${text} \`\``,
	(text) => `\n\`\`\`\n${text}\n\`\`\`\n`,
	(text) => `\n\`\`\`xml\n${text}\n\`\`\`\n`,
	(text) => `\n~~~\n${text}\n~~~\n`,
	// a fence that is not closed
	(text) => `\n\`\`\`json\n${text}`,
	(text) => `\n${lines(text, "    ")}\n`,
	(text) => `\n${lines(text, "\t")}\n`,
	(text) => `\n${lines(text, "> ")}\n`,
	(text) => `\n- ${text}\n`,
	(text) => `\n1. ${text}\n`,
	(text) => `\n| call | ${text} |\n`,
	(text) => `<pre>${text}</pre>`,
	(text) => JSON.stringify(text),
];

const BEFORE: readonly string[] = [
	"To ask for the weather one writes ",
	"For example:\n",
	"This is how a call looks.\n\n",
	"Such a call:",
	"I will not call it.\n",
	"Never write this:\n\n",
	"No tool is needed here; do not send ",
	"The model answered with\n",
	"The tool weather takes days. Its template:\n",
	"Instead of ",
	"1. First comes\n",
	"例えば、\n",
	'Then it said "',
	"Let me explain the format.\n\n",
];
const BEHIND: readonly string[] = [
	" is how it is written.",
	"\n\nThat is all.",
	"\nbut not now.",
	" would run the tool weather.",
	"\n(An example; do not run it.)",
	", and so on",
	"\n\nReplace the text by your own.",
	"!",
	"。",
];

const framed = fc.tuple(shape, fc.constantFrom(...FRAMES)).map(([text, frame]) => frame(text));
const part = fc.tuple(fc.constantFrom(...BEFORE), framed).map(([words, text]) => words + text);

export const spokenOf: fc.Arbitrary<string> = fc.oneof(
	{
		weight: 3,
		arbitrary: fc
			.tuple(fc.array(part, { minLength: 1, maxLength: 3 }), fc.constantFrom("", "", ...BEHIND))
			.map(([parts, behind]) => parts.join("\n") + behind),
	},
	// a text that begins with the call
	{
		weight: 2,
		arbitrary: fc.tuple(framed, fc.constantFrom(...BEHIND)).map(([text, behind]) => text + behind),
	},
	{
		weight: 1,
		arbitrary: fc
			.tuple(framed, part, fc.constantFrom("", ...BEHIND))
			.map(([text, next, behind]) => `${text}\n${next}${behind}`),
	},
);
