/** LangChain's own chunks, put together with its own `concat`, are what `parse` says. */
import { AIMessage, AIMessageChunk } from "@langchain/core/messages";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { chunkFields, endFields, messageFields } from "../../src/adapters/langchain.js";
import type { Message } from "../../src/runtime/events.js";
import { createParser, parse } from "../../src/runtime/index.js";
import { anyPlaces, cutAtFractions } from "../properties/support/chunks.js";
import { numbered } from "../properties/support/reading.js";
import { runs, type Setting, settingOf } from "../properties/support/settings.js";
import { registrySubjects, type Subject } from "../properties/support/subjects.js";

function together({ format }: Subject, chunks: readonly string[], setting: Setting) {
	const { options, finish } = setting;
	const parser = createParser(format, { ...options, generateId: numbered });
	const fields = [
		...chunks.flatMap((chunk) => chunkFields(parser.feed(chunk))),
		...chunkFields(parser.finish(finish)),
		endFields(finish),
	];
	return fields.map((field) => new AIMessageChunk(field)).reduce((sum, chunk) => sum.concat(chunk));
}

function whole({ format }: Subject, text: string, { options, finish }: Setting): Message {
	return parse(format, text, { ...options, generateId: numbered, finishReason: finish });
}

const byIndex = (message: Message, incomplete: boolean) =>
	message.toolCalls.filter(({ status }) => (status === "incomplete") === incomplete);

function expectSame(got: AIMessageChunk, message: Message): void {
	expect(got.content).toBe(message.content);
	expect(got.additional_kwargs.reasoning_content ?? "").toBe(message.reasoning);
	const calls = (got.tool_calls ?? []).map(({ id, name, args }) => [id, name, args]);
	expect(calls).toEqual(
		byIndex(message, false).map((call) => [call.id, call.name, JSON.parse(call.arguments)]),
	);
	const cut = (got.invalid_tool_calls ?? []).map(({ id, name }) => [id, name]);
	expect(cut).toEqual(byIndex(message, true).map(({ id, name }) => [id, name]));
}

const subjects = registrySubjects();
describe.each(subjects.map((subject) => [subject.format.name, subject] as const))(
	"%s",
	(_name, subject) => {
		test("its examples, whole, and the shortest character by character", () => {
			const sorted = [...subject.examples].sort((a, b) => a.input.length - b.input.length);
			for (const [at, example] of sorted.entries()) {
				const { input } = example;
				const setting = settingOf(example, false);
				const message = whole(subject, input, setting);
				expectSame(together(subject, [input], setting), message);
				if (at < 2) expectSame(together(subject, input.split(""), setting), message);
			}
		});

		test("any beginning of an example, in any chunks: a cut call is never one that may run", () => {
			fc.assert(
				fc.property(
					fc.constantFrom(...subject.examples),
					fc.double({ min: 0, max: 1, noNaN: true }),
					anyPlaces,
					(example, end, places) => {
						const text = example.input.slice(0, Math.round(end * example.input.length));
						const setting = { ...settingOf(example, false), finish: "length" };
						const got = together(subject, cutAtFractions(text, places), setting);
						expectSame(got, whole(subject, text, setting));
						expect(got.response_metadata.finish_reason).toBe("length");
					},
				),
				runs(40),
			);
		});
	},
);

test("a whole message becomes the fields of an AIMessage", () => {
	const call = { id: "1", name: "f", repairs: [], errors: [], start: 0, end: 0 } as const;
	const message: Message = {
		content: "Well.",
		reasoning: "Hm.",
		toolCalls: [
			{ ...call, index: 0, arguments: '{"a": 1}', status: "repaired", valid: true },
			{ ...call, index: 1, arguments: '{"a": ', status: "incomplete", valid: null },
			{
				...{ ...call, index: 2, arguments: "{}", status: "complete", valid: false },
				errors: [{ path: "/a", message: "is missing" }],
			},
		],
		finishReason: "tool_calls",
		notices: [],
		error: null,
	};
	const made = new AIMessage(messageFields(message));
	expect(made.content).toBe("Well.");
	expect(made.additional_kwargs).toEqual({ reasoning_content: "Hm." });
	expect(made.response_metadata).toEqual({ finish_reason: "tool_calls" });
	expect(made.tool_calls).toEqual([{ type: "tool_call", id: "1", name: "f", args: { a: 1 } }]);
	expect(made.invalid_tool_calls?.map(({ args, error }) => [args, error])).toEqual([
		['{"a": ', "the call is not complete"],
		["{}", "/a: is missing"],
	]);
});
