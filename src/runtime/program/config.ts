/** The options of one parser, resolved: what the machine asks while it runs. */
import type { Format } from "../contract.js";
import { type ResolvedLimits, resolveLimits } from "../limits.js";
import type { FunctionDefinition, Limits, ParserOptions, Policies } from "../options.js";
import { DECORATED_NAME } from "../scan/call/identity.js";
import type { Declared } from "../scan/call/unread.js";
import type { ScanOptions } from "../scan/call/value.js";
import { repairSet } from "../scan/repairs.js";
import { type Tools, toolsOf } from "../tools/same.js";
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

/** The options that a configuration is made of, beside the tools. */
interface Asked {
	readonly limits: Limits | undefined;
	readonly strict: boolean;
	readonly noCalls: boolean;
	readonly lenient: readonly string[] | undefined;
	readonly callsInReasoning: Policies["callsInReasoning"];
}

/** Sets of options that are told apart for one format and list of tools. */
const MOST_CONFIGS = 4;
const known = new WeakMap<Tools, WeakMap<Format, Map<string, Config>>>();

/** Made once for each format, list of tools, and set of options. */
export function resolveConfig(program: Program, options: ParserOptions): Config {
	const tools = toolsOf(options.tools);
	const asked = askedOf(options);
	const configs = configsOf(tools, program.format);
	const key = keyOf(asked);
	let config = configs.get(key);
	if (config !== undefined) {
		config.again = true;
		return config;
	}
	config = makeConfig(program, asked, tools);
	if (configs.size < MOST_CONFIGS) configs.set(key, config);
	return config;
}

/** Most parsers are told of nothing but tools. */
function keyOf(asked: Asked): string {
	const { limits, strict, noCalls, lenient, callsInReasoning } = asked;
	const isPlain =
		limits === undefined &&
		!strict &&
		!noCalls &&
		lenient === undefined &&
		callsInReasoning === undefined;
	return isPlain ? "" : JSON.stringify(asked);
}

function askedOf({ limits, policies, strict, toolChoice }: ParserOptions): Asked {
	return {
		limits,
		strict: strict === true,
		noCalls: toolChoice === "none",
		lenient: policies?.lenient,
		callsInReasoning: policies?.callsInReasoning,
	};
}

function configsOf(tools: Tools, format: Format): Map<string, Config> {
	let byFormat = known.get(tools);
	if (byFormat === undefined) {
		byFormat = new WeakMap();
		known.set(tools, byFormat);
	}
	let configs = byFormat.get(format);
	if (configs === undefined) {
		configs = new Map();
		byFormat.set(format, configs);
	}
	return configs;
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
	asked: Asked,
	{ byName, names }: Tools,
): Config {
	const limits = limitsOf(format, asked.limits);
	const { strict, lenient } = asked;
	const allows = (code: string): boolean =>
		!strict && (lenient === undefined || lenient.includes(code));
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
		endsThoughts: allows(UNCLOSED_THOUGHT) && (asked.callsInReasoning ?? "end") === "end",
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
		noCalls: asked.noCalls,
		again: false,
	};
}
