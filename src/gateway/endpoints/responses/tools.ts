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

export function readResponsesTools(tools: unknown): readonly ChatTool[] {
	if (!given(tools)) return [];
	const read = mustBe.list(tools, "tools").map((one, at) => {
		const param = `tools[${at}]`;
		const tool = mustBe.fields(one, param);
		if (tool.type !== "function")
			throw unsupported(`${param}.type`, `is not supported: ${JSON.stringify(tool.type)}`);
		return toolOf(tool, "parameters", param);
	});
	return checkNames(read);
}

export interface Chosen {
	readonly tools: readonly ChatTool[];
	readonly choice: ChatToolChoice | undefined;
}

/** `allowed_tools` leaves only these tools; the model is not told of others. */
export function readChoice(choice: unknown, tools: readonly ChatTool[]): Chosen {
	if (!given(choice)) return { tools, choice: undefined };
	if (choice === "auto" || choice === "none") return { tools, choice };
	if (choice === "required") {
		checkThere(tools, "tool_choice");
		return { tools, choice };
	}
	if (!isRecord(choice))
		throw new Refusal("tool_choice", "must be auto, none, required or an object");
	if (choice.type === "function") {
		const name = mustBe.name(choice.name, "tool_choice.name");
		return { tools, choice: choiceOf(name, tools, "tool_choice.name") };
	}
	if (choice.type === "allowed_tools") return allowed(choice, tools);
	throw unsupported("tool_choice.type", `is not supported: ${JSON.stringify(choice.type)}`);
}

function allowed({ mode, tools: list }: Fields, tools: readonly ChatTool[]): Chosen {
	if (mode !== "auto" && mode !== "required")
		throw new Refusal("tool_choice.mode", "must be auto or required");
	const names = new Set<string>();
	for (const [at, one] of mustBe.list(list, "tool_choice.tools").entries()) {
		const param = `tool_choice.tools[${at}]`;
		const { type, name } = mustBe.fields(one, param);
		if (type !== "function")
			throw unsupported(`${param}.type`, `is not supported: ${JSON.stringify(type)}`);
		const known = mustBe.name(name, `${param}.name`);
		checkDeclared(known, tools, `${param}.name`);
		names.add(known);
	}
	if (names.size === 0) {
		if (mode === "required") checkThere([], "tool_choice");
		return { tools, choice: "none" };
	}
	return { tools: tools.filter((tool) => names.has(tool.function.name)), choice: mode };
}

/** As a response shows the tools that were asked with. */
export function responsesTools(tools: readonly unknown[] | undefined): readonly unknown[] {
	return (tools ?? []).map((tool) => {
		if (!isRecord(tool) || !isRecord(tool.function)) return tool;
		const { name, description = null, parameters = null, strict = null } = tool.function;
		return { type: "function", name, description, parameters, strict };
	});
}

export function responsesChoice(choice: unknown): unknown {
	if (!isRecord(choice) || !isRecord(choice.function)) return choice ?? "auto";
	return { type: "function", name: choice.function.name };
}
