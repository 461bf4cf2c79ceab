/** Ids of calls over a conversation: what was used before is not used again. */
import { describe, expect, test } from "vitest";
import { hermes } from "../../src/generated/formats/hermes.js";
import { kimik2 } from "../../src/generated/formats/kimik2.js";
import { mistral } from "../../src/generated/formats/mistral.js";
import type { Format } from "../../src/runtime/contract.js";
import { collect, createParser, parse } from "../../src/runtime/index.js";
import type { ParserOptions } from "../../src/runtime/options.js";
import { settingOf } from "../properties/support/settings.js";
import { registrySubjects } from "../properties/support/subjects.js";
import { feedAllWays } from "../support/chunking.js";
import { formatOf } from "./formats.js";

/** The ids of a message's calls, read one character at a time. */
function idsIn(format: Format, input: string, options: ParserOptions): readonly string[] {
	const parser = createParser(format, options);
	const events = [...input].flatMap((character) => [...parser.feed(character)]);
	return collect(events.concat(parser.finish())).toolCalls.map(({ id }) => id);
}

describe("ids that the conversation has used", () => {
	test("no call of any format gets one of them, whatever made it", () => {
		const subjects = registrySubjects();
		let seen = 0;
		for (const { format, examples } of subjects) {
			for (const example of examples) {
				const { options } = settingOf(example, false);
				const takenIds = new Set<string>();
				for (let turn = 0; turn < 3; turn++) {
					const ids = idsIn(format, example.input, { ...options, takenIds });
					for (const id of ids) {
						expect(takenIds.has(id), `${format.name}: ${id}`).toBe(false);
						takenIds.add(id);
						seen++;
					}
				}
			}
		}
		expect(seen).toBeGreaterThan(3 * subjects.length);
	});

	test("an id of the wire that was used is replaced, with a notice; others stay", () => {
		const text = '[TOOL_CALLS][{"id": "ABCDEFGH1", "name": "f", "arguments": {}}]';
		const fresh = parse(mistral, text, { takenIds: new Set(["ABCDEFGH2"]) });
		expect(fresh.toolCalls.map(({ id }) => id)).toEqual(["ABCDEFGH1"]);
		const again = parse(mistral, text, { takenIds: new Set(["ABCDEFGH1"]) });
		expect(again.toolCalls[0]?.id).toMatch(/^[0-9A-Za-z]{9}$/);
		expect(again.notices.map(({ code }) => code)).toEqual(["duplicate-id"]);
	});

	test("a format that counts goes on counting", () => {
		const taken = Array.from({ length: 40 }, (_, index) => `functions.f:${index}`);
		const text =
			"<|tool_calls_section_begin|><|tool_call_begin|>functions.f:3<|tool_call_argument_begin|>{}" +
			"<|tool_call_end|><|tool_calls_section_end|>";
		const message = parse(kimik2, text, { takenIds: new Set(taken) });
		expect(message.toolCalls.map(({ id }) => id)).toEqual(["functions.f:40"]);
	});

	test("a maker of ids that repeats itself is not asked for ever", () => {
		const text = '<tool_call>{"name": "f", "arguments": {}}</tool_call>'.repeat(3);
		const ids = parse(hermes, text, { generateId: () => "x" }).toolCalls.map(({ id }) => id);
		expect(new Set(ids).size).toBe(3);
	});
});

test("the index of the wire stands in the id that is made of it, not the place of the call", () => {
	const format = formatOf(`format counts "calls with an index"
ids "{name}-{index}"
message = (call / content)*
call = "<" index:digits ":" name ">" arguments "</>" / "<" name ">" arguments "</>"
`);
	const text = "<7:f>{}</><f>{}</><3:g>{}</>";
	const ids = ["f-7", "f-1", "g-3"];
	expect(idsIn(format, text, {})).toEqual(ids);
	expect(parse(format, text).toolCalls.map(({ id }) => id)).toEqual(ids);
});

test("what is no id comes too late for nothing", () => {
	const by = formatOf(`format late "a test"
message = (call / content)*
call = "<call>" {"name": name, "arguments": arguments, "id"?: id} "</call>"
`);
	const noticesOf = (id: string) =>
		feedAllWays(by, `<call>{"name": "f", "arguments": {}, "id": ${id}}</call>`)[0].notices.map(
			({ code }) => code,
		);
	for (const id of ['"x"', "12"]) expect([id, ...noticesOf(id)]).toEqual([id, "late-id"]);
	for (const none of ['""', "null", "true", "1.5"])
		expect([none, ...noticesOf(none)]).toEqual([none]);
});
