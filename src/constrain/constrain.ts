/** From a format and the tools of a request to what makes an engine write calls that the format's parser reads. */

import type { Writing } from "../render/writing.js";
import type { Format } from "../runtime/contract.js";
import type { ToolChoice, ToolDefinition } from "../runtime/options.js";
import { checkFormat } from "../runtime/program/check-options.js";
import { readTools } from "../tools/index.js";
import { type Plan, planOf } from "./plan.js";
import { CannotConstrain, type KeywordReport } from "./report.js";
import type { JsonSchema } from "./schema/json.js";
import { gbnf } from "./targets/gbnf.js";
import { jsonSchemaOf } from "./targets/json-schema.js";
import { regexOf } from "./targets/regex.js";
import { LEVELS, type Level, type StructuralTag, structuralTag } from "./targets/structural-tag.js";

/** What is made: a grammar of llama.cpp, a structural tag of xgrammar, a regular expression, or a JSON Schema. */
export type Target = "gbnf" | "structural-tag" | "regex" | "json-schema";
/** All of them. */
export const TARGETS: readonly Target[] = ["gbnf", "structural-tag", "regex", "json-schema"];

/** The request that the constraint is for. */
export interface ConstrainOptions {
	/** in any shape that `readTools` takes */
	readonly tools: readonly ToolDefinition[] | object;
	/** what the engine takes */
	readonly target: Target;
	/** `auto`, the default: text, and calls where the model begins one; `required`; or the name of the tool to be called */
	readonly toolChoice?: ToolChoice | undefined;
	/** false: one call at most */
	readonly parallel?: boolean | undefined;
	/** the state in which the prompt has left the message, by the name of an entry of the format */
	readonly entry?: string | undefined;
	/** of a structural tag: what the engine's version knows; `format`, the default, is xgrammar 0.1.27 and later */
	readonly level?: Level | undefined;
}

/** The type of a trigger of llama.cpp, as its server takes it. */
export const WORD_TRIGGER = 1;

interface Common {
	/** what became of the keywords of the tools' schemas */
	readonly report: readonly KeywordReport[];
}
/** What to send to the engine, by `target`, and what became of the keywords of the schemas. */
export type Constraint =
	| (Common & {
			readonly target: "gbnf";
			readonly grammar: string;
			/** the model is free up to a trigger, with which the grammar begins */
			readonly grammar_lazy: boolean;
			readonly grammar_triggers: readonly { readonly type: number; readonly value: string }[];
			/** special tokens that the engine must write as text */
			readonly preserved_tokens: readonly string[];
	  })
	| (Common & { readonly target: "structural-tag"; readonly tag: StructuralTag })
	| (Common & { readonly target: "regex"; readonly regex: string })
	| (Common & { readonly target: "json-schema"; readonly schema: JsonSchema });

/**
 * The constraint for one request. What an engine writes under it is read by the parser of the format as complete calls of the
 * tools that may be called. Throws `CannotConstrain` where there is none, with the reason; a TypeError on misuse.
 */
export function constrain(format: Format, writing: Writing, options: ConstrainOptions): Constraint {
	checkFormat(format);
	const { target, parallel = true, entry, level = "format" } = options;
	if (!TARGETS.includes(target))
		throw new TypeError(`target must be one of ${TARGETS.join(", ")}, not ${String(target)}`);
	if (!LEVELS.includes(level))
		throw new TypeError(`level must be one of ${LEVELS.join(", ")}, not ${String(level)}`);
	const { auto, name } = choiceOf(options.toolChoice ?? "auto");
	const declared = readTools(options.tools).map(({ name, parameters }) => ({
		name,
		schema: parameters ?? true,
	}));
	const tools = name === null ? declared : declared.filter((tool) => tool.name === name);
	if (name !== null && tools.length === 0)
		throw new CannotConstrain(`no tool has the name ${JSON.stringify(name)}`);
	if (auto && (target === "regex" || target === "json-schema"))
		throw new CannotConstrain(`${target} cannot leave text free: it takes required or a name`);
	const plan = planOf({
		format,
		writing,
		tools,
		auto,
		parallel,
		entry: auto ? null : (entry ?? null),
	});
	return spelled(plan, target, { auto, parallel, format, level });
}

function spelled(
	plan: Plan,
	target: Target,
	{
		auto,
		parallel,
		format,
		level,
	}: {
		readonly auto: boolean;
		readonly parallel: boolean;
		readonly format: Format;
		readonly level: Level;
	},
): Constraint {
	const report = plan.report.all;
	switch (target) {
		case "gbnf": {
			const grammar = gbnf(plan.calls, "llama.cpp");
			const triggers = plan.triggers.map((value) => ({ type: WORD_TRIGGER, value }));
			const preserved = format.tokens.filter((token) => !format.ends.includes(token));
			return {
				target,
				grammar,
				grammar_lazy: auto,
				grammar_triggers: triggers,
				preserved_tokens: preserved,
				report,
			};
		}
		case "structural-tag":
			return { target, tag: structuralTag(plan, parallel, level), report };
		case "regex":
			return { target, regex: regexOf(plan.calls), report };
		case "json-schema":
			return { target, schema: jsonSchemaOf(plan.calls, parallel), report };
		default:
			return target satisfies never;
	}
}

function choiceOf(choice: ToolChoice): { readonly auto: boolean; readonly name: string | null } {
	if (typeof choice !== "string") return { auto: false, name: choice.function.name };
	if (choice === "none")
		throw new CannotConstrain("tool choice none: there is no call to constrain");
	if (choice === "auto") return { auto: true, name: null };
	return { auto: false, name: choice === "required" ? null : choice };
}
