/** `render`: a message as JSON in, the wire text of a format out. */
import type { Rendered, RenderMessage } from "../render/index.js";
import { type Json, Members, NotJson, readExactJson } from "../render/json.js";
import { DEFAULT_LIMITS } from "../runtime/limits.js";
import { readArguments } from "./arguments.js";
import { FileError, UsageError } from "./errors.js";
import { checkEntry, unknownFormat } from "./execute.js";
import { type GrammarFile, isGrammarFile, readGrammarFile } from "./grammar-file.js";
import { type Io, readAll, readText, write } from "./io.js";
import { jsonFault, placeIn } from "./json-text.js";
import type { Library } from "./library.js";
import { messageOfResult } from "./result-message.js";
import { readToolsFile } from "./tools-file.js";

const OPTIONS = {
	format: { type: "string" },
	tools: { type: "string" },
	entry: { type: "string" },
} as const;

export async function renderCommand(
	words: readonly string[],
	io: Io,
	library: Library,
): Promise<number> {
	const { values, positionals } = readArguments(words, OPTIONS);
	if (positionals.length > 1) throw new UsageError(`one FILE, not ${positionals.length}`);
	const { format: name, entry } = values;
	if (name === undefined) throw new UsageError("render needs --format NAME");
	const tools = values.tools === undefined ? undefined : await readToolsFile(values.tools);
	const { format, writing } = isGrammarFile(name)
		? await readGrammarFile(name, library)
		: await readNamed(name, library);
	checkEntry(format, entry);
	const file = positionals[0] === "-" ? undefined : positionals[0];
	const message = readMessage(file === undefined ? await readAll(io.stdin) : await readText(file));
	const { render } = await library.renderer();
	const options = {
		...(tools === undefined ? {} : { tools }),
		...(entry === undefined ? {} : { entry }),
	};
	const rendered = refused(() => render(format, writing, message, options));
	if (rendered.status === "unrepresentable")
		throw new FileError(`unrepresentable in ${format.name}: ${rendered.reason}`);
	await write(io.stdout, rendered.text);
	return 0;
}

async function readNamed(
	name: string,
	library: Library,
): Promise<Pick<GrammarFile, "format" | "writing">> {
	const format = await (await library.loaders()).loadFormat(name);
	if (format === undefined) throw new UsageError(unknownFormat(await library.registry(), name));
	const writing = (await library.writers()).getWriting(format.name);
	if (writing === undefined) throw new UsageError(`${format.name}: no writer`);
	return { format, writing };
}

/** The library says what is wrong with the message: it is a fault of the file. */
function refused(act: () => Rendered): Rendered {
	try {
		return act();
	} catch (error) {
		if (error instanceof TypeError || error instanceof RangeError)
			throw new FileError(error.message);
		throw error;
	}
}

function readMessage(given: string): RenderMessage {
	const text = given.replace(/^\ufeff/, "");
	const fault = jsonFault(text);
	if (fault !== null)
		throw new FileError(`the message: not JSON: ${placeIn(text, fault.at)}: ${fault.why}`);
	const message = messageOfResult(plain(exact(text)));
	if (typeof message !== "object" || message === null || Array.isArray(message))
		throw new FileError("the message must be a JSON object");
	return message;
}

/** Numbers keep their digits: those of JavaScript would round them. */
function exact(text: string): Json {
	try {
		return readExactJson(text, "the message", DEFAULT_LIMITS.depth);
	} catch (error) {
		if (error instanceof NotJson) throw new FileError(error.message);
		throw error;
	}
}

/** Members whose values the wire carries: they stay as they are read. */
const CARRIED: readonly string[] = ["arguments", "input"];

function plain(value: Json): unknown {
	if (Array.isArray(value)) return value.map(plain);
	if (!(value instanceof Members)) return value;
	const members = [...value.of].map(([name, one]) => [
		name,
		CARRIED.includes(name) ? one : plain(one),
	]);
	return Object.fromEntries(members);
}
