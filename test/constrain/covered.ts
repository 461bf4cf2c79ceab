/** The proof from the text of a grammar alone: sentences that take each of its alternatives are read, and what is rendered is one. */
import type { Constraint } from "../../src/constrain/index.js";
import { getWriting } from "../../src/generated/writers.js";
import type { Format } from "../../src/index.js";
import { type RenderMessage, render } from "../../src/render/index.js";
import { coveringSentences } from "./cover.js";
import { faultOf } from "./faults.js";
import { Sentences } from "./sentences.js";
import type { Dice, TestTool } from "./tools.js";

type Gbnf = Extract<Constraint, { readonly target: "gbnf" }>;

/** One tool whose arguments are of each kind that grammars write in a way of its own. */
export const COVERED: readonly TestTool[] = [
	{
		type: "function",
		function: {
			name: "ping",
			parameters: {
				type: "object",
				properties: {
					note: { type: "string" },
					days: { type: "integer" },
					unit: { type: "string", enum: ["C", "F"] },
					tags: { type: "array", items: { type: "string" } },
				},
				required: ["note"],
				additionalProperties: false,
			},
		},
	},
];

export interface Covered {
	readonly count: number;
	readonly failed: readonly string[];
}

/** After so many a proof is over. */
const ENOUGH = 3;

/** `most`: of the sentences, spread over all of them. */
export function proveCovered(
	format: Format,
	made: Gbnf,
	tools: readonly TestTool[],
	dice: Dice,
	{ places = 1, most = Number.POSITIVE_INFINITY } = {},
): Covered {
	const random = (): number => dice.next();
	const failed: string[] = [];
	let count = 0;
	for (const text of coveringSentences(made.grammar, format.literals, random, { places, most })) {
		if (failed.length >= ENOUGH) break;
		count++;
		const begins = made.grammar_triggers.some(({ value }) => text.startsWith(value));
		if (made.grammar_lazy && !begins)
			failed.push(`${format.name}: ${text.slice(0, 80)} begins with no trigger`);
		const wrong = faultOf(format, text, tools);
		if (wrong !== null) failed.push(wrong);
	}
	return { count, failed };
}

/** Texts with each part of each mark, and each escape; what one automaton has to know of the marks is in them. */
export function valuesWith({ literals }: Format): readonly string[] {
	const parts = literals
		.filter((mark) => mark.length > 1 && !mark.includes("\r"))
		.flatMap((mark) => Array.from({ length: mark.length - 1 }, (_, at) => mark.slice(0, at + 1)));
	return [
		...["", " ", "Oslo", 'a "b"', "a\\b", "a/b", "line 1\nline 2\n", "a\tb", "é 東京 😀"],
		...new Set(parts.flatMap((part) => [`x ${part}y`, `x${part}${part.slice(0, -1)} z`])),
	];
}

/** What must be a sentence, where a grammar waits for its trigger from the first one on; what has none is free. */
export function proveRendered(format: Format, made: Gbnf, most: number): Covered {
	const writing = getWriting(format.name);
	if (writing === undefined) throw new Error(`no writer: ${format.name}`);
	const sentences = new Sentences(made.grammar);
	const triggers = made.grammar_triggers.map(({ value }) => value);
	const values = valuesWith(format);
	const step = Math.max(1, values.length / most);
	const some = values.filter(
		(_, at) => at < 9 || Math.floor(at / step) > Math.floor((at - 1) / step),
	);
	const failed: string[] = [];
	let count = 0;
	const written = (message: RenderMessage): string | null => {
		const done = render(format, writing, message, { tools: COVERED });
		count += done.status === "rendered" ? 1 : 0;
		return done.status === "rendered" ? done.text : null;
	};
	for (const note of some) {
		if (failed.length >= ENOUGH) break;
		const calls = [{ name: "ping", arguments: { note, days: 3, unit: "C" } }];
		const text = written({ content: made.grammar_lazy ? "It is so.\n" : "", calls });
		const at = made.grammar_lazy ? firstOf(triggers, text ?? "") : 0;
		if (text !== null && at >= 0 && !sentences.matches(text.slice(at)))
			failed.push(`${format.name}: refused is what is rendered: ${JSON.stringify(text)}`);
	}
	// an answer without a call may be written as ever
	for (const message of made.grammar_lazy ? ANSWERS : []) {
		const text = written(message);
		const early = triggers.find((trigger) => text?.includes(trigger));
		if (early !== undefined)
			failed.push(`${format.name}: ${JSON.stringify(early)} is in ${JSON.stringify(text)}`);
	}
	return { count, failed };
}

/** -1: none of them is in the text. */
function firstOf(triggers: readonly string[], text: string): number {
	const found = triggers.map((trigger) => text.indexOf(trigger)).filter((at) => at >= 0);
	return found.length === 0 ? -1 : Math.min(...found);
}

const ANSWERS: readonly RenderMessage[] = [
	{ content: "It is so." },
	{ reasoning: "Hm.", content: "It is so." },
];
