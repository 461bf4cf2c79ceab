/** The input of a tool, read as an object or as the text of its one parameter: what leaves, and what waits until it is known which. */
import { describe, expect, it } from "vitest";
import { InputReader } from "../../src/runtime/scan/call/input.js";
import { ALL_REPAIRS } from "../../src/runtime/scan/repairs.js";
import { DONE, FAILED, RUNNING } from "./drive.js";

const BEFORE = '{"text":"';

function reader(before: string | null, empty = false, stringified = true): InputReader {
	const options = {
		repairs: ALL_REPAIRS,
		stringified,
		envelope: false,
		argumentsKey: false,
		nameKey: false,
		flat: false,
		wrapped: false,
		depth: 20,
		nameLength: 64,
		python: null,
		input: null,
	};
	return new InputReader(options, null, before, empty);
}

/** What leaves, and after each character how much waits. */
function read(made: InputReader, text: string) {
	let out = "";
	const waiting: number[] = [];
	const undecided: number[] = [];
	for (let i = 0; i < text.length && made.status === RUNNING; i++) {
		const j = made.scan(text, i, i + 1);
		out += made.take(text, i, j);
		waiting.push(made.waiting);
		undecided.push(made.undecided);
	}
	return { status: made.status, out, waiting, undecided, repairs: made.repairs };
}

describe("the input", () => {
	it("is a parameter: what stands before its text waits up to its first character", () => {
		const { waiting, undecided, ...rest } = read(reader(BEFORE), '" a\\nb"');
		expect(rest).toEqual({ status: DONE, out: '{"text":" a\\nb"}', repairs: [] });
		expect(waiting).toEqual([BEFORE.length, BEFORE.length, 0, 0, 0, 0, 0]);
		expect(undecided).toEqual([0, 1, 0, 1, 0, 0, 0]);
	});

	it("is an object, alone or in a string", () => {
		expect(read(reader(BEFORE), '{"a": 1}')).toMatchObject({
			status: DONE,
			out: '{"a": 1}',
			waiting: [0, 0, 0, 0, 0, 0, 0, 0],
			repairs: [],
		});
		expect(read(reader(BEFORE), '" {}"')).toMatchObject({
			status: DONE,
			out: "{}",
			waiting: [BEFORE.length, BEFORE.length, 0, 0, 0],
			undecided: [0, 1, 0, 0, 0],
			repairs: ["stringified"],
		});
		expect(read(reader(BEFORE, false, false), '"{}"').status).toBe(FAILED);
	});

	it("is nothing, or no input", () => {
		expect(read(reader(BEFORE), '""')).toMatchObject({ status: DONE, out: '{"text":""}' });
		expect(read(reader(null, true), '" "')).toMatchObject({
			status: DONE,
			out: "{}",
			waiting: [0, 0, 0],
		});
		expect(read(reader(null), '" "').status).toBe(FAILED);
		expect(read(reader(null, true), '"a"').status).toBe(FAILED);
		expect(read(reader(BEFORE), "null")).toMatchObject({ status: DONE, out: "{}" });
	});

	it("keeps the halves of a character together", () => {
		expect(read(reader(BEFORE), '"\\ud83d\\ude00\\ud83d"').out).toBe('{"text":"😀\\ud83d"}');
	});
});
