/** Serves one parse request: choose the format, feed the chunks, fold the result. */
import type { Format } from "../runtime/contract.js";
import type { Event, Message, NoticeEvent } from "../runtime/events.js";
import type { ParserOptions, Validator } from "../runtime/options.js";
import { selectFormat } from "../select/select.js";
import { UnknownFormatError } from "../select/unknown.js";
import { RequestError } from "./errors.js";
import { idsOf } from "./ids.js";
import type { CreateParser, Library, Registry } from "./library.js";
import type { ParseRequest } from "./request.js";
import { malformedError, type Result, toResult } from "./result.js";

/** The parts of the library that serve requests, loaded once. */
export interface Server {
	readonly registry: Registry;
	readonly createParser: CreateParser;
	/** loaded with the first request that declares tools */
	validator(): Promise<Validator>;
}

export async function openServer(library: Library): Promise<Server> {
	const registry = await library.registry();
	const { createParser } = await library.runtime();
	let validator: Promise<Validator> | undefined;
	const open = async () => (await library.validate()).createValidator();
	return {
		registry,
		createParser,
		validator: () => {
			validator ??= open();
			return validator;
		},
	};
}

/** The format that a request names, or that its evidence leads to. */
export function resolveFormat(registry: Registry, request: ParseRequest): Format {
	const { format: name, evidence } = request;
	if (name === "auto") return selectFormat(evidence, registry).format;
	const format = registry.getFormat(name);
	if (format) return format;
	throw new RequestError("unknown-format", unknownFormat(registry, name));
}

export function unknownFormat(registry: Registry, name: string): string {
	return new UnknownFormatError(name, registry, ["auto"]).message;
}

/** The result of a request. */
export async function execute(server: Server, request: ParseRequest): Promise<Result> {
	const format = resolveFormat(server.registry, request);
	const options = await parserOptions(server, format, request);
	const parser = server.createParser(format, { ...options, collect: true });
	for (const chunk of request.chunks) parser.feed(chunk);
	parser.finish(request.finishReason);
	const message: Message | null = parser.message;
	if (!message) throw new Error("the parser collected no message");
	const loud = request.policies.runtime.onMalformed === "error";
	return toResult({
		id: request.id,
		format: format.name,
		message,
		notices: ownNotices(request),
		error: loud ? malformedError(message) : null,
	});
}

/** The event log of a request, as it happens. */
export async function* events(server: Server, request: ParseRequest): AsyncGenerator<Event> {
	const format = resolveFormat(server.registry, request);
	const parser = server.createParser(format, await parserOptions(server, format, request));
	yield* ownNotices(request);
	for (const chunk of request.chunks) yield* parser.feed(chunk);
	yield* parser.finish(request.finishReason);
}

async function parserOptions(
	server: Server,
	format: Format,
	request: ParseRequest,
): Promise<ParserOptions> {
	const { tools, toolChoice, entry, strict, policies } = request;
	checkEntry(format, entry);
	const generateId = idsOf(format, request.chunks);
	return {
		strict,
		policies: policies.runtime,
		...(tools ? { tools, validator: await server.validator() } : {}),
		...(toolChoice !== undefined ? { toolChoice } : {}),
		...(entry !== undefined ? { entry } : {}),
		...(generateId ? { generateId } : {}),
	};
}

export function checkEntry(format: Format, entry: string | undefined): void {
	if (entry === undefined) return;
	const names = format.entries.map(({ name }) => name);
	if (names.includes(entry)) return;
	const known = names.length > 0 ? `valid names: ${names.join(", ")}` : "it has none";
	throw new RequestError(
		"unknown-entry",
		`format ${format.name} has no entry ${JSON.stringify(entry)}; ${known}`,
	);
}

/** What was asked for and is not there yet is said, so that nobody takes silence for it. */
function ownNotices({ fallback }: ParseRequest): readonly NoticeEvent[] {
	const notices: NoticeEvent[] = [];
	const say = (code: string, message: string) =>
		notices.push({ type: "notice", code, message, start: 0, end: 0 });
	if (fallback) say("fallback-unavailable", "the fallback chain is not available in this version");
	return notices;
}
