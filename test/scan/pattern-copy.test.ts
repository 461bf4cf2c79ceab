/** A copy of the reader of a call's object reads on as the reader itself would have, wherever it was made. */
import { describe, expect, it } from "vitest";
import type { Member, Pattern } from "../../src/runtime/contract.js";
import { pythonKind } from "../../src/runtime/kinds/python.js";
import { declaredBy } from "../../src/runtime/program/declared.js";
import type { CallReading } from "../../src/runtime/scan/call/members.js";
import { PatternReader } from "../../src/runtime/scan/call/pattern.js";
import { ALL_REPAIRS } from "../../src/runtime/scan/repairs.js";
import { RUNNING } from "./drive.js";

const tool = { name: "f", parameters: { type: "object", properties: { a: {}, l: {} } } };

function field(name: "name" | "arguments" | "id", py: boolean, optional = false): Member {
	const kind = py && name === "arguments" ? "py" : name === "arguments" ? "json" : "word";
	return { keys: [name], optional, commit: false, value: { field: name, kind } };
}

function howOf(wrapped: boolean): CallReading {
	const tools = wrapped ? new Map([["f", tool]]) : new Map<string, typeof tool>();
	return {
		commit: "auto",
		options: {
			repairs: ALL_REPAIRS,
			stringified: true,
			envelope: true,
			argumentsKey: true,
			nameKey: true,
			flat: true,
			wrapped: true,
			depth: 20,
			nameLength: 64,
			python: pythonKind,
			input: null,
		},
		tools: new Set(),
		known: { name: null, committed: false },
		declared: declaredBy(tools, null),
	};
}

function patternOf(py: boolean, nested: boolean): Pattern {
	const members = [field("name", py), field("arguments", py), field("id", py, true)];
	if (!nested) return { py, open: true, members };
	const type: Member = {
		keys: ["type"],
		optional: true,
		commit: false,
		value: { text: "function" },
	};
	const inner: Member = {
		keys: ["function"],
		optional: false,
		commit: false,
		value: { members, open: true },
	};
	return { py, open: true, members: [type, inner] };
}

function readerAt(pattern: Pattern, wrapped: boolean, text: string, at: number): PatternReader {
	const reader = new PatternReader(pattern, howOf(wrapped));
	for (let j = 0; j < at && reader.status === RUNNING; ) j = reader.read(text, j, at);
	return reader;
}

/** All that can be told of the reader behind the text, and what it gave. */
function readOn(reader: PatternReader, text: string): object {
	let end = 0;
	let out = reader.takeArguments();
	const seen: unknown[] = [];
	while (end < text.length && reader.status === RUNNING) {
		const j = reader.read(text, end, end + 1);
		out += reader.takeArguments();
		const { name, id, ready, repairs, nesting, leftOut, onlyEnvelopeMissing } = reader;
		const { depth, inString, quote } = nesting;
		seen.push([name, id, ready, repairs.join(), depth, inString, quote, onlyEnvelopeMissing]);
		seen.push(leftOut.keys.join(), leftOut.withheld, leftOut.repeated.join());
		const { lateIdAt } = reader.identity;
		seen.push(lateIdAt >= 0);
		reader.identity.lateIdAt = -1;
		if (j === end) break;
		end = j;
	}
	return { status: reader.status, end, out, seen };
}

const TEXTS = [
	'{"name": "f", "arguments": {"a": 1}, "id": "x"} ',
	'{"id": "x", "name": "f", "x": [1], "arguments": {"a": 1}}',
	'{"x": {"y": 1}, "name": "f", "arguments": {"a": 1}, "arguments": {"a": 2}}',
	'{"arguments": {"a": 1}, "name": "f"}',
	'{"name": "f", "name": "g", "input": {"a": "}"}}',
	'{"function": {"name": "f", "arguments": {"a": 1}}, "x": 1}',
	'{"type": "function", "function": {"name": "f", "arguments": {}}}',
	"{name: 'f' /* c */, // d\n \"arguments\" => {k: True}}",
	'{"name": "f"; "arguments" = "{\\"a\\": 1}"}',
	'{"name": "f" "arguments": null}',
	'{"n\\u0061me" "f", "arguments": {"arguments": {"a": 1}}}',
	'{"name": "f", "arguments": {"name": "f", "params": {"a": 1}}}',
	'{"name": "f", "a": 1, "l": []}',
	'{"action": "f", "arguments": {"a": 1}}',
	'{"name": "f", "arguments": {"a": 1} x',
	'{"name": ["f"], "arguments": {}}',
];
const PYTHON = [
	"{'name': 'f', 'arguments': {'a': (1,)}}",
	"{'name': 'f' 'g', \"arguments\": {1, 2}}",
];

describe("a copy reads on as the reader", () => {
	for (const py of [false, true])
		for (const nested of [false, true])
			for (const wrapped of [false, true])
				it(`${py ? "of Python" : "of JSON"}${nested ? ", nested" : ""}${wrapped ? ", with tools" : ""}`, () => {
					const pattern = patternOf(py, nested);
					let copies = 0;
					for (const text of py ? [...PYTHON, ...TEXTS.slice(0, 6)] : TEXTS)
						for (let at = 0; at < text.length; at++) {
							const reader = readerAt(pattern, wrapped, text, at);
							const copy = reader.copy();
							if (copy === null) continue;
							copies++;
							const rest = text.slice(at);
							// the copy is not moved by what its reader reads
							reader.read(']}"x', 0, 4);
							const other = readerAt(pattern, wrapped, text, at);
							expect(readOn(copy, rest), `${text} from ${at}`).toEqual(readOn(other, rest));
						}
					expect(copies).toBeGreaterThan(100);
				});

	it("at each place up to the first brace of the arguments, where nothing else has been read", () => {
		const text = '{"name": "f", "arguments": {';
		const reader = new PatternReader(patternOf(false, false), howOf(true));
		for (let k = 0; k < text.length; k++) {
			expect(reader.copy(), `at ${k}`).not.toBe(null);
			reader.read(text, k, k + 1);
		}
		expect(reader.copy()).not.toBe(null);
		reader.read('"', 0, 1);
	});

	it("at no place behind an id, arguments, or a member that is not bound", () => {
		for (const own of ['"id": "x"', '"arguments": {"a": 1}', '"x": 1']) {
			const text = `{${own}, "name": "f"`;
			const reader = new PatternReader(patternOf(false, false), howOf(true));
			for (let k = 0; k < text.length; k++) {
				reader.read(text, k, k + 1);
				// what has been taken has left: it would come again
				reader.takeArguments();
				if (k > own.length) expect(reader.copy(), `${text} at ${k}`).toBe(null);
			}
		}
	});
});
