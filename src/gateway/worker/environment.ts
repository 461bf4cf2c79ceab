/** What a Worker's environment says: the models, and the keys of clients and upstreams. */
import { listFormats } from "../../generated/registry.js";
import { getWriting } from "../../generated/writers.js";
import { openConfig } from "../config/open.js";
import type { ServedModel } from "../model.js";
import { replayModels } from "../replay/replay.js";

/** Variables and secrets are texts; other bindings are none of the gateway's. */
export type Bindings = Readonly<Record<string, unknown>>;

export interface WorkerModels {
	readonly models: readonly ServedModel[];
	readonly apiKeys: readonly string[];
}

const CONFIG = "TOOLGRAMMAR_CONFIG";
const KEY = "TOOLGRAMMAR_API_KEY";

/** Without a configuration, the replays. Rejects with a `RangeError` that says what is wrong. */
export async function openModels(
	bindings: Bindings,
	templates: Readonly<Record<string, string>>,
): Promise<WorkerModels> {
	const env = textsOf(bindings);
	const { [CONFIG]: config, [KEY]: key = "" } = env;
	const apiKeys = key === "" ? [] : [key];
	if (config === undefined) return { models: replays(), apiKeys };
	// Whoever finds the address could else spend what the upstreams cost.
	if (apiKeys.length === 0)
		throw new RangeError(`${KEY} is missing: a Worker can be reached by all`);
	const readText = async (name: string) => {
		const text = Object.hasOwn(templates, name) ? templates[name] : undefined;
		if (text === undefined)
			throw new RangeError(`the Worker has no chat template ${JSON.stringify(name)}`);
		return text;
	};
	return { models: await openConfig(config, { env, readText }), apiKeys };
}

function textsOf(bindings: Bindings): Readonly<Record<string, string>> {
	const texts: Record<string, string> = Object.create(null);
	for (const [name, value] of Object.entries(bindings))
		if (typeof value === "string") texts[name] = value;
	return texts;
}

function replays(): readonly ServedModel[] {
	const formats = listFormats().map((format) => {
		const writing = getWriting(format.name);
		if (writing === undefined) throw new RangeError(`the format ${format.name} has no writing`);
		return { format, writing };
	});
	return replayModels(formats);
}
