/** White space that is longer than an attempt may hold is read once, at whatever chunks, and as if nothing were known. */
import { describe, expect, test } from "vitest";
import type { ParserEvent } from "../../src/runtime/events.js";
import { createParser } from "../../src/runtime/index.js";
import type { Limits, ToolDefinition } from "../../src/runtime/options.js";
import { ownTools } from "../support/own-tools.js";
import { formatOf } from "./formats.js";

const tools = (): readonly ToolDefinition[] => ownTools([{ name: "f" }]);

const RULES = {
	content: `message = (call / content)*
call = eol _ "<c>" name ">" arguments`,
	"text of a section": `message = (section / content)*
section = "<s>" _ (call % (eol _))? _ "</s>"
call = "<c>" name ">" arguments`,
	thought: `message = (think / call / content)*
think = "<t>" reasoning (eol eol _ / "</t>")
call = "<c>" name ">" arguments`,
	"a line": `message = (call / content)*
call = (eol _ "<c>" / bol eol _ "<d>") name ">" arguments`,
	"a mark that tells of a call": `message = (call / content)*
call = eol _ "[call]" _ "[d]" name ">" arguments`,
	"a mark of one sign": `message = (call / content)*
call = "~~~~~~~~~~~~" _ "[d]" name ">" arguments`,
	"a value": `message = (call / content)*
call = "<c>" name ">" key "=" value:text eol _ "</c>"`,
	"two ways": `message = (call / content)*
call = (eol eol _ "<c>" / "\\t" _ "<c>" / eol _ "<d>") name ">" arguments`,
};
const BEGINNINGS = ["a", "<s>x", "<t>x", "<t><c>f>", "\n\n[call]", "<c>f>k="];
const ENDS = [" b", "!\n\n", "<d>f>{}", "<c>f>{}", " <c>f>{}</t>", "\t\n<d>f>{}</s>", "<|e|>x"];
const BLANKS = ["\n", "\t", "\n\n\t", " \n", "\r\n", "\n \n\t", "~"];
const LENGTHS = [65, 130, 600];

describe.each(Object.entries(RULES))("%s", (_, rules) => {
	const format = formatOf(`format blanks "white space before calls"\nends "<|e|>"\n${rules}`);
	const events = (
		text: string,
		known: readonly ToolDefinition[],
		size: number,
		limits: Limits = {},
	): readonly ParserEvent[] => {
		const parser = createParser(format, { tools: known, limits, generateId: () => "id" });
		const all: ParserEvent[] = [];
		for (let i = 0; i < text.length; i += size) {
			all.push(...structuredClone(parser.feed(text.slice(i, i + size))));
		}
		return [...all, ...parser.finish("stop")];
	};

	test.each(BEGINNINGS)("behind %j", (begin) => {
		const known = tools();
		for (const [k, end] of ENDS.entries())
			for (const blank of BLANKS)
				for (const length of LENGTHS) {
					const text = begin + blank.repeat(length) + end;
					for (const size of [text.length, 1 + (k % 2)])
						expect(events(text, known, size), JSON.stringify(text)).toEqual(
							events(text, tools(), size),
						);
				}
	});

	test("where calls end the thought because they are too long", () => {
		const known = tools();
		for (const length of [100, 300, 310, 320, 700])
			for (const begin of ["<t>", "<t>x\n"])
				for (const size of [9, 1, 1000, 1]) {
					const text = `${begin}<c>f>{}${"\n".repeat(length)}x`;
					expect(events(text, known, size, { heldText: 320 })).toEqual(
						events(text, tools(), size, { heldText: 320 }),
					);
				}
	});

	test("where a value is longer than may be", () => {
		const known = tools();
		for (const length of [65, 200, 700])
			for (const size of [9, 1, 1000, 1]) {
				const text = `<c>f>k=${"\n".repeat(length)}x`;
				const limits = { argumentsLength: 250 };
				expect(events(text, known, size, limits)).toEqual(events(text, tools(), size, limits));
			}
	});
});
