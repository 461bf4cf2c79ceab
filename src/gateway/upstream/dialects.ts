/** What servers want to be told in their own words. docs/gateway/upstreams.md says what each of them does with it. */
import type { Format } from "../../runtime/contract.js";
import { isRecord } from "../../runtime/record.js";
import type { JsonObject } from "./json.js";

export const DIALECTS = ["vllm", "sglang", "llama.cpp", "tgi", "openai"] as const;

/** `openai`: none of the others; nothing is sent that the OpenAI form does not have. */
export type Dialect = (typeof DIALECTS)[number];

export interface DialectFields {
	/** keeps special tokens in the text of the answer, of both endpoints */
	keep(format: Format): JsonObject;
	/** a completion without a limit of its own; such a server stops after a few tokens otherwise */
	readonly unlimited: JsonObject;
	/** the prompt begins with the token that begins a text: the server must not write another. null: it always does */
	readonly begun: JsonObject | null;
	/** in chat mode, with tools: shows them to the model, and leaves its calls in the text */
	readonly unread: JsonObject;
	/** how a completion is told the form of its answer; null: it cannot be */
	readonly form: ((format: JsonObject) => JsonObject) | null;
	/** whether usage is told for each choice, or once for all */
	readonly usage: "each" | "all";
}

const NOTHING: JsonObject = {};
const KEEP = { skip_special_tokens: false, spaces_between_special_tokens: false };
const asItIs = (response_format: JsonObject): JsonObject => ({ response_format });
const FROM_ITSELF = {
	...{ unlimited: NOTHING, begun: null, unread: NOTHING, form: asItIs },
	usage: "all",
} as const;

/** Its completions know schemas alone. */
function asSchema({ type, json_schema: of }: JsonObject): JsonObject {
	const schema = isRecord(of) ? of.schema : undefined;
	return { json_schema: type === "json_schema" ? schema : { type: "object" } };
}

export const DIALECT_FIELDS: Readonly<Record<Dialect, DialectFields>> = {
	vllm: {
		...FROM_ITSELF,
		keep: () => KEEP,
		unlimited: { max_tokens: null },
		begun: { add_special_tokens: false },
		unread: { tool_choice: "none" },
	},
	sglang: { ...FROM_ITSELF, keep: () => KEEP, unlimited: { max_tokens: null } },
	"llama.cpp": {
		...FROM_ITSELF,
		keep: ({ tokens }) => ({ preserved_tokens: tokens }),
		form: asSchema,
		usage: "each",
	},
	tgi: { ...FROM_ITSELF, keep: () => NOTHING, form: null },
	openai: { ...FROM_ITSELF, keep: () => NOTHING },
};
