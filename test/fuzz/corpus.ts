/**
 * The corpus: small files in test/corpus, one idea each. The fuzzer changes them further, and puts a file there when it has
 * found a text that fails; `npm test` reads them all. The text stands as a JSON string, so that each character is seen.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../support/shared.js";
import type { Case } from "./case.js";

export const CORPUS = join(ROOT, "test/corpus");
/** In the place of a format's name: the text is for all of them. */
export const ALL = "all";

export interface CorpusCase extends Case {
	readonly file: string;
	/** what it is about */
	readonly idea: string;
}

export function readCorpus(): readonly CorpusCase[] {
	return readdirSync(CORPUS)
		.filter((file) => file.endsWith(".txt"))
		.sort()
		.map((file) => readCase(join(CORPUS, file)));
}

export function readCase(file: string): CorpusCase {
	const fields = new Map(
		readFileSync(file, "utf8")
			.split("\n")
			.filter((line) => line !== "")
			.map((line): [string, string] => {
				const at = line.indexOf(": ");
				return [line.slice(0, at), line.slice(at + 2)];
			}),
	);
	const field = (name: string): string => {
		const value = fields.get(name);
		if (value === undefined) throw new Error(`${file} says nothing about "${name}"`);
		return value;
	};
	const text: unknown = JSON.parse(field("text"));
	if (typeof text !== "string") throw new Error(`${file} has no text`);
	return {
		file,
		idea: field("idea"),
		format: field("format"),
		entry: fields.get("entry") ?? null,
		tools: field("tools") === "examples",
		strict: fields.get("strict") === "yes",
		finish: field("finish"),
		text,
	};
}

export function writeCase(file: string, idea: string, one: Case): void {
	const lines = [
		`idea: ${idea}`,
		`format: ${one.format}`,
		...(one.entry === null ? [] : [`entry: ${one.entry}`]),
		`tools: ${one.tools ? "examples" : "none"}`,
		...(one.strict ? ["strict: yes"] : []),
		`finish: ${one.finish}`,
		`text: ${JSON.stringify(one.text)}`,
	];
	writeFileSync(file, `${lines.join("\n")}\n`);
}
