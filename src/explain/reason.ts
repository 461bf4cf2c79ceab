/** A finding in one sentence: what stood where its reading died, and what could have. */
import { quoted } from "./expected.js";
import type { Finding } from "./types.js";

/** What is waited for at one place can be long; the first say what is meant. */
const MOST = 2;

/** Null: nothing died, or nothing is known of what was waited for. */
export function reasonOf({ died, found, expected, nearest }: Finding): string | null {
	if (died === null || expected.length === 0) return null;
	const here = expected.filter(({ place }) => place.offset === died.offset);
	const all = [...new Set((here.length > 0 ? here : expected).map(({ what }) => what))];
	const wanted = all.slice(0, MOST).join(" or ") + (all.length > MOST ? ", …" : "");
	const came = found === null ? "the output ends" : `found ${quoted(found)}`;
	const miss = nearest === null ? "" : `; nearest miss: ${nearest}`;
	return `at ${died.line}:${died.column} ${came}, expected ${wanted}${miss}`;
}
