/** A constraint in the words of each server, as fields of a request's body. */
import { CannotConstrain, type Constraint, constrain, type Target } from "../constrain/index.js";
import type { Writing } from "../render/writing.js";
import type { Format } from "../runtime/contract.js";
import type { FunctionDefinition, ToolChoice } from "../runtime/options.js";

export const CONSTRAIN_SERVERS = ["vllm", "sglang", "llama.cpp", "tgi"] as const;
/** The servers whose fields for a constraint are known. */
export type ConstrainServer = (typeof CONSTRAIN_SERVERS)[number];

/** `chat-with-tools`: the server is given the tools, and may make a grammar of its own of them. */
export type Endpoint = "completions" | "chat" | "chat-with-tools";

/** Fields of a request's body, as JSON values by name. */
export interface Fields {
	readonly [name: string]: unknown;
}

/** The request whose answer is to be constrained. */
export interface ConstrainRequest {
	readonly format: Format;
	readonly writing: Writing;
	/** those that may be called */
	readonly tools: readonly FunctionDefinition[];
	readonly toolChoice: ToolChoice;
	/** false: one call at most */
	readonly parallel?: boolean | undefined;
	/** the state in which the prompt leaves the message, by the name of an entry of the format */
	readonly entry?: string | undefined;
	/** the body of the request; what it says itself of the form of the answer holds */
	readonly body?: Fields | undefined;
}

/** What a server takes there, the most exact first. */
export function targetsOf(
	server: ConstrainServer,
	endpoint: Endpoint,
	required: boolean,
): readonly Target[] {
	switch (server) {
		case "vllm":
		case "sglang":
			return ["structural-tag"];
		case "llama.cpp":
			if (endpoint === "completions") return ["gbnf"];
			// its chat refuses a grammar beside tools, and takes none that waits for a trigger
			return endpoint === "chat" && required ? ["gbnf"] : [];
		case "tgi":
			// its completions take none
			return endpoint !== "completions" && required ? ["json-schema", "regex"] : [];
		default:
			return server satisfies never;
	}
}

/** Agents send the same tools with each request: what was made for them last is kept. So many, for each format. */
const MOST_KNOWN = 8;
const known = new WeakMap<Format, Map<string, Fields>>();

/** Empty where the server, the format or a schema gives no constraint: the answer is read as ever. */
export function fieldsFor(
	server: ConstrainServer,
	endpoint: Endpoint,
	request: ConstrainRequest,
): Fields {
	const { format, writing, body = {}, ...wanted } = request;
	const { tools, toolChoice } = wanted;
	if (tools.length === 0 || toolChoice === "none" || isConstrained(body)) return {};
	const all = known.get(format) ?? new Map<string, Fields>();
	known.set(format, all);
	const key = JSON.stringify([server, endpoint, writing.format, wanted]);
	const fields = all.get(key) ?? made(server, endpoint, request);
	// the last that was asked for stands last
	all.delete(key);
	all.set(key, fields);
	const [oldest] = all.keys();
	if (all.size > MOST_KNOWN && oldest !== undefined) all.delete(oldest);
	return fields;
}

function made(
	server: ConstrainServer,
	endpoint: Endpoint,
	{ format, writing, body: _, ...wanted }: ConstrainRequest,
): Fields {
	for (const target of targetsOf(server, endpoint, wanted.toolChoice !== "auto")) {
		try {
			return worded(constrain(format, writing, { ...wanted, target }), server);
		} catch (error) {
			if (!(error instanceof CannotConstrain)) throw error;
		}
	}
	return {};
}

function worded(constraint: Constraint, server: ConstrainServer): Fields {
	switch (constraint.target) {
		case "gbnf": {
			const { grammar, grammar_lazy, grammar_triggers } = constraint;
			return grammar_lazy ? { grammar, grammar_lazy, grammar_triggers } : { grammar };
		}
		case "structural-tag":
			return server === "vllm"
				? { structured_outputs: { structural_tag: JSON.stringify(constraint.tag) } }
				: { response_format: constraint.tag };
		case "json-schema":
			return { response_format: { type: "json", value: constraint.schema } };
		case "regex":
			return { response_format: { type: "regex", value: constraint.regex } };
		default:
			return constraint satisfies never;
	}
}

const OWN = [
	...["grammar", "json_schema", "structured_outputs", "structural_tag", "regex", "ebnf"],
	...["guided_json", "guided_regex", "guided_grammar", "guided_choice"],
];

/** Whether the client says itself what may be written. */
function isConstrained(body: Fields): boolean {
	const form = body.response_format;
	const formed = typeof form === "object" && form !== null && Reflect.get(form, "type") !== "text";
	return formed || OWN.some((name) => body[name] !== undefined);
}
