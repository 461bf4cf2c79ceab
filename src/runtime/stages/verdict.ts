/** The verdict on a finished call: is its tool declared (and chosen), do its arguments fit the schema. */

import { mayMisplace, misplaced } from "../coerce/misplaced.js";
import { misspelt } from "../coerce/misspelt.js";
import type { ToolCall, ValidationError } from "../events.js";
import type { FunctionDefinition, ParserOptions, Validator } from "../options.js";
import { toolMap } from "../tools/same.js";

export interface Verdict {
	readonly valid: boolean | null;
	readonly errors: readonly ValidationError[];
}

const NOT_JUDGED: Verdict = { valid: null, errors: [] };

export function judgeCall(
	name: string,
	argumentsText: string,
	{ status, repairs }: Pick<ToolCall, "status" | "repairs">,
	options: Pick<ParserOptions, "tools" | "validator" | "toolChoice">,
): Verdict {
	const tools = toolMap(options.tools);
	if (tools.size === 0 || status === "incomplete") return NOT_JUDGED;
	const tool = tools.get(name);
	if (tool === undefined) return invalid(`unknown-tool: no tool is named ${JSON.stringify(name)}`);
	const wanted = chosenName(options.toolChoice);
	if (wanted !== null && wanted !== name)
		return invalid(`wrong-tool: the choice is ${JSON.stringify(wanted)}`);
	const errors = judgeArguments(tool, argumentsText, repairs, options.validator);
	const judged = options.validator !== undefined || tool.check !== undefined;
	if (!judged && errors.length === 0) return NOT_JUDGED;
	return { valid: errors.length === 0, errors };
}

/**
 * What the validator says; where it has nothing to say, the tool's own check; and parameters that stand inside another one, or whose
 * names are misspelt. These are looked for where somebody judges the arguments.
 */
export function judgeArguments(
	tool: FunctionDefinition,
	argumentsText: string,
	repairs: readonly string[],
	validator: Validator | undefined,
): readonly ValidationError[] {
	const errors = validator?.validate(tool, argumentsText) ?? [];
	const moved = mayMisplace(tool, argumentsText, repairs);
	const judged = validator !== undefined || tool.check !== undefined;
	if (errors.length > 0 || !(judged || moved)) return errors;
	let args: unknown;
	try {
		args = JSON.parse(argumentsText);
	} catch {
		return [{ path: "", message: "the arguments are not JSON" }];
	}
	const found = tool.check?.(args) ?? [];
	if (found.length > 0) return found;
	return [
		...(moved ? misplaced(tool, args, repairs) : []),
		...(judged ? misspelt(tool, args) : []),
	];
}

function invalid(message: string): Verdict {
	return { valid: false, errors: [{ path: "", message }] };
}

/** The one tool that `tool_choice` names, if it names one. */
export function chosenName(choice: ParserOptions["toolChoice"]): string | null {
	if (choice === undefined || choice === "auto" || choice === "none" || choice === "required")
		return null;
	return typeof choice === "string" ? choice : choice.function.name;
}
