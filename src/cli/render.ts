/** `render`: a message as JSON in, the wire text of a format out. */
import type { RenderCall, RenderMessage } from "../render/index.js";
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
	const request = readRequest({
		format: values.format,
		input: "",
		entry: values.entry,
		tools: values.tools === undefined ? undefined : readJson(await readText(values.tools)),
	});
	const format = resolveFormat(await library.registry(), request);
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
	const message = record(parsed(text), "the message");
	return {
		content: textOf(message["content"], "content"),
		reasoning: textOf(message["reasoning"], "reasoning"),
		calls: callsOf(message["calls"]),
	};
}

function parsed(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		throw new FileError("the message is not JSON");
	}
}

function record(value: unknown, what: string): Record<string, unknown> {
	if (typeof value !== "object" || value === null || Array.isArray(value))
		throw new FileError(`${what} must be a JSON object`);
	return value as Record<string, unknown>;
}

function textOf(value: unknown, what: string): string {
	if (value === undefined || value === null) return "";
	if (typeof value !== "string") throw new FileError(`${what} must be a string`);
	return value;
}

function callsOf(value: unknown): readonly RenderCall[] {
	if (value === undefined || value === null) return [];
	if (!Array.isArray(value)) throw new FileError("calls must be an array");
	return value.map((one: unknown) => {
		const call = record(one, "a call");
		const name = textOf(call["name"], "name");
		if (name === "") throw new FileError("a call needs a name");
		const given = call["arguments"] ?? {};
		const args = record(typeof given === "string" ? parsed(given) : given, "arguments");
		const id = textOf(call["id"], "id");
		return { name, arguments: args, ...(id === "" ? {} : { id }) };
	});
}
