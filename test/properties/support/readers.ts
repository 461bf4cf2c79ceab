/**
 * Who reads the texts of a law: the parser of a format alone, or with the fallback chain around it. The law is the same; the
 * texts for a chain have candidates in them, and its settings open its gates more often than not.
 */
import fc from "fast-check";
import { type ChainOptions, DEFAULT_FALLBACKS } from "../../../src/chain/index.js";
import type { Format } from "../../../src/runtime/contract.js";
import type { Message } from "../../../src/runtime/events.js";
import { parse } from "../../../src/runtime/index.js";
import type { ToolDefinition } from "../../../src/runtime/options.js";
import { TOOLS, VALIDATOR } from "../../chain/support.js";
import { anyMessage } from "../../chain/texts.js";
import { anyText } from "./fragments.js";
import { messageOf } from "./reading.js";
import { allTools, anySetting, runs, type Setting, takes } from "./settings.js";
import type { Subject } from "./subjects.js";

export interface Reader {
	/** behind the name of the law, in the titles of its tests */
	readonly title: string;
	readonly chained: boolean;
	readonly text: (subject: Subject) => fc.Arbitrary<string>;
	readonly setting: (subject: Subject) => fc.Arbitrary<Setting>;
	/** the setting as this reader has it */
	readonly as: (setting: Setting) => Setting;
	/** what is made of a whole text */
	readonly message: (format: Format, text: string, setting: Setting) => Message;
	/** whether a test that takes long is run for the format */
	readonly takes: (subject: Subject) => boolean;
	/** the parameters of a property that the parser alone is tried with so often */
	readonly runs: typeof runs;
}

export const ALONE: Reader = {
	title: "",
	chained: false,
	text: anyText,
	setting: anySetting,
	as: (setting) => setting,
	message: (format, text, { options, finish }) =>
		parse(format, text, { ...options, finishReason: finish }),
	takes: () => true,
	runs,
};

/** What makes a chain of a parser, with the gate of intent open. */
const OPEN: ChainOptions = { fallbacks: DEFAULT_FALLBACKS, validator: VALIDATOR, intent: true };
const { intent: _, ...UNSAID } = OPEN;

/** A chain takes the time of five parsers, and what it shares with the parser alone is tried there. */
const SHARE = 0.08;
/** In a quick run one format stands for so many where a single run takes long. */
const EACH = 12;

export const CHAINED: Reader = {
	title: " with the chain",
	chained: true,
	text: (subject) =>
		fc.oneof(
			{ weight: 3, arbitrary: anyMessage(subject, DEFAULT_FALLBACKS) },
			{ weight: 1, arbitrary: anyText(subject) },
		),
	setting: chainSetting,
	message: (format, text, setting) => messageOf(format, [text], setting),
	as: (setting) => ({ ...setting, options: { ...setting.options, ...OPEN } }),
	takes: (subject) => takes(subject, EACH),
	runs: (count) => runs(count * SHARE),
};

/** Any setting; mostly with tools for the candidates beside the format's own, and with intent shown. */
function chainSetting(subject: Subject): fc.Arbitrary<Setting> {
	const tools = toolsBeside(subject);
	return fc
		.record({
			setting: anySetting(subject),
			base: fc.constantFrom(OPEN, OPEN, UNSAID),
			candidateLength: fc.constantFrom(40, 2048, 2048),
			declared: fc.constantFrom(true, true, false),
		})
		.map(({ setting: { options, finish }, base, candidateLength, declared }) => ({
			options: { ...options, ...base, candidateLength, ...(declared ? { tools } : {}) },
			finish,
		}));
}

const known = new WeakMap<Subject, readonly ToolDefinition[]>();

/** The tools of the candidates, and those of the format's examples that have other names. */
export function toolsBeside(subject: Subject): readonly ToolDefinition[] {
	const made = known.get(subject);
	if (made !== undefined) return made;
	const nameOf = (tool: ToolDefinition): string =>
		"function" in tool ? tool.function.name : tool.name;
	const names = new Set(TOOLS.map(nameOf));
	const tools = [...TOOLS, ...allTools(subject).filter((tool) => !names.has(nameOf(tool)))];
	known.set(subject, tools);
	return tools;
}
