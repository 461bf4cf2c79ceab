/** A smaller grammar that breaks the same law: statements are lost first, then tokens, then the text gets shorter. */
import type { Judge } from "./campaign.js";
import type { Broken, Candidate } from "./laws.js";
import { statementsOf, tokensOf } from "./tokens.js";

/** One that never ends costs the patience of the watchdog: it is not asked for so often. */
const MOST_ASKED = 600;
const MOST_WAITED = 12;

export async function smaller(
	candidate: Candidate,
	broken: Broken,
	judge: Judge,
): Promise<{ readonly source: string; readonly broken: Broken }> {
	let last = broken;
	let asked = 0;
	let waited = 0;
	const fails = async (source: string, text: string | null): Promise<boolean> => {
		if (asked++ > MOST_ASKED || waited > MOST_WAITED) return false;
		const texts = text === null ? {} : { texts: [text] };
		const found = (await judge.judge({ ...candidate, source, ...texts })).broken;
		if (found?.law === "end") waited++;
		if (found === null || found.law !== broken.law) return false;
		if ((found.text === null) !== (broken.text === null)) return false;
		last = found;
		return true;
	};
	let source = candidate.source;
	source = await lost(statementsOf(source), (rest) => fails(rest.join(""), last.text));
	source = await lost(tokensOf(source), (rest) => fails(rest.join(""), last.text));
	if (last.text !== null) await lost([...last.text], (rest) => fails(source, rest.join("")));
	return { source, broken: last };
}

/** Pieces are lost as long as what is left fails: the largest first. */
async function lost(
	pieces: readonly string[],
	fails: (rest: readonly string[]) => Promise<boolean>,
): Promise<string> {
	let left = pieces;
	for (let size = left.length >> 1; size > 0; size >>= 1) {
		for (let at = 0; at < left.length; ) {
			const rest = [...left.slice(0, at), ...left.slice(at + size)];
			if (await fails(rest)) left = rest;
			else at += size;
		}
	}
	return left.join("");
}
