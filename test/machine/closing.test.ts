/** What closes a call: so much of the markup is kept that the longest of it can be told. */
import { describe, expect, it } from "vitest";
import { listFormats } from "../../src/generated/registry.js";
import { MAX_HEADER } from "../../src/runtime/limits.js";
import { programOf } from "../../src/runtime/program/program.js";
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
