/** Tools, and which of them may be called, in the shapes of chat completions. */
import { type Fields, given, member, mustBe, Refusal, without } from "./reader.js";

export interface ChatTool {
	readonly type: "function";
	readonly function: { readonly name: string; readonly [field: string]: unknown };
}
export type ChatToolChoice =
	| "auto"
	| "none"
	| "required"
	| { readonly type: "function"; readonly function: { readonly name: string } };

/** `schema` is the field of the tool that has the schema of the arguments. Fields that are not known pass through. */
export function toolOf(tool: Fields, schema: string, param: string): ChatTool {
	const description = given(tool.description)
		? mustBe.text(tool.description, `${param}.description`)
		: undefined;
	const parameters = tool[schema];
	if (given(parameters) && (typeof parameters !== "object" || Array.isArray(parameters)))
		throw new Refusal(`${param}.${schema}`, "must be an object");
	return {
		type: "function",
		function: {
			name: mustBe.name(tool.name, `${param}.name`),
			...member("description", description),
			...(given(parameters) ? { parameters } : {}),
			...without(tool, new Set(["type", "name", "description", "cache_control", schema])),
		},
	};
}

export function checkNames(tools: readonly ChatTool[]): readonly ChatTool[] {
	const names = new Set<string>();
	for (const [at, { function: tool }] of tools.entries()) {
		if (names.has(tool.name))
			throw new Refusal(`tools[${at}].name`, `comes twice: ${JSON.stringify(tool.name)}`);
		names.add(tool.name);
	}
	return tools;
}

/** The choice of one tool, which must be there. */
export function choiceOf(name: string, tools: readonly ChatTool[], param: string): ChatToolChoice {
	checkDeclared(name, tools, param);
	return { type: "function", function: { name } };
}

export function checkDeclared(name: string, tools: readonly ChatTool[], param: string): void {
	if (!tools.some((tool) => tool.function.name === name))
		throw new Refusal(param, `is not the name of a tool of the request: ${JSON.stringify(name)}`);
}

export function checkThere(tools: readonly ChatTool[], param: string): void {
	if (tools.length === 0) throw new Refusal(param, "asks for a call, and there are no tools");
}
