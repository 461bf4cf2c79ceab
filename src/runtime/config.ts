/** The options of one parser, resolved: what the machine asks while it runs. */
import type { Format } from "./contract.js";
import { resolveLimits } from "./limits.js";
import type { FunctionDefinition, Limits, ParserOptions, ToolDefinition } from "./options.js";
import type { ScanOptions } from "./scan/value.js";

export interface Config {
	readonly limits: Required<Limits>;
	readonly scan: ScanOptions;
	readonly strict: boolean;
	/** how values that arrive as bare text are read */
	readonly convert: { readonly tolerant: boolean; readonly depth: number };
	/** by lenient code: may it be used */
	readonly allowed: readonly boolean[];
	readonly tools: ReadonlyMap<string, FunctionDefinition>;
	readonly toolNames: ReadonlySet<string>;
	/** `tool_choice: none`: no call is read */
	readonly noCalls: boolean;
}

export function functionOf(tool: ToolDefinition): FunctionDefinition {
	return "function" in tool ? tool.function : tool;
}

const NO_TOOLS: ReadonlyMap<string, FunctionDefinition> = new Map();
const toolMaps = new WeakMap<readonly ToolDefinition[], ReadonlyMap<string, FunctionDefinition>>();

/** Tools by name, made once for each array. The first of two tools with one name counts. */
export function toolMap(
	tools: readonly ToolDefinition[] | undefined,
): ReadonlyMap<string, FunctionDefinition> {
	if (tools === undefined || tools.length === 0) return NO_TOOLS;
	let map = toolMaps.get(tools);
	if (map === undefined) {
		const made = new Map<string, FunctionDefinition>();
		for (const tool of tools) {
			const fn = functionOf(tool);
			if (!made.has(fn.name)) made.set(fn.name, fn);
		}
		map = made;
		toolMaps.set(tools, map);
	}
	return map;
}

const defaults = new WeakMap<Format, Config>();

export function resolveConfig(format: Format, options: ParserOptions | undefined): Config {
	if (options === undefined) {
		let config = defaults.get(format);
		if (config === undefined) {
			config = makeConfig(format, {});
			defaults.set(format, config);
		}
		return config;
	}
	return makeConfig(format, options);
}

function makeConfig(format: Format, options: ParserOptions): Config {
	const limits = resolveLimits(options.limits);
	const strict = options.strict ?? false;
	const codes = options.policies?.lenient;
	const tools = toolMap(options.tools);
	return {
		limits,
		scan: { repairs: !strict, depth: limits.depth, nameLength: limits.nameLength },
		strict,
		convert: { tolerant: !strict, depth: limits.depth },
		allowed: format.lenient.map((code) => !strict && (codes === undefined || codes.includes(code))),
		tools,
		toolNames: new Set(tools.keys()),
		noCalls: options.toolChoice === "none",
	};
}
