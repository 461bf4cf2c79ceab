/** A run of white space is read by as many readings as its beginning: their number does not grow with its length (P21). */
import { describe, expect, it } from "vitest";
import { readingsAlive } from "../fuzz/readings-alive.js";
import { allTools } from "../properties/support/settings.js";
import { registrySubjects } from "../properties/support/subjects.js";

const SHORT = 6;
const LONG = 16;
/** A run may end in one more way than a short one: a line that is blank, a limit. */
const FEW = 4;
/** Open text may begin behind each line break, and waits. */
const AT_LINE_BREAKS = LONG - SHORT;
/** One blank, and more of them, stand between the name and the arguments: each may be the last that is the name's. */
const ONE_EACH: ReadonlySet<string> = new Set(["cwm"]);
const MOST_PLACES = 10;

describe("a run of white space", () => {
	for (const subject of registrySubjects()) {
		it(`${subject.format.name}: makes no more readings than its beginning`, () => {
			const tools = allTools(subject);
			const names = tools.map((tool) => ("function" in tool ? tool.function.name : tool.name));
			const marks = [...names, ...subject.format.literals.filter((text) => text.trim() !== "")];
			const heads = new Set<string>();
			for (const { input } of subject.examples)
				for (const mark of marks) {
					const at = input.indexOf(mark);
					if (at >= 0 && at < 200) heads.add(input.slice(0, at + mark.length));
				}
			for (const head of [...heads].slice(0, MOST_PLACES))
				for (const blank of [" ", "\n"]) {
					const alive = (length: number) =>
						readingsAlive(subject, head + blank.repeat(length), {
							options: { tools },
							finish: "stop",
						});
					expect(alive(LONG) - alive(SHORT), JSON.stringify(head)).toBeLessThanOrEqual(
						blank === "\n" || ONE_EACH.has(subject.format.name) ? AT_LINE_BREAKS : FEW,
					);
				}
		});
	}
});
