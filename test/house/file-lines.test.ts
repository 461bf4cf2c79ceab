/** A file of the runtime holds one idea: none is longer than this. */
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const MOST = 250;
const runtime = join(dirname(fileURLToPath(import.meta.url)), "../../src/runtime");

test(`no file of the runtime has more than ${MOST} lines`, () => {
	const files = readdirSync(runtime, { recursive: true, encoding: "utf8" }).filter((name) =>
		name.endsWith(".ts"),
	);
	expect(files.length).toBeGreaterThan(100);
	const lines = (name: string): number =>
		readFileSync(join(runtime, name), "utf8").trimEnd().split("\n").length;
	expect(files.filter((name) => lines(name) > MOST)).toEqual([]);
});
