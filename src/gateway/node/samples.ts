/** What the replay plays: the package's own sample outputs, and the examples of its grammars. */
import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { listFormats } from "../../generated/registry.js";
import { getWriting } from "../../generated/writers.js";
import { parseGrammar } from "../../language/parse.js";
import type { Example } from "../../language/syntax.js";
import type { ReplayFormat, ReplaySample } from "../replay/answer.js";

/** From the sources and from the build alike. */
const ROOT = fileURLToPath(new URL("../../..", import.meta.url));
const ENDING = ".txt";

/** Samples are called by their files' names, examples by their titles. */
export async function replayFormats(): Promise<readonly ReplayFormat[]> {
	const examples = await grammarExamples();
	return Promise.all(
		listFormats().map(async (format) => {
			const writing = getWriting(format.name);
			if (writing === undefined) throw new Error(`format ${format.name} has no writing`);
			const played = await samplesOf(join(ROOT, "examples", format.name));
			return { format, writing, samples: [...played, ...(examples.get(format.name) ?? [])] };
		}),
	);
}

async function samplesOf(folder: string): Promise<readonly ReplaySample[]> {
	const files = await textsOf(folder, ENDING);
	return files.map(({ file, text }) => ({ name: basename(file, ENDING), text }));
}

/** By format. A grammar that cannot be read, because someone is writing it, has none. */
async function grammarExamples(): Promise<ReadonlyMap<string, readonly ReplaySample[]>> {
	const found = new Map<string, readonly ReplaySample[]>();
	for (const { file, text } of await textsOf(join(ROOT, "grammars"), ".toolgrammar")) {
		const { grammar } = parseGrammar(text, file);
		if (grammar !== null) found.set(grammar.name, grammar.examples.map(sampleOf));
	}
	return found;
}

/** The examples of a grammar, by its source. */
export function examplesIn(source: string): readonly ReplaySample[] {
	return parseGrammar(source, "").grammar?.examples.map(sampleOf) ?? [];
}

function sampleOf({ title, input, entry, finish }: Example): ReplaySample {
	return {
		name: title,
		text: input,
		...(entry === null ? {} : { entry }),
		...(finish === null ? {} : { finish }),
	};
}

/** The files of a folder that end so, in the order of their names. */
async function textsOf(folder: string, ending: string) {
	if (!existsSync(folder)) return [];
	const files = (await readdir(folder)).filter((file) => file.endsWith(ending)).sort();
	return Promise.all(
		files.map(async (file) => ({ file, text: await readFile(join(folder, file), "utf8") })),
	);
}
