/** What the replay plays: the package's own sample outputs, by format. */
import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { listFormats } from "../../generated/registry.js";
import { getWriting } from "../../generated/writers.js";
import type { ReplayFormat } from "../replay/answer.js";

/** From the sources and from the build alike. */
const EXAMPLES = fileURLToPath(new URL("../../../examples", import.meta.url));

export async function replayFormats(): Promise<readonly ReplayFormat[]> {
	return Promise.all(
		listFormats().map(async (format) => {
			const writing = getWriting(format.name);
			if (writing === undefined) throw new Error(`format ${format.name} has no writing`);
			return { format, writing, samples: await samplesOf(join(EXAMPLES, format.name)) };
		}),
	);
}

async function samplesOf(folder: string): Promise<readonly string[]> {
	if (!existsSync(folder)) return [];
	const files = (await readdir(folder)).filter((file) => file.endsWith(".txt")).sort();
	return Promise.all(files.map((file) => readFile(join(folder, file), "utf8")));
}
