/** The samples to play: FORMAT/NAME.txt in a folder, with NAME.tools.json beside it where there are tools. */
import { existsSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { toolsOf } from "../../compiler/examples/run.js";
import { parseGrammar } from "../../language/parse.js";
import type { Format } from "../../runtime/contract.js";
import type { ToolDefinition } from "../../runtime/options.js";
import { FileError, messageOf, RequestError } from "../errors.js";
import { readText } from "../io.js";
import type { Registry } from "../library.js";
import { readJson } from "../request.js";
import { readTools } from "../tools.js";
import { oneRow } from "./visible.js";

export interface Sample {
	/** the file's name, safe to show */
	readonly name: string;
	/** undefined: it is an example of a grammar */
	readonly file?: string | undefined;
	/** where its tools stand; undefined: it has none, or is an example */
	readonly toolsFile?: string | undefined;
	readonly format: Format;
	readonly text: string;
	readonly tools?: readonly ToolDefinition[] | undefined;
	/** where the prompt has left the model; undefined: at the message's begin */
	readonly entry?: string | undefined;
	/** why the model stopped; undefined: it was done */
	readonly finish?: string | undefined;
}

const ENDING = ".txt";

/** All samples of a folder, by format and name; folders that name no format are left out. */
export async function listSamples(folder: string, registry: Registry): Promise<readonly Sample[]> {
	const samples: Sample[] = [];
	for (const name of await entries(folder)) {
		const format = registry.getFormat(name);
		if (!format) continue;
		for (const file of await entries(join(folder, name)))
			if (file.endsWith(ENDING)) samples.push(await readSample(join(folder, name, file), format));
	}
	return samples;
}

/** The examples of a grammar, by their titles. */
export function examplesOf(source: string, format: Format): readonly Sample[] {
	const { grammar } = parseGrammar(source, format.name);
	return (grammar?.examples ?? []).map((example) => ({
		name: oneRow(example.title),
		format,
		text: example.input,
		tools: example.tools.length === 0 ? undefined : toolsOf(example.tools),
		entry: example.entry ?? undefined,
		finish: example.finish ?? undefined,
	}));
}

/** One sample; `toolsFile` in place of the one beside it. */
export async function readSample(
	file: string,
	format: Format,
	toolsFile?: string,
): Promise<Sample> {
	const beside = file.endsWith(ENDING) ? `${file.slice(0, -ENDING.length)}.tools.json` : undefined;
	const from = toolsFile ?? (beside !== undefined && existsSync(beside) ? beside : undefined);
	return {
		name: oneRow(basename(file)),
		file,
		toolsFile: from,
		format,
		text: await readText(file),
		tools: from === undefined ? undefined : await readToolsFile(from),
	};
}

/** The folder of a sample names its format. */
export function folderName(file: string): string {
	return basename(dirname(file));
}

async function readToolsFile(file: string) {
	try {
		return readTools(readJson(await readText(file)));
	} catch (error) {
		if (!(error instanceof RequestError)) throw error;
		throw new FileError(`${file}: ${error.message}`);
	}
}

async function entries(folder: string): Promise<readonly string[]> {
	try {
		return (await readdir(folder)).sort();
	} catch (error) {
		throw new FileError(`cannot read ${folder}: ${messageOf(error)}`);
	}
}
