/** The grammars that are in the package. */
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** From the sources and from the build alike. */
const FOLDER = fileURLToPath(new URL("../../grammars", import.meta.url));
const ENDING = ".toolgrammar";

/** The source of a format's grammar; undefined where it is not there. Mostly the file has the format's name. */
export async function grammarSource(name: string): Promise<string | undefined> {
	try {
		const files = (await readdir(FOLDER)).filter((file) => file.endsWith(ENDING));
		const first = `${name}${ENDING}`;
		const sorted = files.includes(first) ? [first, ...files] : files;
		for (const file of sorted) {
			const source = await readFile(join(FOLDER, file), "utf8");
			if (/^format\s+(\S+)/m.exec(source)?.[1] === name) return source;
		}
	} catch {
		// an installation without them: rules have no names then
	}
	return undefined;
}
