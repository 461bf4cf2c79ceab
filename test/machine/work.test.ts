/** Work per character does not grow with the text: cases in which it once did. */
import { expect, it } from "vitest";
import { createParser } from "../../src/runtime/index.js";
import { Automaton } from "../../src/runtime/program/automaton.js";
import { ATOM, programOf } from "../../src/runtime/program/program.js";
import { countWork } from "../properties/support/work.js";
import { formatOf } from "./formats.js";

const FORMAT = formatOf(`format lists "a list, or a value that may look like one"
message = (call / content)*
call = "<call " name ">" "<" key ">" one "</call>"
one = value:list("[" (one % ",")? "]") / value:py
`);

function stepsOf(text: string): number {
	const parser = createParser(FORMAT, {});
	return countWork(() => {
		parser.feed(text);
		parser.finish();
	}, Number.POSITIVE_INFINITY);
}

it("the rounds of a loop count, whatever is in them", () => {
	const letters = String.fromCharCode(...Array.from({ length: 500 }, (_, k) => 0x4e00 + k));
	const automaton = new Automaton([...letters]);
	expect(countWork(() => automaton.classOf(0x3042), 0)).toBeGreaterThanOrEqual(500);
});

it("literals that one of two readings completes are not looked through for each further one", () => {
	const text = (items: number): string => `<call f><a>[${"1,".repeat(items)}`;
	stepsOf(text(10));
	expect(stepsOf(text(4_000)) / stepsOf(text(2_000))).toBeLessThan(2.05);
});

it("a word that could be cut anywhere is one word", () => {
	const format = formatOf(`format words "words before a bracket"
message = (call / content)*
call = "<call " &((skip:word _ skip:digits?)* "(") (skip:word _)* "(" name ">" arguments
`);
	const work = (n: number): number => {
		const parser = createParser(format, {});
		return countWork(() => parser.feed(`<call ${"1".repeat(n)}`), Number.POSITIVE_INFINITY);
	};
	work(10);
	expect(work(400) / work(200)).toBeLessThan(2.2);
});

it("which pieces of a thought were special tokens is forgotten where nothing waits", () => {
	const format = formatOf(`format thoughts "calls in thoughts"
tokens "<call>"
message = (think / call / content)*
think = "<think>" reasoning "</think>"
call = "<call>" _ "(" name ")" arguments
`);
	const work = (n: number): number => {
		const parser = createParser(format, { tools: [{ name: "f" }] });
		parser.feed("<think>");
		return countWork(() => {
			for (let k = 0; k < n; k++) {
				parser.feed({ text: "<call>", special: true });
				parser.feed({ text: "! so ", special: false });
			}
		}, Number.POSITIVE_INFINITY);
	};
	work(100);
	expect(work(800) / work(400)).toBeLessThan(2.1);
});

it("text that a call waits for, of which two readings are left, is read in runs however long it is", () => {
	const format = formatOf(`format words "strings with quotes, or without"
ends "<|e|>"
message = (call / content)*
call = "<x>" name "(" key "=" (value:json / value:text &")") ")"
`);
	const work = (n: number): number => {
		const parser = createParser(format, {});
		return countWork(() => {
			for (let k = 0; k < n; k++)
				parser.feed('<x>f(a="b'.slice(k === 0 ? 0 : 9) + "< ".repeat(500));
		}, Number.POSITIVE_INFINITY);
	};
	work(10);
	expect(work(160) / work(40)).toBeLessThan(4.4);
});

it("marks behind a call that repeat themselves cost a small part of marks that do not", () => {
	const format = formatOf(`format marks "a call and marks behind it"
message = (call / content)*
call = "<c>" name ":" arguments (";" / "," &(_ ("," / ";" / "<")))* "</c>"
`);
	const work = (marks: string): number => {
		const parser = createParser(format, {});
		parser.feed("<c>f:{}");
		return countWork(() => parser.feed(marks), Number.POSITIVE_INFINITY);
	};
	const others = Array.from(
		{ length: 1_000 },
		(_, k) => ";".repeat(k % 5) + ",".repeat(k % 3),
	).join("");
	work(others);
	for (const mark of [";", ",", ",;", ";;,", ";,,;"])
		expect(work(mark.repeat(others.length / mark.length)) / work(others)).toBeLessThan(0.2);
});

it("attempts that begin again and again are kept in the first message, too", () => {
	const format = formatOf(`format lines "one line for each parameter"
message = (call / content)*
call = "@@form " _ name _"\\n" "::" ~ rest (_ "::" rest)* _ "@@end@@"
rest = key "=" value "\\n" &("::" / "@@end@@")
`);
	const work = (name: string): number => {
		const parser = createParser(format, { tools: [{ name }] });
		const text = `@@form f\n::a=b${"\n".repeat(8_192)}`;
		return countWork(() => parser.feed(text), Number.POSITIVE_INFINITY);
	};
	const first = work("first");
	work("again");
	expect(first / work("again")).toBeLessThan(20);
});

it("a sign that may stand between two calls is read once, though a name could hold it", () => {
	const format = formatOf(`format marks "colons or commas between objects"
message = (call / content)*
call = one ((":" / ",") one)*
one = {"name": name, "arguments": arguments}
`);
	const work = (mark: string): number => {
		const parser = createParser(format, {});
		parser.feed('{"name": "f", "arguments": {"a": "b"}');
		return countWork(() => {
			for (let k = 0; k < 900; k++) parser.feed(mark);
			parser.finish();
		}, Number.POSITIVE_INFINITY);
	};
	work(",");
	expect(work(":") / work(",")).toBeLessThan(4);
});

it("a section in which each call brings a repair does not list all of them anew at each call", () => {
	const format = formatOf(`format section "calls in a section"
message = (section / content)*
section = "[" (call % between) "]"
between = ","
call = name "(" ~ arguments ")"
lenient semicolon between = ";"
`);
	const work = (n: number): number => {
		const parser = createParser(format, {});
		const text = `[f({})${";f({})".repeat(n)}]`;
		return countWork(() => parser.feed(text), Number.POSITIVE_INFINITY);
	};
	work(10);
	expect(work(400) / work(100)).toBeLessThan(4.4);
});

it("conditions in a row that may be left out are not asked anew for each way through them", () => {
	const work = (n: number): number => {
		const format = formatOf(`format asked "a name, and conditions"
message = (call / content)*
call = "<call " name ${'(&":" / &";")? '.repeat(n)}(":" / "=") arguments
`);
		const program = programOf(format);
		const name = program.steps.find(({ kind, field }) => kind === ATOM && field === "name");
		if (name === undefined) throw new Error("no name");
		return countWork(() => program.firstOf(name.to), Number.POSITIVE_INFINITY);
	};
	// each asks those behind it; ways through them there are 81 times as many
	expect(work(8) / work(4)).toBeLessThan(4);
});

it("keys and members that several readings read are read in runs", () => {
	const format = formatOf(`format members "objects with members that are skipped"
ends "<|end|>"
message = (one / two / content)*
one = "<x>" { "name": name, "arguments": arguments, ... } ";"
two = "<x>" &(skip:json "!") { "name": name, "arguments": arguments, ... } "!"
`);
	const work = (text: string): number => {
		const parser = createParser(format, {});
		return countWork(() => parser.feed(text), Number.POSITIVE_INFINITY);
	};
	work("<x>");
	for (const begin of ['<x>{"', '<x>{"a": "'])
		expect(work(`${begin}${"<".repeat(400)}`) - work(`${begin}<`)).toBeLessThan(25_000);
});
