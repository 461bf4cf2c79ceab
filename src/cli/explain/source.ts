/** The grammars that are in the package. */
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

/** From the sources and from the build alike. */
const GRAMMARS = new URL("../../../grammars/", import.meta.url);

/** The source of a format's grammar; undefined where it is not there. */
export async function grammarSource(name: string): Promise<string | undefined> {
	// a format's name is a file's, and nothing else
	if (!/^[\w-]+$/.test(name)) return undefined;
	try {
		return await readFile(fileURLToPath(new URL(`${name}.toolgrammar`, GRAMMARS)), "utf8");
	} catch {
		return undefined;
	}
}
