/** The machine's JSON scanner and the one that is written from section 7, on JSON with slips of every kind. */
import fc from "fast-check";
import { expect, it } from "vitest";
import { JSON_REPAIRS, JsonScanner } from "../../src/runtime/scan/json/scanner.js";
import { DONE, FAILED, readEveryWay } from "../scan/drive.js";
import { jsonText } from "../scan/texts.js";
import { readJson } from "./json.js";

const DEPTH = 100;

const SLIPS: readonly string[] = [
	"// x\n",
	"// it's \"\r",
	"/* x */",
	'/* ] ** " */',
	"/",
	"//",
	"\u00a0",
	"\u200b",
	"\ufeff",
	"“",
	"”",
	"‘",
	"’",
	"`",
	"«",
	",",
	",,",
	", ,",
	'"',
	'"k": ',
	'"k" ',
	"'",
	":",
	"\n",
	"{",
	"}",
	"[",
	"]",
	"1",
	"k:",
	"True",
	"FALSE,",
	"NULL",
	"undefined",
	"Nope",
	"# x\n",
	"#",
	"# ",
	";",
	"；",
	"=",
	"=>",
	"：",
	"::",
	"+",
	".",
	".5",
	"-.5",
	"5.",
	"+.5e3",
	"``",
	"\\",
];

/** Inserts slips and takes characters away, mostly beside what has a meaning. */
const slipped = fc
	.tuple(
		jsonText.filter((text) => /^[{[]/.test(text)),
		fc.array(
			fc.record({
				at: fc.nat(),
				structure: fc.boolean(),
				remove: fc.nat({ max: 1 }),
				slip: fc.constantFrom("", ...SLIPS),
			}),
			{ minLength: 1, maxLength: 3 },
		),
	)
	.map(([text, slips]) =>
		slips.reduce((now, { at, structure, remove, slip }) => {
			const places = [...now.matchAll(/[{}[\]:,"]/g)].map(({ index }) => index);
			const any = at % (now.length + 1);
			const place = structure ? (places[at % places.length] ?? any) : any;
			return now.slice(0, place) + slip + now.slice(place + remove);
		}, text),
	)
	.filter((text) => text !== "" && /^[{["]/.test(text));

it("both read the same, at every chunking", () => {
	fc.assert(
		fc.property(slipped, fc.constantFrom(null, ...JSON_REPAIRS), (text, without) => {
			const bits = JSON_REPAIRS.reduce(
				(set, code, bit) => (code === without ? set : set | (1 << bit)),
				0,
			);
			const machine = readEveryWay(() => new JsonScanner(bits, DEPTH), text);
			const { outcome, json, repairs } = readJson(text, 0, {
				depth: DEPTH,
				repair: (code) => code !== without,
			});
			const codes = JSON_REPAIRS.filter((_, bit) => ((machine.repaired >> bit) & 1) === 1);
			expect(machine.status === DONE, text).toBe(outcome.is === "done");
			expect(machine.status === FAILED, text).toBe(outcome.is === "broken");
			expect(codes, text).toEqual(JSON_REPAIRS.filter((code) => repairs.includes(code)));
			if (outcome.is === "done") {
				expect([machine.end, machine.text], text).toEqual([outcome.end, json]);
				JSON.parse(json);
			}
			if (outcome.is === "broken") expect(machine.end, text).toBe(outcome.at);
			// half of a surrogate pair is the end's matter
			if (!/[\ud800-\udbff]$/.test(machine.text)) expect(machine.text, text).toBe(json);
		}),
		{ numRuns: 4000 },
	);
});
