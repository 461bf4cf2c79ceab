/** YAML that nobody planned: what both the scanner and the package take has one value. */
import fc from "fast-check";
import { expect, it } from "vitest";
import { parseDocument } from "yaml";
import { argumentsPlace, DeclaredPlace } from "../../src/runtime/coerce/index.js";
import { NO_REPAIRS } from "../../src/runtime/scan/repairs.js";
import { YamlScanner } from "../../src/runtime/scan/yaml/scanner.js";
import { DONE, FAILED, RUNNING } from "./drive.js";

const END = "</f>";

interface Reading {
	readonly status: number;
	readonly end: number;
	readonly text: string;
}

function read(chunks: readonly string[]): Reading {
	const place = argumentsPlace({ name: "f", parameters: { type: "object", properties: {} } });
	const scanner = new YamlScanner(new DeclaredPlace(place, {}), NO_REPAIRS, 100);
	let text = "";
	let end = 0;
	for (const chunk of chunks) {
		for (let i = 0; i < chunk.length && scanner.status === RUNNING; ) {
			const j = scanner.scan(chunk, i, chunk.length);
			text += scanner.take();
			end += j - i;
			i = j;
		}
	}
	return { status: scanner.status, end, text };
}

const scalar = fc.constantFrom(
	..."1 x -1 1.5e3 true null ~ yes x_y x#y x:y -x".split(" "),
	"x y",
	"x # c",
	"# c",
	"",
	"'q'",
	"'it''s'",
	"'one\n  two'",
	'"d"',
	'"a\\tb"',
	'"one\n\n  two"',
	'"one \\\n  two"',
	"[]",
	"{}",
	"[1, x y]",
	"[1,\n  'q', ]",
	"[[1], {b: 2}]",
	"{b: 1, c: }",
	"{b: [1], 'c': x}",
	"{ b, c : d }",
	"|\n    x\n     y",
	"|-\n    x\n\n",
	"|+\n    x\n\n",
	">\n    x\n    y\n\n    z",
	">-\n    x\n      y\n    z",
	"|2\n    x",
	"|2-\n    x\n",
	"| # c\n    x",
);
const line = fc
	.tuple(
		fc.constantFrom("", "", "", "  ", "  ", "    ", " "),
		fc.constantFrom("", "", "", "- ", "- ", "- - ", "-   "),
		fc.constantFrom("", "a: ", "b: ", "c:  ", "d: ", '"e": ', "'f' : ", "g :"),
		scalar,
		fc.constantFrom("", "", "", " ", "  # c", "\r"),
	)
	.map((parts) => parts.join(""));
const mess = fc
	.tuple(
		fc.constantFrom("", "", "# c\n", "\n", "  "),
		fc.array(line, { minLength: 1, maxLength: 4 }),
	)
	.map(([before, lines]) => `${before}k:${lines.map((one) => `\n${one}`).join("")}\n`);

// so many seeds, as each is a test of its own
it.each([1, 2, 3, 4, 5, 6])("what is taken by both is the same, at every cut: %d", (seed) => {
	let taken = 0;
	fc.assert(
		fc.property(mess, fc.nat(), (yaml, cut) => {
			const whole = read([yaml + END]);
			const at = cut % yaml.length;
			expect(read([yaml.slice(0, at), yaml.slice(at) + END])).toEqual(whole);
			expect(read([...yaml.split(""), END])).toEqual(whole);
			if (whole.status === FAILED) return;
			expect(whole.status).toBe(DONE);
			if (whole.end !== yaml.length) return;
			const document = parseDocument(yaml, { uniqueKeys: false });
			// the scanner has given out a scalar before it can see that the package takes it for a broken key
			if (document.errors.length > 0) return;
			expect([yaml, JSON.parse(whole.text)]).toEqual([yaml, document.toJS()]);
			taken++;
		}),
		{ numRuns: 120, seed },
	);
	expect(taken).toBeGreaterThan(5);
});
