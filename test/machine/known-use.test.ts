/** States of attempts that are kept are used: what has come before makes no state or run anew, and few readings. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createParser, type Format } from "../../src/runtime/index.js";
import { Known, knownOf, MOST_STATES, MOST_WITHOUT } from "../../src/runtime/known/known.js";
import { State } from "../../src/runtime/known/state.js";
import { Undecided } from "../../src/runtime/machine/undecided.js";
import type { ToolDefinition } from "../../src/runtime/options.js";
import { resolveConfig } from "../../src/runtime/program/config.js";
import { programOf } from "../../src/runtime/program/program.js";
import { Thread } from "../../src/runtime/readings/thread.js";
import { registrySubjects } from "../properties/support/subjects.js";
import { ownTools } from "../support/own-tools.js";
import { formatOf } from "./formats.js";

/** How often they are called is counted. */
const COUNTED = [
	[Thread.prototype, ["fork", "copy", "moved"]],
	[Known.prototype, ["add"]],
	[State.prototype, ["findRun", "behind"]],
	[Undecided.prototype, ["holdFromHere"]],
] as const;

let readings = 0;
let added = 0;
let runs = 0;
let attempts = 0;
let looks = 0;
const real: (() => void)[] = [];

beforeAll(() => {
	for (const [prototype, names] of COUNTED) {
		for (const name of names) {
			const methods = prototype as unknown as Record<string, (...given: unknown[]) => unknown>;
			const method = methods[name];
			if (method === undefined) throw new Error(`no ${name}`);
			real.push(() => {
				methods[name] = method;
			});
			methods[name] = function (this: unknown, ...given: unknown[]): unknown {
				if (name === "add") added++;
				else if (name === "findRun") runs++;
				else if (name === "behind") looks++;
				else if (name === "holdFromHere") attempts++;
				else readings++;
				return method.apply(this, given);
			};
		}
	}
});

afterAll(() => {
	for (const restore of real) restore();
});

function toolsOf(): readonly ToolDefinition[] {
	const properties = { city: { type: "string" } };
	return ownTools([{ name: "get_weather", parameters: { type: "object", properties } }]);
}

/** The events of each step. */
function parse(format: Format, text: string, tools: readonly ToolDefinition[]): string {
	let ids = 0;
	const options = { tools, generateId: () => `id-${ids++}` };
	const parser = createParser(format, options);
	return JSON.stringify([parser.feed(text), parser.finish()]);
}

/** A beginning is kept when it comes a second time, what follows a decision behind it a time later, and so on. */
const ROUNDS = 6;
/** Readings that are made where something is decided, of those that are made when nothing is known. */
const SHARE = 0.1;

describe("what has come before", () => {
	let first = 0;
	let last = 0;
	for (const { format, examples } of registrySubjects()) {
		it(`${format.name}: is known, makes two fifths of the readings at most, and leaves as it did`, () => {
			const tools = toolsOf();
			const before: string[] = [];
			let one = 0;
			for (let round = 1; round <= ROUNDS; round++) {
				readings = added = runs = 0;
				const now = examples.map(({ input }) => parse(format, input, tools));
				if (round === 1) {
					first += readings;
					one = readings;
					before.push(...now);
				} else expect(now).toEqual(before);
			}
			last += readings;
			expect([added, runs]).toEqual([0, 0]);
			expect(readings).toBeLessThanOrEqual(one * 0.4);
		});
	}

	it("is known where a value dies of it, too", () => {
		const { format } = registrySubjects().find(({ format: { name } }) => name === "nemotron") ?? {};
		if (format === undefined) throw new Error("no nemotron");
		const tools = toolsOf();
		const objects = (n: number): string => `<TOOLCALL>${"{}".repeat(n)}`;
		for (let round = 1; round <= ROUNDS; round++) parse(format, objects(10), tools);
		readings = 0;
		const text = parse(format, objects(100), tools);
		expect(text).toContain(objects(100).slice(20));
		expect(readings).toBeLessThan(50);
	});

	it("is known where readings die behind the beginning of an `ends` text, too", () => {
		const over = formatOf(`format over "a mark before the end of the message"
ends "<|end|>"
message = (over / call / content)*
call = "<call " name ">" arguments
over = "</answer>" _ $
`);
		const tools = toolsOf();
		const marks = (n: number): string => "</answer>\n".repeat(n);
		for (let round = 1; round <= ROUNDS; round++) parse(over, marks(10), tools);
		readings = 0;
		expect(parse(over, `${marks(100)}.`, tools)).toContain("</answer>");
		expect(readings).toBeLessThan(50);
	});

	it.each([
		["with another reading", "nemotron", "<TOOLCALL>.null"],
		["without one", "plain", "<call get_weather>."],
	])("is known where there are too many calls, too, %s", (_, name, call) => {
		const plain = formatOf(`format plain "a mark and a name"
ends "<|end|>"
message = (call / content)*
call = "<call " name ">" arguments?
`);
		const known = registrySubjects().find(({ format }) => format.name === name);
		const tools = toolsOf();
		const parseMany = (calls: number): string => {
			const parser = createParser(known?.format ?? plain, { tools, limits: { calls: 2 } });
			return JSON.stringify(parser.feed(call.repeat(calls)));
		};
		for (let round = 1; round <= ROUNDS; round++) parseMany(10);
		readings = 0;
		expect(parseMany(100)).toContain("limit-calls");
		expect(readings).toBeLessThan(100);
	});

	it("is known where a value dies in a committed call, and a key goes on", () => {
		const pairs = formatOf(`format pairs "keys and values"
message = (call / content)*
call = "<call " name " " (pair % ",") ">"
pair = key ":" value:json
`);
		const tools = toolsOf();
		const call = (n: number): string => `<call get_weather a:1,b:thou${":".repeat(n)}`;
		for (let round = 1; round <= ROUNDS; round++) parse(pairs, call(240), tools);
		readings = 0;
		expect(parse(pairs, call(240), tools)).toContain("call-start");
		expect(readings).toBeLessThan(50);
	});

	it("begins no attempt that is known to die soon", () => {
		const texts = formatOf(`format texts "values before a closing mark"
message = (call / content)*
call = "<call " name " " (key "=" value:text ended)* "/>"
ended = ";" &(_ (key "=" / "/>"))
`);
		const tools = toolsOf();
		const call = (n: number): string => `<call get_weather city=a${"; /".repeat(n)}`;
		for (let round = 1; round <= ROUNDS; round++) parse(texts, call(60), tools);
		attempts = 0;
		expect(parse(texts, `${call(60)};/>`, tools)).toContain('"complete"');
		expect(attempts).toBeLessThan(10);
	});

	it("is not what stands behind a value, which is another one each time", () => {
		const noted = formatOf(`format noted "a text that begins with a JSON value"
message = (call / content)*
call = "<call " name " " &(skip:json _ "|") key:="city" value:text "|end"
`);
		const tools = toolsOf();
		const blanks = " ".repeat(40);
		for (let k = 0; k < 20; k++) {
			added = 0;
			const text = parse(noted, `<call get_weather "no ${k}"${blanks}|end`, tools);
			expect(text).toContain("call-end");
			if (k >= ROUNDS) expect(added).toBeLessThan(blanks.length / 2);
		}
	});

	it("makes few readings of prose, in small chunks, too", () => {
		const words = "a chance to see what the parser can do, -> then call it an answer\n";
		const text = words.repeat(40);
		for (const { format } of registrySubjects()) {
			const tools = toolsOf();
			for (let round = 1; round <= ROUNDS; round++) {
				const parser = createParser(format, { tools });
				readings = 0;
				for (let i = 0; i < text.length; i += 5) parser.feed(text.slice(i, i + 5));
			}
			expect([format.name, readings < text.length / 10]).toEqual([format.name, true]);
		}
	});

	it("is compared as a whole where it always comes as one", () => {
		const long = formatOf(`format long "a long mark"
message = (call / content)*
call = "<a-mark-that-always-comes-as-a-whole>" name ">" arguments
`);
		const tools = toolsOf();
		const mark = "<a-mark-that-always-comes-as-a-whole>";
		for (let round = 1; round <= ROUNDS; round++) {
			looks = 0;
			expect(parse(long, `Hm. ${mark}get_weather>{}`, tools)).toContain("call-start");
		}
		expect(looks).toBeLessThan(mark.length / 2);
	});

	it("reads on in its place what it gives back", () => {
		const lines = formatOf(`format lines "a name between empty lines"
message = (call / content)*
call = eol eol name:tool eol arguments
`);
		const tools = toolsOf();
		const parser = createParser(lines, { tools });
		parser.feed("Oslo.\n");
		attempts = 0;
		for (let k = 0; k < 4; k++) parser.feed("\n".repeat(64));
		expect(attempts).toBeLessThan(4 * 8);
	});

	it.each(["\n", " \n", "\r\n", "\n \t", "\n\n  "])(
		"goes on in white space that is longer than an attempt may be: %j",
		(blank) => {
			const lines = formatOf(`format blank "a call behind empty lines"
message = (call / content)*
call = eol _ "<call " name ">" arguments
`);
			const tools = toolsOf();
			const read = (n: number): string =>
				parse(lines, `a${blank.repeat(n / blank.length)}b`, tools);
			for (let round = 1; round <= ROUNDS; round++) read(336);
			attempts = looks = 0;
			expect(JSON.parse(read(2400))).toMatchObject([[{ type: "content" }], []]);
			expect(attempts).toBeLessThan(100);
			expect(looks).toBeLessThan(4 * 2400);
		},
	);

	it("is the same where the beginning of an `ends` text is the end of a chunk", () => {
		const marks = formatOf(`format marks "a long name"
ends "✿bye"
message = (call / content)*
call = "<call " name "✿args" arguments
`);
		const tools = toolsOf();
		const text = `<call f${"✿ar".repeat(60)}`;
		const cut = (at: number): void => {
			const parser = createParser(marks, { tools });
			parser.feed(text.slice(0, at));
			parser.feed(text.slice(at));
		};
		for (let round = 1; round <= ROUNDS; round++) cut(text.length);
		added = 0;
		for (let at = 8; at < text.length; at += 3) cut(at);
		// the state before the chunk's end, and the way back
		expect(added).toBeLessThan(3 * 60);
	});

	it("makes a tenth of the readings", () => {
		expect(first).toBeGreaterThan(100_000);
		expect(last / first).toBeLessThan(SHARE);
	});
});

describe("a list that is full", () => {
	const tags = formatOf(`format tags "tags"
message = (call / content)*
call = "<f=" name ">" (pair)* "</f>"
pair = "<p=" key ">" value "</p>"`);
	/** Texts whose beginnings come again, and whose names do not. */
	const fresh = (k: number): string => `<f=n${k}x${k * k}><p=k${k}>v</p></f`;
	const often = "<f=get_weather><p=city>Oslo</p></f>";
	/** so often in a row it was made anew, and not worth it */
	const GIVEN_UP = 4;
	const keptOf = (tools: readonly ToolDefinition[]): Known => {
		const known = knownOf(resolveConfig(programOf(tags), { tools }));
		if (known === null) throw new Error("nothing is kept");
		return known;
	};
	const times = (tools: readonly ToolDefinition[]): number =>
		(keptOf(tools) as unknown as { times: number }).times;

	it("is begun anew as often as it was worth it", () => {
		const tools = toolsOf();
		added = 0;
		for (let k = 0; k < 400; k++) {
			parse(tags, fresh(k), tools);
			for (let n = 0; n < 12; n++) parse(tags, often, tools);
		}
		expect(added).toBeGreaterThan(MOST_STATES);
		expect(times(tools)).toBe(0);
	});

	it("is given up where texts never come again, and tried once more behind many attempts", () => {
		const tools = toolsOf();
		for (let k = 0; k < 1500; k++) {
			parse(tags, fresh(k), tools);
			if (k > 1 && times(tools) === GIVEN_UP) break;
		}
		const read = (): number => (keptOf(tools) as unknown as { read: number }).read;
		added = 0;
		for (let n = 0; n < 100; n++) parse(tags, often, tools);
		expect([added, read()]).toEqual([0, 0]);
		for (let n = 0; n < MOST_WITHOUT && read() === 0; n++) parse(tags, often, tools);
		expect(added).toBeGreaterThan(0);
		const before = read();
		for (let n = 0; n < 100; n++) parse(tags, often, tools);
		expect(read() - before).toBeGreaterThan(100 * "<f=get_weather>".length);
		// other texts that never come again take it once, and not for good
		added = 0;
		for (let k = 2000; k < 3500; k++) parse(tags, fresh(k), tools);
		expect(added).toBeLessThan(2 * MOST_STATES);
	});
});
