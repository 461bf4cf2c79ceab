import type { ToolDefinition } from "../../src/runtime/options.js";

let lists = 0;

/** The same tools, as no parser has had them: they say another thing to the model. So nothing is known of texts that are read with them. */
export function ownTools(tools: readonly ToolDefinition[]): readonly ToolDefinition[] {
	const description = `of list ${lists++}`;
	return tools.map((tool) =>
		tool.function === undefined
			? { ...tool, description }
			: { ...tool, function: { ...tool.function, description } },
	);
}
