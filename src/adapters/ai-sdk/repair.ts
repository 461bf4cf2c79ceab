/** A second look at a call that the SDK could not use, for its option `repairToolCall`. */
import { json } from "../../generated/formats/json.js";
import { json as jsonWriting } from "../../generated/writings/json.js";
import { type Check, checkMembers, members } from "../../misuse/check.js";
import { given } from "../../misuse/given.js";
import { render } from "../../render/index.js";
import { parse } from "../../runtime/index.js";
import type { FunctionDefinition, Policies, Validator } from "../../runtime/options.js";
import {
	checkLenient,
	validator as checkValidator,
	POLICIES,
} from "../../runtime/program/check-options.js";
import { readTools } from "../../tools/index.js";

/** How a tool call that the AI SDK could not read is repaired. */
export interface RepairOptions {
	/** judges what was repaired: what does not fit stays unrepaired */
	readonly validator: Validator;
	/** `lenient` lists the repairs that may be made; `coerceQuoted` makes numbers and booleans of quoted ones. Default: all, and yes */
	readonly policies?: Pick<Policies, "lenient" | "coerceQuoted"> | undefined;
}

const { lenient, coerceQuoted } = POLICIES;
const OPTIONS: { readonly [Name in keyof Required<RepairOptions>]: Check } = {
	validator: checkValidator,
	policies: members({ lenient, coerceQuoted }),
};

/** Repairs of a text that lacks its end: what else it would have said is not known. */
const CUTS: readonly string[] = ["envelope", "unclosed"];

interface GivenCall {
	readonly toolName: string;
	/** JSON text, or what the model wrote instead */
	readonly input: string;
}
export type Repair = <C extends GivenCall>(failed: {
	readonly toolCall: C;
	/** the record of tools that the SDK was given */
	readonly tools: object;
}) => Promise<C | null>;

/**
 * Repairs the JSON of a call's input (quotes, commas, Python's words, arguments inside a string, quoted numbers), or takes the call that
 * stands in the input of a call of no known tool. What comes out fits the schema of its tool; otherwise null. Throws a TypeError or a
 * RangeError without a validator, and on options that are not known.
 */
export function repairToolCall(options: RepairOptions): Repair {
	checkMembers(options, "options", OPTIONS, ["validator"]);
	const { validator, policies = {} } = options;
	checkLenient(policies, "options.policies", [json]);
	return async ({ toolCall, tools }) => {
		const known = readTools(callable(tools));
		const isKnown = known.some(({ name }) => name === toolCall.toolName);
		const text = isKnown ? callText(toolCall, known) : toolCall.input;
		const options = {
			tools: known,
			validator,
			policies: { coerceQuoted: true, ...given(policies) },
		};
		const { toolCalls } = parse(json, text, options);
		const [call, second] = toolCalls;
		if (call === undefined || second !== undefined || call.valid !== true) return null;
		if (call.repairs.some((code) => CUTS.includes(code))) return null;
		if (isKnown && call.name !== toolCall.toolName) return null;
		return { ...toolCall, toolName: call.name, input: call.arguments };
	};
}

/** Tools of a provider are called by the provider. */
function callable(tools: object): Readonly<Record<string, object>> {
	return Object.fromEntries(
		Object.entries(tools).filter(([, tool]: [string, unknown]) => isCallable(tool)),
	);
}

function isCallable(tool: unknown): tool is object {
	return typeof tool === "object" && tool !== null && "inputSchema" in tool;
}

/** The call as the format writes it, with the text in the place of its arguments. */
function callText({ toolName, input }: GivenCall, tools: readonly FunctionDefinition[]): string {
	const none = "{}";
	const calls = [{ name: toolName, arguments: none }];
	const written = render(json, jsonWriting, { calls }, { tools });
	if (written.status !== "rendered") return input;
	const at = written.text.lastIndexOf(none);
	return written.text.slice(0, at) + input + written.text.slice(at + none.length);
}
