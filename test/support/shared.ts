/**
 * Data that tests may read but that is no part of the project: it lies beside the checkout, or it does not.
 * Where it is missing the tests that need it are skipped, and say so.
 */
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

export const ROOT = resolve(fileURLToPath(import.meta.url), "../../..");

/** The path of a file or folder of the data beside the checkout, or null when it is not there. */
export function sharedPath(...parts: readonly string[]): string | null {
	const path = join(ROOT, "..", "shared", ...parts);
	return existsSync(path) ? path : null;
}

/** Says loudly that tests are left out. Returns the same text, as the reason of the skipped test. */
export function announceSkip(what: string, missing: string): string {
	const reason = `SKIPPED: ${what}, because ../shared/${missing} is not there`;
	console.warn(`\n${reason}\n`);
	return reason;
}
