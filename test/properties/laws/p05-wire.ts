/**
 * P5: of each call exactly one start with its complete name and its id, then pieces of arguments, then exactly one end;
 * indexes 0, 1, 2 … in order of appearance; no event of another kind inside an open call but notices.
 */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { ParserEvent } from "../../../src/runtime/events.js";
import { every } from "../support/chunks.js";
import { anyText, anyUnits } from "../support/fragments.js";
import { stepsOf } from "../support/reading.js";
import { anySetting, runs } from "../support/settings.js";
import { type Property, rows } from "../support/subjects.js";

/**
 * The keys of each event, with nothing optional: a start has the name and the id, and no other event has them. Of the
 * notices the one that a call is withheld has its text, and no other one has any.
 */
const KEYS: { readonly [type in ParserEvent["type"]]: string } = {
	content: "type,text,start,end",
	reasoning: "type,text,start,end",
	"call-start": "type,index,id,name,start,end",
	"call-arguments": "type,index,delta,start,end",
	"call-end": "type,index,status,repairs,start,end",
	notice: "type,code,message,start,end",
	markup: "type,start,end",
};

const WITHHELD = "type,code,message,text,start,end";

function keysOf(event: ParserEvent): string {
	return event.type === "notice" && event.code === "withheld" ? WITHHELD : KEYS[event.type];
}

function sorted(keys: string): string {
	return keys.split(",").sort().join();
}

/** Throws at the first event that the form does not allow. */
export function checkWire(steps: readonly (readonly ParserEvent[])[]): void {
	const ids = new Set<string>();
	let open = -1;
	let started = 0;
	for (const [step, events] of steps.entries()) {
		for (const [at, event] of events.entries()) {
			const fail = (what: string): never =>
				expect.fail(`${what}: event ${at} of step ${step}: ${JSON.stringify(event)}`);
			if (sorted(Object.keys(event).join()) !== sorted(keysOf(event)))
				fail("other keys than its kind has");
			switch (event.type) {
				case "call-start":
					if (open >= 0) fail("a start inside a call");
					if (event.index !== started++) fail("an index out of order");
					if (event.name === "" || event.id === "") fail("no name or no id");
					if (ids.has(event.id)) fail("an id that came before");
					ids.add(event.id);
					open = event.index;
					break;
				case "call-arguments":
					if (event.index !== open) fail("arguments of a call that is not open");
					if (event.delta === "") fail("an empty piece");
					break;
				case "call-end":
					if (event.index !== open) fail("the end of a call that is not open");
					if (new Set(event.repairs).size !== event.repairs.length) fail("a code twice");
					if (
						(event.status === "complete") !== (event.repairs.length === 0) &&
						event.status !== "incomplete"
					)
						fail("a status that does not go with the repairs");
					open = -1;
					break;
				case "content":
				case "reasoning":
					if (open >= 0) fail("text inside a call");
					if (event.text === "") fail("an empty text");
					break;
				case "notice":
					if (event.code === "" || event.message === "") fail("a notice that says nothing");
					break;
				case "markup":
					if (open >= 0) fail("markup inside a call");
					break;
				default:
					event satisfies never;
			}
		}
	}
	if (open >= 0) expect.fail(`call ${open} has no end`);
}

export const p05: Property = (subjects) => {
	describe.each(rows(subjects))("P5 wire form: %s", (_name, subject) => {
		test("of any text in chunks of any size", () => {
			fc.assert(
				fc.property(
					fc.oneof({ weight: 4, arbitrary: anyText(subject) }, anyUnits(subject)),
					anySetting(subject),
					fc.integer({ min: 1, max: 40 }),
					fc.boolean(),
					(text, setting, size, markup) => {
						const options = markup ? { ...setting.options, markup } : setting.options;
						checkWire(stepsOf(subject.format, every(text, size), { ...setting, options }));
					},
				),
				runs(1000),
			);
		});
	});
};
