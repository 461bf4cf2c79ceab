/** A model that the gateway offers: where it runs, and how what it writes is read. */
import type { Format } from "../runtime/contract.js";
import type { Limits, Policies } from "../runtime/options.js";
import type { Engine } from "./engine.js";

/** How the text of a model is read; the gateway's own are for models that do not say it. */
export interface Reading {
	/** no lenient rule, no repair; calls that are not proven valid are withheld; a call that is required and missing is an error */
	readonly strict?: boolean;
	/** the gated fallback chain */
	readonly fallback?: boolean;
	readonly policies?: Policies;
	readonly limits?: Limits;
}

export interface ServedModel {
	/** what `model` of a request must be */
	readonly id: string;
	readonly format: Format;
	readonly engine: Engine;
	/** where a message begins, by the name of an entry of the format; a piece `entry` of the engine wins */
	readonly entry?: string;
	readonly reading?: Reading;
	/** default: `toolgrammar` */
	readonly ownedBy?: string;
}
