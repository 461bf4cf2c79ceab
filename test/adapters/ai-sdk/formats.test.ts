/** Every format, through the middleware: what the SDK gets is what the parser reads, however the stream was cut. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createMiddleware } from "../../../src/adapters/ai-sdk/middleware.js";
import { PartReader } from "../../../src/adapters/ai-sdk/reader.js";
import type { AnyPart } from "../../../src/adapters/ai-sdk/types.js";
import { createParser } from "../../../src/runtime/index.js";
import { finishReasonOf } from "../../../src/runtime/stages/collect.js";
import { anyPlaces, cutAt, cutAtFractions, every } from "../../properties/support/chunks.js";
import { callsOf, numbered, read } from "../../properties/support/reading.js";
import { runs, type Setting, settingOf } from "../../properties/support/settings.js";
import { registrySubjects, type Subject } from "../../properties/support/subjects.js";
import {
	requestOf,
	textParts,
	throughMiddleware,
	toldByParts,
	toldByReading,
	unifiedOf,
} from "./harness.js";
import { orderProblems } from "./order.js";

const subjects = registrySubjects();

/** What the SDK must get of a text. */
function expected({ format }: Subject, text: string, { options, finish }: Setting) {
	const { reading } = requestOf(options);
	const result = read(format, [text], { options: { ...options, ...reading }, finish });
	const delivered = callsOf(result).some(({ status }) => status !== "incomplete");
	const reason = finishReasonOf(finish, delivered);
	const other = finish === "stop" || finish === "length" || finish === "content_filter";
	const unified =
		reason === "tool_calls" || (!other && delivered) ? "tool-calls" : unifiedOf(reason);
	return { told: toldByReading(result), unified };
}

/** A request that offers no tool may call none: where an example declares none, what it calls is offered. */
function offering({ format }: Subject, text: string, setting: Setting): Setting {
	if ((setting.options.tools ?? []).length > 0) return setting;
	const names = new Set(callsOf(read(format, [text], setting)).map(({ name }) => name));
	const tools = [...names].map((name) => ({ name }));
	return { ...setting, options: { ...setting.options, tools } };
}

async function streamed({ format }: Subject, chunks: readonly string[], setting: Setting) {
	const { params } = requestOf(setting.options);
	const { tools: _, ...reading } = setting.options;
	const options = { format, ...reading, generateId: numbered };
	const given = textParts(chunks, unifiedOf(setting.finish));
	return summed(await throughMiddleware(options, given, params));
}

/** The same without the streams: many ways are tried in the time of one. */
function readAtOnce({ format }: Subject, chunks: readonly string[], setting: Setting) {
	const options = { ...setting.options, ...requestOf(setting.options).reading };
	const reader = new PartReader(createParser(format, { ...options, generateId: numbered }), null);
	const given = textParts(chunks, unifiedOf(setting.finish));
	return summed([...given.flatMap((part) => reader.read(part)), ...reader.end()]);
}

function summed(parts: readonly AnyPart[]) {
	expect(orderProblems(parts), JSON.stringify(parts)).toEqual([]);
	const last = parts[parts.length - 1];
	const reason = last !== undefined && "finishReason" in last ? last.finishReason : null;
	return { told: toldByParts(parts), reason };
}

function sum({ told, unified }: ReturnType<typeof expected>) {
	return { told, reason: { unified, raw: "as it was" } };
}

async function same(subject: Subject, text: string, chunks: readonly string[], setting: Setting) {
	const got = await streamed(subject, chunks, setting);
	expect(got, JSON.stringify(chunks)).toEqual(sum(expected(subject, text, setting)));
}

describe.each(subjects.map((subject) => [subject.format.name, subject] as const))(
	"%s",
	(_name, subject) => {
		const examples = subject.examples.map((example) => ({
			input: example.input,
			setting: offering(subject, example.input, settingOf(example, false)),
		}));

		test("its examples, whole and character by character; the first two through the streams", async () => {
			for (const { input, setting } of examples.slice(0, 2)) {
				await same(subject, input, [input], setting);
				await same(subject, input, input.split(""), setting);
			}
			for (const { input, setting } of examples.slice(2)) {
				const whole = sum(expected(subject, input, setting));
				expect(readAtOnce(subject, [input], setting)).toEqual(whole);
				expect(readAtOnce(subject, input.split(""), setting)).toEqual(whole);
			}
		});

		test("its shortest example with calls, cut everywhere, and ended at every seventh character", () => {
			const [found] = examples
				.filter(({ input, setting }) => expected(subject, input, setting).unified === "tool-calls")
				.sort((a, b) => a.input.length - b.input.length);
			if (found === undefined) {
				expect(subject.format.name).toBe("passthrough");
				return;
			}
			const { input, setting } = found;
			const whole = sum(expected(subject, input, setting));
			for (let at = 0; at <= input.length; at++) {
				expect(readAtOnce(subject, cutAt(input, [at]), setting), `cut at ${at}`).toEqual(whole);
				if (at % 7 > 0) continue;
				const begun = input.slice(0, at);
				const ended = { ...setting, finish: "length" };
				const got = readAtOnce(subject, every(begun, 3), ended);
				expect(got, JSON.stringify(begun)).toEqual(sum(expected(subject, begun, ended)));
			}
		});

		test("any example, in any chunks, with any end", async () => {
			await fc.assert(
				fc.asyncProperty(
					fc.constantFrom(...examples),
					anyPlaces,
					fc.constantFrom("stop", "length", "content_filter", "other"),
					fc.boolean(),
					async ({ input, setting }, places, finish, strict) => {
						const other = { options: { ...setting.options, strict }, finish };
						await same(subject, input, cutAtFractions(input, places), other);
					},
				),
				runs(15),
			);
		});
	},
);

test("a whole answer has the parts of a stream", async () => {
	for (const subject of subjects) {
		const { format, examples } = subject;
		for (const example of examples.slice(0, 3)) {
			const setting = offering(subject, example.input, settingOf(example, false));
			const { params } = requestOf(setting.options);
			const { tools: _, ...reading } = setting.options;
			const options = { format, ...reading, generateId: numbered };
			const unified = unifiedOf(setting.finish);
			const parts = await throughMiddleware(options, textParts([example.input], unified), params);
			const answer = await createMiddleware("v3", options).wrapGenerate({
				params,
				model: { modelId: "a-model" },
				doGenerate: async () => ({
					content: [textPart(example.input)],
					finishReason: { unified, raw: "as it was" },
				}),
			});
			const calls = parts.filter(({ type }) => type === "tool-call");
			expect(answer.content.filter(({ type }) => type === "tool-call")).toEqual(calls);
			const texts = (kind: string) =>
				answer.content.flatMap((part) => (part.type === kind && "text" in part ? [part.text] : []));
			const told = (kind: string) =>
				toldByParts(parts).flatMap(([type, text]) => (type === kind ? [text] : []));
			expect(texts("text").join("")).toEqual(told("content").join(""));
			expect(texts("reasoning").join("")).toEqual(told("reasoning").join(""));
			expect(parts.at(-1)).toMatchObject({ finishReason: answer.finishReason });
		}
	}
});

function textPart(text: string): AnyPart & { readonly text: string } {
	return { type: "text", text };
}
