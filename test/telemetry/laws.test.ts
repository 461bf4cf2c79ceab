/** What holds for the records of every format. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type RenderMessage, render } from "../../src/render/index.js";
import type { ToolDefinition } from "../../src/runtime/options.js";
import { createValidator } from "../../src/validate/index.js";
import { anyPlaces, cutAtFractions, every } from "../properties/support/chunks.js";
import { bentExample } from "../properties/support/fragments.js";
import { allTools, runs } from "../properties/support/settings.js";
import { registrySubjects, rows } from "../properties/support/subjects.js";
import { messageOf, timeless, watch } from "./support.js";

const subjects = rows(registrySubjects());
const validator = createValidator();

describe.each(subjects)("the record does not depend on the chunks: %s", (_name, subject) => {
	test("but for times, their number, and what was held back", () => {
		const options = { tools: allTools(subject), validator };
		fc.assert(
			fc.property(
				bentExample(subject),
				anyPlaces,
				fc.boolean(),
				fc.constantFrom("stop", "length"),
				(text, places, collect, finish) => {
					const of = (chunks: readonly string[], together: boolean) =>
						timeless(
							messageOf(
								watch(subject.format, chunks, {
									parser: { ...options, collect: together },
									observe: options,
									finish,
								}).records,
							),
						);
					const whole = of([text], false);
					expect(of(every(text, 1), collect)).toEqual(whole);
					expect(of(cutAtFractions(text, places), collect)).toEqual(whole);
					for (let at = 1; at < Math.min(text.length, 200); at++)
						expect(of([text.slice(0, at), text.slice(at)], collect)).toEqual(whole);
				},
			),
			runs(15),
		);
	});
});

/** Texts that are nowhere but in the arguments. */
const SECRET = fc.stringMatching(/^[a-z]{4}[0-9]{6}[a-z]{2}$/);
const VALUE = fc.oneof(
	SECRET,
	fc.array(SECRET, { maxLength: 2 }),
	fc.dictionary(SECRET, SECRET, { maxKeys: 2, noNullPrototype: true }),
);
/** Declared and made-up keys; a value may be no string, so that it fails. */
const ARGUMENTS = fc.record({
	...{ city: VALUE, list: VALUE },
	...{ object: fc.dictionary(SECRET, VALUE, { maxKeys: 2, noNullPrototype: true }) },
});

const parameters = {
	type: "object",
	properties: {
		city: { type: "string", enum: ["Oslo"] },
		list: { type: "array", items: { type: "number" } },
		object: { type: "object", additionalProperties: { type: "boolean" } },
	},
	additionalProperties: false,
};
const tools: readonly ToolDefinition[] = [{ name: "get_weather", parameters }];

/** The strings of a value, its keys too. */
function strings(value: unknown): string[] {
	if (typeof value === "string") return [value];
	if (typeof value !== "object" || value === null) return [];
	return Object.entries(value).flatMap(([key, of]) => [key, ...strings(of)]);
}

describe.each(subjects)("what was in the arguments is not in the record: %s", (_name, subject) => {
	const { format, writing } = subject;

	test("unless it is asked for", () => {
		if (writing === null) throw new Error(`${format.name} has no writing`);
		fc.assert(
			fc.property(
				ARGUMENTS,
				SECRET,
				fc.constantFrom(0, 0, 3, 10, 30),
				fc.boolean(),
				(args, key, cut, collect) => {
					const given = { ...args, [key]: "an undeclared one" };
					const message: RenderMessage = { calls: [{ name: "get_weather", arguments: given }] };
					const rendered = render(format, writing, message, { tools });
					if (rendered.status !== "rendered") return;
					const text = rendered.text.slice(0, cut === 0 ? undefined : -cut);
					const record = (includeArguments: boolean) => {
						const { records, parser } = watch(format, [text], {
							parser: { tools, validator, collect },
							observe: { tools, validator, includeArguments },
						});
						parser.toolResult("id-get_weather-0", "ok");
						return JSON.stringify(records);
					};
					const quiet = record(false);
					const long = strings(given).filter((one) => one.length > 8);
					expect(long.filter((one) => quiet.includes(one))).toEqual([]);
					// asked for, they are found in the same texts
					if (cut === 0) expect(long.filter((one) => !record(true).includes(one))).toEqual([]);
				},
			),
			runs(60),
		);
	});
});
