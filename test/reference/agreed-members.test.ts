/** Objects of calls with two to four members, drawn from all that are right or wrong in some way: both readers say the same. */
import { describe, expect, it } from "vitest";
import { compile } from "../../src/compiler/compile.js";
import { pick, type Random, seeded } from "../properties/support/random.js";
import { FACTOR, runs } from "../properties/support/settings.js";
import { shrunk } from "../support/shrink.js";
import { byMachine, byReference } from "./comparison.js";
import { MEMBERS, ROWS, TOOLS } from "./members.js";
import { differ, type Readings } from "./readers.js";

/** Objects of a pattern; each is read whole and by character, with tools and without. */
const OBJECTS = Math.round(400 * Math.max(0.5, FACTOR));

function members(random: Random): string {
	const count = 2 + random(3);
	return Array.from({ length: count }, () => pick(random, pick(random, MEMBERS))).join(", ");
}

describe.each(ROWS)("%s", (_name, { by, open, close }) => {
	const format = compile(by);
	const read = (text: string, tools: boolean, finish: string): Readings => {
		const setting = { options: tools ? { tools: TOOLS } : {}, finish };
		return {
			reference: byReference(by, text, setting),
			whole: byMachine(format, [text], setting),
			streamed: byMachine(format, text.split(""), setting),
		};
	};

	it("is read alike", () => {
		const random = seeded(runs(1).seed);
		for (let left = OBJECTS; left > 0; left--) {
			const begun = `${open}{${members(random)}`;
			const cut = random(3) === 0;
			const finish = cut && random(2) === 0 ? "length" : "stop";
			const text = cut ? begun.slice(0, begun.length - random(8)) : `${begun}}${close} end`;
			for (const tools of [true, false]) {
				if (!differ(read(text, tools, finish))) continue;
				const short = shrunk(text, (one) => differ(read(one, tools, finish)));
				const { reference, whole, streamed } = read(short, tools, finish);
				expect(whole, `${JSON.stringify(short)} ${finish}`).toEqual(reference);
				expect(streamed, `${JSON.stringify(short)} ${finish}`).toEqual(reference);
			}
		}
	});
});
