/** Checks the tools and the tool choice of a request before the library sees them. */
import type { ToolChoice, ToolDefinition } from "../runtime/options.js";
import { isRecord } from "../runtime/record.js";
import { RequestError } from "./errors.js";

/** An array of tools in the OpenAI shape; the inner function alone is taken too. Null members count as left out. */
export function readTools(given: unknown): readonly ToolDefinition[] | undefined {
	if (given === undefined || given === null) return undefined;
	if (!Array.isArray(given)) throw bad("tools must be an array");
	return given.map((tool: unknown, at) => readTool(tool, `tools[${at}]`));
}

/** `auto`, `none`, `required`, a tool's name, or the OpenAI object. */
export function readToolChoice(given: unknown): ToolChoice | undefined {
	if (given === undefined || given === null) return undefined;
	if (typeof given === "string" && given !== "") return given;
	if (isRecord(given) && given.type === "function" && isRecord(given.function)) {
		const name = given.function.name;
		if (typeof name === "string" && name !== "") return { type: "function", function: { name } };
	}
	throw bad(
		'tool_choice must be "auto", "none", "required", a name or {"type":"function","function":{"name"}}',
	);
}

function readTool(tool: unknown, place: string): ToolDefinition {
	if (!isRecord(tool)) throw bad(`${place} must be an object`);
	const type = tool.type ?? "function";
	if (type !== "function") throw bad(`${place}.type must be "function"`);
	const inner = tool.function ?? tool;
	if (!isRecord(inner)) throw bad(`${place}.function must be an object`);
	const name = inner.name;
	if (typeof name !== "string" || name === "") throw bad(`${place} has no name`);
	const description = inner.description ?? undefined;
	if (description !== undefined && typeof description !== "string")
		throw bad(`${place}: description must be a string`);
	const parameters = inner.parameters ?? undefined;
	if (parameters !== undefined && typeof parameters !== "boolean" && !isRecord(parameters))
		throw bad(`${place}: parameters must be a JSON Schema`);
	return {
		type,
		function: {
			name,
			...(description !== undefined ? { description } : {}),
			...(parameters !== undefined ? { parameters } : {}),
		},
	};
}

function bad(message: string): RequestError {
	return new RequestError("bad-request", message);
}
