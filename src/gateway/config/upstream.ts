/** `upstream({ url, id })`: a model of a server, for programs that make a gateway of their own. */
import {
	anything,
	type Check,
	checkMembers,
	fn,
	members,
	oneOf,
	text,
	wholeFrom,
	wrong,
} from "../../misuse/check.js";
import type { Writing } from "../../render/writing.js";
import type { Format } from "../../runtime/contract.js";
import { checkFormat } from "../../runtime/program/check-options.js";
import { READING } from "../check-options.js";
import type { Reading, ServedModel } from "../model.js";
import { DIALECTS } from "../upstream/dialects.js";
import type { Transport } from "../upstream/transport.js";
import { type Timeouts, upstreamUrl } from "../upstream/upstream.js";
import { type Given, lateModel, openUpstream } from "./open.js";
import type { ModelSettings } from "./settings.js";

type Optional = Pick<
	ModelSettings,
	"upstreamModel" | "dialect" | "tools" | "bosToken" | "eosToken" | "maxTokens"
>;
/** A model of a server, and how it is reached. */
export interface UpstreamOptions extends Optional {
	/** of the server, with or without `/v1` at its end */
	readonly url: string;
	/** what clients call the model, and the server, unless `upstreamModel` says otherwise */
	readonly id: string;
	/** sent to the server as a bearer token, and nowhere else */
	readonly key?: string | undefined;
	/** what the model writes: a format, or the name or alias of one. Default: by the chat template and the model's id */
	readonly format?: Format | string | undefined;
	/** how a `format` is written that is not of the package */
	readonly writing?: Writing | undefined;
	/** the text of the model's chat template: the gateway then writes the prompts itself. It is a program, which may loop for ever */
	readonly chatTemplate?: string | undefined;
	readonly timeouts?: Timeouts | undefined;
	readonly reading?: Reading | undefined;
	/** how the server is reached; default: `fetch` */
	readonly transport?: Transport | undefined;
}

const milliseconds = wholeFrom(1);
const OPTIONS: { readonly [Name in keyof Required<UpstreamOptions>]: Check } = {
	url: text,
	id: text,
	key: text,
	upstreamModel: text,
	dialect: oneOf(DIALECTS),
	format: (format, place) => {
		if (typeof format !== "string") checkFormat(format, place);
	},
	// the renderer looks at it
	writing: anything,
	tools: oneOf(["prompt", "upstream"]),
	chatTemplate: text,
	bosToken: text,
	eosToken: text,
	maxTokens: wholeFrom(1),
	timeouts: members({ first: milliseconds, stall: milliseconds }),
	reading: members(READING),
	transport: fn,
};

/**
 * A model of a server that speaks OpenAI's API and leaves calls in the text. Nothing is sent before the first request: where `dialect`
 * does not say which server it is, that request asks it. Throws a TypeError or a RangeError that names what is wrong.
 */
export function upstream(options: UpstreamOptions): ServedModel {
	checked(options, ["url", "id"]);
	const { settings, given } = split(options);
	return lateModel({ ...settings, id: options.id }, given);
}

/** All models that the server lists. Rejects with a RangeError that says what is wrong; the server must be up. */
export async function upstreams(
	options: Omit<UpstreamOptions, "id" | "upstreamModel">,
): Promise<readonly ServedModel[]> {
	checked(options, ["url"]);
	const { settings, given } = split(options);
	return await openUpstream(settings, given);
}

function checked(options: object, needed: readonly string[]): void {
	checkMembers(options, "options", OPTIONS, needed);
	const { url } = options as UpstreamOptions;
	try {
		upstreamUrl(url);
	} catch (error) {
		throw new RangeError(`options.url ${error instanceof Error ? error.message : ""}`);
	}
}

function split({
	key,
	chatTemplate,
	transport,
	format = "auto",
	writing,
	reading = {},
	...settings
}: Omit<UpstreamOptions, "id">): { settings: Omit<ModelSettings, "id">; given: Given } {
	const own = typeof format === "string" ? undefined : { format, writing };
	if (own === undefined && writing !== undefined)
		throw wrong("options.format", "the format of options.writing", format);
	const name = typeof format === "string" ? format : format.name;
	return {
		settings: { ...settings, format: name, reading },
		given: { key, chatTemplate, transport, own },
	};
}
