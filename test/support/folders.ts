/**
 * Folders for tests. The threads keep this module from one test file to the next, so what it registered itself would be done after
 * the first file only: the setup of each test file (`clean.ts`) removes the folders when the file has ended.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

const made: string[] = [];
// where the tests run without that setup
process.once("exit", removeFolders);

/** A new folder with these files in it; it is gone after the test file. */
export function folder(files: Readonly<Record<string, string | Uint8Array>> = {}): string {
	const path = mkdtempSync(join(tmpdir(), "toolgrammar-test-"));
	made.push(path);
	for (const [name, text] of Object.entries(files)) {
		mkdirSync(dirname(join(path, name)), { recursive: true });
		writeFileSync(join(path, name), text);
	}
	return path;
}

export function removeFolders(): void {
	for (const path of made.splice(0)) rmSync(path, { recursive: true, force: true });
}
