/** What is sent so that the engine can only write calls which the parser reads: in which requests, and to which servers. */
import { type Endpoint, fieldsFor, targetsOf } from "../../constrain-fields/fields.js";
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
	readonly endpoint: Endpoint;
}

/** The fields for one request; `entry`: the state in which the prompt leaves the message. */
export function constraintFields(
	request: ChatRequest,
	{ mode, dialect, format, writing, endpoint }: Constrained,
	entry: string | null,
): JsonObject {
	if (mode === "off" || writing === undefined || dialect === "openai") return {};
	const { tools, choice, names, required, parallel } = readWanted(request);
	if (choice === "none") return {};
	const strict = request.tools?.some(isStrict) === true;
	if (mode === undefined ? !strict : mode === "required" && !required && !strict) return {};
	return fieldsFor(dialect, endpoint, {
		format,
		writing,
		tools: names === null ? tools : tools.filter(({ name }) => names.has(name)),
		toolChoice: required ? "required" : "auto",
		parallel,
		entry: entry ?? undefined,
		body: request,
	});
}

function isStrict(tool: unknown): boolean {
	if (!isRecord(tool)) return false;
	const { strict } = isRecord(tool.function) ? tool.function : tool;
	return strict === true;
}

/** Said once, where the gateway starts; null: a constraint that is asked for is sent. */
export function noConstraint(
	options: Pick<Constrained, "mode" | "dialect" | "endpoint">,
): string | null {
	const { mode, dialect, endpoint } = options;
	if (mode === undefined || mode === "off") return null;
	const takes = (at: typeof endpoint): boolean =>
		dialect !== "openai" && targetsOf(dialect, at, true).length > 0;
	if (takes(endpoint)) return null;
	const other = takes("completions");
	const way = other ? "; with the model's chat template (--chat-template) it does" : "";
	const where = endpoint === "completions" ? "" : ", chat";
	return `constrain is ${mode}, and nothing is sent: this upstream (${dialect}${where}) takes no grammar here${way}`;
}
