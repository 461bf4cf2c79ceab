/**
 * What is sent so that the engine can only write calls which the parser reads, in the words of each server. Where a format, a
 * server or a schema gives no constraint, nothing is sent: the answer is read as ever.
 */
import { CannotConstrain, type Constraint, constrain, type Target } from "../../constrain/index.js";
import type { Writing } from "../../render/writing.js";
import type { Format } from "../../runtime/contract.js";
import { isRecord } from "../../runtime/record.js";
import type { ChatRequest } from "../chat-request.js";
import { readWanted } from "../tool-choice.js";
import type { Dialect } from "./dialects.js";
import type { JsonObject } from "./json.js";

export const CONSTRAINTS = ["auto", "required", "off"] as const;

/**
 * `auto`: all requests with tools; `required`: those in which a call must come; `off`: none. Absent: those in which a tool has
 * `strict: true`.
 */
export type ConstraintMode = (typeof CONSTRAINTS)[number];

export interface Constrained {
	readonly mode: ConstraintMode | undefined;
	readonly dialect: Dialect;
	readonly format: Format;
	readonly writing: Writing | undefined;
	/** the server renders the prompt, and knows of tools itself */
	readonly chat: boolean;
}

/** Of a request that has one of them the client says itself what may be written. */
const OWN = [
	...["grammar", "json_schema", "structured_outputs", "structural_tag", "regex", "ebnf"],
	...["guided_json", "guided_regex", "guided_grammar", "guided_choice"],
];

/** The fields for one request; `entry`: the state in which the prompt leaves the message. */
export function constraintFields(
	request: ChatRequest,
	options: Constrained,
	entry: string | null,
): JsonObject {
	const { mode, dialect, format, writing } = options;
	if (mode === "off" || writing === undefined || isFree(request)) return {};
	const { tools, choice, names, required, parallel } = readWanted(request);
	if (tools.length === 0 || choice === "none") return {};
	const strict = request.tools?.some(isStrict) === true;
	if (mode === undefined ? !strict : mode === "required" && !required && !strict) return {};
	const allowed = names === null ? tools : tools.filter(({ name }) => names.has(name));
	for (const target of targetsOf(options, required)) {
		try {
			const made = constrain(format, writing, {
				tools: allowed,
				target,
				toolChoice: required ? "required" : "auto",
				parallel,
				...(entry === null ? {} : { entry }),
			});
			return fieldsOf(made, dialect);
		} catch (error) {
			if (!(error instanceof CannotConstrain)) throw error;
		}
	}
	return {};
}

function isFree(request: ChatRequest): boolean {
	const form = request.response_format;
	const formed = isRecord(form) && form.type !== "text";
	return formed || OWN.some((name) => request[name] !== undefined);
}

function isStrict(tool: unknown): boolean {
	if (!isRecord(tool)) return false;
	const { strict } = isRecord(tool.function) ? tool.function : tool;
	return strict === true;
}

/** What a server takes, the most exact first. */
function targetsOf(
	{ dialect, chat }: Pick<Constrained, "dialect" | "chat">,
	required: boolean,
): readonly Target[] {
	switch (dialect) {
		case "vllm":
		case "sglang":
			return ["structural-tag"];
		case "llama.cpp":
			// its chat endpoint makes grammars of its own where there are tools
			return chat ? [] : ["gbnf"];
		case "tgi":
			// its completions take none
			return chat && required ? ["json-schema", "regex"] : [];
		case "openai":
			return [];
		default:
			return dialect satisfies never;
	}
}

function fieldsOf(made: Constraint, dialect: Dialect): JsonObject {
	switch (made.target) {
		case "gbnf": {
			const { grammar, grammar_lazy, grammar_triggers } = made;
			return grammar_lazy ? { grammar, grammar_lazy, grammar_triggers } : { grammar };
		}
		case "structural-tag":
			return dialect === "vllm"
				? { structured_outputs: { structural_tag: JSON.stringify(made.tag) } }
				: { response_format: made.tag };
		case "json-schema":
			return { response_format: { type: "json", value: made.schema } };
		case "regex":
			return { response_format: { type: "regex", value: made.regex } };
		default:
			return made satisfies never;
	}
}

/** Said once, where the gateway starts; null: a constraint that is asked for is sent. */
export function noConstraint(
	options: Pick<Constrained, "mode" | "dialect" | "chat">,
): string | null {
	const { mode, dialect, chat } = options;
	if (mode === undefined || mode === "off") return null;
	if (targetsOf(options, true).length > 0) return null;
	const other = chat && targetsOf({ dialect, chat: false }, true).length > 0;
	const way = other ? "; with the model's chat template (--chat-template) it does" : "";
	return `constrain is ${mode}, and nothing is sent: this upstream (${dialect}${chat ? ", chat" : ""}) takes no grammar here${way}`;
}
