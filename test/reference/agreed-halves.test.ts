/** Escapes in a string that holds the arguments may stand for half of a surrogate pair: alone it leaves as an escape. */
import { describe, expect, it } from "vitest";
import { both } from "./both.js";

const source = (payload: string): string => `
message = (call / content)*
call = "<call>" ${payload} "</call>"
`;
const JSON_TEXT = source('name:( "f" ) arguments');
const PYTHON = source('name:( "f" ) arguments:py');
const MEMBER = source('{ "name": name, "arguments": arguments }');

const HALVES = ["\ud83d", "\ude00"];

/** The text as a JSON string, in which halves of pairs, and pairs, are written as escapes. */
function quoted(text: string): string {
	const code = (half: string): string => `\\u${half.charCodeAt(0).toString(16)}`;
	return JSON.stringify(text).replaceAll(/[\ud800-\udfff]/g, code);
}

/** All texts of so many pieces. */
function textsOf(pieces: readonly string[], count: number): readonly string[] {
	if (count === 0) return [""];
	return textsOf(pieces, count - 1).flatMap((text) => pieces.map((piece) => text + piece));
}

describe("half of a surrogate pair, decoded", () => {
	it("is an escape in the arguments, and a whole pair is a character", () => {
		for (const [text, json] of [
			["\ud83d", "\\ud83d"],
			["\ude00", "\\ude00"],
			["x\ud83dy", "x\\ud83dy"],
			["\ud83d\ude00", "😀"],
			["\ud83d\ud83d\ude00\ude00", "\\ud83d😀\\ude00"],
		] as const) {
			const held = quoted(`{"k":"${text}"}`);
			for (const [grammar, before, after] of [
				[JSON_TEXT, "<call>f", "</call>"],
				[PYTHON, "<call>f", "</call>"],
				[MEMBER, '<call>{"name":"f","arguments":', "}</call>"],
			] as const) {
				const input = before + held + after;
				expect(both(grammar, input)).toEqual([
					`call 0-${input.length} "f" {"k":"${json}"} repaired [stringified]`,
				]);
			}
		}
	});

	it("is an escape in a key, too", () => {
		const input = `<call>f${quoted('{"\ud83d":1}')}</call>`;
		expect(both(JSON_TEXT, input)).toEqual([
			`call 0-${input.length} "f" {"\\ud83d":1} repaired [stringified]`,
		]);
	});

	it("does not leave where the string is cut behind the first half, or breaks", () => {
		const begun = `<call>f${quoted('{"k":"x\ud83d').slice(0, -1)}`;
		expect(both(JSON_TEXT, begun)).toEqual([
			`call 0-${begun.length} "f" {"k":"x incomplete [stringified]`,
		]);
		const [call] = both(JSON_TEXT, `${begun}"</call>`);
		expect(call).toMatch(/ "f" \{"k":"x incomplete /);
	});

	it("is the same to both readers whatever stands beside it", () => {
		const pieces = [...HALVES, "\\", "'", '"', "\n", "\\ud83d", " "];
		for (const grammar of [JSON_TEXT, PYTHON]) {
			for (const text of [...textsOf(pieces, 2), ...textsOf(HALVES, 3)]) {
				const held = quoted(`{"k":"${text}"}`);
				for (const input of [`<call>f${held}</call>`, `<call>f${held.slice(0, -4)}`]) {
					const [call] = both(grammar, input);
					expect(call, input).not.toMatch(/\p{Surrogate}/u);
				}
			}
		}
	});
});
