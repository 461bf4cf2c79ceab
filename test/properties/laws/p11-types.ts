/**
 * P11: text between tags becomes what the tool's schema asks for; what cannot be read so stays the text that came, and the call
 * stays whole, in strict mode too. The rules have a table of their own in test/coerce; here each format is asked whether it goes by them.
 */
import { describe, expect, test } from "vitest";
import { every } from "../support/chunks.js";
import { type TextPlace, textPlaces } from "../support/places.js";
import { callsOf, read } from "../support/reading.js";
import { sharedOut } from "../support/settings.js";
import { type Property, rows, type Subject } from "../support/subjects.js";
import { declared } from "../support/well-formed.js";

type Row = [schema: object, raw: string, json: string, kept: "kept" | ""];

const of = (...type: string[]): object => ({ type: type.length === 1 ? type[0] : type });

const TABLE: Row[] = [
	[of("string"), "3", '"3"', ""],
	[of("string"), '{"a":1}', '"{\\"a\\":1}"', ""],
	[of("string"), "null", '"null"', ""],
	[{ enum: ["none", "low"] }, "none", '"none"', ""],
	[of("integer", "string"), "007", '"007"', ""],
	[of("integer", "null"), "null", "null", ""],
	[of("integer", "null"), "None", "null", ""],
	[{ type: "integer", nullable: true }, "null", "null", ""],
	[{ anyOf: [{ type: "boolean" }, { type: "null" }] }, "true", "true", ""],
	[{ allOf: [{ type: "integer" }] }, "7", "7", ""],
	[{ const: 5 }, "5", "5", ""],
	[of("boolean"), "True", "true", ""],
	[of("boolean"), "1", "true", ""],
	[of("boolean"), "0", "false", ""],
	[of("boolean"), "2", '"2"', "kept"],
	[of("integer"), "140.0", "140", ""],
	[of("integer"), "9007199254740993", "9007199254740993", ""],
	[of("integer"), "five", '"five"', "kept"],
	[of("number"), "0.10", "0.10", ""],
	[of("number"), "1e999", '"1e999"', "kept"],
	[of("object"), '{"a": 1}', '{"a":1}', ""],
	[of("array"), "[1, 2]", "[1,2]", ""],
	[{ $ref: "#/nowhere" }, "x", '"x"', ""],
	[{}, "5", "5", ""],
	[{}, "x", '"x"', ""],
];

/** Formats with text that is read by its type, in which the wire itself tells a string from other values. */
const TOLD_APART: { readonly [format: string]: string } = {
	drift_dsml: "an attribute says the type",
	gemma4: "strings stand between quote tokens",
	kimi_k3: "an attribute says the type",
};

/** What no type can be read from; in a tree of elements one element is one item of a list. */
function listRow({ format }: Subject): Row {
	const trees = format.nodes.some(
		(node) => node.k === "op" && node.do.op === "push" && node.do.shape === "tree",
	);
	if (trees) return [of("array"), "a, b", '["a, b"]', ""];
	return [of("array"), "a, b", '"a, b"', "kept"];
}

/** The arguments of the place's own message, with `json` as the value of the place. */
function withValue({ call, key }: TextPlace, json: string): string {
	const given = JSON.parse(call.arguments) as Record<string, unknown>;
	return call.arguments.replace(JSON.stringify(given[key]), () => json);
}

/** A place whose text is the argument itself, read by the declared type. */
function typedPlaces(subject: Subject): readonly TextPlace[] {
	return textPlaces(subject).filter(({ typed, top }) => typed && top);
}

export const p11: Property = (subjects) => {
	for (const [name, subject] of rows(subjects)) {
		const converts = subject.format.nodes.some((node) => node.k === "text" && node.typed);
		const places = converts ? typedPlaces(subject) : [];
		if (!converts) continue;
		describe(`P11 types: ${name}`, () => {
			test("the writer shows a place whose text is read by its type, or the wire tells the type", () => {
				expect(places.length === 0).toBe(name in TOLD_APART);
			});
			if (places.length === 0) return;
			test.each([...sharedOut(subject, TABLE, 6), listRow(subject)])(
				"%j reads %j as %s",
				(schema, raw, json, kept) => {
					for (const place of places) {
						const { options, finish } = declared(place.setting, place.call.name, place.key, schema);
						const text = place.before + raw + place.after;
						for (const [strict, chunks] of [
							[false, [text]],
							[false, every(text, 1)],
							[true, every(text, 1)],
						] as const) {
							const reading = read(subject.format, chunks, {
								options: { ...options, strict },
								finish,
							});
							const call = callsOf(reading)[place.call.index];
							expect(call, text).toMatchObject({
								arguments: withValue(place, json),
								status: "complete",
							});
							const codes = reading.notices.map(({ code }) => code);
							expect(codes, text).toEqual(kept === "" ? [] : ["kept-string"]);
						}
					}
				},
			);
		});
	}
};
