/**
 * All sequences of pieces, level by level: each is read whole and character by character and by the reference interpreter.
 * A sequence is continued unless the machine stands behind it exactly where it stood behind one that came before: what can
 * follow is then tried behind that one.
 */
import type { Grammar } from "../../src/language/syntax.js";
import type { Format } from "../../src/runtime/contract.js";
import type { ParserEvent } from "../../src/runtime/events.js";
import { parserFor } from "../properties/support/reading.js";
import type { Setting } from "../properties/support/settings.js";
import type { Subject } from "../properties/support/subjects.js";
import { byMachine, byReference, linesOf } from "../reference/comparison.js";
import { grammarOf } from "../support/grammars.js";
import { alphabetOf, TOOLS } from "./alphabet.js";
import { standingOf } from "./standing.js";

export interface Exhausted {
	readonly format: string;
	readonly pieces: number;
	/** all sequences of up to so many pieces have been tried */
	readonly depth: number;
	/** the share of those with one piece more, 0 to 1 */
	readonly begun: number;
	/** no text leads the machine to where it has not stood before: longer ones show nothing new */
	readonly ended: boolean;
	/** texts that were read */
	readonly texts: number;
	/** different standings of the machine */
	readonly standings: number;
	/** texts that are read otherwise */
	readonly differences: readonly Difference[];
}

export interface Difference {
	readonly text: string;
	readonly machine: string;
	readonly reference: string;
}

/** One defect shows in many texts. */
const MOST_DIFFERENCES = 10;

export interface Bounds {
	/** most pieces */
	readonly depth: number;
	/** whether there is no time left */
	readonly over: () => boolean;
}

const SETTING: Setting = { options: { tools: TOOLS }, finish: "stop" };

export function exhaust(subject: Subject, { depth, over }: Bounds): Exhausted {
	const { format } = subject;
	const grammar = grammarOf(format.name);
	const alphabet = alphabetOf(subject);
	const differences: Difference[] = [];
	const standings = new Set<string>([compare(subject, grammar, "").stands]);
	const texts = new Set<string>();
	const result = (reached: number, begun: number, ended = false): Exhausted => ({
		format: format.name,
		pieces: alphabet.length,
		depth: reached,
		begun,
		ended,
		texts: texts.size,
		standings: standings.size,
		differences,
	});
	let level: readonly string[] = [""];
	for (let reached = 0; reached < depth; reached++) {
		if (level.length === 0) return result(reached, 0, true);
		const next: string[] = [];
		for (const [at, before] of level.entries()) {
			for (const piece of alphabet) {
				const text = before + piece;
				if (texts.has(text)) continue;
				if (over() || differences.length >= MOST_DIFFERENCES)
					return result(reached, at / level.length);
				texts.add(text);
				const { difference, stands } = compare(subject, grammar, text);
				if (difference !== null) differences.push(difference);
				if (standings.has(stands)) continue;
				standings.add(stands);
				next.push(text);
			}
		}
		level = next;
	}
	return result(depth, 0);
}

interface Compared {
	readonly difference: Difference | null;
	/** where the machine stands behind the text */
	readonly stands: string;
}

function compare({ format }: Subject, grammar: Grammar, text: string): Compared {
	const reference = byReference(grammar, text, SETTING).join("\n");
	const whole = byMachine(format, [text], SETTING).join("\n");
	const { streamed, stands } = byCharacters(format, text);
	const different = [whole, streamed].find((machine) => machine !== reference);
	const difference = different === undefined ? null : { text, machine: different, reference };
	return { difference, stands };
}

function byCharacters(
	format: Format,
	text: string,
): { readonly streamed: string; readonly stands: string } {
	const parser = parserFor(format, SETTING.options);
	const events: ParserEvent[] = [];
	for (const char of text.split("")) for (const event of parser.feed(char)) events.push(event);
	const stands = standingOf(parser);
	for (const event of parser.finish(SETTING.finish)) events.push(event);
	return { streamed: linesOf(format, events).join("\n"), stands };
}
