/** The page lists every code that a client can be told, and no other. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "../support/shared.js";
import { OUTCOMES } from "./support/outcomes.js";

const SOURCES = join(ROOT, "src", "gateway");
/** Where the code has a code: a field, its default, or an argument of what makes a problem. */
const CODES =
	/(?:\bcode(?:: |: string = | = )|OVERLOADED = |refused\(\d+, |modelProblem\(\s*|metrics\.error\(|Refusal\(param, what, )"([a-z_]+)"/g;

test("codes of the sources and of the page", () => {
	const files = readdirSync(SOURCES, { recursive: true, encoding: "utf8" }).filter((file) =>
		file.endsWith(".ts"),
	);
	const codes = files.flatMap((file) =>
		[...readFileSync(join(SOURCES, file), "utf8").matchAll(CODES)].map(([, code]) => code),
	);
	const listed = OUTCOMES.flatMap((row) => row.codes);
	expect([...new Set(codes)].sort()).toEqual([...new Set(listed)].sort());
});
