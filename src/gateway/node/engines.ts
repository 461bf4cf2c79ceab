/** Models of upstream servers, opened from what a command line, or a configuration file, says. */

import type { Words } from "../../render/in-text.js";
import { type ConfigSources, type NotUp, openConfig, openUpstream } from "../config/open.js";
import type { ServedModel } from "../model.js";
import type { ConstraintMode } from "../upstream/constraint.js";
import { nodeTransport } from "./transport.js";

/** Texts as they were given. */
export interface UpstreamSettings {
	readonly url: string;
	/** sent to the upstream and nowhere else */
	readonly key?: string;
	/** a format's name or alias, or `auto`: by the model and its chat template */
	readonly format: string;
	/** the model's id at the upstream, and here; without it all models that the upstream lists */
	readonly model?: string;
	/** the text of the model's chat template */
	readonly chatTemplate?: string;
	/** absent: where a tool is `strict` */
	readonly constrain?: ConstraintMode;
	readonly notUp?: NotUp;
	/** a format that is in no registry, with its writing: it is that of all models */
	readonly own?: Words;
}

/** Both reject with a `RangeError` that says what is wrong with what was given. */
export interface OpenEngines {
	/** One upstream server. */
	openEngine(settings: UpstreamSettings): Promise<readonly ServedModel[]>;
	/** Several, from the text of a configuration file. */
	openConfig(text: string, sources: ConfigSources): Promise<readonly ServedModel[]>;
}

export const engines: OpenEngines = {
	openEngine: ({ url, key, format, model, chatTemplate, constrain, notUp, own }) =>
		openUpstream(
			{ url, format, id: model, constrain, reading: {} },
			{ key, chatTemplate, notUp, own, transport: nodeTransport },
		),
	openConfig: (text, sources) => openConfig(text, { ...sources, transport: nodeTransport }),
};
