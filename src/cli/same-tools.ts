/**
 * Lines of one job mostly declare the same tools. The validator knows a schema by its identity, so giving it the
 * tools of the line before, where they are equal, saves compiling their schemas for each line.
 */
import type { ToolDefinition } from "../runtime/options.js";

type Tools = readonly ToolDefinition[] | undefined;

/** Remembers one list: memory stays constant. */
export function sameTools(): (tools: Tools) => Tools {
	let known: Tools;
	let key = "";
	return (tools) => {
		if (tools === undefined) return undefined;
		const text = JSON.stringify(tools);
		if (known === undefined || text !== key) [known, key] = [tools, text];
		return known;
	};
}
