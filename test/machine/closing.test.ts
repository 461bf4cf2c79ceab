/** What closes a call: so much of the markup is kept that the longest of it can be told. */
import { describe, expect, it } from "vitest";
import { listFormats } from "../../src/generated/registry.js";
import { MAX_HEADER } from "../../src/runtime/limits.js";
import { programOf } from "../../src/runtime/program/program.js";
import { feedAllWays } from "../support/chunking.js";
import { formatOf } from "./formats.js";

const NAMED = formatOf(`format named "a close that holds the name"
message = (call / content)*
call = "<call " name ">" arguments "</call " =name ">"
`);

describe.each([...listFormats(), NAMED].map((format) => [format.name, format] as const))(
	"of %s",
	(_name, format) => {
		it("the longest text that closes a call is kept, and no more", () => {
			const { closing } = programOf(format);
			const name = "n".repeat(MAX_HEADER);
			const texts = format.units.flatMap((_, unit) => closing.textsFor(unit, name));
			expect(closing.longest).toBe(Math.max(1, ...texts.map(({ length }) => length)));
		});
	},
);

describe("a pair that the markup alone stands for, and that may still come", () => {
	const by = formatOf(`format constants "a test"
message = (call / content)*
call = "<call " name ">" key "=" value:json ";" ("force;" key:="force" value:="yes")? "</call>"
`);
	const statusOf = (text: string, finish: string) =>
		feedAllWays(by, text, { finish })[0].toolCalls.map(({ status }) => status);

	it("was meant where the message was cut before it, and not where it has ended", () => {
		const text = "<call f>a=12;";
		expect(statusOf(text, "length")).toEqual(["incomplete"]);
		expect(statusOf(text, "stop")).toEqual(["repaired"]);
	});

	it("has come, or comes no more, behind its markup and at the close", () => {
		for (const text of ["<call f>a=12;force;", "<call f>a=12;</c"])
			expect([text, ...statusOf(text, "length")]).toEqual([text, "repaired"]);
	});
});
