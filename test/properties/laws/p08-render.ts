/**
 * P8: what the writer writes is read as what was meant, whole and in any chunks. Ordinary messages are carried by every format,
 * but for its stated limits (`support/limits.ts`); any string at all where the arguments are one JSON or Python value. Else
 * the writer says what it cannot carry, and why.
 */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { render, type Writing } from "../../../src/render/index.js";
import { Writer } from "../../../src/render/write.js";
import { innerParts, type Part } from "../../../src/render/writing.js";
import { parse } from "../../../src/runtime/index.js";
import { every } from "../support/chunks.js";
import { wireLimitsOf, withinLimits } from "../support/limits.js";
import { type Case, cases, declared, type Said, type Value, WORDS } from "../support/messages.js";
import { print, read } from "../support/reading.js";
import { runs, takes } from "../support/settings.js";
import { type Property, rows } from "../support/subjects.js";
import { markerString } from "../support/values.js";

const NOTHING: Said = { content: "", reasoning: "", calls: [] };

/** Whether arguments are written piece by piece, between the grammar's own markers. */
function inPieces(writing: Writing): boolean {
	const has = (part: Part): boolean =>
		(typeof part !== "string" &&
			part.p === "field" &&
			part.field === "value" &&
			part.kind !== "json" &&
			part.kind !== "py") ||
		innerParts(part).some(has);
	return [writing.message, ...Object.values(writing.rules)].some(has);
}

/** The same text for equal values: integers by their digits, other numbers as JavaScript reads them, keys in order. */
function spelled(value: Value): string {
	if (typeof value === "bigint") return String(value);
	if (typeof value === "number" && Number.isInteger(value)) return String(BigInt(value));
	if (Array.isArray(value)) return `[${value.map(spelled).join()}]`;
	if (typeof value !== "object" || value === null) return JSON.stringify(value);
	const members = Object.entries(value).map(([key, of]) => `${JSON.stringify(key)}:${spelled(of)}`);
	return `{${members.sort().join()}}`;
}

/** Integers of JSON text as they stand; nothing that is written here has one in a string, in such a form. */
function exact(json: string): Value {
	const marked = json.replace(
		/("(?:[^"\\]|\\.)*")|(-?\d+)(?![\d.eE])/g,
		(token, string: string | undefined) =>
			string === undefined && token.length > 15 ? `{"#int":"${token}"}` : token,
	);
	return JSON.parse(marked, (_, value: unknown) =>
		typeof value === "object" && value !== null && "#int" in value
			? BigInt(value["#int"] as string)
			: value,
	) as Value;
}

function expectRead(
	{ message, tools }: Case,
	format: Parameters<typeof parse>[0],
	text: string,
	strict: boolean,
) {
	const back = parse(format, text, { tools, strict });
	expect({
		content: back.content,
		reasoning: back.reasoning,
		calls: back.toolCalls.map(({ name, status, arguments: json }) => ({
			name,
			status,
			arguments: status === "complete" ? spelled(exact(json)) : json,
		})),
	}).toEqual({
		content: message.content,
		reasoning: message.reasoning,
		calls: message.calls.map(({ name, arguments: given }) => ({
			name,
			status: "complete",
			arguments: spelled(given),
		})),
	});
}

export const p08: Property = (subjects) => {
	const written = subjects.filter(({ writing }) => writing !== null);
	describe.each(rows(written))("P8 render and parse: %s", (_name, subject) => {
		const { format, writing } = subject;
		if (writing === null) return;
		const carried = ({ message }: Case): Case => declared(withinLimits(format, message));

		const check = (one: Case, must: boolean): void => {
			const { message, tools } = one;
			const rendered = render(format, writing, message, { tools });
			if (rendered.status === "unrepresentable") {
				expect(rendered.reason).not.toBe("");
				if (must)
					expect.fail(
						`${rendered.reason}: ${message.calls.map(({ arguments: of }) => spelled(of)).join()}`,
					);
				return;
			}
			for (const strict of [false, true]) expectRead(one, format, rendered.text, strict);
			const setting = { options: { tools }, finish: "stop" };
			const whole = read(format, [rendered.text], setting);
			for (const size of [1, 3]) {
				const other = read(format, every(rendered.text, size), setting);
				if (print(other) !== print(whole)) expect(other).toEqual(whole);
			}
		};

		test("ordinary messages, but for the stated limits", () => {
			fc.assert(
				fc.property(cases(WORDS, WORDS), (one) => check(carried(one), true)),
				runs(400),
			);
		});
		test("the stated limits", () => {
			for (const { example, reason } of wireLimitsOf(format)) {
				const { message, tools } = declared({ ...NOTHING, ...example });
				const rendered = render(format, writing, message, { tools });
				expect(rendered.status === "unrepresentable" ? rendered.reason : "").toMatch(reason);
			}
		});
		test("arguments of any text", () => {
			const must = !inPieces(writing);
			fc.assert(
				fc.property(cases(WORDS, markerString(subject)), (one) => check(carried(one), must)),
				runs(500),
			);
		});
		test("content and reasoning of any text", () => {
			const text = markerString(subject);
			fc.assert(
				fc.property(cases(text, text), (one) => check(carried(one), false)),
				runs(300),
			);
		});
		if (!takes(subject, 12)) return;
		test("the work is linear in the arguments and in the calls", () => {
			const given = (count: number) =>
				Object.fromEntries(Array.from({ length: count }, (_, i) => [`k${i}`, "v"]));
			const of = (calls: Said["calls"]) => declared(withinLimits(format, { ...NOTHING, calls }));
			const one = (count: number) => of([{ name: "ping", arguments: given(count) }]);
			const many = (count: number) =>
				of(Array.from({ length: count }, () => ({ name: "ping", arguments: {} })));
			for (const { message, tools } of [one(3_000), many(600)]) {
				const rendered = render(format, writing, message, { tools });
				expect(rendered.status === "rendered" ? "" : rendered.reason).toBe("");
			}
			const work = ({ message }: Case): number => {
				const items = message.calls.map((call, index) => ({ type: "call" as const, call, index }));
				const writer = new Writer(writing, { items, makeId: (_, index) => String(index) });
				writer.texts(writing.message).next();
				return writer.work;
			};
			expect(work(one(8_000))).toBeLessThan(8.5 * work(one(1_000)) + 100);
			expect(work(many(800))).toBeLessThan(8.5 * work(many(100)) + 100);
		});
	});
};
