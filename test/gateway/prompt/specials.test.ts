/** Which spellings a tokenizer may take for special tokens: the format's, and those that a template writes. */
import { describe, expect, test } from "vitest";
import { entryOf } from "../../../src/gateway/prompt/entry.js";
import { type Frames, specialsOf } from "../../../src/gateway/prompt/specials.js";
import { harmony } from "../../../src/generated/formats/harmony.js";
import { hermes } from "../../../src/generated/formats/hermes.js";

const NONE: Frames = { source: "", rendered: [], bos: "", eos: "" };
const own = specialsOf(hermes, null);
/** What is found beside the format's own. */
const found = (frames: Partial<Frames>) =>
	specialsOf(hermes, { ...NONE, ...frames }).filter((one) => !own.includes(one));

test("the format's tokens and ends, each once, are always among them", () => {
	expect(own).toContain("<tool_call>");
	expect(own).toContain("<|im_end|>");
	expect(new Set(own).size).toBe(own.length);
	expect(found({})).toEqual([]);
});

describe("in the text of a template, and in what it writes", () => {
	const rows: readonly (readonly [string, readonly string[]])[] = [
		["<|user|>", ["<|user|>"]],
		["<｜User｜>", ["<｜User｜>"]],
		["<a|b> <|> <end_of|turn>", ["<a|b>", "<|>", "<end_of|turn>"]],
		["<a |b> < |b> <a| b> a|b", []],
		[`<${"a".repeat(64)}|>`, [`<${"a".repeat(64)}|>`]],
		[`<${"a".repeat(65)}|>`, []],
		["[INST] [/INST] [TOOL_CALLS]", ["[INST]", "[/INST]", "[TOOL_CALLS]"]],
		["[A] [AB] [Abc] [inst] [A1B] [_AB]", []],
	];
	test.each(rows)("%s", (text, specials) => {
		expect(found({ source: text })).toEqual(specials);
		expect(found({ rendered: [text] })).toEqual(expect.arrayContaining([...specials]));
	});

	test("a tag is one only in what it writes: in its text it may be prose", () => {
		expect(found({ source: "<start_of_turn>user" })).toEqual([]);
		expect(found({ rendered: ["a", "<start_of_turn>user<end_of_turn>"] })).toEqual([
			...["<start_of_turn>", "<end_of_turn>"],
		]);
		expect(found({ rendered: ["a < b > c <> <a b>"] })).toEqual([]);
	});
});

test("what begins and ends a text, if it is more than a character", () => {
	expect(found({ bos: "<s>", eos: "</s>" })).toEqual(["<s>", "</s>"]);
	expect(found({ bos: "x", eos: "" })).toEqual([]);
});

test.each([
	["nothing", "", null],
	["the user's word", "Hi.", null],
	["a thought", "<|channel|>analysis<|message|>", "thinking"],
	["an answer", "<|channel|>final<|message|>", "answer"],
	["a thought that has ended", "<|channel|>analysis<|message|>Hm.", null],
])("a prompt that ends in %s", (_what, prompt, entry) => {
	expect(entryOf(harmony, `x${prompt}`)).toBe(entry);
});
