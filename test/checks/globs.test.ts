/** The shortest model id that two globs take, against all short ids there are. */
import { describe, expect, test } from "vitest";
import { commonModel, specificity } from "../../src/compiler/analyse/globs.js";

/** All texts of these characters up to that length, the short ones first. */
function texts(characters: readonly string[], length: number): readonly string[] {
	let last = [""];
	const all = [...last];
	for (let n = 0; n < length; n++) {
		last = last.flatMap((text) => characters.map((c) => text + c));
		all.push(...last);
	}
	return all;
}

const GLOBS = texts(["a", "B", "*"], 4);
const IDS = texts(["a", "b"], 8);
const MATCHES = new Map(GLOBS.map((glob) => [glob, matchOf(glob)]));

function matchOf(glob: string): ReadonlySet<string> {
	const pattern = new RegExp(`^${glob.replaceAll("*", ".*")}$`, "i");
	return new Set(IDS.filter((id) => pattern.test(id)));
}

function takes(glob: string, id: string): boolean {
	return MATCHES.get(glob)?.has(id) === true;
}

describe("globs over model ids", () => {
	// two globs of four characters need no more than eight
	test.each(GLOBS.filter((glob) => glob.length > 2))("%s and any other", (one) => {
		for (const other of GLOBS) {
			const shortest = IDS.find((id) => takes(one, id) && takes(other, id));
			const common = commonModel(one, other);
			expect([other, common?.length]).toEqual([other, shortest?.length]);
			if (common === null) continue;
			const id = common.toLowerCase();
			expect([other, takes(one, id), takes(other, id)]).toEqual([other, true, true]);
		}
	});

	test("what a glob says", () => {
		expect([specificity("a*b*"), specificity("*"), specificity("")]).toEqual([2, 0, 0]);
	});
});
