/** What is decided where an `ends` text may have begun is known when it comes again: no readings are made for it anew. */
import { expect, it, vi } from "vitest";
import { parse } from "../../src/runtime/index.js";
import { Thread } from "../../src/runtime/readings/thread.js";
import { ownTools } from "../support/own-tools.js";
import { formatOf } from "./formats.js";

const FORMAT = formatOf(`format test "a test"
ends "<eot>"
message = (mark / long / call / content)*
call = "<call " name ">" arguments
mark = "<mark>"
long = "<mark><more>"
`);
const ROUNDS = 6;
const MARKS = 10;

it("text behind a mark that might have gone on, with what begins like an `ends` text, is known", () => {
	const tools = ownTools([{ name: "f" }]);
	const made = (["fork", "copy", "moved"] as const).map((name) => vi.spyOn(Thread.prototype, name));
	const read = (marks: number): number => {
		for (const one of made) one.mockClear();
		const { toolCalls, content } = parse(FORMAT, "<mark><eon ".repeat(marks), { tools });
		expect([toolCalls, content]).toEqual([[], "<eon ".repeat(marks)]);
		return made.reduce((sum, { mock }) => sum + mock.calls.length, 0);
	};
	const first = read(MARKS);
	for (let round = 1; round < ROUNDS; round++) read(MARKS);
	const last = read(MARKS);
	for (const one of made) one.mockRestore();
	expect(first).toBeGreaterThan(MARKS);
	expect(last).toBeLessThan(first);
});

it.each([
	["the value leaves", "<call f a:1,b:tr"],
	["the value of a key leaves", "<call f a:1,b:1e"],
	["there is none", "<call f a:1,b:"],
])("a call that ends in the beginning of an `ends` text breaks as it did: %s", (_, text) => {
	const format = formatOf(`format pairs "keys and values"
ends "<eot>"
message = (call / content)*
call = "<call " name " " (pair % ",") ">"
pair = key ":" value:json
`);
	const tools = ownTools([{ name: "f" }]);
	for (const end of ["", "<", "<e", "<eot", "<eot>", "<x"]) {
		const read = (): unknown => {
			const { toolCalls, notices } = parse(format, text + end, { tools, generateId: () => "id" });
			return [toolCalls, notices];
		};
		const first = read();
		for (let round = 1; round < ROUNDS; round++) expect(read()).toEqual(first);
	}
});
