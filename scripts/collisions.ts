/**
 * `npm run report:collisions` lets every format read the examples of every other one, and writes docs/COLLISIONS.md. With
 * `--check` it writes nothing and fails when the page is stale.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { survey } from "../test/conformance/collisions.js";
import { page } from "../test/conformance/collisions-page.js";
import { registrySubjects } from "../test/properties/support/subjects.js";

const file = join(dirname(dirname(fileURLToPath(import.meta.url))), "docs/COLLISIONS.md");
const made = page(survey(registrySubjects()));
const old = existsSync(file) ? readFileSync(file, "utf8") : "";
if (!process.argv.includes("--check")) {
	writeFileSync(file, made);
	console.log("docs/COLLISIONS.md: written");
} else if (made === old) {
	console.log("docs/COLLISIONS.md: fresh");
} else {
	const lines = new Set(old.split("\n"));
	for (const line of made.split("\n")) if (!lines.has(line)) console.error(`+ ${line}`);
	console.error("docs/COLLISIONS.md is stale: run npm run report:collisions");
	process.exitCode = 1;
}
