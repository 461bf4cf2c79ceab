/** `parse`: one model output, or with `--jsonl` a stream of requests. */
import { readArguments } from "./arguments.js";
import { strictByEnvironment } from "./environment.js";
import { messageOf, UsageError } from "./errors.js";
import { checkCodes, checkEntry, events, execute, openServer } from "./execute.js";
import { explainRequest } from "./explain/explained.js";
import { type FileNames, withFiles } from "./files/open.js";
import { isGrammarFile, readGrammarFile } from "./grammar-file.js";
import { type Io, readAll, readText, write } from "./io.js";
import { filterLines } from "./jsonl/filter.js";
import type { Library } from "./library.js";
import { policiesFromWords } from "./policies.js";
import { type ParseRequest, type RequestDefaults, readJson, readRequest } from "./request.js";
import { resultLine } from "./result.js";
import { readToolsFile } from "./tools-file.js";

const OPTIONS = {
	jsonl: { type: "boolean" },
	format: { type: "string" },
	model: { type: "string" },
	"model-type": { type: "string" },
	"chat-template": { type: "string" },
	tools: { type: "string" },
	chunk: { type: "string" },
	entry: { type: "string" },
	"finish-reason": { type: "string" },
	"tool-choice": { type: "string" },
	strict: { type: "boolean" },
	fallback: { type: "boolean" },
	policy: { type: "string", multiple: true },
	events: { type: "boolean" },
	telemetry: { type: "string" },
	workers: { type: "string" },
	out: { type: "string" },
	resume: { type: "boolean" },
} as const;

type Values = ReturnType<typeof readArguments<typeof OPTIONS>>["values"];

export async function parseCommand(
	words: readonly string[],
	io: Io,
	library: Library,
): Promise<number> {
	const { values, positionals } = readArguments(words, OPTIONS);
	if (positionals.length > 1) throw new UsageError(`one FILE, not ${positionals.length}`);
	const file = positionals[0] === "-" ? undefined : positionals[0];
	const strict = strictByEnvironment(io.env);
	const names: FileNames = {
		input: file,
		read: { "--tools": values.tools, "--chat-template": values["chat-template"] },
		out: values.out,
		telemetry: values.telemetry,
	};
	if (values.jsonl) {
		refuseOthers(values);
		const options = { ...filterOptions(values), strict };
		await withFiles(names, io, (files) => filterLines(files, io, library, options));
		return 0;
	}
	for (const name of OF_JSONL)
		if (values[name] !== undefined) throw new UsageError(`--${name} needs --jsonl`);
	// The options are checked before the input is read: a mistake is said at once.
	const grammar = isGrammarFile(values.format)
		? await readGrammarFile(values.format, library, false)
		: null;
	const request = await readOptions(values, { strict });
	const opened = await openServer(library);
	const server = grammar === null ? opened : { ...opened, format: async () => grammar.format };
	const format = await server.format(request);
	checkEntry(format, request.entry);
	checkCodes(format, request.policies.runtime.lenient ?? []);
	await withFiles(names, io, async ({ input, telemetry }) => {
		const text = await readAll(input.stream());
		await telemetry?.cut(0);
		const onRecord = telemetry === null ? null : (lines: string) => telemetry.push(lines);
		const whole = { ...request, chunks: pieces(text, chunkLength(values.chunk)) };
		if (values.events) {
			for await (const event of events(server, whole, onRecord))
				await write(io.stdout, `${JSON.stringify(event)}\n`);
		} else {
			const result = await execute(server, whole, onRecord);
			await write(io.stdout, resultLine(whole.id, result));
			// programs read standard output alone; a terminal is read by people
			if (io.stderr.isTTY === true) {
				const { explainCommandFor, sayWhy, troubled } = await import("./explain/why.js");
				if (!troubled(result, request)) return;
				const ownGrammar = grammar?.source ?? null;
				const why = await explainRequest(library, request, format, text, { ownGrammar });
				await sayWhy(io, why, explainCommandFor(file, values));
			}
		}
	});
	return 0;
}

/** The options as a request without its input, checked by the same rules as a line of the filter. */
async function readOptions(values: Values, defaults: RequestDefaults): Promise<ParseRequest> {
	chunkLength(values.chunk);
	const template = values["chat-template"];
	const given = {
		format: values.format ?? "auto",
		model: values.model,
		model_type: values["model-type"],
		input: "",
		tools: values.tools === undefined ? undefined : await readToolsFile(values.tools),
		tool_choice: toolChoice(values["tool-choice"]),
		entry: values.entry,
		finish_reason: values["finish-reason"],
		strict: values.strict,
		fallback: values.fallback,
		policies: policiesFromWords(values.policy ?? []),
	};
	const request = readRequest(given, defaults);
	if (template === undefined) return request;
	return { ...request, evidence: { ...request.evidence, chatTemplate: await readText(template) } };
}

/** A tool's name holds no brace: a word that begins with one is the OpenAI object. */
function toolChoice(word: string | undefined): unknown {
	if (!word?.startsWith("{")) return word;
	try {
		return readJson(word);
	} catch (error) {
		throw new UsageError(`--tool-choice: ${messageOf(error)}`);
	}
}

function chunkLength(word: string | undefined): number {
	if (word === undefined) return Number.POSITIVE_INFINITY;
	if (!/^[1-9]\d*$/.test(word))
		throw new UsageError(
			`--chunk takes a number of characters from 1, not ${JSON.stringify(word)}`,
		);
	return Number(word);
}

/** UTF-16 units: a surrogate pair may be cut, as in a stream of code units. Can be read more than once. */
function pieces(text: string, length: number): Iterable<string> {
	return {
		*[Symbol.iterator]() {
			for (let at = 0; at < text.length; at += length) yield text.slice(at, at + length);
		},
	};
}

/** What the filter as a whole is told. */
const OF_JSONL = ["workers", "out", "resume"] as const;

/** With `--jsonl` each request says its own; an option that would be ignored is refused. */
function refuseOthers(values: Values): void {
	const own: readonly string[] = ["jsonl", "telemetry", ...OF_JSONL];
	const other = Object.keys(values).find((name) => !own.includes(name));
	if (other !== undefined)
		throw new UsageError(`--jsonl takes --${other} from each request, not from the command line`);
}

const MOST_WORKERS = 1024;

function filterOptions({ workers: word = "1", out, resume = false, telemetry }: Values) {
	const workers = /^[1-9]\d{0,3}$/.test(word) ? Number(word) : Number.NaN;
	if (!(workers <= MOST_WORKERS))
		throw new UsageError(
			`--workers takes a number of threads from 1 to ${MOST_WORKERS}, not ${JSON.stringify(word)}`,
		);
	if (resume && out === undefined)
		throw new UsageError("--resume needs --out: it goes on with that file");
	if (resume && telemetry !== undefined)
		throw new UsageError("--resume cannot go on with the records of --telemetry");
	return { workers, resume };
}
