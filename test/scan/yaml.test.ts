/** The YAML scanner: each kind of scalar and collection with the JSON value it means, and what is none. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseDocument } from "yaml";
import { toJson } from "../../src/render/json.js";
import { yamlText } from "../../src/render/yaml.js";
import { argumentsPlace, DeclaredPlace } from "../../src/runtime/coerce/index.js";
import { ALL_REPAIRS, NO_REPAIRS } from "../../src/runtime/scan/repairs.js";
import { YamlScanner } from "../../src/runtime/scan/yaml/scanner.js";
import { DONE, FAILED, RUNNING, TOO_DEEP } from "./drive.js";

/** What stands behind a mapping: a line that no key begins. */
const END = "</f>";
const DEPTH = 100;

interface Reading {
	readonly status: number;
	readonly end: number;
	readonly text: string;
	readonly codes: readonly string[];
}

function read(
	chunks: readonly string[],
	{ schema = {}, repairs = ALL_REPAIRS, depth = DEPTH } = {},
): Reading {
	const place = argumentsPlace({ name: "f", parameters: { type: "object", properties: schema } });
	const scanner = new YamlScanner(new DeclaredPlace(place, {}), repairs, depth);
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
	return { status: scanner.status, end, text, codes: scanner.codes };
}

/** Whole, by character, and with every cut. */
function readEveryWay(text: string, options: Parameters<typeof read>[1] = {}): Reading {
	const whole = read([text], options);
	expect(read(text.split(""), options)).toEqual(whole);
	for (let at = 1; at < text.length; at++) {
		expect(read([text.slice(0, at), text.slice(at)], options), `cut at ${at}`).toEqual(whole);
	}
	return whole;
}

type Table = Readonly<Record<string, readonly (readonly [yaml: string, value: object])[]>>;

/** Texts that the package reads as this scanner does. */
const VALUES: Table = {
	plain: [
		["a: x", { a: "x" }],
		["a:    x y   ", { a: "x y" }],
		["a: x\nb: y\n\n\nc: z", { a: "x", b: "y", c: "z" }],
		["a: http://x.y/?q=1#z", { a: "http://x.y/?q=1#z" }],
		['a: it\'s "so"', { a: 'it\'s "so"' }],
		["a: one\n  two\n\n  three", { a: "one two\nthree" }],
		["a:\n  one\n  two", { a: "one two" }],
		["a: 1\nb: -2.50\nc: true\nd: null", { a: 1, b: -2.5, c: true, d: null }],
		["a: yes\nb: no\nc: on", { a: "yes", b: "no", c: "on" }],
		["a : x", { a: "x" }],
		["a: x\r\nb: y\r", { a: "x", b: "y" }],
	],
	empty: [
		["a:\nb: ", { a: null, b: null }],
		["a:\n\n# nothing\nb: 1", { a: null, b: 1 }],
		["a: ~", { a: null }],
		["a: ''\nb: \"\"", { a: "", b: "" }],
		["a: []\nb: {}", { a: [], b: {} }],
		["a:\n  -\n  - 1", { a: [null, 1] }],
	],
	quoted: [
		['a: "x: y # z"', { a: "x: y # z" }],
		["a: 'it''s'", { a: "it's" }],
		["a: '\\n'", { a: "\\n" }],
		['a: "\\t\\x41\\u00e9\\U0001F600\\e\\_\\/"', { a: "\tA\u00e9😀\u001b\u00a0/" }],
		['a: "\\ud83d\\ude00"', { a: "😀" }],
		['a: "x\\\ty"', { a: "x\ty" }],
		['a: "one\n  two\n\n  three "', { a: "one two\nthree " }],
		['a: "one \\\n  two"', { a: "one two" }],
		["a: 'x  \n  y'  # z", { a: "x y" }],
		["\"a b\": 1\n'c': 2", { "a b": 1, c: 2 }],
		['a:\n  "b": 1', { a: { b: 1 } }],
		['a:\n  "b"', { a: "b" }],
	],
	block: [
		["a: |\n  x\n  y\nb: 1", { a: "x\ny\n", b: 1 }],
		["a: |-\n  x\n\n\nb: 1", { a: "x", b: 1 }],
		["a: |+\n  x\n\n\nb: 1", { a: "x\n\n\n", b: 1 }],
		["a: |\n\n    x\n  # no comment\n", { a: "\nx\n" }],
		["a: |\n  x\n   y\n\n  # text\n# comment\nb: 1", { a: "x\n y\n\n# text\n", b: 1 }],
		["a: |2\n   x\n  y", { a: " x\ny\n" }],
		["a: >\n  x\n  y\n\n  z\n", { a: "x y\nz\n" }],
		["a: >-\n  x\n    y\n  z", { a: "x\n  y\nz" }],
		["a: | # why\n  x", { a: "x\n" }],
		["a: |\nb: >-", { a: "", b: "" }],
		["a: |\r\n  x\r\n  y\r\nb: 1", { a: "x\ny\n", b: 1 }],
		["a:\n  - |\n    x\n  - >-\n    y\n    z", { a: ["x\n", "y z"] }],
	],
	nested: [
		["a:\n  b:\n    c: 1\n  d: 2\ne: 3", { a: { b: { c: 1 }, d: 2 }, e: 3 }],
		["a:\n- 1\n- x\nb: 2", { a: [1, "x"], b: 2 }],
		["a:\n  - b: 1\n    c: 2\n  - d", { a: [{ b: 1, c: 2 }, "d"] }],
		["a:\n  - - 1\n    - 2\n  - - 3", { a: [[1, 2], [3]] }],
		["a:\n  -   b:\n      - 1\n", { a: [{ b: [1] }] }],
		["a:\n  -5", { a: -5 }],
		["  a:\n    b: 1\n  c: 2", { a: { b: 1 }, c: 2 }],
	],
	flow: [
		["a: [1, x y, 'z', \"w\"]", { a: [1, "x y", "z", "w"] }],
		[
			"a: {b: 1, 'c': [d, {e: f}], \"g\":2, h: }",
			{ a: { b: 1, c: ["d", { e: "f" }], g: 2, h: null } },
		],
		["a: [\n  1, # one\n  2,\n]\nb: 3", { a: [1, 2], b: 3 }],
		["a: [http://x.y, a#b]", { a: ["http://x.y", "a#b"] }],
		["a: {b, c: d\n  e}", { a: { b: null, c: "d e" } }],
		["a:\n  - [1]\n  - {b: 2}", { a: [[1], { b: 2 }] }],
		["a:\n  [1,\n  2]", { a: [1, 2] }],
	],
	comments: [
		["# one\n\n  # two\na: 1 # three\n# four\nb: # five\n  # six\n  x # seven\n", { a: 1, b: "x" }],
		["a: x#y", { a: "x#y" }],
		["a: x\n  # why\nb: 1", { a: "x", b: 1 }],
		["a: [x\n  # why\n  , y]", { a: ["x", "y"] }],
	],
};

describe.each(Object.entries(VALUES))("YAML: %s", (_kind, rows) => {
	it.each(rows)("%j", (yaml, value) => {
		const reading = readEveryWay(`${yaml}\n${END}`);
		expect(reading).toMatchObject({ status: DONE, end: yaml.length + 1, codes: [] });
		expect(JSON.parse(reading.text)).toEqual(value);
		expect(parseDocument(`${yaml}\n`).toJS()).toEqual(value);
	});
});

describe("YAML: where it ends", () => {
	it.each([
		["a: 1\n", "</f>"],
		["a: |\n  </f>\n", "</f>"],
		["a: '\n</f>\n'\n", "</f>"],
		["a:\n  - b: [\n</f>]\n", "</f>"],
		["  a: 1\n  ", "</f>"],
		["  a: 1\n", "</f>"],
		["a: 1\n", "[end]"],
		["a: 1\n", "---\n"],
		["a: 1\n  b: [2\n", "</f>"],
		["a: 1\n\n\n", "```"],
		['{"a": 1, b: [2]}', "\n</f>"],
	])("%j, then %j", (yaml, behind) => {
		expect(readEveryWay(yaml + behind)).toMatchObject({ status: DONE, end: yaml.length });
	});
});

describe("YAML: broken", () => {
	it.each([
		["a: 1\nb\n", 6],
		["a: 'x' y", 7],
		["a:\n    b: 1\n  c: 2", 14],
		["a:\n  - 1\n  b: 2", 11],
		["a: [1, ]2", 8],
		["a: [,]", 4],
		["a: [b: c]", 6],
		["a: {b: 1]", 8],
		["a: [b[c]]", 5],
		["'a' 1", 4],
		["- a", 0],
		["</f>", 0],
		["a:\n-b", 4],
		["a: 'x'#y", 6],
	])("%j", (yaml, at) => {
		expect(readEveryWay(yaml)).toMatchObject({ status: FAILED, end: at });
	});

	it("an escape that is none is text, or breaks", () => {
		const yaml = `a: "\\d \\'\\x4g"\n${END}`;
		expect(readEveryWay(yaml)).toMatchObject({ status: DONE, codes: ["escape"] });
		expect(JSON.parse(readEveryWay(yaml).text)).toEqual({ a: "\\d '\\x4g" });
		expect(readEveryWay(yaml, { repairs: NO_REPAIRS })).toMatchObject({ status: FAILED, end: 5 });
	});

	it("every character behind a backslash means what it means to the package, or is text", () => {
		const characters = Array.from({ length: 95 }, (_, k) => String.fromCharCode(32 + k));
		const escapes = [...characters, "\t", "x41", "u00e9", "U0001f389", "é", "\n  ", "\r\n "];
		for (const sign of escapes) {
			const yaml = `a: "p\\${sign}q"`;
			const document = parseDocument(yaml);
			const { status, codes, text } = readEveryWay(`${yaml}\n${END}`);
			if (document.errors.length === 0) {
				expect({ status, codes }, yaml).toEqual({ status: DONE, codes: [] });
				expect(JSON.parse(text), yaml).toEqual(document.toJS());
			} else if (/^[^xuU]$/.test(sign)) {
				expect({ status, codes }, yaml).toEqual({ status: DONE, codes: ["escape"] });
				expect(JSON.parse(text)).toEqual({ a: sign === "'" ? "p'q" : `p\\${sign}q` });
			} else expect(codes, yaml).toEqual(["escape"]);
		}
	});

	it("containers nest no deeper than the limit", () => {
		const deep = `a:\n  b:\n    c: [x]\n${END}`;
		expect(readEveryWay(deep, { depth: 4 }).status).toBe(DONE);
		expect(readEveryWay(deep, { depth: 3 })).toMatchObject({ status: TOO_DEEP, end: 15 });
		expect(readEveryWay(deep, { depth: 2 })).toMatchObject({ status: TOO_DEEP, end: 14 });
	});
});

describe("YAML: by schema", () => {
	const text = { type: "string" };
	it.each([
		["a: 007", text, '"007"'],
		["a: [x](y): {z}", text, '"[x](y): {z}"'],
		["a: null", text, '"null"'],
		["a: ~", text, '"~"'],
		["a: &b *c !d @e `f` %g", text, '"&b *c !d @e `f` %g"'],
		["a: | b", text, '"| b"'],
		["a: - b", text, '"- b"'],
		["a:", text, "null"],
		["a: '1'", { type: "integer" }, '"1"'],
		["a: 12345678901234567890", { type: "integer" }, "12345678901234567890"],
		["a: 1.50", { type: "number" }, "1.50"],
		["a: x", { type: "number" }, '"x"'],
		["a: Yes", { type: "boolean" }, "true"],
		["a: off", { type: "boolean" }, "false"],
		["a: on", { type: ["boolean", "string"] }, '"on"'],
		["a: ~", { type: ["integer", "null"] }, "null"],
		["a: [1, 2]", { type: "array", items: text }, '["1","2"]'],
		["a:\n  - 1\n  - b", { type: "array", items: text }, '["1","b"]'],
		["a: {b: 1}", { type: "object", properties: { b: text } }, '{"b":"1"}'],
	])("%j as %j", (yaml, a, json) => {
		expect(readEveryWay(`${yaml}\n${END}`, { schema: { a } }).text).toBe(`{"a":${json}}`);
	});
});

describe("YAML: what leaves early", () => {
	const a = { type: "string" };
	it.each([
		["a", ""],
		["a:", ""],
		["a: ", '{"a":'],
		['a: "x y ', '{"a":"x y'],
		["a: x y ", '{"a":"x y'],
		["a: |\n  x\n  y\n", '{"a":"x\\ny'],
		["a: x\nb: 12", '{"a":"x","b":'],
		["a: x\nb: 12\n", '{"a":"x","b":'],
		["a: x\nb: 12\nc", '{"a":"x","b":12'],
		["a: x\nb:\n  - 'y", '{"a":"x","b":['],
		["a: x\nb: ['y", '{"a":"x","b":["y'],
	])("%j", (yaml, json) => {
		expect(readEveryWay(yaml, { schema: { a } })).toMatchObject({ status: RUNNING, text: json });
	});
});

describe("YAML: keys", () => {
	// all that ASCII has, but for what begins a comment or a quoted key, or is a space
	const characters = Array.from({ length: 127 - 33 }, (_, at) => String.fromCharCode(33 + at));
	it.each(characters.filter((c) => !"#\"'".includes(c)))(
		"a line that begins with %s is a key, or ends the mapping",
		(c) => {
			const yaml = `a: 1\n${c}b: 2\n`;
			const isKey = /[A-Za-z0-9_$]/.test(c);
			const reading = readEveryWay(`${yaml}${END}`);
			expect(reading).toMatchObject({ status: DONE, end: isKey ? yaml.length : 5 });
			expect(JSON.parse(reading.text)).toEqual(isKey ? { a: 1, [`${c}b`]: 2 } : { a: 1 });
		},
	);
});

describe("YAML: written", () => {
	const odd = fc.string({
		unit: fc.constantFrom(..."a \n\t\r:#-\"'\\é|>[{,&*!%@`01<", "😀", "</f>", "\u0000", "\u2028"),
	});
	const string = fc.oneof(odd, fc.constantFrom("yes", "null", "~", "5", "", "a\n\n", "a\n b\n"));
	const value = fc.letrec((tie) => ({
		value: fc.oneof(
			{ depthSize: "small" },
			string,
			fc.integer(),
			fc.boolean(),
			fc.constant(null),
			fc.array(tie("value"), { maxLength: 4 }),
			fc.dictionary(string, tie("value"), { maxKeys: 4 }),
		),
	})).value;

	it("is read as what it was, by this scanner and by the package", () => {
		fc.assert(
			fc.property(
				fc.dictionary(string, value, { minKeys: 1, maxKeys: 4 }),
				fc.integer({ min: 1, max: 9 }),
				(object, size) => {
					const yaml = `${yamlText(toJson(object, "", DEPTH))}\n`;
					const chunks = (yaml + END).match(new RegExp(`[^]{1,${size}}`, "g")) ?? [];
					const reading = read(chunks, { repairs: NO_REPAIRS });
					expect(reading).toMatchObject({ status: DONE, end: yaml.length });
					expect(JSON.parse(reading.text)).toEqual(object);
					expect(parseDocument(yaml, { uniqueKeys: false }).toJS()).toEqual(object);
				},
			),
			{ numRuns: 500 },
		);
	});
});
