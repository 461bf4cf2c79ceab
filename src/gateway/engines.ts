/** Where models of upstream servers are opened from what a command line, or a configuration file, says. */
import type { Reading, ServedModel } from "./model.js";

/** Texts as they were given. */
export interface UpstreamSettings {
	readonly url: string;
	/** sent to the upstream and nowhere else */
	readonly key?: string;
	/** a format's name or alias, or `auto`: by the model and its chat template */
	readonly format: string;
	/** the model's id at the upstream, and here */
	readonly model?: string;
	/** the text of the model's chat template */
	readonly chatTemplate?: string;
	readonly reading: Reading;
}

/** Both reject with a `RangeError` that says what is wrong with what was given. */
export interface OpenEngines {
	/** One upstream server. */
	openEngine(settings: UpstreamSettings): Promise<readonly ServedModel[]>;
	/** Several, from the text of a configuration file; `reading` is for models that do not say it. */
	openConfig(
		text: string,
		sources: ConfigSources,
		reading: Reading,
	): Promise<readonly ServedModel[]>;
}

/** Where a file's references lead to. */
export interface ConfigSources {
	readonly env: Readonly<Record<string, string | undefined>>;
	/** the text of a file, by its path as it was written */
	readText(path: string): Promise<string>;
}

export const engines: OpenEngines = {
	openEngine: async () => {
		throw new RangeError("upstream servers are not available in this version");
	},
	openConfig: async () => {
		throw new RangeError("configuration files are not available in this version");
	},
};
