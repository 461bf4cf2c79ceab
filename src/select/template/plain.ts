/**
 * The format of a chat template whose calls have no marker: bare JSON, a Python list, a line with a name. What speaks for a
 * format then are the keys of its objects and its longer words; and, of formats that are equal in these and in how a message
 * ends, the short literals, where the template writes one at the edge of a string, as it must around a name.
 */
import type { Format, Member } from "../../runtime/contract.js";
import { canCallWith, SHORTEST, strictLiterals } from "./literals.js";
import { type Claim, ranked } from "./score.js";

/** A template that does not name the member of a message that holds calls writes none. */
const WRITES_CALLS = /\btool_calls?\b/;
/** Shorter words stand in every template. */
const LONG_WORD = 9;
const WORD = /^\w+$/;
/** Any template has keys of JSON, for its tools. */
const KEY = 2;
/** The least that proves anything. */
const LEAST = 4;

export function plainFormats(formats: readonly Format[], text: string): readonly Claim[] {
	if (!WRITES_CALLS.test(text)) return [];
	const able = formats
		.filter((format) => canCallWith(format, (literal) => text.includes(literal.trim())))
		.map((format) => {
			const literals = [...new Set(strictLiterals(format).map((one) => one.trim()))];
			const short = literals.filter(
				(one) => one.length < SHORTEST && !WORD.test(one) && isEdge(one, text),
			);
			return { format, literals, short };
		});
	const users = new Map<string, number>();
	for (const { short } of able) for (const one of short) users.set(one, (users.get(one) ?? 0) + 1);
	return ranked(
		able.map(({ format, literals, short }) => {
			const words = literals.filter((one) => one.length >= LONG_WORD && WORD.test(one));
			const spoken = words.filter((one) => text.includes(one));
			const said = spoken.join("").length;
			const keys = keysIn(format, text);
			const weak = short.reduce((sum, one) => sum + one.length ** 2 / (users.get(one) ?? 1), 0);
			const ends = format.ends.some((end) => text.includes(end)) ? 1 : 0;
			const proof = said + KEY * (keys ?? 0) + short.reduce((sum, one) => sum + one.length ** 2, 0);
			const marks = [...spoken, ...short];
			// Calls that are objects are not written without their keys.
			if (keys === 0 || proof < LEAST) return { format, score: null, marks };
			return { format, score: [said + KEY * (keys ?? 0), ends, weak, format.models.length], marks };
		}),
	);
}

/** A string of the template begins or ends with it. */
function isEdge(literal: string, text: string): boolean {
	if (literal === "") return false;
	const plain = literal.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
	return new RegExp(`['"]\\s*${plain}|${plain}\\s*['"]`).test(text);
}

/** The most members that the text writes of one object of the format, if it writes all that it must have; null: it has none. */
function keysIn(format: Format, text: string): number | null {
	const count = (members: readonly Member[]): number => {
		const each = members
			.filter(({ optional }) => !optional)
			.map(({ keys, value }) => {
				const inside = "members" in value ? count(value.members) : 0;
				return keys === null || !isWritten(keys, text) ? 0 : 1 + inside;
			});
		return each.includes(0) ? 0 : each.reduce((sum, one) => sum + one, 0);
	};
	const patterns = format.nodes.flatMap((node) => (node.k === "pattern" ? [node.pattern] : []));
	return patterns.length === 0 ? null : Math.max(...patterns.map(({ members }) => count(members)));
}

function isWritten(keys: readonly string[], text: string): boolean {
	return keys.some((key) => text.includes(`"${key}":`));
}
