/** Calls that an engine has read by itself leave as a parser's would: an id of their own each, arguments that are an object or cut. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { OwnCalls } from "../../src/gateway/own-calls.js";
import { hermes } from "../../src/generated/formats/hermes.js";
import { mistral } from "../../src/generated/formats/mistral.js";
import type { ParserEvent } from "../../src/runtime/events.js";
import { collect } from "../../src/runtime/index.js";
import type { ParserOptions } from "../../src/runtime/options.js";

interface Given {
	readonly id: string;
	readonly name: string;
	readonly pieces: readonly string[];
}

const someCall: fc.Arbitrary<Given> = fc.record({
	id: fc.constantFrom("", "a", "b", "taken"),
	name: fc.constantFrom("f", "g"),
	pieces: fc.array(fc.constantFrom("{", "}", '"x":', "1", " ", "[]", ""), { maxLength: 5 }),
});

function events(calls: readonly Given[], options: ParserOptions, format = hermes) {
	const own = new OwnCalls(format, options);
	const all: ParserEvent[] = [...own.end(0), ...own.arguments("nobody's", 0)];
	for (const [at, { id, name, pieces }] of calls.entries()) {
		all.push(...own.start({ type: "call-start", choice: 0, index: at, id, name }, at));
		for (const piece of pieces) all.push(...own.arguments(piece, at));
	}
	all.push(...own.end(calls.length), ...own.end(calls.length), ...own.arguments("{", 9));
	return all;
}

function isObject(text: string): boolean {
	try {
		const value: unknown = JSON.parse(text);
		return typeof value === "object" && value !== null && !Array.isArray(value);
	} catch {
		return false;
	}
}

describe("calls of the engine", () => {
	test("each has a start, its text and an end; what is no object was cut, nothing is an empty one", () => {
		const most = 8;
		fc.assert(
			fc.property(fc.array(someCall, { maxLength: 4 }), (calls) => {
				const limits = { argumentsLength: most };
				const all = events(calls, { limits });
				const { toolCalls } = collect(all);
				const wanted = calls.map(({ name, pieces }, index) => {
					const text = pieces.join("");
					const tooLong = text.length > most;
					// pieces are handed out as long as they fit
					let kept = "";
					for (const piece of pieces) {
						if (kept.length + piece.length > most) break;
						kept += piece;
					}
					const empty = text.trim() === "";
					const status = !tooLong && (empty || isObject(text)) ? "complete" : "incomplete";
					return { index, name, status, repairs: [], arguments: empty ? `${kept}{}` : kept };
				});
				expect(
					toolCalls.map(({ index, name, status, repairs, arguments: text }) => ({
						index,
						name,
						status,
						repairs,
						arguments: text,
					})),
				).toEqual(wanted);
				const ends = all.filter(({ type }) => type === "call-end");
				expect(ends).toHaveLength(calls.length);
				for (const [at, one] of all.filter(({ type }) => type === "call-start").entries())
					expect([one.start, one.end]).toEqual([at, at]);
			}),
		);
	});

	test("ids: the engine's where it is free, another where it is not, none twice", () => {
		fc.assert(
			fc.property(fc.array(someCall, { maxLength: 5 }), (calls) => {
				const takenIds = new Set(["taken"]);
				const ids = collect(events(calls, { takenIds })).toolCalls.map(({ id }) => id);
				expect(new Set(ids).size).toBe(calls.length);
				const before = new Set(["", "taken"]);
				for (const [at, { id }] of calls.entries()) {
					const own = ids[at] ?? "";
					if (before.has(id)) expect(before.has(own)).toBe(false);
					else expect(own).toBe(id);
					before.add(own);
				}
			}),
		);
	});

	test("an id that is made has the form of the format's", () => {
		const [call] = collect(events([{ id: "", name: "f", pieces: [] }], {}, mistral)).toolCalls;
		expect(call?.id).toMatch(/^[A-Za-z0-9]{9}$/);
	});

	test("a call of no known tool is withheld where that is asked for", () => {
		const calls = ["f", "other", "f"].map((name) => ({ id: "", name, pieces: ["{}"] }));
		const options: ParserOptions = {
			tools: [{ name: "f" }],
			policies: { unknownTool: "withhold" },
		};
		const names = (given: ParserOptions) =>
			collect(events(calls, given)).toolCalls.map(({ name }) => name);
		expect(names(options)).toEqual(["f", "f"]);
		expect(names({ tools: [{ name: "f" }] })).toEqual(["f", "other", "f"]);
	});
});
