/**
 * P9: the value decides where a call's arguments end. Whatever an example's arguments are replaced by, as long as it is a JSON
 * object, it is the arguments, byte for byte, and nothing else of the message changes: not with any marker of any format in
 * its strings and keys, not in strict mode, not in any chunking.
 */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { ParserEvent } from "../../../src/runtime/events.js";
import { anyPlaces, cutAtFractions } from "../support/chunks.js";
import { objectPlaces, takesJson } from "../support/places.js";
import { besideMarks, callsOf, eventsOf, read } from "../support/reading.js";
import { runs, type Setting } from "../support/settings.js";
import { type Property, rows } from "../support/subjects.js";
import { markerString, objectText } from "../support/values.js";
import { withArguments } from "../support/well-formed.js";

/** An object that holds the arguments under their own name is read as their wrapper (repair `wrapped-arguments`). */
const WRAPPED =
	/^\s*\{\s*(?:"name"\s*:\s*"(?:[^"\\]|\\.)*"\s*,\s*)?"(?:args|arguments|inputs?|kwargs|parameters|params|payload|properties|tool_(?:args|arguments|input|parameters))"\s*:\s*\{/;

function isMisplaced(events: readonly ParserEvent[]): boolean {
	return events.some(
		(event) =>
			event.type === "notice" && event.code === "withheld" && event.message.includes(MISPLACED),
	);
}

/** Of the notice of a call with a parameter of the tool in an object that the tool does not have. */
const MISPLACED = "stands in one that the tool does not have";

export const p09: Property = (subjects) => {
	const withJson = subjects.filter((subject) => objectPlaces(subject).length > 0);
	test("P9: formats with JSON arguments have a place for an object, but where only a lenient rule takes it", () => {
		const others = subjects.filter((one) => takesJson(one) && !withJson.includes(one));
		expect(withJson.length).toBeGreaterThan(others.length);
		for (const { format } of others) expect(format.lenient.length, format.name).toBeGreaterThan(0);
	});
	if (withJson.length === 0) return;
	describe.each(rows(withJson))("P9 the value decides the end: %s", (_name, subject) => {
		const slots = objectPlaces(subject);
		test("any object in the place of an example's arguments", () => {
			fc.assert(
				fc.property(
					fc.constantFrom(...slots),
					objectText(markerString(subject)),
					fc.boolean(),
					anyPlaces,
					(slot, json, strict, places) => {
						fc.pre(!WRAPPED.test(json));
						const { options, finish } = slot.whole.setting;
						// strict mode withholds calls of tools that are not declared
						const called = callsOf(slot.whole.reading).map(({ name }) => ({ name }));
						const tools = [...(options.tools ?? []), ...called];
						const setting: Setting = { options: { ...options, tools, strict }, finish };
						const text = slot.before + json + slot.after;
						// and those with a parameter in the wrong place (P29)
						fc.pre(!(strict && isMisplaced(eventsOf(subject.format, [text], setting))));
						const wanted = withArguments(slot, json, json);
						expect(besideMarks(read(subject.format, [text], setting))).toEqual(wanted);
						expect(
							besideMarks(read(subject.format, cutAtFractions(text, places), setting)),
						).toEqual(wanted);
					},
				),
				runs(500),
			);
		});
	});
};
