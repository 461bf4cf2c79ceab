/** What the search for the worst text begins with: answers that a format writes, and the examples of its grammar. */
import { toolsOf } from "../../src/compiler/examples/run.js";
import type { Grammar } from "../../src/language/syntax.js";
import type { Format } from "../../src/runtime/contract.js";
import type { ToolDefinition } from "../../src/runtime/options.js";
import { smallAnswers, TOOLS } from "../texts/calls.js";
import { answersIn } from "./rows.js";

export interface Beginnings {
	readonly texts: readonly string[];
	/** those that the texts call */
	readonly tools: readonly ToolDefinition[];
}

const ANSWERS = 4;

export function beginningsIn(format: Format, grammars: ReadonlyMap<string, Grammar>): Beginnings {
	const examples = grammars.get(format.name)?.examples ?? [];
	const declared = examples.flatMap(({ tools }) => toolsOf(tools));
	const byName = new Map(declared.map((tool) => [tool.name, tool]));
	return {
		texts: [...writtenIn(format), ...examples.map(({ input }) => input)],
		tools: [...TOOLS, ...byName.values()],
	};
}

/** Answers, and the same without the member that names the tool, which may stand behind the arguments. */
function writtenIn(format: Format): string[] {
	const names = smallAnswers(ANSWERS).flatMap(({ calls }) => calls.map(({ name }) => name));
	const named = new RegExp(`"[^"]*": "(?:${names.join("|")})", `);
	return answersIn(format)
		.slice(0, ANSWERS)
		.flatMap((text) => (named.test(text) ? [text, text.replace(named, "")] : [text]));
}
