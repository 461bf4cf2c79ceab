/** What a reader beside a parser is told of it, against what becomes of the parser when its input ends or goes on. */
import { describe, expect, it, test } from "vitest";
import { decidedTo, isPlain, mayEnd, surelyTo } from "../../src/runtime/ending/outlook.js";
import { type OpenParser, openParser } from "../../src/runtime/engine/parser.js";
import type { ParserEvent } from "../../src/runtime/events.js";
import { MODE_TEXT } from "../../src/runtime/machine/mode.js";
import { settingOf } from "../properties/support/settings.js";
import { registrySubjects, rows, type Subject } from "../properties/support/subjects.js";
import { formatOf } from "./formats.js";

const PLACES = 14;
const GOLDEN = 0.618033988749895;

/** Parsers of the beginnings of the examples, in pairs that stand at the same place. */
function* beginnings(subject: Subject): Generator<{
	readonly text: string;
	readonly parser: OpenParser;
	readonly other: OpenParser;
}> {
	let count = 0;
	for (const example of subject.examples.slice(0, 8)) {
		const { options } = settingOf(example, false);
		const { input } = example;
		for (let k = 0; k <= PLACES; k++) {
			// also where the example ends
			const at = k === 0 ? input.length : Math.floor(((++count * GOLDEN) % 1) * input.length);
			const text = input.slice(0, at);
			const [parser, other] = [subject.format, subject.format].map((by) => {
				const one = openParser(by, options);
				one.feed(text);
				return one;
			});
			if (parser !== undefined && other !== undefined) yield { text, parser, other };
		}
	}
}

function isGivenBack({ type }: ParserEvent): boolean {
	return type === "content" || type === "reasoning";
}

describe.each(rows(registrySubjects()))("%s", (_name, subject) => {
	it("what is decided stays", () => {
		for (const { text, parser } of beginnings(subject)) {
			const { machine } = parser;
			const [decided, sure] = [decidedTo(machine), surelyTo(machine)];
			const running = machine.mode === MODE_TEXT;
			const end = parser.finish();
			const held = end.find(isGivenBack)?.start ?? text.length;
			const where = JSON.stringify(text);
			expect(decided, where).toBeLessThanOrEqual(held);
			if (running && end.some(isGivenBack)) expect(decided, where).toBe(held);
			expect(sure, where).toBeGreaterThanOrEqual(decided);
			expect(sure, where).toBeLessThanOrEqual(text.length);
		}
	});

	it("is the text of the message where more of it would be content", () => {
		for (const { text, parser, other } of beginnings(subject)) {
			const { machine } = parser;
			if (machine.mode !== MODE_TEXT || other.finish().some(isGivenBack)) continue;
			const stray = machine.payload?.stray === true;
			const plain = isPlain(machine);
			const [event] = parser.feed("\u00f8");
			const content = event?.type === "content" && event.start === text.length && !stray;
			if (event !== undefined) expect(plain, JSON.stringify(text)).toBe(content);
		}
	});
});

describe("the message may end", () => {
	const format = formatOf(`format test "a test"
message = (thought / open / call / list / code / content)*
thought = "<think>" reasoning "</think>"
open = "<open>" reasoning ("</open>" / $)
call = "<call>" name ":" arguments ("</call>" / $)
list = "<list>" _ (item % ",") "]" _ "</list>"
item = name "(" arguments ")"
code = "<code>" name ":" key:="k" value:text ("</code>" / $) / "<py>" name ":" key:="k" value:py ("</py>" / $)
`);
	function mayEndBehind(text: string): readonly boolean[] {
		return [[text], text.split("")].map((chunks) => {
			const parser = openParser(format, {});
			for (const chunk of chunks) parser.feed(chunk);
			const { machine } = parser;
			const before = [machine.mode, machine.threads.length, machine.looks.length];
			const may = mayEnd(machine);
			expect([machine.mode, machine.threads.length, machine.looks.length]).toEqual(before);
			return may;
		});
	}

	it.each([
		"<open>a thought that the end closes",
		"<call>f:{}",
		"<code>f:some text",
		"<py>f:[1]",
		"<py>f:12",
		"<py>f:'x'",
		"<open>a<call>f:{}",
	])("behind %j", (text) => {
		expect(mayEndBehind(text)).toEqual([true, true]);
	});

	it.each([
		"text",
		"text <cal",
		"<think>a thought that lacks its close",
		"<call>f:",
		'<call>f:{"a": 1',
		"<list>f({}",
		"<list>f({})",
		"<list>f({}),",
		"<py>f:",
	])("not behind %j", (text) => {
		expect(mayEndBehind(text)).toEqual([false, false]);
	});
});

test("a parser that is asked after each character whether it may end reads as one that is not", () => {
	const format = formatOf(`format asked "values that may be read in two ways"
message = (call / content)*
call = "<c:" name ">" (key "=" (value:json / value:text) ";")* "</c>"
`);
	const read = (text: string, asks: boolean): readonly ParserEvent[] => {
		const parser = openParser(format, { generateId: () => "id" });
		const events = text.split("").flatMap((character) => {
			const some = parser.feed(character).map((event) => ({ ...event }));
			if (asks) mayEnd(parser.machine);
			return some;
		});
		return [...events, ...parser.finish()];
	};
	for (const value of ["12", "12x", "true", "truely", "[1]", "[1] [2"]) {
		const text = `<c:f>k=${value};</c> so`;
		expect(read(text, true), text).toEqual(read(text, false));
	}
});
