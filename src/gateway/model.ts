/** A model that the gateway offers: where it runs, and how what it writes is read. */
import { type Given, given } from "../misuse/given.js";
import type { Format } from "../runtime/contract.js";
import type { Limits, Policies } from "../runtime/options.js";
import type { Source } from "../select/index.js";
import type { Engine } from "./engine.js";

/** How the text of a model is read; the gateway's own are for models that do not say it. */
export interface Reading {
	/** no lenient rule, no repair; calls that are not proven valid are withheld; a call that is required and missing is an error */
	readonly strict?: boolean | undefined;
	/**
	 * the gated fallback chain; false: not even a call in the wire of another format that is all that a message says, which is read by
	 * default (in strict mode it is not)
	 */
	readonly fallback?: boolean | undefined;
	readonly policies?: Policies | undefined;
	readonly limits?: Limits | undefined;
}

/** White space at the ends of content would keep the next prompt from beginning as the engine's cache does. */
const POLICIES: Policies = { trimContent: true };

/** A model's own reading; the gateway's where it says nothing. */
export function readingOf(own: Reading, general: Reading): Given<Reading> {
	const reading = { ...given(general), ...given(own) };
	return { ...reading, policies: { ...POLICIES, ...given(reading.policies ?? {}) } };
}

/** Why a model is read in its format. */
export interface Chosen {
	/** the kind of evidence that decided */
	readonly by: Source;
	/** that evidence, in a sentence for people */
	readonly why: string;
	/** what speaks against it, or is wrong with the model's chat template, in sentences for people */
	readonly doubts: readonly string[];
}

/** A model of the gateway: its name for clients, its format, and the engine that generates. */
export interface ServedModel {
	/** what `model` of a request must be */
	readonly id: string;
	readonly format: Format;
	readonly engine: Engine;
	/** where a message begins, by the name of an entry of the format; a piece `entry` of the engine wins */
	readonly entry?: string | undefined;
	readonly reading?: Reading | undefined;
	/** absent: nobody has said */
	readonly chosen?: Chosen | undefined;
	/** default: `toolgrammar` */
	readonly ownedBy?: string | undefined;
}
