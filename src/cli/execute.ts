/** Serves one parse request: choose the format, feed the chunks, fold the result. */

import type { ChainOptions } from "../chain/index.js";
import { closest } from "../misuse/closest.js";
import type { Format } from "../runtime/contract.js";
import type { Message, ParserEvent } from "../runtime/events.js";
import type { ParserOptions, Validator } from "../runtime/options.js";
import type { ParseMode } from "../runtime/outcome.js";
import { lenientCodes } from "../runtime/program/lenient-codes.js";
import { selectFormat } from "../select/select.js";
import { UnknownFormatError } from "../select/unknown.js";
import { observe } from "../telemetry/index.js";
import type { TelemetryRecord } from "../telemetry/records.js";
import { RequestError } from "./errors.js";
import { withText } from "./exact-id.js";
import { idsOf } from "./ids.js";
import type { CreateChain, CreateParser, Library, Loaders, Parser, Registry } from "./library.js";
import type { ParseRequest } from "./request.js";
import { type Result, toResult } from "./result.js";

/** The parts of the library that serve requests, loaded once. */
export interface Server {
	/** The format that a request names, or that its evidence leads to. */
	format(request: Pick<ParseRequest, "format" | "evidence">): Promise<Format>;
	canonicalName(name: string): string | undefined;
	readonly createParser: CreateParser;
	/** loaded with the first request that allows fallbacks; a call may drift into the wire of every format that is none of them */
	createChain(): Promise<CreateChain>;
	/** loaded with the first request that declares tools */
	validator(): Promise<Validator>;
}

export async function openServer(library: Library): Promise<Server> {
	const loaders = await library.loaders();
	const { createParser } = await library.runtime();
	let validator: Promise<Validator> | undefined;
	const open = async () => (await library.validate()).createValidator();
	return {
		format: (request) => resolveFormat(library, loaders, request),
		canonicalName: loaders.canonicalName,
		createParser,
		createChain: async () => {
			const { createChain, DEFAULT_FALLBACKS } = await library.chain();
			const behindIntent = new Set(DEFAULT_FALLBACKS.map(({ format }) => format));
			const { listFormats } = await library.registry();
			const drift = listFormats().filter((format) => !behindIntent.has(format));
			return (format, options) => createChain(format, { drift, ...options });
		},
		validator: () => {
			validator ??= open();
			return validator;
		},
	};
}

/** The format that a request names, or that its evidence leads to. One that is named is loaded alone. */
export async function resolveFormat(
	library: Pick<Library, "registry">,
	{ loadFormat }: Pick<Loaders, "loadFormat">,
	{ format: name, evidence }: Pick<ParseRequest, "format" | "evidence">,
): Promise<Format> {
	if (name === "auto") return selectFormat(evidence, await library.registry()).format;
	const format = await loadFormat(name);
	if (format) return format;
	throw new RequestError("unknown-format", unknownFormat(await library.registry(), name, ["auto"]));
}

/** `also`: other words that stand where a name may. */
export function unknownFormat(
	registry: Registry,
	name: string,
	also: readonly string[] = [],
): string {
	return new UnknownFormatError(name, registry, also).message;
}

/** Is given the telemetry of requests that were served, in whole lines; null: nobody wants it. */
export type OnRecord = ((line: string) => void) | null;

/** The result of a request. */
export async function execute(
	server: Server,
	request: ParseRequest,
	onRecord: OnRecord = null,
): Promise<Result> {
	const format = await server.format(request);
	const { parser, mode } = await openReader(server, format, request, true, onRecord);
	for (const chunk of request.chunks) parser.feed(chunk);
	parser.finish(request.finishReason);
	const { message } = parser;
	if (!message) throw new Error("the parser collected no message");
	return toResult({
		format: format.name,
		message,
		mode: mode(message),
	});
}

/** The event log of a request, as it happens. */
export async function* events(
	server: Server,
	request: ParseRequest,
	onRecord: OnRecord = null,
): AsyncGenerator<ParserEvent> {
	const format = await server.format(request);
	const { parser } = await openReader(server, format, request, false, onRecord);
	for (const chunk of request.chunks) yield* parser.feed(chunk);
	yield* parser.finish(request.finishReason);
}

interface Reader {
	readonly parser: Parser;
	/** which reader gave the calls of the finished message */
	readonly mode: (message: Message) => ParseMode;
}

/** The parser of a request: of its format alone, or with the fallbacks behind it; watched where its records are wanted. */
async function openReader(
	server: Server,
	format: Format,
	request: ParseRequest,
	collect: boolean,
	onRecord: OnRecord,
): Promise<Reader> {
	const options = { ...(await parserOptions(server, format, request)), collect };
	const watched = (parser: Parser): Parser =>
		onRecord === null
			? parser
			: observe(parser, {
					...options,
					format,
					onRecord: (record) => onRecord(recordLine(record, request.id)),
				});
	if (!request.fallback) {
		const parser = watched(server.createParser(format, options));
		return { parser, mode: ({ toolCalls }) => (toolCalls.length > 0 ? "primary" : "none") };
	}
	const { intent } = request.policies;
	const chainOptions: ChainOptions = { ...options, ...(intent === undefined ? {} : { intent }) };
	const chain = (await server.createChain())(format, chainOptions);
	return { parser: watched(chain), mode: () => chain.outcome?.mode ?? "none" };
}

/** A request's id names its message where it can stand in a record: it may be any JSON. */
function recordLine(record: TelemetryRecord, id: string): string {
	const name = /^["\d-]/.test(id) ? id : "null";
	return `${withText(record, "message_id", name)}\n`;
}

async function parserOptions(
	server: Server,
	format: Format,
	request: ParseRequest,
): Promise<ParserOptions> {
	const { tools, toolChoice, entry, strict, policies } = request;
	checkEntry(format, entry);
	checkCodes(format, policies.runtime.lenient ?? []);
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

/** A code that nothing has would turn off what it was meant to allow. */
export function checkCodes(format: Format, codes: readonly string[]): void {
	const known = lenientCodes(format);
	const wrong = codes.find((code) => !known.includes(code));
	if (wrong === undefined) return;
	const meant = closest(wrong, known);
	throw new RequestError(
		"bad-request",
		`policy lenient: format ${format.name} has no code ${JSON.stringify(wrong)}; valid codes: ${known.join(", ")}` +
			(meant === null ? "" : `; did you mean ${JSON.stringify(meant)}?`),
	);
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
