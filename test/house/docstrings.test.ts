/** Whatever a program can import says what it is: an editor and the reference of the API show that comment. */
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { silentExports } from "../../scripts/docs/docstrings.js";

const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

test("every public export has a comment", () => {
	const { silent, exports } = silentExports(ROOT);
	expect(exports).toBeGreaterThan(300);
	expect(silent).toEqual([]);
});
