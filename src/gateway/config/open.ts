/** From settings to a model that the gateway can offer. */
import { tool_tag } from "../../generated/formats/tool_tag.js";
import { getFormat, listFormats } from "../../generated/registry.js";
import { getWriting } from "../../generated/writers.js";
import { checkLenient } from "../../runtime/check-options.js";
import type { Format } from "../../runtime/contract.js";
import { type Selection, selectFormat, UnknownFormatError } from "../../select/index.js";
import type { ChatRequest } from "../chat-request.js";
import type { Engine } from "../engine.js";
import type { Chosen, ServedModel } from "../model.js";
import { describedTools } from "../prompt/described.js";
import { type TemplatePrompt, templatePrompt } from "../prompt/template.js";
import type { Words } from "../prompt/written.js";
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
export async function openModel(
	settings: ModelSettings,
	{ key, chatTemplate, transport, notUp }: Given,
): Promise<OpenedModel> {
	const { id, url, timeouts, reading } = settings;
	const upstream = { url, key, timeouts, transport };
	const selection = select(settings, chatTemplate);
	checkLenient(reading.policies, "policies", [selection.format]);
	const { format } = selection;
	const prompt = promptOf(settings, format, chatTemplate);
	let doubt: string | null = null;
	const engine = (dialect: Dialect) => {
		doubt = noConstraint({ mode: settings.constrain, dialect, chat: prompt === null });
		return engineOf(settings, { upstream, dialect, format, prompt });
	};
	const asked = async () => engine((await askModels(upstream)).dialect);
	const opened = async (): Promise<Engine> => {
		if (settings.dialect !== undefined) return engine(settings.dialect);
		try {
			return await asked();
		} catch (error) {
			if (!(error instanceof NotUpError) || notUp === undefined) throw error;
			notUp(url, error.message);
			return lateEngine(asked);
		}
	};
	const running = await opened();
	const by = chosenBy(selection, prompt?.faults ?? []);
	const chosen = doubt === null ? by : { ...by, doubts: [...by.doubts, doubt] };
	// a model of which nothing is known may write calls as any prompt asks for them
	const known = selection.by === "default" ? { fallback: true, ...reading } : reading;
	return { id, format, engine: running, reading: known, chosen };
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
	readonly prompt: TemplatePrompt | null;
}

function engineOf(settings: ModelSettings, parts: Parts): Engine {
	const { upstream, dialect, format, prompt } = parts;
	const { id, upstreamModel: model = id, maxTokens } = settings;
	const said = { mode: settings.constrain, dialect, format, chat: prompt === null };
	const constrained = { ...said, writing: getWriting(format.name) };
	const constrain = (request: ChatRequest, entry: string | null) =>
		constraintFields(request, constrained, entry);
	const common = { upstream, dialect, format, model, maxTokens, constrain };
	if (prompt !== null) return completionsEngine({ ...common, prompt: prompt.write });
	// Formats of no model are conventions of agents: an upstream's template does not know them.
	const convention = format.models.length === 0 && format.units.length > 0;
	const tools = settings.tools ?? (convention ? "prompt" : "upstream");
	const prepare = tools === "prompt" ? describedTools(wordsOf(format)) : undefined;
	return chatEngine({ ...common, prepare });
}

/** null: the server renders prompts itself. Throws a `RangeError` where the template cannot be read. */
function promptOf(
	{ mode, bosToken, eosToken }: ModelSettings,
	format: Format,
	template: string | undefined,
): TemplatePrompt | null {
	if (mode === "pass" || template === undefined) return null;
	try {
		return templatePrompt({ template, format, words: wordsOf(format), bosToken, eosToken });
	} catch (error) {
		const message = error instanceof Error ? error.message : String(error);
		throw new RangeError(`chatTemplate: cannot be read: ${message.split("\n")[0] ?? ""}`);
	}
}

/** A model of which nothing is known is asked for a convention that the fallback chain reads by its marks. */
function wordsOf(known: Format): Words {
	const format = known.units.length > 0 ? known : tool_tag;
	const writing = getWriting(format.name);
	if (writing === undefined) throw new RangeError(`the format ${format.name} has no writing`);
	return { format, writing };
}
