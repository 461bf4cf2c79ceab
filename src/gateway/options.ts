/** What a gateway is made of. */
import type { Validator } from "../runtime/options.js";
import type { Coalescing } from "./coalesce.js";
import type { Endpoint } from "./endpoint.js";
import type { Reading, ServedModel } from "./model.js";

/** The models of a gateway, its endpoints, and its bounds. */
export interface GatewayOptions {
	/** at least one; ids are different */
	readonly models: readonly ServedModel[];
	/** default: chat completions, responses and messages */
	readonly endpoints?: readonly Endpoint[] | undefined;
	/** a request must carry one of them; default: none is asked for */
	readonly apiKeys?: readonly string[] | undefined;
	/**
	 * names under which the gateway may be called, without a port. Where no key protects it, this keeps web pages from reaching
	 * it under a name of their own. Default: any
	 */
	readonly hosts?: readonly string[] | undefined;
	/** origins whose pages may call the gateway; default: none */
	readonly origins?: readonly string[] | undefined;
	/** bytes; default 32 MiB */
	readonly bodyLimit?: number | undefined;
	/** requests that are answered at a time, streams included; default 1,024 */
	readonly requestLimit?: number | undefined;
	/** how long the reader of a stream may take nothing, in milliseconds; default 120,000 */
	readonly patience?: number | undefined;
	/** default: the frames of a piece leave with it */
	readonly coalescing?: Coalescing | undefined;
	/** how models are read that do not say it themselves */
	readonly reading?: Reading | undefined;
	/** judges arguments; from `toolgrammar/validate`, or `toolgrammar/validate-edge` */
	readonly validator?: Validator | undefined;
	/** is told what is no failure of an engine or a request: a defect */
	readonly onError?: ((error: unknown) => void) | undefined;
}

export const DEFAULT_BODY_LIMIT = 32 * 1024 * 1024;
export const DEFAULT_REQUEST_LIMIT = 1024;
export const DEFAULT_PATIENCE = 120_000;
