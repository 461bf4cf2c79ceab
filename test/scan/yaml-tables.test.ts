/** The YAML scanner against the interpreter's reader: each escape, each header of a block, comments, and folded quotes, at every cut. */
import { describe, expect, it } from "vitest";
import { argumentsPlace, DeclaredPlace } from "../../src/runtime/coerce/index.js";
import { ALL_REPAIRS, NO_REPAIRS } from "../../src/runtime/scan/repairs.js";
import { YamlScanner } from "../../src/runtime/scan/yaml/scanner.js";
import { toolMap } from "../reference/typed.js";
import { readYaml } from "../reference/yaml.js";
import { cutAt, RUNNING } from "./drive.js";

const DEPTH = 6;
const string = { type: "string" } as const;
const properties = {
	t: string,
	l: { type: "array", items: string },
	o: { type: "object" },
} as const;
const tool = { name: "f", parameters: { type: "object", properties } } as const;
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
	for (const chunk of chunks)
		for (let i = 0; i < chunk.length && scanner.status === RUNNING; ) {
			const j = scanner.scan(chunk, i, chunk.length);
			json += scanner.take();
			end += j - i;
			i = j;
		}
	return { status: scanner.status, end, json, repairs: scanner.codes };
}

function expectSame(text: string): Read {
	let read: Read | null = null;
	for (const repairs of [false, true]) {
		const allowed = { depth: DEPTH, repair: () => repairs };
		const { outcome, json, repairs: codes } = readYaml(text, 0, allowed, { tools, name: "f" });
		const end =
			outcome.is === "done" ? outcome.end : outcome.is === "open" ? text.length : outcome.at;
		const failed = outcome.is === "broken" && outcome.why === "syntax" ? 2 : 3;
		const status = outcome.is === "done" ? 1 : outcome.is === "open" ? 0 : failed;
		const expected = { status, end, json, repairs: codes };
		read = scanned([text], repairs);
		expect(read, text).toEqual(expected);
		expect(scanned(text.split(""), repairs), text).toEqual(expected);
		for (let at = 1; at < text.length; at++)
			expect(scanned(cutAt(text, at), repairs), `${text} cut at ${at}`).toEqual(expected);
	}
	if (read === null) throw new Error("not read");
	return read;
}

describe("an escape", () => {
	const characters = Array.from({ length: 95 }, (_, k) => String.fromCharCode(32 + k));
	const digits = [
		"x41",
		"xfF",
		"x4",
		"u00e9",
		"u00g9",
		"ud83d\\ude00",
		"ud83d",
		"U0001F600",
		"U00110000",
	];
	it.each([...characters, ...digits, "\t", "\n  ", "\r\n  ", "\n\n  ", "\rx"])("%j", (text) => {
		for (const key of ["t", "k", "l:\n- "]) expectSame(`${key}: "a\\${text}b"\n</x>`);
	});

	const meanings: Readonly<Record<string, string>> = {
		"0": "\0",
		a: "\u0007",
		b: "\b",
		t: "\t",
		n: "\n",
		v: "\v",
		f: "\f",
		r: "\r",
		e: "\u001b",
		" ": " ",
		'"': '"',
		"/": "/",
		"\\": "\\",
		N: "\u0085",
		_: "\u00a0",
		L: "\u2028",
		P: "\u2029",
	};
	it.each(Object.entries(meanings))("of %j", (letter, meaning) => {
		const { json, repairs } = expectSame(`t: "\\${letter}."\n</x>`);
		expect(JSON.parse(json)).toEqual({ t: `${meaning}.` });
		expect(repairs).toEqual([]);
	});
});

describe("the header of a block", () => {
	const signs = ["+", "-", "0", "1", "2", "9", " ", "#", "x", "\t"];
	const marks = signs.flatMap((a) => ["", ...signs].map((b) => a + b));
	const more = ["", "+1-", "1+1", "-# c", " # c # d", "- #"];
	for (const sign of ["|", ">"])
		for (const body of [" a\n  b\n\n", "  a\n\n  b"])
			it(`${sign} before ${JSON.stringify(body)}`, () => {
				for (const mark of [...marks, ...more]) expectSame(`t: ${sign}${mark}\n${body}\n</x>`);
			});
});

describe("comments, gaps and folded lines", () => {
	it.each([
		"l:\n- \"a\" # c\n- 'b'# c\n- c # d\n- d",
		'l:\n- "a"\n- "k": 1\n- "k" : 2',
		'"t" : x\n\'k\': y # c\n"m":z',
		'"t" x: y',
		't: "a" # c',
		't: "a"# c',
		't: "a\n  b\n\n  c \\\n  d \\\n\n  e"',
		"t: 'it''s\n\n  a'",
		"t: 'a' 'b'",
		"o: {a: , b: 1, c, 'd': , \"e\", f: }",
		"o: {a: [1, , 2]}",
		"o: [a, # c\n b #c\n, c#d]",
		"o: {a: 'x'# c\n}",
		"o: {a: x# c\n}",
		"o: {a: x # c\n}",
		"o: {a: [ ] , b: { } }",
		"o: {a b: c d, e:f, g: h:i, ?: j}",
		'o: {"a":1, "b" : 2, \'c\':3}',
		"o: {a: 1}\nt: x",
		"o: {a: 1} # c\nt: x",
		"o: {a: 1} x",
		"o: [a\n b\n\n c , d\n]",
		"o: [a: b]",
		"o: {[a]: b}",
		"o: {#a: b}",
		"o: [[[[[[[a]]]]]]]",
		"l:\n- - a\n  - b\n-\n  c\n- d: e\n  f: g",
		"t:\n  a\n  b\nk:\n- a",
		"- a",
	])("%j", (text) => {
		expectSame(text);
		expectSame(`${text}\n</x>`);
	});
});
