/** `serve`: the gateway on Node, in front of an upstream server or of the replay that is built in. */
import { dirname, resolve } from "node:path";
import { placeOf } from "../../gateway/defect.js";
import {
	createGateway,
	defaultEndpoints,
	type GatewayOptions,
	replayModels,
	type ServedModel,
} from "../../gateway/index.js";
import { engines, type OpenEngines } from "../../gateway/node/engines.js";
import { examplesIn, type Listening, listen, replayFormats } from "../../gateway/node/index.js";
import { FileError, messageOf, UsageError } from "../errors.js";
import { unknownFormat } from "../execute.js";
import { isGrammarFile, readGrammarFile } from "../grammar-file.js";
import { type Io, readText, write } from "../io.js";
import type { Library } from "../library.js";
import { readServeOptions, type ServeOptions } from "./options.js";

/** So long, in milliseconds, streams that are open may go on after the signal to stop. */
const GRACE = 10_000;
const UPSTREAM_KEY = "TOOLGRAMMAR_UPSTREAM_KEY";

/** What a test stands in for. */
export interface Surroundings {
	readonly engines: OpenEngines;
	/** resolves when the server is to stop */
	stop(): Promise<void>;
}

export async function serveCommand(
	words: readonly string[],
	io: Io,
	library: Library,
	surroundings: Surroundings = { engines, stop: signalled },
): Promise<number> {
	const options = readServeOptions(words, io);
	const models = await openModels(options, io, library, surroundings.engines);
	const { createValidator } = await library.validate();
	const { host, port, apiKeys, origins, reading, bodyLimit, requestLimit, coalescing } = options;
	const { reasoning, store, providedTools } = options;
	const hosts = apiKeys.length === 0 ? allowedHosts(options) : null;
	const app = made({
		models,
		endpoints: defaultEndpoints({ reasoning, providedTools, ...(store ? { store: {} } : {}) }),
		apiKeys,
		origins,
		reading,
		validator: createValidator(),
		...(hosts === null ? {} : { hosts }),
		...(bodyLimit === undefined ? {} : { bodyLimit }),
		...(requestLimit === undefined ? {} : { requestLimit }),
		...(coalescing === undefined ? {} : { coalescing }),
		onError: (error) => io.stderr.write(`toolgrammar: a defect: ${placeOf(error)}\n`),
	});
	const stop = surroundings.stop();
	const listening = await open(() => listen(app, { port, host }), options);
	if (!isLoopback(host) && apiKeys.length === 0)
		await write(
			io.stderr,
			`toolgrammar: ${host} can be reached from outside, and no --api-key protects it\n`,
		);
	for (const { id, chosen } of models)
		for (const doubt of doubtsOf(chosen)) await write(io.stderr, `toolgrammar: ${id}: ${doubt}\n`);
	await write(io.stdout, greeting(listening.url, models, options));
	await stop;
	await listening.close(GRACE);
	return 0;
}

/** Codes of lenient rules are known when the formats are. */
function made(options: GatewayOptions): ReturnType<typeof createGateway> {
	try {
		return createGateway(options);
	} catch (error) {
		if (!(error instanceof RangeError)) throw error;
		throw new UsageError(error.message);
	}
}

async function openModels(
	options: ServeOptions,
	{ env, stderr }: Io,
	library: Library,
	{ openEngine, openConfig }: OpenEngines,
): Promise<readonly ServedModel[]> {
	const { upstream, config, format: name = "auto", model, chatTemplate, constrain } = options;
	const registry = await library.registry();
	const own = isGrammarFile(name) ? await readGrammarFile(name, library) : null;
	const format = name === "auto" ? undefined : (own?.format ?? registry.getFormat(name));
	if (name !== "auto" && format === undefined)
		throw new UsageError(unknownFormat(registry, name, ["auto"]));
	const key = env[UPSTREAM_KEY];
	const notUp = (url: string, why: string): void => {
		stderr.write(`toolgrammar: ${url}: ${why} It is asked again.\n`);
	};
	try {
		if (config !== undefined)
			return await openConfig(await readText(config), { env, readText: beside(config), notUp });
		if (upstream !== undefined)
			return await openEngine({
				url: upstream,
				format: format?.name ?? "auto",
				notUp,
				...(own === null ? {} : { own }),
				...(key ? { key } : {}),
				...(model === undefined ? {} : { model }),
				...(constrain === undefined ? {} : { constrain }),
				...(chatTemplate === undefined ? {} : { chatTemplate: await readText(chatTemplate) }),
			});
	} catch (error) {
		if (!(error instanceof RangeError)) throw error;
		throw new UsageError(`${config === undefined ? "--upstream" : "--config"}: ${error.message}`);
	}
	const { tokenSize, speed } = options;
	if (own !== null)
		return replayModels([{ ...own, samples: examplesIn(own.source) }], { tokenSize, speed });
	const all = await replayFormats();
	const wanted = format === undefined ? all : all.filter((one) => one.format.name === format.name);
	return replayModels(wanted, { tokenSize, speed });
}

/** Reads files that a file names: their paths begin at its folder, wherever the command was started. */
function beside(file: string): typeof readText {
	return (path) => readText(resolve(dirname(file), path));
}

async function open(
	start: () => Promise<Listening>,
	{ host, port }: ServeOptions,
): Promise<Listening> {
	try {
		return await start();
	} catch (error) {
		throw new FileError(
			`cannot listen on ${host}, port ${port}: ${messageOf(error)}; --port takes another, 0 any that is free`,
		);
	}
}

const UNKNOWN =
	"no format is known for this model, so that its calls are only read where a prompt's convention shows; say which one with --format";

function doubtsOf(chosen: ServedModel["chosen"]): readonly string[] {
	if (chosen === undefined) return [];
	return chosen.by === "default" ? [UNKNOWN, ...chosen.doubts] : chosen.doubts;
}

/** A line for each model: its format, and the evidence for it. */
function chosenLines(models: readonly ServedModel[]): string {
	return models
		.flatMap(({ id, format, chosen }) =>
			chosen === undefined ? [] : [`  ${id}  ${format.name}: ${chosen.why}\n`],
		)
		.join("");
}

function greeting(url: string, models: readonly ServedModel[], options: ServeOptions): string {
	const replay = options.upstream === undefined && options.config === undefined;
	const [first] = models;
	const model = models.find(({ id }) => id === "replay/hermes")?.id ?? first?.id ?? "";
	const what = replay
		? `a replay of ${count(models.length, "format")}, no model: answers are made up`
		: count(models.length, "model");
	const shown = url.replace("//0.0.0.0", "//127.0.0.1").replace("//[::]", "//[::1]");
	return `toolgrammar: ${url}  ${what}\n${chosenLines(models)}\nTry it:\n\n${curlLine(shown, model)}\n\nCtrl-C ends it.\n`;
}

/** What the README shows, too. */
export function curlLine(url: string, model: string): string {
	const parameters = `{"type": "object", "properties": {"city": {"type": "string"}}, "required": ["city"]}`;
	return [
		`curl -sN ${url}/v1/chat/completions -H 'content-type: application/json' -d '{`,
		`  "model": "${model}", "stream": true,`,
		`  "messages": [{"role": "user", "content": "How is the weather in Oslo?"}],`,
		`  "tools": [{"type": "function", "function": {"name": "get_weather", "parameters": ${parameters}}}]`,
		"}'",
	].join("\n");
}

function count(number: number, noun: string): string {
	return `${number} ${noun}${number === 1 ? "" : "s"}`;
}

const LOOPBACK: readonly string[] = ["localhost", "127.0.0.1", "[::1]"];

function isLoopback(host: string): boolean {
	return LOOPBACK.includes(host) || host === "::1";
}

/** null: any */
function allowedHosts({ host, allowHosts }: ServeOptions): readonly string[] | null {
	return isLoopback(host) ? [...LOOPBACK, ...allowHosts] : null;
}

function signalled(): Promise<void> {
	return new Promise((resolve) => {
		for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => resolve());
	});
}
