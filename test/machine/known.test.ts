/** States of attempts that are kept (src/runtime/known/known.ts): what has been read before changes nothing but time. */
import { describe, expect, it } from "vitest";
import { openParser } from "../../src/runtime/engine/parser.js";
import { createParser, type Format } from "../../src/runtime/index.js";
import { type Known, knownOf, MOST_STATES } from "../../src/runtime/known/known.js";
import type { ToolDefinition } from "../../src/runtime/options.js";
import { resolveConfig } from "../../src/runtime/program/config.js";
import { programOf } from "../../src/runtime/program/program.js";
import { sharedOut } from "../properties/support/settings.js";
import { registrySubjects } from "../properties/support/subjects.js";
import { ownTools } from "../support/own-tools.js";
import { formatOf } from "./formats.js";

const TOOLS = ["get_weather", "search", "write_note"].map((name) => ({
	name,
	parameters: {
		type: "object",
		properties: { city: { type: "string" }, days: { type: "integer" }, path: { type: "string" } },
	},
}));

function events(
	format: Format,
	text: string,
	tools: readonly ToolDefinition[],
	size: number,
): unknown[] {
	const parser = createParser(format, { tools, generateId: () => "id" });
	const all: unknown[] = [];
	for (let i = 0; i < text.length; i += size) all.push(...parser.feed(text.slice(i, i + size)));
	all.push(...parser.finish("stop"));
	return all;
}

const MOST_WHOLE = 12;
const MOST_DAMAGED = 6;
/** Where in a text an `ends` text is put. */
const ENDED = [0.4, 0.6, 0.8];

/** The examples of a format, whole and damaged: cut, a piece left out, two woven into each other, ended in the middle. */
function texts(format: Format, examples: readonly string[]): readonly string[] {
	const all: string[] = [...examples.slice(0, MOST_WHOLE)];
	examples.slice(0, MOST_DAMAGED).forEach((text, k) => {
		const other = examples[(k + 1) % examples.length] ?? "";
		const third = Math.floor(text.length / 3);
		all.push(text.slice(0, 2 * third), text.slice(0, third) + text.slice(third + 3));
		all.push(text.slice(0, 2 * third) + other, other + text.slice(third));
	});
	for (const end of format.ends.slice(0, 1))
		for (const text of examples.slice(0, MOST_DAMAGED))
			for (const part of ENDED) {
				const at = Math.floor(text.length * part);
				all.push(`${text.slice(0, at)}${end}`, `${text.slice(0, at)}${end}${text.slice(at)}`);
				// and one that begins, and is none
				for (const begun of [end.slice(0, 1), end.slice(0, 2)])
					all.push(
						`${text.slice(0, at)}${begun}x`,
						`${text.slice(0, at)}${begun}${text.slice(at)}`,
					);
			}
	for (const id of format.openings) all.push(`a ${format.literals[id] ?? ""}b`);
	return all;
}

/** All that is kept, counted one by one. */
function statesOf(known: Known): number {
	// no program needs to know
	const { attempts } = known as unknown as {
		attempts: Map<unknown, Map<number, { state: object | null }[]>>;
	};
	const begun = [...attempts.values()].flatMap((byExits) => [...byExits.values()].flat());
	const todo = begun.map(({ state }) => state);
	let count = 0;
	for (let one = todo.pop(); one !== undefined; one = todo.pop()) {
		if (one === null) continue;
		count++;
		if ("next" in one) {
			const { behindFirst, next } = one as {
				behindFirst?: object;
				next: Map<number, object> | null;
			};
			todo.push(behindFirst ?? null, ...(next?.values() ?? []));
		} else if ("then" in one) todo.push((one.then as { state?: object }).state ?? null);
	}
	return count;
}

describe("states that are kept", () => {
	for (const subject of registrySubjects()) {
		const { format, examples } = subject;
		it(`${format.name}: texts read with what is known, and without`, () => {
			const known = ownTools(TOOLS);
			const inputs = examples.map(({ input }) => input);
			const all = sharedOut(subject, texts(format, inputs), 3);
			for (let round = 0; round < 3; round++)
				for (const text of all) {
					const size = [text.length, 1, 5][round] ?? 1;
					expect(events(format, text, known, Math.max(1, size)), text).toEqual(
						events(format, text, ownTools(TOOLS), Math.max(1, size)),
					);
				}
		});
	}

	const tags = formatOf(`format tags "tags"
message = (call / content)*
call = "<f=" name ">" (pair)* "</f>"
pair = "<p=" key ">" value "</p>"`);
	const call = (name: string, ...keys: readonly string[]) =>
		`<f=${name}>${keys.map((key) => `<p=${key}>1</p>`).join("")}</f>`;

	it("tell calls of other tools and other parameters apart", () => {
		const known = ownTools(TOOLS);
		for (let round = 0; round < 3; round++)
			for (const name of ["get_weather", "search", "other"])
				for (const keys of [["city"], ["days"], ["city", "days"], ["days", "city"], ["x"]]) {
					const text = call(name, ...keys);
					expect(events(tags, text, known, text.length)).toEqual(
						events(tags, text, ownTools(TOOLS), text.length),
					);
				}
	});

	it("know which readings an ends text is data for", () => {
		const quoted = formatOf(`format quoted "values with and without quotes"
ends "<|e|>"
message = (call / content)*
call = "<f>" name "(" key ":" (quote value:text quote / value:typed) ")</f>"
quote = "<|q|>"`);
		const known = ownTools(TOOLS);
		const text = "<f>search(a:<|e|>";
		for (const size of [1, 1, 1, 2, 3, text.length])
			expect(events(quoted, text, known, size)).toEqual(
				events(quoted, text, ownTools(TOOLS), text.length),
			);
	});

	it("know which readings nobody has judged, for an ends text may have begun", () => {
		const channels = formatOf(`format channels "values in channels"
ends "<|e|>"
message = (call / content)*
call = "<|call|>" name "<|sep|>" pair* "<|done|>"
pair = '<|key|> "' key:attr '"' (' type="' skip:word '"<|sep|>' value:text / "<|sep|>" value:text) "<|done|>"`);
		const known = ownTools(TOOLS);
		const text = '<|call|>search<|sep|><|key|> "<|call|>"<|x';
		for (const size of [text.length, text.length, text.length, 1, 2, text.length])
			expect(events(channels, text, known, size)).toEqual(
				events(channels, text, ownTools(TOOLS), text.length),
			);
	});

	it("are kept in a first message only if it has many attempts", () => {
		for (const attempts of [1, 30, 34, 200]) {
			const parser = openParser(tags, { tools: ownTools(TOOLS) });
			parser.feed("<f=search></f>".repeat(attempts));
			expect(statesOf(parser.machine.known) > 0, `${attempts}`).toBe(attempts > 32);
		}
	});

	it("are given up where texts never come again", () => {
		const known = ownTools(TOOLS);
		expect(statesOf(knownOf(resolveConfig(programOf(tags), { tools: known })))).toBe(0);
		let most = 0;
		let left = 0;
		for (let k = 0; k < 1500; k++) {
			const text = `<f=n${k}x${k * k}><p=k${k}>v</p></f`;
			expect(events(tags, text, known, text.length)).toEqual(
				events(tags, text, ownTools(TOOLS), text.length),
			);
			left = statesOf(knownOf(resolveConfig(programOf(tags), { tools: known })));
			most = Math.max(most, left);
		}
		// they have come to the bound, never went over it, and those of the last time are gone, too
		expect(most).toBeGreaterThan(MOST_STATES / 2);
		expect(most).toBeLessThanOrEqual(MOST_STATES);
		expect(left).toBe(0);
	});
});
