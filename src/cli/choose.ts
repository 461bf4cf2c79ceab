/** The format for a model, from what is known of it; where nothing fits, `passthrough`. */
import type { Format } from "../runtime/contract.js";
import { globWeight, matchesGlob } from "./glob.js";
import type { Registry } from "./library.js";
import { looseName, plainModelName } from "./model-name.js";
import { formatOfTemplate } from "./template.js";

export interface Evidence {
	/** a model's id, such as OWNER/NAME; a format's name or alias will do too */
	readonly model?: string | undefined;
	/** `model_type` of the model's configuration */
	readonly modelType?: string | undefined;
	/** the text of the chat template */
	readonly chatTemplate?: string | undefined;
}

/** The most certain evidence first: the model, then its type, then its template. */
export function chooseFormat(registry: Registry, evidence: Evidence): Format {
	const { model, modelType, chatTemplate } = evidence;
	const formats = registry.listFormats();
	const found =
		(model ? formatOfModel(registry, model) : undefined) ??
		(modelType ? formatOfName(formats, modelType) : undefined) ??
		(chatTemplate ? formatOfTemplate(formats, chatTemplate) : undefined) ??
		registry.getFormat("passthrough");
	if (!found) throw new Error("the registry has no passthrough format");
	return found;
}

/** By name or alias, by a glob that fits to the letter, by a glob that fits loosely, by a loose name. */
function formatOfModel(registry: Registry, model: string): Format | undefined {
	const formats = registry.listFormats();
	const plain = plainModelName(model);
	return (
		registry.getFormat(model) ??
		heaviestGlob(formats, (glob) => (matchesGlob(glob, model) ? globWeight(glob) : -1)) ??
		heaviestGlob(formats, (glob) => looseWeight(glob, plain)) ??
		formatOfName(formats, plain)
	);
}

/** Of the globs that fit (a weight of 0 or more), the one with most literal characters. */
function heaviestGlob(
	formats: readonly Format[],
	weigh: (glob: string) => number,
): Format | undefined {
	let best: Format | undefined;
	let weight = -1;
	for (const format of formats) {
		for (const glob of format.models) {
			const candidate = weigh(glob);
			if (candidate <= weight) continue;
			best = format;
			weight = candidate;
		}
	}
	return best;
}

/** The weight of a glob without letter case and owner, or -1. A glob that is only an owner says nothing here. */
function looseWeight(glob: string, plain: string): number {
	const loose = glob.slice(glob.lastIndexOf("/") + 1).toLowerCase();
	const weight = globWeight(loose);
	if (weight === 0) return -1;
	// `NAME-*` is also meant for NAME itself, once its suffixes are gone.
	const bare = loose.endsWith("-*") && loose.slice(0, -2) === plain;
	return bare || matchesGlob(loose, plain) ? weight : -1;
}

/** By canonical name or alias, whatever the case and the dashes. */
function formatOfName(formats: readonly Format[], name: string): Format | undefined {
	const loose = looseName(name);
	const fits = (candidate: string) => looseName(candidate) === loose;
	return (
		formats.find((format) => fits(format.name)) ??
		formats.find((format) => format.aliases.some(fits))
	);
}
