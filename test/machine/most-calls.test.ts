/** Behind `limits.calls` calls no further one begins (3.21): what would be one is content, with one notice, and what is no call is read as before. */
import { expect, test } from "vitest";
import { feedAllWays } from "../support/chunking.js";
import { formatOf } from "./formats.js";

const CALL = 'call = "<call>" name ":" arguments "</call>"';

/** Content, the names of the calls, and the codes of the notices. */
function read(rules: string, text: string, calls: number): readonly unknown[] {
	const format = formatOf(`format most "calls"\nmessage = ${rules}\n${CALL}\n`);
	const [{ content, toolCalls, notices }] = feedAllWays(format, text, { limits: { calls } });
	return [
		content,
		toolCalls.map(({ name }) => name).join(),
		notices.map(({ code }) => code).join(),
	];
}

const [F, G] = ["<call>f:{}</call>", "<call>g:{}</call>"];

test("a call is content, be it whole, cut or broken", () => {
	const message = "(call / content)*";
	expect(read(message, `${F}${G}.`, 2)).toEqual([".", "f,g", ""]);
	expect(read(message, `${F}${G}.`, 1)).toEqual([`${G}.`, "f", "limit-calls"]);
	expect(read(message, `${F}${G}.`, 0)).toEqual([`${F}${G}.`, "", "limit-calls"]);
	expect(read(message, `${F} <call>g:{`, 1)).toEqual([" <call>g:{", "f", "limit-calls"]);
	expect(read(message, `${F}${G}${F}${G}`, 1)).toEqual([G + F + G, "f", "limit-calls"]);
});

test("a call in a section is content, and the section is markup all the same", () => {
	const rules = '(section / content)*\nsection = "<calls>" (call % ",") "</calls>"';
	expect(read(rules, `<calls>${F},${G}</calls>.`, 1)).toEqual([`,${G}.`, "f", "limit-calls,stray"]);
	expect(read(rules, `<calls>${F},${G}</calls>.`, 2)).toEqual([".", "f,g", ""]);
});

test("markup that begins as a call does is markup", () => {
	const rules = '(mark / call / content)*\nmark = "<call>" skip:word ":{}!"';
	expect(read(rules, `${F}<call>x:{}!.`, 2)).toEqual([".", "f", ""]);
	expect(read(rules, `${F}<call>x:{}!.`, 1)).toEqual([".", "f", "limit-calls"]);
	expect(read(rules, `${F}${G}!.`, 1)).toEqual([`${G}!.`, "f", "limit-calls"]);
});

test("a call in an object is one too many as soon as its name is known, however its arguments end", () => {
	const format = formatOf(`format most "calls in objects"
message = (call / content)*
call = "<call>" { "name": name, "arguments": arguments } "</call>"
`);
	const first = '<call>{"name":"f","arguments":{}}</call>';
	for (const rest of ["", "1", "]]}}</call>", "1}}</call>."]) {
		const further = `<call>{"name":"g","arguments":{"a":${rest}`;
		const [message] = feedAllWays(format, first + further, { limits: { calls: 1 } });
		expect([message.content, ...message.notices.map(({ code }) => code)]).toEqual([
			further,
			"limit-calls",
		]);
	}
});
