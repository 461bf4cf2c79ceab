/** The tools of a request, in the one shape that templates know. */

import type { Guard } from "../../render/guard.js";
import type { JsonSchema } from "../../runtime/options.js";
import { readTools } from "../../tools/index.js";
import type { ChatRequest } from "../chat-request.js";
import { unfit } from "../engine.js";
import { guardMembers } from "./guard.js";

export interface OfferedTool {
	readonly type: "function";
	readonly function: {
		readonly name: string;
		readonly description: string;
		readonly parameters: JsonSchema;
	};
}

const NO_ARGUMENTS = { type: "object", properties: {} };

/** None where the client wants no call. Throws an `EngineError`, `unfit`, for tools in no known shape. */
export function offeredTools(
	{ tools = [], tool_choice: choice }: ChatRequest,
	guard: Guard,
): readonly OfferedTool[] {
	if (choice === "none" || tools.length === 0) return [];
	return readAll(tools).map(({ name, description = "", parameters = NO_ARGUMENTS }) => ({
		type: "function",
		function: {
			name: guard(name),
			description: guard(description),
			parameters: typeof parameters === "boolean" ? parameters : guardMembers(guard, parameters),
		},
	}));
}

function readAll(tools: readonly unknown[]): ReturnType<typeof readTools> {
	try {
		return readTools(tools);
	} catch (error) {
		throw unfit(error instanceof Error ? error.message : "tools in no known shape");
	}
}
