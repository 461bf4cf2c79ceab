/**
 * P8: what the writer writes is read as what was meant, whole and in any chunks; and what a format can say, it says: texts of
 * letters always, and any string at all where the arguments are one JSON or Python value.
 */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type RenderMessage, render, type Writing } from "../../../src/render/index.js";
import type { Part } from "../../../src/render/writing.js";
import type { ToolDefinition } from "../../../src/runtime/options.js";
import { every } from "../support/chunks.js";
import { print, read } from "../support/reading.js";
import { runs } from "../support/settings.js";
import { type Property, rows, type Subject } from "../support/subjects.js";
import { markerString } from "../support/values.js";

interface Case {
	readonly message: RenderMessage;
	readonly tools: readonly ToolDefinition[];
}

const LETTERS = fc.stringMatching(/^[a-z]{1,8}(?: [a-z]{1,8}){0,3}$/);
const KEYS = ["city", "q", "days", "on", "list", "map_of", "n"];
const NAMES = ["get_weather", "search", "ping", "a_b"];

function typeOf(value: unknown): string {
	if (value === null) return "null";
	if (Array.isArray(value)) return "array";
	if (typeof value === "number") return Number.isInteger(value) ? "integer" : "number";
	return typeof value;
}

/** Calls with the tools that declare the types of their arguments; each call has a name of its own. */
function calls(
	text: fc.Arbitrary<string>,
): fc.Arbitrary<Pick<Case, "tools"> & { calls: RenderMessage["calls"] }> {
	const leaf = fc.oneof(
		text,
		fc.integer({ min: -1_000_000, max: 1_000_000 }),
		fc.constantFrom(0.5, -2.25, 1e21),
		fc.boolean(),
	);
	const nested = fc.oneof(
		fc.array(leaf, { maxLength: 3 }),
		fc.dictionary(fc.constantFrom(...KEYS), leaf, { maxKeys: 3, noNullPrototype: true }),
		fc.array(fc.dictionary(fc.constantFrom(...KEYS), leaf, { maxKeys: 2, noNullPrototype: true }), {
			maxLength: 2,
		}),
	);
	const given = fc.dictionary(
		fc.constantFrom(...KEYS),
		fc.oneof({ weight: 3, arbitrary: leaf }, { weight: 1, arbitrary: nested }),
		{
			maxKeys: 4,
			noNullPrototype: true,
		},
	);
	return fc.array(given, { minLength: 0, maxLength: 3 }).map((all) => {
		const list = all.map((args, i) => ({ name: NAMES[i] ?? "f", arguments: args }));
		const tools = list.map(({ name, arguments: args }): ToolDefinition => {
			const properties = Object.fromEntries(
				Object.entries(args).map(([key, value]) => [key, { type: typeOf(value) }]),
			);
			return { type: "function", function: { name, parameters: { type: "object", properties } } };
		});
		return { calls: list, tools };
	});
}

function cases(text: fc.Arbitrary<string>, values: fc.Arbitrary<string>): fc.Arbitrary<Case> {
	return fc
		.tuple(fc.option(text, { nil: "" }), fc.option(text, { nil: "" }), calls(values))
		.map(([content, reasoning, { calls: list, tools }]) => ({
			message: { content, reasoning, calls: list },
			tools,
		}));
}

/** The part of a message that the format has a place for, by what it writes of the plainest. */
function sayable(subject: Subject, writing: Writing): (one: Case) => Case {
	const can = (message: RenderMessage) =>
		render(subject.format, writing, message).status === "rendered";
	const ping = [{ name: "ping", arguments: {} }];
	const call = can({ calls: ping });
	const two = can({ calls: [...ping, { name: "search", arguments: {} }] });
	const reasoning = can({ reasoning: "a" });
	const content = can({ content: "a" });
	const both = can({ content: "a", calls: ping });
	const thought = can({ reasoning: "a", calls: ping });
	const before = can({ reasoning: "a", content: "a" });
	const all = can({ reasoning: "a", content: "a", calls: ping });
	return ({ message, tools }) => {
		const list = call ? (message.calls ?? []).slice(0, two ? undefined : 1) : [];
		const says = list.length > 0 ? both : content;
		const said = says ? (message.content ?? "") : "";
		const thinks =
			said === "" ? (list.length > 0 ? thought : reasoning) : list.length > 0 ? all : before;
		return {
			message: { content: said, reasoning: thinks ? (message.reasoning ?? "") : "", calls: list },
			tools,
		};
	};
}

/** Whether arguments are written piece by piece, between the grammar's own markers. */
function inPieces(writing: Writing): boolean {
	const has = (part: Part): boolean => {
		if (typeof part === "string") return false;
		if (part.p === "field")
			return part.field === "value" && part.kind !== "json" && part.kind !== "py";
		if (!("of" in part)) return false;
		const parts = Array.isArray(part.of) ? (part.of as readonly Part[]) : [part.of as Part];
		return parts.some(has);
	};
	return [writing.message, ...Object.values(writing.rules)].some(has);
}

export const p08: Property = (subjects) => {
	const written = subjects.filter(({ writing }) => writing !== null);
	describe.each(rows(written))("P8 render and parse: %s", (_name, subject) => {
		const { format, writing } = subject;
		if (writing === null) return;
		const part = sayable(subject, writing);

		const check = ({ message, tools }: Case, must: boolean): boolean => {
			const rendered = render(format, writing, message, { tools });
			if (rendered.status === "unrepresentable") {
				if (must) expect.fail(`${rendered.reason}: ${JSON.stringify(message)}`);
				return false;
			}
			const setting = { options: { tools }, finish: "stop" };
			const whole = read(format, [rendered.text], setting);
			for (const size of [1, 3]) {
				const other = read(format, every(rendered.text, size), setting);
				if (print(other) !== print(whole)) expect(other).toEqual(whole);
			}
			return true;
		};

		test("many arguments", () => {
			const keys = Object.fromEntries(Array.from({ length: 3_000 }, (_, i) => [`k${i}`, "v"]));
			const given = { calls: [{ name: "ping", arguments: keys }] };
			const { message } = part({ message: given, tools: [] });
			expect(render(format, writing, message).status).toBe("rendered");
		});
		test("messages of letters", () => {
			fc.assert(
				fc.property(cases(LETTERS, LETTERS), (one) => void check(part(one), true)),
				runs(300),
			);
		});
		test("arguments of any text", () => {
			const must = !inPieces(writing);
			fc.assert(
				fc.property(cases(LETTERS, markerString(subject)), (one) => void check(part(one), must)),
				runs(400),
			);
		});
		test("content and reasoning of any text", () => {
			const text = markerString(subject);
			fc.assert(
				fc.property(cases(text, text), (one) => void check(part(one), false)),
				runs(300),
			);
		});
	});
};
