/**
 * P21 with the chain on: work is linear in the text, whatever the fallbacks find in it, with intent shown or not, whole and character
 * by character: with twice the text at most 2.3 times the steps. Steps are counted, not timed. No limit is reached, for beyond one
 * a text is read at another rate. The quick run takes some of the texts, `FC_RUNS=1` all.
 */
import { describe, expect, test } from "vitest";
import { type ChainOptions, createChain } from "../../src/chain/index.js";
import { deepseek_v32 } from "../../src/generated/formats/deepseek_v32.js";
import { hermes } from "../../src/generated/formats/hermes.js";
import { passthrough } from "../../src/generated/formats/passthrough.js";
import type { Format } from "../../src/runtime/contract.js";
import { every } from "../properties/support/chunks.js";
import { type LongText, textOfLength } from "../properties/support/long-texts.js";
import { FACTOR } from "../properties/support/settings.js";
import { countWork } from "../properties/support/work.js";
import { GOOD, MODES, OPEN, written } from "./support.js";

const DOUBLING = 2.3;
const LENGTHS = [2_048, 4_096, 8_192];
/** What one reader may take for a character (P21), for the primary and four fallbacks. */
const PER_CHARACTER = 5 * 600;

const ROOMY: ChainOptions = {
	...OPEN,
	limits: { calls: 1e9, argumentsLength: 1e9, depth: 1e9, nameLength: 256, heldText: 1e9 },
};
const { intent: _, ...UNSAID } = ROOMY;

const MARKED = written("marker", "weather", GOOD);
const PROSE = "A line of prose, as models write it.\n";
const THOUGHT = "<think>\nhm\n</think>\nso ";

function repeated(unit: string, begin = ""): LongText {
	return { title: `${begin} then ${unit}`, begin, unit };
}

/** A candidate up to the text of its argument. */
const begun = MODES.map((mode) => written(mode, "say", '{"text":"?"}').split("?")[0] ?? "");
const whole = MODES.map((mode) => written(mode, "weather", GOOD));
const texts: readonly LongText[] = [
	...[PROSE, THOUGHT, 'if (a[i] < b && { c: [1] }) { x = "y"; }\n', " ", "\n"].map((unit) =>
		repeated(unit),
	),
	// candidates that go on and on
	...begun.flatMap((begin) =>
		["x", "\\n", "`", "]", "}", "<tool_call>", '", "b": "'].map((unit) => repeated(unit, begin)),
	),
	...["[", "[[", "{", "```json\n", "TOOL_CALL: "].flatMap((begin) =>
		[" ", "\n", "[", "1, "].map((unit) => repeated(unit, begin)),
	),
	// openers that open nothing
	...[
		"[",
		"{",
		"```",
		"```json\n[",
		"[say(",
		"[say(text=",
		"TOOL_CALL",
		"TOOL_CALL: ",
		"<tool_call>\n",
	].map((unit) => repeated(unit)),
	...begun.flatMap((text) => [repeated(text), repeated(`${text}\n`)]),
	// candidates in a row: good ones, refused ones, cut ones
	...whole.flatMap((text) => [repeated(`${text}\n`), repeated(text.slice(0, -1))]),
	...MODES.map((mode) => repeated(`${written(mode, "nobody", GOOD)} `)),
	// all that comes behind a candidate waits
	...[PROSE, "x", THOUGHT, "<tool_call>{", ...begun].map((unit) => repeated(unit, `${MARKED}\n`)),
];
/** Before intent is shown: signals that are none, and candidates that nobody reads. */
const signals: readonly LongText[] = [
	...["need_tool: ", "need_tool:yesx ", "n", "need_tool:\n", "CALL_TOOLS", "CALL_", MARKED].map(
		(unit) => repeated(unit),
	),
	repeated(" ", "need_tool: "),
	repeated(" ", "CALL_TOOL"),
	repeated("CALL_TOOL ", ""),
	repeated(PROSE, "CALL_TOOL\n"),
	repeated(THOUGHT, "CALL_TOOL\n"),
];

/** A share of the texts, others for each format and size. */
function some(of: readonly LongText[], turn: number): readonly LongText[] {
	const step = Math.max(1, Math.round(1 / FACTOR));
	return of.filter((_one, at) => (at + turn) % step === 0);
}

/** `clean`: nothing of the chain has run since the last count. */
function stepsOf(
	format: Format,
	text: string,
	size: number,
	options: ChainOptions,
	clean = false,
): number {
	const chunks = every(text, size);
	const run = (): void => {
		const chain = createChain(format, options);
		for (const chunk of chunks) chain.feed(chunk);
		chain.finish("stop");
	};
	return countWork(run, PER_CHARACTER * text.length, clean);
}

/** One line for each doubling that costs more than it may. */
function problems(format: Format, long: LongText, size: number, options: ChainOptions): string[] {
	const found: string[] = [];
	let before = Number.POSITIVE_INFINITY;
	for (const length of LENGTHS) {
		const steps = stepsOf(format, textOfLength(long, length), size, options, true);
		if (steps > before * DOUBLING)
			found.push(`${long.title}, chunks of ${size}: ${before} steps, then ${steps} for ${length}`);
		before = steps;
	}
	return found;
}

describe.each(
	[hermes, deepseek_v32, passthrough].map((format): [string, Format] => [format.name, format]),
)("%s", (_name, format) => {
	const sweep = (of: readonly LongText[], size: number, options: ChainOptions): void => {
		// what is made once for a format and for a schema is made here
		stepsOf(format, textOfLength(repeated(MARKED), 1_024), size, options);
		const found = of.flatMap((long) => problems(format, long, size, options));
		if (found.length > 0) expect.fail(found.join("\n"));
	};

	for (const [turn, size] of [1, Number.POSITIVE_INFINITY].entries()) {
		test(`intent is meant, chunks of ${size}`, () =>
			sweep(some(texts, turn + format.name.length), size, ROOMY));
		test(`signals, chunks of ${size}`, () => sweep(some(signals, turn), size, UNSAID));
	}
});

test("the work of the chain is counted, not of the primary alone", () => {
	const alone = stepsOf(hermes, PROSE.repeat(50), 1, { ...ROOMY, intent: false });
	expect(stepsOf(hermes, PROSE.repeat(50), 1, ROOMY)).toBeGreaterThan(2 * alone);
});
