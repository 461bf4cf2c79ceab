/** From settings to a model that the gateway can offer. */
import { getFormat, listFormats } from "../../generated/registry.js";
import { getWriting } from "../../generated/writers.js";
import type { Writing } from "../../render/writing.js";
import { checkLenient } from "../../runtime/check-options.js";
import type { Format } from "../../runtime/contract.js";
import { type Selection, selectFormat, UnknownFormatError } from "../../select/index.js";
import type { Engine } from "../engine.js";
import type { ServedModel } from "../model.js";
import { describedTools } from "../prompt/described.js";
import { templatePrompt } from "../prompt/template.js";
import { chatEngine } from "../upstream/chat.js";
import { completionsEngine } from "../upstream/completions.js";
import type { Dialect } from "../upstream/dialects.js";
import type { Transport } from "../upstream/transport.js";
import type { Upstream } from "../upstream/upstream.js";
import { askModels } from "./ask-models.js";
import { type ModelSettings, readConfig } from "./settings.js";

export interface OpenedModel extends ServedModel {
	/** why it is this format */
	readonly selection: Selection;
}

/** What is in no settings: texts that stand elsewhere, and what the platform has. */
export interface Given {
	readonly key?: string | undefined;
	/** the text of the chat template */
	readonly chatTemplate?: string | undefined;
	/** how upstreams are reached; default: `fetch` */
	readonly transport?: Transport | undefined;
}

/** Where a file's references lead to. */
export interface ConfigSources {
	readonly env: Readonly<Record<string, string | undefined>>;
	/** the text of a file, by its path as it was written */
	readText(path: string): Promise<string>;
	/** how upstreams are reached; default: `fetch` */
	readonly transport?: Transport | undefined;
}

/** All models of a file. Rejects with a `RangeError` that names the place of what is wrong, or as `readText` does. */
export async function openConfig(
	text: string,
	{ env, readText, transport }: ConfigSources,
): Promise<readonly OpenedModel[]> {
	const opened = readConfig(text).map(async (model, at) => {
		const { keyEnv, chatTemplate: path } = model;
		const key = keyEnv === undefined ? undefined : env[keyEnv];
		if (keyEnv !== undefined && !key)
			throw new RangeError(`models[${at}].keyEnv: the environment has no ${keyEnv}`);
		const chatTemplate = path === undefined ? undefined : await readText(path);
		return await openModel(model, { key, chatTemplate, transport }).catch((error: unknown) => {
			if (!(error instanceof RangeError)) throw error;
			throw new RangeError(`models[${at}]: ${error.message}`);
		});
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
	const { models, dialect } = await askModels({ url: settings.url, key: given.key });
	return await Promise.all(
		models.map((one) => openModel({ dialect, ...settings, id: one }, given)),
	);
}

/** Rejects with a `RangeError` that says what is wrong. */
export async function openModel(
	settings: ModelSettings,
	{ key, chatTemplate, transport }: Given,
): Promise<OpenedModel> {
	const { id, url, timeouts, reading } = settings;
	const upstream = { url, key, timeouts, transport };
	const selection = select(settings, chatTemplate);
	checkLenient(reading.policies, "policies", [selection.format]);
	const dialect = settings.dialect ?? (await askModels(upstream)).dialect;
	const engine = engineOf(settings, { upstream, dialect, format: selection.format, chatTemplate });
	return { id, format: selection.format, engine, reading, selection };
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
	readonly chatTemplate: string | undefined;
}

function engineOf(settings: ModelSettings, parts: Parts): Engine {
	const { upstream, dialect, format, chatTemplate: template } = parts;
	const { id, upstreamModel: model = id, maxTokens, bosToken, eosToken } = settings;
	const writing = writingOf(format);
	const common = { upstream, dialect, format, model, maxTokens };
	if (settings.mode !== "pass" && template !== undefined) {
		const prompt = compiled({ template, format, writing, bosToken, eosToken });
		return completionsEngine({ ...common, prompt });
	}
	// Formats of no model are conventions of agents: an upstream's template does not know them.
	const tools = settings.tools ?? (format.models.length === 0 ? "prompt" : "upstream");
	const prepare = tools === "prompt" ? describedTools(format, writing) : undefined;
	return chatEngine({ ...common, prepare });
}

function compiled(
	options: Parameters<typeof templatePrompt>[0],
): ReturnType<typeof templatePrompt> {
	try {
		return templatePrompt(options);
	} catch (error) {
		const message = error instanceof Error ? error.message : String(error);
		throw new RangeError(`chatTemplate: cannot be read: ${message.split("\n")[0] ?? ""}`);
	}
}

function writingOf({ name }: Format): Writing {
	const writing = getWriting(name);
	if (writing === undefined) throw new RangeError(`the format ${name} has no writing`);
	return writing;
}
