/** From settings to a model that the gateway can offer. */

import type { Endpoint } from "../../constrain-fields/fields.js";
import { tool_tag } from "../../generated/formats/tool_tag.js";
import { getFormat, listFormats } from "../../generated/registry.js";
import { getWriting } from "../../generated/writers.js";
import type { Words } from "../../render/in-text.js";
import type { Writing } from "../../render/writing.js";
import type { Format } from "../../runtime/contract.js";
import { checkLenient } from "../../runtime/program/check-options.js";
import { type Selection, selectFormat, UnknownFormatError } from "../../select/index.js";
import type { ChatRequest } from "../chat-request.js";
import type { Engine } from "../engine.js";
import type { Chosen, ServedModel } from "../model.js";
import { describedTools } from "../prompt/described.js";
import { type TemplatePrompt, templatePrompt } from "../prompt/template.js";
import { chatEngine } from "../upstream/chat.js";
import { completionsEngine } from "../upstream/completions.js";
import { constraintFields, noConstraint } from "../upstream/constraint.js";
import type { Dialect } from "../upstream/dialects.js";
import type { Transport } from "../upstream/transport.js";
import type { Upstream } from "../upstream/upstream.js";
import { askModels, type Listed, NotUpError } from "./ask-models.js";
import { lateEngine } from "./late.js";
import { type ModelSettings, readConfig } from "./settings.js";

export interface OpenedModel extends ServedModel {
	readonly chosen: Chosen;
}

/** What is in no settings: texts that stand elsewhere, and what the platform has. */
export interface Given {
	readonly key?: string | undefined;
	/** the text of the chat template */
	readonly chatTemplate?: string | undefined;
	/** how upstreams are reached; default: `fetch` */
	readonly transport?: Transport | undefined;
	readonly notUp?: NotUp | undefined;
	/** a format that is in no registry: it is the model's, whatever the settings name */
	readonly own?: OwnFormat | undefined;
}

/** A format that a program has as an object. `writing`: default: that of the package, by the format's name */
export interface OwnFormat {
	readonly format: Format;
	readonly writing?: Writing | undefined;
}

/**
 * Is told, once, of an upstream that cannot be reached yet, and what for. With it such an upstream is waited for: a model whose
 * name is known is there at once, and its upstream is asked what it is with the first request. Without it that is an error.
 */
export type NotUp = (url: string, why: string) => void;

/** Where a file's references lead to. */
export interface ConfigSources {
	readonly env: Readonly<Record<string, string | undefined>>;
	/** the text of a file, by its path as it was written */
	readText(path: string): Promise<string>;
	/** how upstreams are reached; default: `fetch` */
	readonly transport?: Transport | undefined;
	readonly notUp?: NotUp | undefined;
}

/** All models of a file. Rejects with a `RangeError` that names the place of what is wrong, or as `readText` does. */
export async function openConfig(
	text: string,
	{ env, readText, transport, notUp }: ConfigSources,
): Promise<readonly OpenedModel[]> {
	const opened = readConfig(text).map(async (model, at) => {
		const { keyEnv, chatTemplate: path } = model;
		const key = keyEnv === undefined ? undefined : env[keyEnv];
		if (keyEnv !== undefined && !key)
			throw new RangeError(`models[${at}].keyEnv: the environment has no ${keyEnv}`);
		const chatTemplate = path === undefined ? undefined : await readText(path);
		return await openModel(model, { key, chatTemplate, transport, notUp }).catch(
			(error: unknown) => {
				if (!(error instanceof RangeError)) throw error;
				throw new RangeError(`models[${at}]: ${error.message}`);
			},
		);
	});
	return await Promise.all(opened);
}

/** All models of one upstream server, or the one that is named. Rejects with a `RangeError` that says what is wrong. */
export async function openUpstream(
	settings: Omit<ModelSettings, "id"> & { readonly id?: string | undefined },
	given: Given,
): Promise<readonly OpenedModel[]> {
	const { id } = settings;
	if (id !== undefined) return [await openModel({ ...settings, id }, given)];
	const { models, dialect } = await listed({ url: settings.url, key: given.key }, given.notUp);
	return await Promise.all(
		models.map((one) => openModel({ dialect, ...settings, id: one }, given)),
	);
}

/** Rejects with a `RangeError` that says what is wrong. */
export async function openModel(settings: ModelSettings, given: Given): Promise<OpenedModel> {
	const { notUp } = given;
	const { model, engine, asked, doubtOf } = known(settings, given);
	let doubt: string | null = null;
	const begun = (dialect: Dialect): Engine => {
		doubt = doubtOf(dialect);
		return engine(dialect);
	};
	const opened = async (): Promise<Engine> => {
		if (settings.dialect !== undefined) return begun(settings.dialect);
		try {
			return begun(await asked());
		} catch (error) {
			if (!(error instanceof NotUpError) || notUp === undefined) throw error;
			notUp(settings.url, error.message);
			return lateEngine(async () => engine(await asked()));
		}
	};
	const running = await opened();
	const { chosen } = model;
	const doubts = doubt === null ? chosen.doubts : [...chosen.doubts, doubt];
	return { ...model, engine: running, chosen: { ...chosen, doubts } };
}

/** Its server is asked what it is with the first request, if the settings do not say it. Throws a `RangeError` that says what is wrong. */
export function lateModel(settings: ModelSettings, given: Given): OpenedModel {
	const { model, engine, asked } = known(settings, given);
	const { dialect } = settings;
	const late = () => lateEngine(async () => engine(await asked()));
	return { ...model, engine: dialect === undefined ? late() : engine(dialect) };
}

interface Known {
	readonly model: Omit<OpenedModel, "engine">;
	readonly engine: (dialect: Dialect) => Engine;
	/** rejects as `askModels` does */
	readonly asked: () => Promise<Dialect>;
	/** why such a server is not told which calls it may write, though it should be */
	readonly doubtOf: (dialect: Dialect) => string | null;
}

/** What can be said of a model before its server is asked. */
function known(settings: ModelSettings, { key, chatTemplate, transport, own }: Given): Known {
	const { id, url, timeouts, reading } = settings;
	const upstream = { url, key, timeouts, transport };
	const selection = own === undefined ? select(settings, chatTemplate) : selectOwn(own);
	const { format } = selection;
	checkLenient(reading.policies, "policies", [format]);
	const words = () => wordsOf(format, own?.writing);
	const prompt = promptOf(settings, format, words, chatTemplate);
	const engine = (dialect: Dialect) =>
		engineOf(settings, { upstream, dialect, format, writing: own?.writing, words, prompt });
	const chosen = chosenBy(selection, prompt?.faults ?? []);
	// a model of which nothing is known may write calls as any prompt asks for them
	const read = selection.by === "default" ? { fallback: true, ...reading } : reading;
	return {
		model: { id, format, reading: read, chosen },
		engine,
		asked: async () => (await askModels(upstream)).dialect,
		doubtOf: (dialect) =>
			noConstraint({
				mode: settings.constrain,
				dialect,
				endpoint: endpointFor(settings, format, prompt),
			}),
	};
}

function selectOwn({ format }: OwnFormat): Selection {
	const text = `the format ${format.name} is given as an object`;
	const evidence = [{ by: "name", format: format.name, agrees: true, text }] as const;
	return { format, by: "name", evidence, runnersUp: [] };
}

function chosenBy({ by, evidence }: Selection, faults: readonly string[]): Chosen {
	const why = evidence.find((one) => one.by === by)?.text ?? "";
	const against = evidence.filter(({ agrees }) => !agrees).map(({ text }) => `but ${text}`);
	return { by, why, doubts: [...against, ...faults.map((one) => `the chat template: ${one}`)] };
}

/** Milliseconds between two questions. */
const AGAIN = 1_000;

/** The models of an upstream; without `notUp` it must answer at once. */
async function listed(upstream: Upstream, notUp: NotUp | undefined): Promise<Listed> {
	for (let told = false; ; told = true) {
		try {
			return await askModels(upstream);
		} catch (error) {
			if (!(error instanceof NotUpError) || notUp === undefined) throw error;
			if (!told) notUp(upstream.url, error.message);
			await new Promise((resolve) => setTimeout(resolve, AGAIN));
		}
	}
}

function select(
	{ id, upstreamModel, format }: ModelSettings,
	chatTemplate: string | undefined,
): Selection {
	const enforced = format === "auto" ? undefined : format;
	try {
		const known = { format: enforced, model: upstreamModel ?? id, chatTemplate };
		return selectFormat(known, { getFormat, listFormats });
	} catch (error) {
		if (!(error instanceof UnknownFormatError)) throw error;
		throw new RangeError(`format: ${error.message}`);
	}
}

interface Parts {
	readonly upstream: Upstream;
	readonly dialect: Dialect;
	readonly format: Format;
	/** of a format of one's own; another one's is known by its name */
	readonly writing: Writing | undefined;
	readonly words: () => Words;
	readonly prompt: TemplatePrompt | null;
}

function engineOf(settings: ModelSettings, parts: Parts): Engine {
	const { upstream, dialect, format, words, prompt } = parts;
	const { id, upstreamModel: model = id, maxTokens } = settings;
	const endpoint = endpointFor(settings, format, prompt);
	const said = { mode: settings.constrain, dialect, format, endpoint };
	const constrained = { ...said, writing: parts.writing ?? getWriting(format.name) };
	const constrain = (request: ChatRequest, entry: string | null) =>
		constraintFields(request, constrained, entry);
	const common = { upstream, dialect, format, model, maxTokens, constrain };
	if (prompt !== null) return completionsEngine({ ...common, prompt: prompt.write });
	const prepare = endpoint === "chat" ? describedTools(words()) : undefined;
	return chatEngine({ ...common, prepare });
}

function endpointFor(
	settings: ModelSettings,
	format: Format,
	prompt: TemplatePrompt | null,
): Endpoint {
	if (prompt !== null) return "completions";
	// Formats of no model are conventions of agents: an upstream's template does not know them.
	const convention = format.models.length === 0 && format.units.length > 0;
	const tools = settings.tools ?? (convention ? "prompt" : "upstream");
	return tools === "prompt" ? "chat" : "chat-with-tools";
}

/** null: the server renders prompts itself. Throws a `RangeError` where the template cannot be read. */
function promptOf(
	{ mode, bosToken, eosToken }: ModelSettings,
	format: Format,
	words: () => Words,
	template: string | undefined,
): TemplatePrompt | null {
	if (mode === "pass" || template === undefined) return null;
	try {
		return templatePrompt({ template, format, words: words(), bosToken, eosToken });
	} catch (error) {
		const message = error instanceof Error ? error.message : String(error);
		throw new RangeError(`chatTemplate: cannot be read: ${message.split("\n")[0] ?? ""}`);
	}
}

/** A model of which nothing is known is asked for a convention that the fallback chain reads by its marks. */
function wordsOf(known: Format, own: Writing | undefined): Words {
	if (own !== undefined) return { format: known, writing: own };
	const format = known.units.length > 0 ? known : tool_tag;
	const writing = getWriting(format.name);
	if (writing === undefined) throw new RangeError(`the format ${format.name} has no writing`);
	return { format, writing };
}
