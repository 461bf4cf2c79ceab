/** A message that does not begin with its loop (2.5): text that begins otherwise is read by the loop. */
import { describe, expect, it } from "vitest";
import { both } from "./both.js";

const CALL = 'call = "<call>" name ":" arguments "</call>"';
const RUN = "<call>f:{}</call>";
const called = (from: number): string => `call ${from}-${from + 17} "f" {} complete []`;

describe("a thought that must stand first", () => {
	const source = `message = think (call / content)*\nthink = "<think>" reasoning "</think>"\n${CALL}`;
	it("is read where it stands", () => {
		expect(both(source, `<think>x</think>y${RUN}`)).toEqual([
			'reasoning 7-8 "x"',
			'content 16-17 "y"',
			called(17),
		]);
	});
	it("takes no call with it where the model has left it out", () => {
		expect(both(source, RUN)).toEqual([called(0)]);
		expect(both(source, `Yes. ${RUN}`)).toEqual(['content 0-5 "Yes. "', called(5)]);
		expect(both(source, `<thin${RUN}`)).toEqual(['content 0-5 "<thin"', called(5)]);
	});
	it("that the input cuts in its opening is text", () => {
		expect(both(source, "<thi")).toEqual(['content 0-4 "<thi"']);
	});
});

describe("a frame that must stand first", () => {
	const source = `message = "<answer>" content "</answer>" call*\n${CALL}`;
	it("is a frame only where it was opened", () => {
		expect(both(source, `<answer>x</answer>${RUN}`)).toEqual(['content 8-9 "x"', called(18)]);
		const text = "No <answer>x</answer>";
		expect(both(source, text)).toEqual([`content 0-21 ${JSON.stringify(text)}`]);
		expect(both(source, text + RUN).slice(1)).toEqual([called(21)]);
	});
	it("without a loop behind it leaves what does not begin so to no one", () => {
		const alone = 'message = "<answer>" content "</answer>"';
		expect(both(alone, "<answer>x</answer>")).toEqual(['content 8-9 "x"']);
		expect(both(alone, "No <answer>x</answer>")).toEqual([
			'content 0-21 "No <answer>x</answer>"',
			"notices after-end",
		]);
	});
});

describe("what stands behind a call in its frame", () => {
	const source = `
message = (sec / content)*
sec = "<a>" (call / "none") "</x>" _ "</a>" (";" skip:digits ".")?
call = "<c " name ":" arguments ">"
`;
	it("is text where the rest does not follow", () => {
		for (const rest of ["</x>z", "</x> z", "</x></az", "</y>"])
			expect(both(source, `<a><c f:{}>${rest}`)).toEqual([
				'call 3-11 "f" {} complete []',
				`content 11-${11 + rest.length} ${JSON.stringify(rest)}`,
			]);
	});

	it("is the frame's where it does", () => {
		expect(both(source, "<a><c f:{}></x> </a>;12.z")).toEqual([
			'call 3-11 "f" {} complete []',
			'content 24-25 "z"',
		]);
		expect(both(source, "<a>none</x></a>")).toEqual([]);
	});
});

describe("a section within a section, where the message ends", () => {
	const runs = (close: string): string => `
message = (sec / content)*
sec = "<runs>" call (" " call+)* ${close}
call = "<c " name ":" arguments ">"
`;
	it("is told of only where one of them still needs something", () => {
		const text = "<runs><c f:{}> <c f:{}>";
		const calls = ['call 6-14 "f" {} complete []', 'call 15-23 "f" {} complete []'];
		expect(both(runs(""), text)).toEqual(calls);
		expect(both(runs('"</runs>"'), text)).toEqual([...calls, "notices unclosed"]);
	});
});

describe("content behind which content may follow", () => {
	const source = (say: string): string => `
message = (say / call / content)*
say = "<say>" ${say}
${CALL}
`;
	const said = (from: number, to: number): string =>
		`content ${from}-${to} ${JSON.stringify("N".repeat(to - from))}`;
	it("goes on to an item of the loop", () => {
		for (const say of ["content", 'content "</say>"?', "content eol?"]) {
			expect(both(source(say), "<say>NN"), say).toEqual([said(5, 7)]);
			expect(both(source(say), `<say>NN${RUN}`), say).toEqual([said(5, 7), called(7)]);
			expect(both(source(say), "<say>N<say>N"), say).toEqual([said(5, 6), said(11, 12)]);
		}
	});
	it("ends at its mark, where that stands", () => {
		const marked = source('content "</say>"?');
		expect(both(marked, "<say>N</say>")).toEqual([said(5, 6)]);
		expect(both(marked, "<say>N</say>x")).toEqual([said(5, 6), 'content 12-13 "x"']);
		expect(both(source("content eol?"), "<say>N\nx")).toEqual([said(5, 6), 'content 7-8 "x"']);
	});
	it("reads the mark of the second", () => {
		const frame = source('content content "</say>"');
		expect(both(frame, "<say>NN</say>x")).toEqual([said(5, 7), 'content 13-14 "x"']);
	});
});
