/** Tools and `tool_choice` in the shapes of Responses; and back, because a response repeats them. */
import { isRecord } from "../../../runtime/record.js";
import { type Fields, given, mustBe, Refusal, unsupported } from "../reader.js";
import {
	type ChatTool,
	type ChatToolChoice,
	checkDeclared,
	checkNames,
	checkThere,
	choiceOf,
	toolOf,
} from "../tools.js";
import { NameSpaces, type SaidTool } from "./namespaces.js";

/** Kinds of tools that the provider runs, by the beginning of their type; a date may follow. */
const PROVIDERS_OWN: readonly string[] = [
	...["web_search", "file_search", "code_interpreter", "image_generation", "computer", "mcp"],
	"tool_search",
];

/** Whether the type of a tool, or a thing to include of its calls, is about a tool that the provider runs. */
export function isProvided(type: string): boolean {
	return PROVIDERS_OWN.some((kind) => type.startsWith(kind));
}

export interface ReadTools {
	readonly tools: readonly ChatTool[];
	readonly spaces: NameSpaces;
}

/** `provided`: whether tools that the provider runs are left out, or refused. Nothing here could run them. */
export function readResponsesTools(list: unknown, provided: "drop" | "refuse"): ReadTools {
	const found = given(list) ? mustBe.list(list, "tools") : [];
	const said = found.flatMap((one, at) =>
		saidAt(mustBe.fields(one, `tools[${at}]`), `tools[${at}]`, provided),
	);
	const spaces = new NameSpaces(said);
	const tools = said.map(({ tool, space, param }) => {
		const read = toolOf(tool, "parameters", param);
		const name = spaces.flat(read.function.name, space);
		return { ...read, function: { ...read.function, name } };
	});
	return { tools: checkNames(tools), spaces };
}

/** The functions of one member of the list: itself, or those of a name space. */
function saidAt(tool: Fields, param: string, provided: "drop" | "refuse"): readonly SaidTool[] {
	const { type } = tool;
	if (type === "function") return [{ tool, space: null, param }];
	if (type === "namespace") {
		const space = mustBe.name(tool.name, `${param}.name`);
		return mustBe.list(tool.tools, `${param}.tools`).map((one, at) => {
			const place = `${param}.tools[${at}]`;
			const inner = mustBe.fields(one, place);
			if (inner.type !== "function")
				throw unsupported(`${place}.type`, `is not supported: ${JSON.stringify(inner.type)}`);
			return { tool: inner, space, param: place };
		});
	}
	const runsElsewhere = isProvided(String(type));
	if (runsElsewhere && provided === "drop") return [];
	const hint = runsElsewhere ? ": no tool runs here" : "";
	throw unsupported(`${param}.type`, `is not supported: ${JSON.stringify(type)}${hint}`);
}

export interface Chosen {
	readonly tools: readonly ChatTool[];
	readonly choice: ChatToolChoice | undefined;
}

/** `allowed_tools` leaves only these tools; the model is not told of others. */
export function readChoice(choice: unknown, { tools, spaces }: ReadTools): Chosen {
	if (!given(choice)) return { tools, choice: undefined };
	if (choice === "auto" || choice === "none") return { tools, choice };
	if (choice === "required") {
		checkThere(tools, "tool_choice");
		return { tools, choice };
	}
	if (!isRecord(choice))
		throw new Refusal("tool_choice", "must be auto, none, required or an object");
	if (choice.type === "function") {
		const name = spaces.flatOf(choice, "tool_choice");
		return { tools, choice: choiceOf(name, tools, "tool_choice.name") };
	}
	if (choice.type === "allowed_tools") return allowed(choice, { tools, spaces });
	throw unsupported("tool_choice.type", `is not supported: ${JSON.stringify(choice.type)}`);
}

function allowed({ mode, tools: list }: Fields, { tools, spaces }: ReadTools): Chosen {
	if (mode !== "auto" && mode !== "required")
		throw new Refusal("tool_choice.mode", "must be auto or required");
	const names = new Set<string>();
	for (const [at, one] of mustBe.list(list, "tool_choice.tools").entries()) {
		const param = `tool_choice.tools[${at}]`;
		const tool = mustBe.fields(one, param);
		if (tool.type !== "function")
			throw unsupported(`${param}.type`, `is not supported: ${JSON.stringify(tool.type)}`);
		const known = spaces.flatOf(tool, param);
		checkDeclared(known, tools, `${param}.name`);
		names.add(known);
	}
	if (names.size === 0) {
		if (mode === "required") checkThere([], "tool_choice");
		return { tools, choice: "none" };
	}
	return { tools: tools.filter((tool) => names.has(tool.function.name)), choice: mode };
}

/** As a response shows the tools that the model was shown. */
export function responsesTools(
	tools: readonly unknown[] | undefined,
	spaces: NameSpaces,
): readonly unknown[] {
	return (tools ?? []).map((tool) => {
		if (!isRecord(tool) || !isRecord(tool.function)) return tool;
		const { name, description = null, parameters = null, strict = null } = tool.function;
		return { type: "function", ...spaces.said(String(name)), description, parameters, strict };
	});
}

export function responsesChoice(choice: unknown, spaces: NameSpaces): unknown {
	if (!isRecord(choice) || !isRecord(choice.function)) return choice ?? "auto";
	return { type: "function", ...spaces.said(String(choice.function.name)) };
}
