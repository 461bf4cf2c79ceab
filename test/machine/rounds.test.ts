/** Text that repeats itself behind a call that has committed is passed over: what it comes to is that of one character at a time. */
import { describe, expect, it } from "vitest";
import { expectSame } from "../properties/laws/p01-chunking.js";
import { every } from "../properties/support/chunks.js";
import { sharedOut } from "../properties/support/settings.js";
import { registrySubjects, rows } from "../properties/support/subjects.js";
import { wholeExamples } from "../properties/support/well-formed.js";
import { feedChunks } from "../support/chunking.js";
import { formatOf } from "./formats.js";

const UNITS = ["}", "]", ")", ";", "\n", " ", "]}", "})", "\r\n", "} ", "}\n]", ",", "},"];
const LENGTH = 400;

describe.each(rows(registrySubjects()))("behind a call: %s", (_name, subject) => {
	it("a text again and again, and what follows", () => {
		for (const [turn, { input, reading, setting }] of wholeExamples(subject)
			.slice(0, 3)
			.entries()) {
			const call = reading.items.find((item) => item.type === "call");
			if (call === undefined) continue;
			const closed = [...input.slice(0, call.end).matchAll(/[}\])">]/g)];
			const places = closed.map(({ index }) => index + 1).filter((at) => at >= call.commit);
			for (const unit of sharedOut(subject, UNITS, 3, turn)) {
				const long = unit.repeat(Math.ceil(LENGTH / unit.length));
				for (const at of places.slice(-3)) {
					const text = input.slice(0, at) + long + input.slice(at);
					expectSame(
						subject,
						text,
						setting,
						[1, 50].map((size) => every(text, size)),
					);
				}
			}
		}
	});
});

const LINES = formatOf(`format lines "a call that a line ends, or the message"
message = (call / content)*
call = bol "Call " name ":" arguments _ ($ / eol)
`);
const CALL = 'Call f:{"a": 1}';
const CHUNKS = [1, 2, 7, 50, 64, 999];

it("text behind many lines of which each may end the call is content, and begins where they end", () => {
	for (const line of ["\n", "\r\n", " \n", "\n\n \n", "\n\n\n\n\n", "\n\t\n \n  "]) {
		const text = `${CALL}${line.repeat(300)}`;
		const end = line.slice(line.lastIndexOf("\n") + 1);
		const read = CHUNKS.map((size) => feedChunks(LINES, every(`${text}so`, size)));
		const ended = CHUNKS.map((size) => feedChunks(LINES, every(text, size)));
		for (const all of [read, ended]) {
			expect(all[0]?.toolCalls).toMatchObject([{ name: "f", status: "complete" }]);
			for (const one of all) expect(one).toEqual(all[0]);
		}
		expect(read[0]?.content).toBe(`${end}so`);
	}
});

const MARKS =
	formatOf(`format marks "a call and marks behind it, of which the last may belong to the next call"
message = (call / content)*
call = "<c>" name ":" arguments (";" / "," &(_ ("," / ";" / "<")))* ("</c>" / &"<c>")
`);

it("marks behind a call are counted to the last", () => {
	for (const mark of [";", ",", ",;", ";;,", ";,,;"]) {
		for (const end of ["</c>", "<c>"]) {
			const text = `<c>f:{"a": 1}${mark.repeat(300)}${end}`;
			const [first, ...others] = CHUNKS.map((size) => feedChunks(MARKS, every(`${text}so`, size)));
			expect(first?.toolCalls[0]).toMatchObject({ name: "f", status: "complete" });
			for (const other of others) expect(other).toEqual(first);
		}
	}
});
