/** What a request says of calls: which tools there are, which of them may be called, and whether one must be. */
import type { FunctionDefinition, ToolChoice } from "../runtime/options.js";
import { isRecord } from "../runtime/record.js";
import { readTools } from "../tools/index.js";
import type { ChatRequest } from "./chat-request.js";
import { badRequest } from "./problem.js";

export interface Wanted {
	readonly tools: readonly FunctionDefinition[];
	/** as a parser takes it */
	readonly choice: ToolChoice;
	/** the tools that may be called; null: no one is excluded */
	readonly names: ReadonlySet<string> | null;
	/** a call must come */
	readonly required: boolean;
	/** more than one may come */
	readonly parallel: boolean;
}

/** Throws a `RequestProblem`. */
export function readWanted(request: ChatRequest): Wanted {
	const tools = toolsOf(request);
	const parallel = request.parallel_tool_calls !== false;
	const chosen = readChoice(request.tool_choice);
	for (const name of chosen.names ?? []) {
		if (!tools.some((tool) => tool.name === name))
			throw badRequest(`tool_choice names ${JSON.stringify(name)}: no such tool`, "tool_choice");
	}
	if (chosen.required && tools.length === 0)
		throw badRequest("tool_choice wants a call, and there are no tools", "tool_choice");
	return { tools, parallel, ...chosen };
}

function toolsOf(request: ChatRequest): readonly FunctionDefinition[] {
	if (request.tools === undefined) return [];
	try {
		return readTools(request.tools);
	} catch (error) {
		if (!(error instanceof TypeError)) throw error;
		throw badRequest(error.message, "tools");
	}
}

function readChoice(given: unknown): Omit<Wanted, "tools" | "parallel"> {
	if (given === undefined || given === null)
		return { choice: "auto", names: null, required: false };
	if (given === "auto" || given === "none" || given === "required")
		return { choice: given, names: null, required: given === "required" };
	const name = isRecord(given) && given.type === "function" ? nameOf(given) : null;
	if (name !== null) {
		const choice = { type: "function", function: { name } } as const;
		return { choice, names: new Set([name]), required: true };
	}
	const allowed = isRecord(given) && given.type === "allowed_tools" ? given.allowed_tools : null;
	if (isRecord(allowed)) return readAllowed(allowed);
	const shapes = '"auto", "none", "required" or {"type":"function","function":{"name"}}';
	throw badRequest(`tool_choice must be ${shapes}`, "tool_choice");
}

/** `{"type": "allowed_tools", "allowed_tools": {"mode", "tools"}}` */
function readAllowed({ mode, tools }: Readonly<Record<string, unknown>>) {
	const names = Array.isArray(tools)
		? tools.map((tool) => (isRecord(tool) ? nameOf(tool) : null))
		: [];
	const known = names.filter((name) => name !== null);
	if ((mode !== "auto" && mode !== "required") || known.length === 0 || known.length < names.length)
		throw badRequest("allowed_tools has a mode, auto or required, and tools", "tool_choice");
	return { choice: mode, names: new Set(known), required: mode === "required" } as const;
}

function nameOf(tool: Readonly<Record<string, unknown>>): string | null {
	const { name } = isRecord(tool.function) ? tool.function : tool;
	return typeof name === "string" && name !== "" ? name : null;
}
