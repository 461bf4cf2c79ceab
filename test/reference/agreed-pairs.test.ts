/**
 * Arguments in a row as each format writes them, of all types and under all keys, declared or not, twice, cut, and with a
 * character or a separator lost: both readers say the same.
 */
import { describe, expect, it } from "vitest";
import { pick, type Random, seeded } from "../properties/support/random.js";
import { runs, type Setting } from "../properties/support/settings.js";
import { registrySubjects, rows } from "../properties/support/subjects.js";
import { shrunk } from "../support/shrink.js";
import { differ, readings } from "./readers.js";
import { named, type Written, written } from "./written.js";

const TYPES: Readonly<Record<string, object>> = {
	s: { type: "string" },
	n: { type: "integer" },
	b: { type: "boolean" },
	o: { type: "object", properties: { k: { type: "string" }, m: { type: "integer" } } },
	l: { type: "array", items: { type: "string" } },
	x: {},
	e: { enum: ["on", 3] },
	q: { type: ["string", "null"] },
};
const KEYS: readonly string[] = [...Object.keys(TYPES), "u", "name", "arguments"];
const TOOLS = [{ name: "f", parameters: { type: "object", properties: TYPES } }, { name: "g" }];
const UNTYPED = [{ name: "f", parameters: { type: "object", properties: {} } }];

function textOf({ before, between, behind, pairs }: Written, random: Random): string {
	const count = 1 + random(3);
	const all = Array.from({ length: count }, () => named(pick(random, pairs), pick(random, KEYS)));
	const text = before + all.join(random(8) === 0 ? "" : between) + behind;
	const at = before.length + random(text.length - before.length + 1);
	switch (random(4)) {
		case 0:
			return text.slice(0, at);
		case 1:
			return text.slice(0, at) + text.slice(at + 1);
		default:
			return random(2) === 0 ? text : `${text} end`;
	}
}

const found = new Map<string, Written>();
for (const subject of registrySubjects()) {
	const how = written(subject);
	if (how !== null) found.set(subject.format.name, how);
}

it("nearly all formats write arguments one by one", () => {
	expect(registrySubjects().length - found.size).toBeLessThan(8);
});

describe.each(rows(registrySubjects().filter(({ format }) => found.has(format.name))))(
	"%s",
	(name, subject) => {
		it("is read alike", () => {
			const how = found.get(name);
			if (how === undefined) throw new Error("no pairs");
			const { numRuns, seed } = runs(500);
			const random = seeded(seed);
			for (let left = numRuns; left > 0; left--) {
				const text = textOf(how, random);
				const setting: Setting = {
					options: { tools: random(3) === 0 ? UNTYPED : TOOLS },
					finish: random(4) === 0 ? "length" : "stop",
				};
				if (!differ(readings(subject, text, setting))) continue;
				const short = shrunk(text, (one) => differ(readings(subject, one, setting)));
				const { reference, whole, streamed } = readings(subject, short, setting);
				const where = `${JSON.stringify(short)} ${JSON.stringify(setting)}`;
				expect(whole, where).toEqual(reference);
				expect(streamed, where).toEqual(reference);
			}
		});
	},
);
