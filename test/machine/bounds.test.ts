/**
 * The bounds of the language and the limits of a request, at the last value that passes and the first that does not, at every
 * chunking; and text that is no markup where it stands, which leaves with its character.
 */
import { describe, expect, it } from "vitest";
import { createParser } from "../../src/runtime/index.js";
import type { Limits } from "../../src/runtime/options.js";
import { cutAt, every } from "../properties/support/chunks.js";
import { pick, seeded } from "../properties/support/random.js";
import { settingOf } from "../properties/support/settings.js";
import { registrySubjects } from "../properties/support/subjects.js";
import { byMachine } from "../reference/comparison.js";
import { allSmall } from "../reference/small.js";
import { feedAllWays } from "../support/chunking.js";
import { formatOf } from "./formats.js";

const CALL = `format test "a test"
message = (call / rest / content)*
call = "<call" (" " skip:attr)? _ ">" _ name (" " skip:word)* _ "(" (key _ "=" _ value:word _ ",")* ")" _ "</call>"
rest = "<text>" content "</text>"
`;
const format = formatOf(CALL);

/** Names and states of the calls, at each of some chunkings. */
function callsOf(text: string, limits: Limits = {}): string {
	const middle = text.length >> 1;
	const found = [[text], every(text, 1), every(text, 7), cutAt(text, [middle - 1, middle])].map(
		(chunks) =>
			byMachine(format, chunks, { options: { limits }, finish: "stop" })
				.filter((line) => line.startsWith("call"))
				.map((line) => line.replace(/^call \d+-\d+ /, ""))
				.join("; "),
	);
	expect(new Set(found).size, JSON.stringify(text.slice(0, 80))).toBe(1);
	return found[0] ?? "";
}

describe("a call before its commit", () => {
	it.each([
		["white space", 64, (n: number) => `<call>${" ".repeat(n)}f()</call>`],
		["other white space", 64, (n: number) => `<call>f${"\n".repeat(n)}()</call>`],
		["a name", 256, (n: number) => `<call>${"f".repeat(n)}()</call>`],
		["a text between quotes", 256, (n: number) => `<call ${"f".repeat(n)}>f()</call>`],
		// the last one is the bracket with which it commits
		[
			"a header",
			1024,
			(n: number) =>
				`<call>f${` ${"w".repeat(99)}`.repeat(10)} ${"w".repeat(n - 7 - 1_000 - 2)}()</call>`,
		],
	] as const)("%s has %i characters at most", (_what, most, text) => {
		expect(callsOf(text(most))).toMatch(/^"f+" \{\} complete \[\]$/);
		expect(callsOf(text(most + 1))).toBe("");
	});

	it("has as many characters as may be held", () => {
		const text = `Hm. <call>f${" 12345678".repeat(5)}()</call>`;
		const held = text.indexOf("()") - 4 + 1;
		expect(callsOf(text, { heldText: held })).toBe('"f" {} complete []');
		expect(callsOf(text, { heldText: held - 1 })).toBe("");
	});
});

describe("a call that has committed", () => {
	it.each([
		["white space", (n: number) => `<call>f(${"k=v,"})${" ".repeat(n)}</call>`, 500],
		["white space in it", (n: number) => `<call>f(k${" ".repeat(n)}=v,)</call>`, 500],
		["a header", (n: number) => `<call>f(${"k=v,".repeat(n)})</call>`, 400],
	] as const)("%s of it is not bounded", (_what, text, n) => {
		expect(callsOf(text(n))).toMatch(/ complete \[\]$/);
		// its markup is no text that is held: as many characters as an attempt of it needs are enough
		expect(callsOf(text(n), { heldText: "<call>f(".length })).toMatch(/ complete \[\]$/);
	});
});

describe("arguments that are too long are cut behind the same character", () => {
	const kinds = formatOf(`format test "a test"
message = (call / content)*
call = "<json>" name _ arguments "</>" / "<text>" name " " (key "=" value:text ";")* "</>" / "<py>" name " " (key "=" value:py ";")* "</>"
`);

	it.each([
		'<json>f {"a": "x\u{1f600}\u{1f600}", "b": [true, 12]}</>',
		'<json>f {"\u{1f600}\\u00e9\\ud83d\\ude00": "\u0001"}</>',
		'<text>f a=x\u{1f600}\u{1f600}\n;b="\u{1f600}\\;</>',
		"<text>f a=\u0001\u0002\u{1f600};</>",
		"<py>f a='\u{1f600}\\x41' 'b';b=(1, 2_000, None);</>",
	])("%j", (text) => {
		const [all] = byMachine(kinds, [text], { options: {}, finish: "stop" });
		const { length } = /"f" (.*) (?:complete|repaired) /s.exec(all ?? "")?.[1] ?? "";
		for (let argumentsLength = 0; argumentsLength < 50; argumentsLength++) {
			const setting = { options: { limits: { argumentsLength } }, finish: "stop" };
			const whole = byMachine(kinds, [text], setting);
			for (const size of [1, 2, 3])
				expect(byMachine(kinds, every(text, size), setting)).toEqual(whole);
			// a number in Python may be longer than what it means
			if (!text.startsWith("<py>"))
				expect(whole[0]?.includes(" incomplete ")).toBe(length > argumentsLength);
		}
	});
});

describe("what is left of a text is the same for all chunks, whatever the limits are", () => {
	const subjects = [...registrySubjects(), ...allSmall().map(({ subject }) => subject)];

	it.each(subjects.map((subject) => [subject.format.name, subject] as const))(
		"%s",
		(name, subject) => {
			const random = seeded(name.length * 7919 + subject.examples.length);
			for (let k = 0; k < 6; k++) {
				const example = pick(random, subject.examples);
				const { input } = example;
				const limits = pick<Limits>(random, [
					{ argumentsLength: random(12) },
					{ argumentsLength: random(60) },
					{ heldText: random(60) },
					{ nameLength: 1 + random(8) },
					{ depth: 1 + random(3) },
					{ calls: random(2) },
				]);
				const { options, finish } = settingOf(example, false);
				const setting = { options: { ...options, limits }, finish };
				const whole = byMachine(subject.format, [input], setting);
				for (const size of [1, 5])
					expect(byMachine(subject.format, every(input, size), setting)).toEqual(whole);
			}
		},
	);
});

describe("the beginning of a marker that cannot stand here", () => {
	it.each([
		["behind text", '^ "<one>"', "a <one"],
		["within a line", 'bol "<one>"', "a <one"],
		["behind white space and text", '_ ^ "<one>"', "a\n<one"],
		["in a choice", '(^ "<one>" / ^ "<two>")', "a <tw"],
		["with a condition before it", '&"<" ^ "<one>"', "a <one"],
		["behind a line break", 'eol ^ "<one>"', "a\r\n<one"],
	])("is text at once, %s", (_what, opening, text) => {
		const by = formatOf(
			`format test "a test"\nmessage = (call / content)*\ncall = ${opening} name ">" arguments\n`,
		);
		const parser = createParser(by, {});
		let left = "";
		for (const [at, c] of [...text].entries()) {
			for (const event of parser.feed(c)) if (event.type === "content") left += event.text;
			if (at >= text.indexOf("<")) expect(left).toBe(text.slice(0, at + 1));
		}
	});

	it.each([
		["at the beginning", '^ "<one>"', " <one"],
		["at the beginning of a line", 'bol "<one>"', "a\n<one"],
	])("is held where it can, %s", (_what, opening, text) => {
		const by = formatOf(
			`format test "a test"\nmessage = (call / content)*\ncall = ${opening} name ">" arguments\n`,
		);
		const parser = createParser(by, {});
		const events = [...text].flatMap((c) => [...parser.feed(c)]);
		const left = events.map((event) => (event.type === "content" ? event.text : "")).join("");
		expect(left).toBe(text.slice(0, text.indexOf("<")));
	});
});

describe("a line begins at the end of the input where a line break stands before it, and nowhere else", () => {
	it.each([
		["open text", '"<c>" name ">" key:="k" value:text (bol $ / "</c>")', "<c>f>a"],
		["arguments", '"<c>" name ">" arguments _ bol', "<c>f>{}"],
		["a name", '"<c>" name _ bol', "<c>f"],
	])("behind %s", (_what, call, text) => {
		const by = formatOf(`format test "a test"\nmessage = (call / content)*\ncall = ${call}\n`);
		for (const [last, whole] of [
			["\n", true],
			[" \n", true],
			[" ", false],
			["", false],
		] as const)
			for (const { toolCalls } of feedAllWays(by, text + last)) {
				const complete = toolCalls.filter(({ status }) => status === "complete");
				expect([last, complete.length]).toEqual([last, whole ? 1 : 0]);
			}
	});
});
