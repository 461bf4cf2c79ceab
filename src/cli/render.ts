/** `render`: a message as JSON in, the wire text of a format out. */
import type { RenderCall, RenderMessage } from "../render/index.js";
import { type Json, Members, NotJson, readExactJson } from "../render/json.js";
import { DEFAULT_LIMITS } from "../runtime/limits.js";
import type { ToolDefinition } from "../runtime/options.js";
import { readArguments } from "./arguments.js";
import { FileError, UsageError } from "./errors.js";
import { checkEntry, resolveFormat } from "./execute.js";
import { type Io, readAll, readText, write } from "./io.js";
import type { Library } from "./library.js";
import { readJson, readRequest } from "./request.js";

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
	if (values.format === undefined) throw new UsageError("render needs --format NAME");
	const request = readRequest(
		{
			format: values.format,
			input: "",
			entry: values.entry,
			tools: values.tools === undefined ? undefined : readJson(await readText(values.tools)),
		},
		{ strict: false },
	);
	const format = await resolveFormat(library, await library.loaders(), request);
	checkEntry(format, request.entry);
	const writing = (await library.writers()).getWriting(format.name);
	if (writing === undefined) throw new UsageError(`${format.name}: no writer`);
	const file = positionals[0] === "-" ? undefined : positionals[0];
	const message = readMessage(file === undefined ? await readAll(io.stdin) : await readText(file));
	const { render } = await library.renderer();
	const rendered = render(format, writing, message, {
		...(request.tools === undefined ? {} : { tools: request.tools as readonly ToolDefinition[] }),
		...(request.entry === undefined ? {} : { entry: request.entry }),
	});
	if (rendered.status === "unrepresentable")
		throw new FileError(`unrepresentable in ${format.name}: ${rendered.reason}`);
	await write(io.stdout, rendered.text);
	return 0;
}

function readMessage(text: string): RenderMessage {
	const message = record(parsed(text, "the message"), "the message");
	return {
		content: textOf(message.get("content"), "content"),
		reasoning: textOf(message.get("reasoning"), "reasoning"),
		calls: callsOf(message.get("calls")),
	};
}

/** Numbers keep their digits: those of JavaScript would round them. */
function parsed(text: string, what: string): Json {
	try {
		return readExactJson(text, what, DEFAULT_LIMITS.depth);
	} catch (error) {
		if (error instanceof NotJson) throw new FileError(error.message);
		throw error;
	}
}

function record(value: Json, what: string): ReadonlyMap<string, Json> {
	if (!(value instanceof Members)) throw new FileError(`${what} must be a JSON object`);
	return value.of;
}

function textOf(value: Json | undefined, what: string): string {
	if (value === undefined || value === null) return "";
	if (typeof value !== "string") throw new FileError(`${what} must be a string`);
	return value;
}

function callsOf(value: Json | undefined): readonly RenderCall[] {
	if (value === undefined || value === null) return [];
	if (!Array.isArray(value)) throw new FileError("calls must be an array");
	return value.map((one: Json) => {
		const call = record(one, "a call");
		const name = textOf(call.get("name"), "name");
		if (name === "") throw new FileError("a call needs a name");
		const given = call.get("arguments") ?? new Members(new Map());
		const value = typeof given === "string" ? parsed(given, "arguments") : given;
		const id = textOf(call.get("id"), "id");
		const args = Object.fromEntries(record(value, "arguments"));
		return { name, arguments: args, ...(id === "" ? {} : { id }) };
	});
}
