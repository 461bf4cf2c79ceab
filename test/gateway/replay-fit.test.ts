/** The replay keeps to what a request says: bounds on tokens, schemas of numbers and texts, and questions in parts. */
import { describe, expect, test } from "vitest";
import type { ChatRequest } from "../../src/gateway/chat-request.js";
import type { Piece } from "../../src/gateway/engine.js";
import { answerOf } from "../../src/gateway/replay/answer.js";
import { fitNumber } from "../../src/gateway/replay/fit-number.js";
import { fitString } from "../../src/gateway/replay/fit-string.js";
import { replayEngine } from "../../src/gateway/replay/replay.js";
import { hermes } from "../../src/generated/formats/hermes.js";
import { hermes as writing } from "../../src/generated/writings/hermes.js";
import { createValidator } from "../../src/validate/index.js";

const replay = { format: hermes, writing };

describe("a number", () => {
	test.each([
		[{}, 1],
		[{ minimum: 3 }, 3],
		[{ minimum: 3, exclusiveMinimum: true }, 4],
		[{ minimum: 3, exclusiveMinimum: false }, 3],
		[{ maximum: -3 }, -3],
		[{ maximum: -3, exclusiveMaximum: true }, -4],
		[{ maximum: -3, exclusiveMaximum: false }, -3],
		[{ exclusiveMinimum: 3 }, 4],
		[{ exclusiveMaximum: -3 }, -4],
		[{ exclusiveMaximum: 1 }, 0],
		[{ multipleOf: 5 }, 5],
		[{ multipleOf: 5, minimum: 6 }, 10],
		[{ multipleOf: 5, maximum: 4 }, 0],
		[{ multipleOf: 5, maximum: -1 }, -5],
		[{ multipleOf: 0 }, 1],
		[{ minimum: "3" }, 1],
	])("whole, within %j: %i", (schema, expected) => {
		expect(fitNumber(schema, true)).toBe(expected);
	});

	test.each([
		[{}, 1],
		[{ minimum: 1.25 }, 1.25],
		[{ exclusiveMinimum: 3 }, 3.5],
		[{ minimum: 3, exclusiveMinimum: true }, 3.5],
		[{ maximum: 0.25 }, 0.25],
		[{ exclusiveMinimum: 0, exclusiveMaximum: 0.5 }, 0.25],
		[{ multipleOf: 0.5, minimum: 1.25 }, 1.5],
	])("of any kind, within %j: %d", (schema, expected) => {
		expect(fitNumber(schema, false)).toBe(expected);
	});
});

describe("a text", () => {
	const validator = createValidator();

	test.each([
		...["date", "time", "date-time", "duration", "email", "idn-email", "hostname"],
		...["idn-hostname", "ipv4", "ipv6", "uri", "iri", "url", "uri-reference", "uuid", "regex"],
		"json-pointer",
	])("of the format %s is one", (format) => {
		const text = fitString({ format }, "it");
		expect(text).not.toBe("");
		expect(text).not.toContain("sample");
		const parameters = { type: "object", properties: { it: { type: "string", format } } };
		expect(validator.validate({ name: "f", parameters }, JSON.stringify({ it: text }))).toEqual([]);
	});

	test.each([["no-such-format"], ["toString"], [["date"]], [5], [null]])(
		"of the format %j says its name",
		(format) => {
			expect(fitString({ format }, "it")).toBe("sample it");
		},
	);

	test.each([
		[{}, "sample it"],
		[{ minLength: 12 }, "sample it an"],
		[{ maxLength: 3 }, "sam"],
		[{ maxLength: 0 }, ""],
		[{ minLength: "12", maxLength: "3" }, "sample it"],
	])("of the length %j: %j", (schema, expected) => {
		expect(fitString(schema, "it")).toBe(expected);
	});
});

describe("a bound on tokens", () => {
	async function told(more: object): Promise<readonly Piece[]> {
		const request: ChatRequest = {
			model: "m",
			messages: [{ role: "user", content: "Hello." }],
			...more,
		};
		const pieces: Piece[] = [];
		const { signal } = new AbortController();
		for await (const piece of replayEngine(replay).generate(request, signal)) pieces.push(piece);
		return pieces;
	}
	const finish = (reason: string): Piece => ({ type: "finish", choice: 0, reason });

	test.each(["max_completion_tokens", "max_tokens"])("%s is kept to", async (name) => {
		const pieces = await told({ [name]: 3 });
		expect(pieces.filter(({ type }) => type === "text")).toHaveLength(3);
		expect(pieces).toContainEqual(finish("length"));
		expect(await told({ [name]: 10_000 })).toContainEqual(finish("stop"));
		expect(await told({ [name]: null })).toContainEqual(finish("stop"));
	});

	test("the newer name counts where there are two", async () => {
		const pieces = await told({ max_completion_tokens: 2, max_tokens: 5 });
		expect(pieces.filter(({ type }) => type === "text")).toHaveLength(2);
	});

	test.each([0, -1, 1.5, "3", Number.NaN, {}])("%j is none", async (bound) => {
		await expect(told({ max_tokens: bound })).rejects.toThrow(
			"max_tokens must be a whole number above 0",
		);
	});
});

describe("a question, and a result, in parts", () => {
	const parts = [
		{ type: "text", text: "How is it in " },
		{ type: "image_url", image_url: { url: "data:," } },
		{ type: "text", text: "Oslo?" },
	];
	const tool = {
		type: "function",
		function: {
			name: "f",
			parameters: { type: "object", properties: { city: { type: "string" } }, required: ["city"] },
		},
	};
	const asked = { role: "user", content: parts } as const;

	test("are their texts, one behind the other", () => {
		const { text } = answerOf(replay, { model: "m", tools: [tool], messages: [asked] });
		expect(text).toContain('{"city": "Oslo"}');
		const result = { role: "tool", tool_call_id: "c", content: parts } as const;
		const answered = answerOf(replay, { model: "m", messages: [asked, result] }).text;
		expect(answered).toContain("The tool has answered: How is it in Oslo?");
	});

	test("of a result 200 characters are quoted", () => {
		const content = `${"a".repeat(200)}b`;
		const result = { role: "tool", tool_call_id: "c", content } as const;
		const { text } = answerOf(replay, { model: "m", messages: [asked, result] });
		expect(text).toContain(`: ${"a".repeat(200)}`);
		expect(text).not.toContain("ab");
	});
});
