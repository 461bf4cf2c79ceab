/**
 * The YAML reader of the interpreter and the scanner of the machine read the same: where the mapping ends or breaks, which
 * text is certain there, and at each place where the input may end.
 */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { argumentsPlace, DeclaredPlace } from "../../src/runtime/coerce/index.js";
import { ALL_REPAIRS, NO_REPAIRS } from "../../src/runtime/scan/repairs.js";
import { YamlScanner } from "../../src/runtime/scan/yaml/scanner.js";
import type { Allowed } from "./scan.js";
import { toolMap } from "./typed.js";
import { readYaml } from "./yaml.js";

const DEPTH = 4;
const text = { type: "string" } as const;
const tool = {
	name: "f",
	parameters: {
		type: "object",
		properties: {
			t: text,
			n: { type: ["integer", "null"] },
			y: { type: "boolean" },
			l: { type: "array", items: text },
			o: { type: "object", properties: { t: text, n: { type: "number" } } },
		},
	},
} as const;
const tools = toolMap([tool]);

interface Read {
	readonly status: number;
	readonly end: number;
	readonly json: string;
	readonly repairs: readonly string[];
}

function scanned(chunks: readonly string[], repairs: boolean): Read {
	const place = new DeclaredPlace(argumentsPlace(tool), {});
	const scanner = new YamlScanner(place, repairs ? ALL_REPAIRS : NO_REPAIRS, DEPTH);
	let json = "";
	let end = 0;
	for (const chunk of chunks) {
		for (let i = 0; i < chunk.length && scanner.status === 0; ) {
			const j = scanner.scan(chunk, i, chunk.length);
			json += scanner.take();
			end += j - i;
			i = j;
		}
	}
	return { status: scanner.status, end, json, repairs: scanner.codes };
}

function interpreted(input: string, repairs: boolean): Read {
	const allowed: Allowed = { depth: DEPTH, repair: () => repairs };
	const { outcome, json, repairs: codes } = readYaml(input, 0, allowed, { tools, name: "f" });
	const read = { json, repairs: codes };
	if (outcome.is === "open") return { ...read, status: 0, end: input.length };
	if (outcome.is === "done") return { ...read, status: 1, end: outcome.end };
	return { ...read, status: outcome.why === "syntax" ? 2 : 3, end: outcome.at };
}

const PIECES = [
	..."tnylo:-|>[]{},'\"#~ x\\\t\r\n",
	..."t: |n: |y: |l:|o:|\nt: |\nn: |\n  t: |\n  n: |\n  - |\n- |- - |: |- |\n  |\n    |\n\n| # c\n|# c\n".split(
		"|",
	),
	..."yes|12|null|a b|é😀|''|\\n|\\u00e9|\\ud83d|\\x4|\\q|[a, |{t: |]|}|</x>|\r\n|k: ".split("|"),
	"|\n",
	"|-\n",
	"|+\n",
	">\n",
	">-\n",
	"|2\n",
	"> x",
];
const pieces = fc.array(fc.constantFrom(...PIECES), { maxLength: 14 });
const input = fc
	.tuple(fc.constantFrom("t: ", "n: ", "l:\n", "o:\n  ", "k: ", "", "\n"), pieces)
	.map(([first, rest]) => `${first}${rest.join("")}`);

describe("YAML", () => {
	it("is read as the interpreter reads it, whole, in pieces, and up to each place", () => {
		fc.assert(
			fc.property(input, fc.boolean(), fc.constantFrom("", "\n</x>"), (body, repairs, end) => {
				const whole = body + end;
				const expected = interpreted(whole, repairs);
				const where = JSON.stringify(whole);
				expect(scanned([whole], repairs), where).toEqual(expected);
				expect(scanned(whole.split(""), repairs), where).toEqual(expected);
				for (let n = 1; n < whole.length; n++) {
					const part = whole.slice(0, n);
					// what comes is whole characters
					if (/[\ud800-\udbff]$/.test(part)) continue;
					expect(scanned([part], repairs), JSON.stringify(part)).toEqual(
						interpreted(part, repairs),
					);
				}
			}),
			{ numRuns: 500 * Number(process.env.FC_RUNS ?? "1") },
		);
	});
});
