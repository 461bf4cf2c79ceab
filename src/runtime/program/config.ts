/** The options of one parser, resolved: what the machine asks while it runs. */
import type { Format } from "../contract.js";
import { type ResolvedLimits, resolveLimits } from "../limits.js";
import type { FunctionDefinition, Limits, ParserOptions, ToolDefinition } from "../options.js";
import { DECORATED_NAME } from "../scan/call/identity.js";
import type { Declared } from "../scan/call/unread.js";
import type { ScanOptions } from "../scan/call/value.js";
import { repairSet } from "../scan/repairs.js";
import { readList } from "../tools/read.js";
import { declaredBy } from "./declared.js";
import { type DecoratedNames, decoratedNames } from "./decorated.js";
import type { Convert } from "./kinds.js";
import { ALWAYS_READ, UNCLOSED_THOUGHT, UNOPENED_CALL } from "./lenient-codes.js";
import type { Program } from "./program.js";

export interface Config {
	readonly limits: ResolvedLimits;
	readonly scan: ScanOptions;
	readonly strict: boolean;
	/** calls of declared tools at the end of a thought end it */
	readonly endsThoughts: boolean;
	/** a call that lacks nothing but its closing markup may be closed */
	readonly unclosed: boolean;
	/** how values that arrive as bare text are read */
	readonly convert: Convert;
	/** codes that are read without being allowed: a call with one of them does not run */
	readonly refused: readonly string[];
	/** by lenient code of the format: is it read */
	readonly allowed: readonly boolean[];
	/** which of the codes is that of calls without their opening; -1: none */
	readonly unopened: number;
	/** some of them are not allowed: a mark that the format knows may begin nothing */
	readonly restricted: boolean;
	readonly tools: ReadonlyMap<string, FunctionDefinition>;
	/** what the tools say of the arguments of their calls */
	readonly declared: Declared;
	readonly toolNames: ReadonlySet<string>;
	/** names of tools with something around them; null: they are none */
	readonly decorated: DecoratedNames | null;
	/** `tool_choice: none`: no call is read */
	readonly noCalls: boolean;
	/** another parser has had the same: what is learnt of texts may be of use again */
	again: boolean;
}

interface Tools {
	readonly byName: ReadonlyMap<string, FunctionDefinition>;
	readonly names: ReadonlySet<string>;
	/** by format: the options of parsers that are told of these tools and of nothing else */
	readonly configs: WeakMap<Format, Config>;
}
const NO_TOOLS: Tools = { byName: new Map(), names: new Set(), configs: new WeakMap() };
const known = new WeakMap<readonly ToolDefinition[], Tools>();

/** Tools by name, made once for each array. The first of two tools with one name counts. */
function toolsOf(tools: readonly ToolDefinition[] | undefined): Tools {
	if (tools === undefined || (Array.isArray(tools) && tools.length === 0)) return NO_TOOLS;
	let made = known.get(tools);
	if (made === undefined) {
		const byName = new Map<string, FunctionDefinition>();
		for (const tool of readList(tools)) if (!byName.has(tool.name)) byName.set(tool.name, tool);
		made = { byName, names: new Set(byName.keys()), configs: new WeakMap() };
		known.set(tools, made);
	}
	return made;
}

export function toolMap(
	tools: readonly ToolDefinition[] | undefined,
): ReadonlyMap<string, FunctionDefinition> {
	return toolsOf(tools).byName;
}

/** Made once for each format and array of tools, where nothing else is asked for. */
export function resolveConfig(program: Program, options: ParserOptions): Config {
	const { limits, policies, strict, toolChoice } = options;
	const tools = toolsOf(options.tools);
	if (limits !== undefined || policies !== undefined || strict === true || toolChoice === "none")
		return makeConfig(program, options, tools);
	let config = tools.configs.get(program.format);
	if (config === undefined) {
		config = makeConfig(program, options, tools);
		tools.configs.set(program.format, config);
	} else config.again = true;
	return config;
}

/** What is looked for in a text is a marker as a whole: so much may always be held. */
function limitsOf({ literals, ends }: Format, given: Limits | undefined): ResolvedLimits {
	const limits = resolveLimits(given);
	let { heldText } = limits;
	for (const marker of literals) heldText = Math.max(heldText, marker.length);
	for (const marker of ends) heldText = Math.max(heldText, marker.length);
	return { ...limits, heldText };
}

function makeConfig(
	{ format, kinds, nests }: Program,
	options: ParserOptions,
	{ byName, names }: Tools,
): Config {
	const limits = limitsOf(format, options.limits);
	const strict = options.strict ?? false;
	const codes = options.policies?.lenient;
	const allows = (code: string): boolean =>
		!strict && (codes === undefined || codes.includes(code));
	// a call without its opening is known by the name of a tool
	const reads = (code: string): boolean =>
		ALWAYS_READ.includes(code) || (allows(code) && (code !== UNOPENED_CALL || byName.size > 0));
	const decorated = byName.size > 0 && allows(DECORATED_NAME) ? decoratedNames(names) : null;
	const allowed = format.lenient.map(reads);
	return {
		limits,
		scan: {
			repairs: repairSet(allows),
			stringified: allows("stringified"),
			envelope: allows("envelope"),
			argumentsKey: allows("arguments-key"),
			nameKey: allows("name-key"),
			flat: allows("flat-arguments"),
			wrapped: !nests && allows("wrapped-function"),
			depth: limits.depth,
			nameLength: limits.nameLength,
			python: kinds.python ?? null,
			input: kinds.input?.values(byName) ?? null,
		},
		endsThoughts:
			byName.size > 0 &&
			allows(UNCLOSED_THOUGHT) &&
			(options.policies?.callsInReasoning ?? "end") === "end",
		unclosed: allows("unclosed"),
		strict,
		convert: { tolerant: !strict, depth: limits.depth },
		refused: ALWAYS_READ.filter((code) => !allows(code)),
		allowed,
		restricted: allowed.includes(false),
		unopened: format.lenient.indexOf(UNOPENED_CALL),
		tools: byName,
		declared: declaredBy(byName, decorated),
		toolNames: names,
		decorated,
		noCalls: options.toolChoice === "none",
		again: false,
	};
}
