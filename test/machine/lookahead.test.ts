/** Lookahead (src/runtime/program/lookahead.ts): an attempt is left out only where no reading could have come to anything. */
import { describe, expect, it } from "vitest";
import { listFormats } from "../../src/generated/registry.js";
import { createParser, openParser } from "../../src/runtime/engine/parser.js";
import { lookaheadOf } from "../../src/runtime/modes/attempt.js";
import { isBegun, Lookahead } from "../../src/runtime/program/lookahead.js";
import { TEXT } from "../../src/runtime/program/program.js";
import { chunkings } from "../support/chunking.js";
import { formatOf } from "./formats.js";

const TOOLS = [{ name: "now", parameters: { type: "object", properties: {} } }];
const LIMIT = 1000;
const LF = 10;

describe("lookahead", () => {
	it("never says of an example's opening that it comes to nothing", () => {
		let seen = 0;
		for (const format of listFormats()) {
			const parser = openParser(format, { tools: TOOLS });
			const { machine } = parser;
			if (machine.program.start.kind !== TEXT) continue;
			const lookahead = lookaheadOf(machine, machine.program.start);
			for (const id of format.openings) {
				const opening = format.literals[id] ?? "";
				expect(lookahead.dies(opening, 0, LF, false, true, LIMIT), opening).toBe(false);
				seen++;
			}
		}
		expect(seen).toBeGreaterThan(100);
	});

	it("knows that ordinary words begin nothing, in every format", () => {
		let known = 0;
		for (const format of listFormats()) {
			const { machine } = openParser(format, { tools: TOOLS });
			if (machine.program.start.kind !== TEXT) continue;
			const lookahead = lookaheadOf(machine, machine.program.start);
			const text = "plain words, and a (parenthesis) of them; ";
			for (let i = 1; i < text.length - 1; i++) {
				const before = text.charCodeAt(i - 1);
				if (lookahead.dies(text, i, before, true, false, LIMIT)) known++;
				else if (text.slice(i).trim() !== "")
					expect(`${format.name} ${text.slice(i)}`).toBe("known");
			}
		}
		expect(known).toBeGreaterThan(2000);
	});

	it("forgets states when they become many, and says the same", () => {
		const format = listFormats().find(({ name }) => name === "pythonic");
		if (format === undefined) throw new Error("no pythonic");
		const { machine } = openParser(format, { tools: TOOLS });
		const small = lookaheadOf(machine, machine.program.start);
		const text = Array.from({ length: 4000 }, (_, k) =>
			String.fromCharCode(200 + k, 40, 60 + (k % 50)),
		).join("");
		const first = [...text].map((_, i) => small.dies(text, i, 32, true, false, LIMIT));
		const again = [...text].map((_, i) => small.dies(text, i, 32, true, false, LIMIT));
		expect(again).toEqual(first);
		expect(small).toBeInstanceOf(Lookahead);
	});

	it("knows whether an `ends` text may stand where only the end of the message is waited for", () => {
		const format = formatOf(`format over "marks before the end of the message"
ends "<|end|>"
message = (call / over / content)*
call = "<c>" name arguments "</c>"
over = "!" _ $
`);
		const { machine } = openParser(format, { tools: TOOLS });
		const lookahead = lookaheadOf(machine, machine.program.start);
		const dies = (text: string): boolean => lookahead.dies(text, 0, 32, true, false, LIMIT);
		for (const text of ["! x", "! <b", "!<b", "! </c>", "! <|e<"])
			expect([text, dies(text)]).toEqual([text, true]);
		for (const text of ["!", "! ", "! <", "!<|", "! <|end|>", "!<|end|>!"])
			expect([text, dies(text)]).toEqual([text, false]);
	});

	it("knows with which characters a value begins, repairs included, in strict mode as well", () => {
		const format = formatOf(`format over "a value in text that is left out"
message = (call / over / content)*
call = "<c>" name arguments "</c>"
over = "!" _ skip:json ";"
`);
		const { machine } = openParser(format, { tools: TOOLS, strict: true });
		const lookahead = lookaheadOf(machine, machine.program.start);
		const dies = (text: string): boolean => lookahead.dies(text, 0, 32, true, false, LIMIT);
		for (const text of ["!<", "! <", "!)", "! ;", "!}", "!!", "!?", "!/", "! \u201c", "!\u00e9"])
			expect([text, dies(text)]).toEqual([text, true]);
		for (const text of ["!", "! ", ..."{[\"'-+.0tfnTFNu".split("").map((c) => `! ${c}`)])
			expect([text, dies(text)]).toEqual([text, false]);
	});

	it("knows the two ways to end a line", () => {
		const format = formatOf(`format lines "a name behind the end of a line"
message = (call / content)*
call = "@" eol ":" name ";" arguments
`);
		const { machine } = openParser(format, { tools: TOOLS });
		const lookahead = lookaheadOf(machine, machine.program.start);
		const dies = (text: string): boolean => lookahead.dies(text, 0, 32, true, false, LIMIT);
		for (const text of ["@x", "@ \n", "@\r\r\n", "@\r:", "@\n\n", "@\n\r", "@x:", "@x\n:"])
			expect([text, dies(text)]).toEqual([text, true]);
		for (const text of ["@", "@\r", "@\n", "@\r\n", "@\n:", "@\r\n:"])
			expect([text, dies(text)]).toEqual([text, false]);
	});

	it("knows with which characters the name of a declared tool begins", () => {
		const format = formatOf(`format names "a mark and a name"
message = (call / content)*
call = "@" name:tool ":" arguments
`);
		const { machine } = openParser(format, { tools: TOOLS });
		const lookahead = lookaheadOf(machine, machine.program.start);
		const dies = (text: string): boolean => lookahead.dies(text, 0, 32, true, false, LIMIT);
		for (const text of ["@x", "@no:", "@noon", "@now ", "@nowx"])
			expect([text, dies(text)]).toEqual([text, true]);
		for (const text of ["@", "@n", "@no", "@now", "@now:"])
			expect([text, dies(text)]).toEqual([text, false]);
	});

	it("knows that an `ends` text is data in a value", () => {
		const format = formatOf(`format values "values of texts"
ends "<|end|>"
message = (call / content)*
call = "<v>" name ":" key ">" value:text "</v>"
`);
		const { machine } = openParser(format, { tools: TOOLS });
		const value = machine.program.steps.find(({ field }) => field === "value");
		if (value === undefined) throw new Error("no value");
		const lookahead = lookaheadOf(machine, value);
		for (const text of ["<|end|>", "<<|end|>", "</<|end|>", "</v<|end|>"])
			expect([text, lookahead.dies(text, 0, 32, true, false, LIMIT)]).toEqual([text, true]);
		for (const text of ["<", "</v", "</v>"])
			expect([text, lookahead.dies(text, 0, 32, true, false, LIMIT)]).toEqual([text, false]);
	});
});

it("an `ends` text has begun where it agrees with the text as far as both go", () => {
	const short = ["", "a", "b", ...["a", "b"].flatMap((one) => [`${one}a`, `${one}b`, `${one}aa`])];
	for (const end of short)
		for (const text of short)
			for (let at = 0; at <= text.length; at++) {
				const rest = text.slice(at);
				const agrees = end.startsWith(rest) || rest.startsWith(end);
				expect([end, text, at, isBegun(end, text, at)]).toEqual([end, text, at, agrees]);
			}
});

it("knows of a word that it is no call whose name may be any word, and of a word and a bracket that it may be one", () => {
	const format = formatOf(`format words "a call begins with its name"
message = (call / content)*
call = name "(" (key "=" value:py) % ", " ")"
`);
	const { machine } = openParser(format, {});
	const lookahead = lookaheadOf(machine, machine.program.start);
	const dies = (text: string) => lookahead.dies(text, 0, LF, false, true, LIMIT);
	for (const text of ["plain words", "plain, ", "plain[", "a\nb"])
		expect(dies(text), text).toBe(true);
	for (const text of ["plain", "plain(", "plain(a=", "a"]) expect(dies(text), text).toBe(false);
});

it("strict mode holds nothing for a close that only a lenient rule reads there", () => {
	const format = formatOf(`format thought "a thought that ends in a line of its own"
message = (think / call / content)*
think = "<think>" reasoning close
close = bol "</think>"
lenient inline close = "</think>"
call = "<call>" name ":" arguments "</call>"
`);
	const thought = "a</think>b";
	for (const chunks of chunkings(`<think>${thought}`)) {
		const parser = createParser(format, { strict: true });
		const left = chunks.flatMap((chunk) => parser.feed(chunk));
		const said = left.map((event) => (event.type === "reasoning" ? event.text : event.type));
		expect(said.join(""), `${chunks}`).toBe(thought);
	}
});

it("knows that no reading begins within white space of the text", () => {
	const format = formatOf(`format spaces "a mark behind white space"
message = (call / over / content)*
call = "<c>" name arguments "</c>"
over = _ skip:digits "!"
`);
	const { machine } = openParser(format, { tools: TOOLS });
	const lookahead = lookaheadOf(machine, machine.program.start);
	const dies = (before: string, entered: boolean): boolean =>
		lookahead.dies(" 1", 0, before.charCodeAt(0), true, entered, LIMIT);
	expect(["a", " ", "\n"].map((before) => dies(before, false))).toEqual([false, true, true]);
	expect([" ", "\n"].map((before) => dies(before, true))).toEqual([false, false]);
});
