import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { escapeAscii, escapeJson } from "../../src/runtime/scan/escape.js";

const wellFormed = fc.oneof(
	fc.string({ unit: "grapheme", maxLength: 80 }),
	fc.string({ unit: "binary", maxLength: 80 }),
	fc.string({
		unit: fc.constantFrom('"', "\\", "\n", "\u0000", "\u001f", "a", "é", "😀", "\\ud83d"),
		maxLength: 80,
	}),
);
const withHalves = fc.string({
	unit: fc.constantFrom("\ud83d", "\ude00", "\udc00", "\udbff", "a", '"', "中", "😀"),
	maxLength: 80,
});

describe("escapeJson", () => {
	it("escapes as JSON.stringify does, halves of surrogate pairs, too", () => {
		fc.assert(
			fc.property(fc.oneof(wellFormed, withHalves), (text) => {
				expect(escapeJson(text)).toBe(JSON.stringify(text).slice(1, -1));
			}),
			{ numRuns: 2000 },
		);
	});

	it("gives the text itself where nothing is to escape", () => {
		for (const text of ["", "a", "x".repeat(32), "x".repeat(33), "é😀/'`\u007f\u2028"]) {
			expect(escapeJson(text)).toBe(text);
		}
	});

	it("a half pair alone becomes its escape, in short texts and long ones", () => {
		for (const length of [0, 10, 31, 32, 33, 100]) {
			const filling = "y".repeat(length);
			expect(escapeJson(`${filling}\ud83d`)).toBe(`${filling}\\ud83d`);
			expect(escapeJson(`\ude00${filling}`)).toBe(`\\ude00${filling}`);
			expect(escapeJson(`\n\ud83d${filling}"`)).toBe(`\\n\\ud83d${filling}\\"`);
		}
	});

	it("pieces add up, wherever the text is cut between two characters", () => {
		fc.assert(
			fc.property(wellFormed, fc.nat(), (text, cut) => {
				const at = [...text].slice(0, cut % (text.length + 1)).join("").length;
				expect(escapeJson(text.slice(0, at)) + escapeJson(text.slice(at))).toBe(escapeJson(text));
			}),
			{ numRuns: 1000 },
		);
	});
});

it("escapeAscii gives the form of each ASCII character", () => {
	for (let code = 0; code < 128; code++) {
		const character = String.fromCharCode(code);
		expect(escapeAscii(code)).toBe(JSON.stringify(character).slice(1, -1));
	}
});
