/** All texts of few pieces, each read whole, character by character, and by the reference interpreter; `npm run exhaust` goes further. */
import { describe, expect, it } from "vitest";
import { createParser } from "../../src/runtime/index.js";
import { FACTOR } from "../properties/support/settings.js";
import { registrySubjects, rows } from "../properties/support/subjects.js";
import { alphabetOf, TOOLS } from "./alphabet.js";
import { exhaust } from "./search.js";
import { standingOf } from "./standing.js";

/** All texts of one piece, and so many longer ones. */
const LONGER = FACTOR < 1 ? 25 : 2000;

describe.each(rows(registrySubjects()))("%s", (_name, subject) => {
	it("is read as the interpreter reads it, all short texts of it", () => {
		let left = alphabetOf(subject).length + LONGER;
		const { differences, depth } = exhaust(subject, { depth: 3, over: () => left-- === 0 });
		expect(differences).toEqual([]);
		expect(depth).toBeGreaterThan(0);
	});
});

describe("a standing", () => {
	const [subject] = registrySubjects().filter(({ format }) => format.name === "hermes");
	if (subject === undefined) throw new Error("there is the format");
	const behind = (text: string): string => {
		const parser = createParser(subject.format, { tools: TOOLS });
		for (const char of text) parser.feed(char);
		return standingOf(parser);
	};
	it("is the same behind texts of which nothing is left", () => {
		expect(behind("ab c")).toBe(behind("a"));
		expect(behind("a<tool")).toBe(behind("b c<tool"));
		expect(behind('<tool_call>{"name":"f","arguments":{"a":1,')).toBe(
			behind('<tool_call>{"name":"f","arguments":{"a":[2],'),
		);
	});
	it("is another one behind any part of a marker", () => {
		const different = ["", "a", "<", "<t", "<tool_call>", "<tool_call> ", '<tool_call>{"', "a\n"];
		expect(new Set(different.map(behind)).size).toBe(different.length);
	});
	it("has an alphabet of the markers, their halves, and more", () => {
		const alphabet = alphabetOf(subject);
		for (const piece of ["<tool_call>", "<tool", "</tool_call>", "\n", " ", "f", "{", '"'])
			expect(alphabet).toContain(piece);
	});
});
