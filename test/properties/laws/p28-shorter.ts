/**
 * P28: broken JSON is never a shorter call. With the backslash of an inner quote lost, a string ends too early, and with it may
 * its object. A call that is left is none that may run, be it that it needs a repair for its end (`envelope`, `unclosed`) or none.
 */
import { describe, expect, test } from "vitest";
import { cutAt, every } from "../support/chunks.js";
import { ALONE } from "../support/readers.js";
import { type CallItem, callsOf, read } from "../support/reading.js";
import { type Setting, sharedOut } from "../support/settings.js";
import { type Property, rows, type Subject } from "../support/subjects.js";
import { type Said, settingFor, textsOf } from "../support/written.js";

/** Behind the inner quote: brackets that end the object, its envelope and its list, and text that shows that they do not. */
const TAILS: readonly string[] = [
	"} there",
	"}\\ there",
	"};\n",
	"} ; x",
	"}}",
	"}} there",
	"}}; x",
	'}" there',
	'}}" there',
	"})",
	"}) there",
	") there",
	')" there',
	")]",
	")] there",
	')]" there',
	")]x",
	"}]x",
	"}}]x",
	"}}] there",
	'}}]" there',
	"}<b>",
	"},",
	"}},",
	", there",
];

/** The wires with the first inner quote bare, if their strings are JSON's. */
function spoilt(subject: Subject, tail: string): readonly string[] {
	const said: Said[] = [{ name: "note", arguments: { text: `He said "${tail}`, last: "x" } }];
	return textsOf(subject, said, 4)
		.filter((wire) => wire.includes('He said \\"'))
		.map((wire) => wire.replace('He said \\"', 'He said "'));
}

/** Where arguments may be any text, the text that was written is no shorter one. */
function holdsAll(call: CallItem, tail: string): boolean {
	const written = `He said "${JSON.stringify(tail).slice(1, -1)}`;
	const given = Object.values(JSON.parse(call.arguments) as object);
	return given.some((value) => typeof value === "string" && value.includes(written));
}

/** The wire in two chunks, cut behind the inner quote: where the string seems to end, and behind it. */
function cuts(wire: string): readonly (readonly string[])[] {
	const at = wire.indexOf('He said "') + 'He said "'.length;
	return [0, 1, 2, 3].map((k) => cutAt(wire, [Math.min(at + k, wire.length)]));
}

/** The wires with one or two quotes too many behind a key, each of the keys in turn. */
function overquoted(subject: Subject, said: readonly Said[]): readonly string[] {
	return textsOf(subject, said, 4).flatMap((wire) =>
		[...wire.matchAll(/":/g)].flatMap(({ index }) =>
			['"', '""'].map((quotes) => wire.slice(0, index) + quotes + wire.slice(index)),
		),
	);
}

export const p28: Property = (subjects, reader = ALONE) => {
	const writing = subjects.filter((one) => one.writing !== null && one.format.units.length > 0);
	if (writing.length === 0) return;
	describe.each(rows(writing))(`P28 broken JSON${reader.title}: %s`, (_name, subject) => {
		test.each(sharedOut(subject, TAILS, 4, reader.chained ? 2 : 0))(
			"an inner quote without its backslash, and %j",
			(tail) => {
				const { options } = settingFor([{ name: "note", arguments: { text: "", last: "" } }]);
				for (const wire of spoilt(subject, tail)) {
					for (const strict of [false, true]) {
						for (const finish of ["stop", "length"]) {
							const setting: Setting = reader.as({ options: { ...options, strict }, finish });
							for (const chunks of [[wire], every(wire, 1), ...cuts(wire)]) {
								const calls = callsOf(read(subject.format, chunks, setting));
								const ran = calls.filter(
									(one) => one.status !== "incomplete" && !holdsAll(one, tail),
								);
								expect(ran, `${JSON.stringify(wire)} ${strict} ${finish}`).toEqual([]);
							}
						}
					}
				}
			},
		);

		test("quotes too many behind a key", () => {
			const given = { text: "a", last: "b" };
			const said: Said[] = [{ name: "note", arguments: given }];
			const { options } = settingFor(said);
			for (const wire of overquoted(subject, said))
				for (const chunks of [[wire], every(wire, 1)]) {
					const calls = callsOf(
						read(subject.format, chunks, reader.as({ options, finish: "stop" })),
					);
					for (const call of calls.filter(({ status }) => status !== "incomplete"))
						expect(JSON.parse(call.arguments), wire).toEqual(given);
				}
		});
	});
};
