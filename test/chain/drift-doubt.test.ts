/** One text that several formats read as a call: which reading counts, and that none runs where they read different calls. */
import { describe, expect, test } from "vitest";
import { hermes } from "../../src/generated/formats/hermes.js";
import type { Format } from "../../src/runtime/contract.js";
import { formatOf } from "../machine/formats.js";
import { DRIFTING } from "./drift-options.js";
import { hearAllWays } from "./support.js";

const TOOLS = ["put", "get"].map((name) => ({
	name,
	parameters: {
		type: "object",
		properties: { n: { type: "integer" } },
		additionalProperties: { type: "string" },
	},
}));

/** A format of one call between two marks. */
function marked(name: string, call: string): Format {
	return formatOf(`format ${name} "${name}"\n\nmessage = (call / content)*\ncall = ${call}\n`);
}

const asWritten = marked("as_written", '"[[call " name "|" key:="p" value "]]"');
const named = (tool: string): Format =>
	marked(`always_${tool}`, `"[[call put|" name:="${tool}" key:="p" value "]]"`);
const keyed = (key: string): Format =>
	marked(`with_${key}`, `"[[call " name "|" key:="${key}" value "]]"`);
const trimmed = marked("trimmed", '"[[call " name "|" _ key:="p" value _ "]]"');
/** The text is no number, so the call does not fit. */
const unfit = keyed("n");

const read = (text: string, drift: readonly Format[], more = {}) =>
	hearAllWays(hermes, text, { ...DRIFTING, tools: TOOLS, drift, ...more });

const TEXT = "[[call put|a]]";

function doubted(drift: readonly Format[], names: string): void {
	const { message, outcome } = read(TEXT, drift);
	expect(message).toMatchObject({ content: TEXT, toolCalls: [], finishReason: "stop" });
	expect(outcome).toMatchObject({ mode: "none", closed: { gate: "single" } });
	expect(outcome.closed?.message).toBe(`${names} read the text as different calls`);
	expect(outcome.reask).toContain(`No tool was run: ${names} read the text as different calls.`);
	expect(message.notices.map(({ code }) => code)).toEqual(["reask"]);
}

describe("formats that read one text", () => {
	test("as calls of different tools: none runs", () => {
		doubted([asWritten, named("get")], "as_written and always_get");
		doubted([named("get"), asWritten], "always_get and as_written");
	});

	test("as calls with different arguments: none runs", () => {
		doubted([asWritten, keyed("q")], "as_written and with_q");
	});

	test("the first of three otherwise than the last: the message names these two", () => {
		doubted([asWritten, named("put"), keyed("q")], "as_written and with_q");
	});

	test("alike: it is that call", () => {
		const { message, outcome } = read(TEXT, [asWritten, named("put"), keyed("p")]);
		expect(outcome).toEqual({ mode: "drift", candidates: 1, closed: null, reask: null });
		expect(message.toolCalls).toMatchObject([{ name: "put", arguments: '{"p":"a"}' }]);
		expect(message.notices[0]?.message).toContain("(as_written)");
	});

	test("alike but for the white space around a text: it is that call, as the first reads it", () => {
		const spaced = "[[call put| a ]]";
		for (const [drift, value] of [
			[[asWritten, trimmed], " a "],
			[[trimmed, asWritten], "a"],
		] as const) {
			const { message, outcome } = read(spaced, drift);
			expect(outcome.mode).toBe("drift");
			expect(message.toolCalls.map((call) => JSON.parse(call.arguments) as unknown)).toEqual([
				{ p: value },
			]);
		}
	});

	test("one of them as a call that does not fit: the other's call runs", () => {
		for (const drift of [
			[unfit, asWritten],
			[asWritten, unfit],
		]) {
			const { message, outcome } = read(TEXT, drift);
			expect(outcome).toMatchObject({ mode: "drift", candidates: 1 });
			expect(message.toolCalls).toMatchObject([{ name: "put" }]);
		}
	});

	test("a call that does not fit beside two that differ: what is wrong is that they differ", () => {
		doubted([unfit, asWritten, named("get")], "as_written and always_get");
	});

	test("all as calls that do not fit: the outcome says that of the first", () => {
		const other = marked("other", '"[[call put|" name:="get" key:="n" value "]]"');
		for (const [drift, name] of [
			[[unfit, other], "put"],
			[[other, unfit], "get"],
		] as const) {
			const { message, outcome } = read(TEXT, drift);
			expect(message).toMatchObject({ content: TEXT, toolCalls: [] });
			expect(outcome).toMatchObject({ mode: "none", candidates: 1, closed: { gate: "schema" } });
			expect(outcome.closed?.message).toMatch(`the arguments of "${name}" do not fit: /n: `);
		}
	});

	test("a mark that is a whole call, at the end of the message", () => {
		const now = marked("now", '"[[now]]" name:="get"');
		const { message, outcome } = read("[[now]]", [now]);
		expect(outcome.mode).toBe("drift");
		expect(message.toolCalls).toMatchObject([{ name: "get", arguments: "{}" }]);
	});
});
