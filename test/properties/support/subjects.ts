/**
 * What the properties speak about: a wire format, with the examples of its grammar. The examples are the only thing that
 * the properties know of a format beside its data, so a new grammar file is covered as soon as it exists.
 */
import { listFormats } from "../../../src/generated/registry.js";
import { getWriting } from "../../../src/generated/writers.js";
import type { Example } from "../../../src/language/syntax.js";
import type { Writing } from "../../../src/render/index.js";
import type { Format } from "../../../src/runtime/contract.js";
import { grammarOf } from "../../support/grammars.js";
import type { Reader } from "./readers.js";

export interface Subject {
	readonly format: Format;
	readonly examples: readonly Example[];
	/** what `render` needs; null: it is not at hand */
	readonly writing: Writing | null;
	/** literals of other formats, as foreign text */
	readonly foreign: readonly string[];
}

/** A property: registers its tests for these formats, and for who reads them. Default: the parser of the format alone. */
export type Property = (subjects: readonly Subject[], reader?: Reader) => void;

/** The subject of one format; `all` are the formats whose markers may stand in its texts as foreign ones. */
export function subjectOf(
	format: Format,
	examples: readonly Example[],
	all: readonly Format[],
	writing: Writing | null = getWriting(format.name) ?? null,
): Subject {
	const own = new Set(format.literals);
	const foreign = new Set<string>();
	for (const other of all) {
		for (const text of [...other.literals, ...other.ends, ...other.tokens]) {
			if (!own.has(text)) foreign.add(text);
		}
	}
	return { format, examples, writing, foreign: [...foreign].sort() };
}

let registry: readonly Subject[] | null = null;

/** All formats of the registry: the same objects for each test file of a thread, for what is found out about a subject is kept. */
export function registrySubjects(): readonly Subject[] {
	registry ??= readRegistry();
	return registry;
}

function readRegistry(): readonly Subject[] {
	const formats = listFormats();
	return formats.map((format) => subjectOf(format, grammarOf(format.name).examples, formats));
}

/** Rows for `describe.each`: the name first, so that it can stand in the title. */
export function rows(subjects: readonly Subject[]): [string, Subject][] {
	return subjects.map((subject) => [subject.format.name, subject]);
}
