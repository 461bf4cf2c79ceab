/**
 * Where a parser stands, as a text: behind two inputs with the same one it goes on in the same way. Everything that the parser
 * holds is in it, but for what does not matter to what follows: of places in the input only their order, of counts that are
 * compared with large limits nothing.
 */

import type { OpenParser } from "../../src/runtime/engine/parser.js";
import type { Parser } from "../../src/runtime/index.js";
import { Automaton } from "../../src/runtime/program/automaton.js";
import { Step } from "../../src/runtime/program/program.js";

/** The same for all inputs, gone when a chunk has been read, a count that only limits ask for, or kept to save time. */
const LEFT_OUT = new Set([
	..."program thoughts config options sink tools limits convert allowed text i base heldFrom out stops check".split(
		" ",
	),
	..."tiler kept quoted withhold decoder header written calls index ids lead reached keeping known".split(
		" ",
	),
]);
/** Places in the input. */
const PLACES = new Set(
	"pos origin enteredAt givenBackAt firstVisible strayUntil thoughtTo markupTo provedAt from at start end rawStart blankFrom blankTo literals classFrom classTo".split(
		" ",
	),
);
/** Codes of characters that were read: it is asked only whether a line begins behind them. */
const BEFORE = new Set(["before", "last", "prefixBefore", "originBefore"]);

export function standingOf(parser: Parser): string {
	const { machine } = parser as OpenParser;
	// readings that are known are made
	if (machine.threads === null) throw new Error("the parser has no readings");
	const parts: string[] = [];
	const places: { readonly part: number; readonly at: number }[] = [];
	const known = new Map<object, number>();
	const put = (value: unknown, key: string): void => {
		if (typeof value === "number" && PLACES.has(key)) {
			if (value >= 0) places.push({ part: parts.length, at: value });
			parts.push("-");
		} else if (typeof value === "number" && BEFORE.has(key)) {
			parts.push(value === 10 || value === 13 ? "n" : "c");
		} else if (typeof value !== "object" || value === null) parts.push(JSON.stringify(value) ?? "");
		else if (value instanceof Step) parts.push(`step ${value.id}`);
		else if (!(value instanceof Automaton)) putObject(value, key);
	};
	const putObject = (value: object, key: string): void => {
		const same = known.get(value);
		if (same !== undefined) {
			parts.push(`#${same}`);
			return;
		}
		known.set(value, known.size);
		parts.push("(");
		if (Array.isArray(value) || ArrayBuffer.isView(value) || value instanceof Set)
			for (const one of value as Iterable<unknown>) put(one, key);
		else if (value instanceof Map) for (const pair of value) for (const one of pair) put(one, key);
		else for (const [name, one] of Object.entries(value)) if (!LEFT_OUT.has(name)) put(one, name);
		parts.push(")");
	};
	putObject(parser, "");
	const order = [...new Set(places.map(({ at }) => at))].sort((a, b) => a - b);
	for (const { part, at } of places) parts[part] = `@${order.indexOf(at)}`;
	return parts.join(" ");
}
