/** The JSON scanner against three other readers of JSON, on cases by category: right (y_), wrong (n_), and left to the reader (i_). */
import { JSONParser } from "@streamparser/json";
import { parse as parseRiver } from "jsonriver";
import { describe, expect, it } from "vitest";
import { JSON_REPAIRS, JsonScanner } from "../../src/runtime/scan/json/scanner.js";
import { codes, DONE, type Reader, type Reading, readEveryWay } from "./drive.js";
import { INVALID } from "./suite-invalid.js";
import { LEFT_TO_US, VALID } from "./suite-valid.js";

const DEPTH = 512;

/** Read whole, at every cut, character by character. */
function scanned(text: string, repairs: boolean): Reading {
	return readEveryWay((): Reader => new JsonScanner(repairs, DEPTH), text);
}

function isWhole(reading: Reading, text: string): boolean {
	return reading.status === DONE && reading.end === text.length;
}

/** What a reader makes of a text, as JSON; null: it rejects it. */
function byEngine(text: string): string | null {
	try {
		return JSON.stringify(JSON.parse(text));
	} catch {
		return null;
	}
}

async function byRiver(text: string): Promise<string | null> {
	async function* chunks(): AsyncGenerator<string> {
		yield text;
	}
	let last: string | null = null;
	try {
		for await (const value of parseRiver(chunks())) last = JSON.stringify(value);
	} catch {
		return null;
	}
	return last;
}

function byStreamParser(text: string): string | null {
	const parser = new JSONParser({ paths: ["$"] });
	let value: string | null = null;
	let wrong = false;
	parser.onValue = (info) => {
		value = JSON.stringify(info.value);
	};
	parser.onError = () => {
		wrong = true;
	};
	try {
		parser.write(text);
		if (!parser.isEnded) parser.end();
	} catch {
		return null;
	}
	return wrong ? null : value;
}

describe.each([...VALID, ...LEFT_TO_US])("%s", (_name, text) => {
	it("leaves byte for byte, without a repair, at every cut", () => {
		expect(byEngine(text)).not.toBeNull();
		for (const repairs of [false, true]) {
			const { status, end, text: out, repaired } = scanned(text, repairs);
			expect({ status, end, out, repaired }).toEqual({
				status: DONE,
				end: text.length,
				out: text,
				repaired: 0,
			});
		}
	});
});

describe.each(INVALID)("%s", (_name, text, lenient) => {
	it("is rejected in strict mode, at every cut", () => {
		expect(byEngine(text)).toBeNull();
		expect(isWhole(scanned(text, false), text)).toBe(false);
	});
	it(lenient === null ? "cannot be repaired" : `is repaired: ${lenient[0].join(", ")}`, () => {
		const reading = scanned(text, true);
		expect(isWhole(reading, text)).toBe(lenient !== null);
		if (lenient === null) return;
		expect(reading.text).toBe(lenient[1]);
		expect(codes(JSON_REPAIRS, reading.repaired).toSorted()).toEqual(lenient[0].toSorted());
		expect(byEngine(reading.text)).not.toBeNull();
	});
});

/** Where @streamparser/json reads something else: it takes bytes, which have no half characters, and drops byte order marks. */
const OTHERWISE = [
	"y_string_byte_order_mark",
	"i_string_first_half",
	"i_string_second_half",
	"i_object_key_half",
	"n_array_byte_order_mark",
	"n_structure_byte_order_mark",
];

describe("the cases", () => {
	const all = [VALID, LEFT_TO_US, INVALID].flatMap((list) =>
		list.map(([name, text]) => [name, text] as const),
	);
	it("are many of each kind, each once", () => {
		expect(new Set(all.map(([, text]) => text)).size).toBe(all.length);
		expect(all.length).toBeGreaterThanOrEqual(150);
		for (const kind of ["y_", "n_", "i_"])
			expect(all.filter(([name]) => name.startsWith(kind)).length).toBeGreaterThan(10);
	});
	it.each(all)("%s is to three readers the same as to the scanner", async (name, text) => {
		const engine = byEngine(text);
		const strict = scanned(text, false);
		expect(isWhole(strict, text) ? byEngine(strict.text) : null).toBe(engine);
		expect(await byRiver(text)).toBe(engine);
		if (OTHERWISE.includes(name)) expect(byStreamParser(text)).not.toBe(engine);
		else expect(byStreamParser(text)).toBe(engine);
	});
});
