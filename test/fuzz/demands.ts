/** Demands on the reading of any text, which the fuzzers of texts and of grammars share. They throw where they are not met. */
import type { Grammar } from "../../src/language/syntax.js";
import type { ParserEvent } from "../../src/runtime/events.js";
import { expectObject } from "../properties/laws/p04-arguments.js";
import { checkWire } from "../properties/laws/p05-wire.js";
import { checkTiling } from "../properties/laws/p06-tiling.js";
import { cutAt } from "../properties/support/chunks.js";
import { callsOf, fold, print, read, stepsOf } from "../properties/support/reading.js";
import type { Setting } from "../properties/support/settings.js";
import type { Subject } from "../properties/support/subjects.js";
import { byMachine, byReference } from "../reference/comparison.js";
import { randomOf } from "./case.js";

/** P4, P5, P6: arguments are objects, events are in form, spans tile the text. */
export function inForm({ format }: Subject, text: string, { options, finish }: Setting): void {
	const steps = stepsOf(format, [text], { options: { ...options, markup: true }, finish });
	const events: readonly ParserEvent[] = steps.flat();
	checkWire(steps);
	checkTiling(text, events, format);
	for (const call of callsOf(fold(events))) if (call.status !== "incomplete") expectObject(call);
}

/**
 * P1: one reading for the whole text, for each character alone, and for at most `cuts` random cuts. It comes again and again, for
 * with each time more of its readings is known.
 */
export function atEveryChunking(cuts: number) {
	return ({ format }: Subject, text: string, setting: Setting): void => {
		const whole = print(read(format, [text], setting));
		const random = randomOf(text);
		const places = Array.from({ length: 1 + random(cuts) }, () => random(text.length + 1));
		const cut = cutAt(text, places);
		for (const chunks of [text.split(""), cut, [text], cut, [text], [text]]) {
			const other = print(read(format, chunks, setting));
			if (other !== whole)
				throw new Error(`fed as ${JSON.stringify(chunks)}\n  whole ${whole}\n  cut   ${other}`);
		}
	};
}

/**
 * P30: a call that may run where the text is cut is that of the whole text, where there is one at its place: it has the same name
 * and the same arguments, or breaks behind them.
 */
export function finalWhereCut({ format }: Subject, text: string, { options }: Setting): void {
	const random = randomOf(text);
	const prefix = text.slice(0, random(text.length + 1));
	const cut = callsOf(read(format, [prefix], { options, finish: "length" }));
	if (cut.every(({ status }) => status === "incomplete")) return;
	const whole = callsOf(read(format, [text], { options, finish: "stop" }));
	for (const call of cut) {
		const other = whole.find(({ start }) => start === call.start);
		if (call.status === "incomplete" || other === undefined) continue;
		const broken = other.status === "incomplete" && call.arguments.startsWith(other.arguments);
		if (other.name !== call.name || (other.arguments !== call.arguments && !broken))
			throw new Error(
				`cut behind ${JSON.stringify(prefix)}: ${call.name} ${call.arguments}, in the whole text ${other.name} ${other.arguments}`,
			);
	}
}

/** P29: members that have begun where the text is cut do not stand behind the end of their call in the whole text, if it may run. */
export function keptWhereCut({ format }: Subject, text: string, { options }: Setting): void {
	const random = randomOf(text);
	const prefix = text.slice(0, random(text.length + 1));
	const events = stepsOf(format, [prefix], { options, finish: "length" }).flat();
	const begun = events.findLast(({ type }) => type === "call-arguments");
	const cut = callsOf(fold(events)).at(-1);
	if (begun === undefined || cut?.status !== "incomplete" || begun.start < cut.start) return;
	const whole = callsOf(read(format, [text], { options, finish: "stop" }));
	const other = whole.find(({ start }) => start === cut.start);
	if (other === undefined || other.status === "incomplete" || other.end > begun.start) return;
	if (membersOf(other.arguments) >= membersOf(cut.arguments)) return;
	throw new Error(
		`cut behind ${JSON.stringify(prefix)}: ${cut.name} ${cut.arguments}, in the whole text ${other.name} ${other.arguments} ends at ${other.end}`,
	);
}

/** How many members of the object have come to their value; it may be cut. */
function membersOf(json: string): number {
	let depth = 0;
	let members = 0;
	for (const [token] of json.matchAll(/"(?:[^"\\]|\\.)*"?|[{}[\]:]/g)) {
		if (token === "{" || token === "[") depth++;
		else if (token === "}" || token === "]") depth--;
		else if (token === ":" && depth === 1) members++;
	}
	return members;
}

/** The machine reads the text as the interpreter reads it with the grammar. */
export function asTheReference(grammar: Grammar) {
	return ({ format }: Subject, text: string, setting: Setting): void => {
		const machine = byMachine(format, [text], setting).join("\n    ");
		const reference = byReference(grammar, text, setting).join("\n    ");
		if (machine !== reference)
			throw new Error(`\n  machine\n    ${machine}\n  reference\n    ${reference}`);
	};
}
