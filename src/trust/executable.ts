/** The step from a call that a model has written to a call that may run. There is no other way to make one. */
import { misuse, type Shape, wrong } from "../misuse/check.js";
import type { ValidationError } from "../runtime/events.js";
import type { ToolChoice, ToolDefinition, Validator } from "../runtime/options.js";
import { checkOptions } from "../runtime/program/check-options.js";
import { isRecord } from "../runtime/record.js";
import { PARSE_OPTIONS } from "../runtime/stages/collect.js";
import { chosenName, judgeArguments } from "../runtime/stages/verdict.js";
import { toolMap } from "../runtime/tools/same.js";
import { errorText, type RefusalCode } from "../validate/messages.js";
import { type CandidateCall, candidateOf, type OpenAiCall } from "./candidate.js";

/** What must be known to let a call run. */
export interface TrustOptions {
	/** the tools that may run at all; of two with one name the first counts */
	readonly tools: readonly ToolDefinition[];
	readonly validator: Validator;
	readonly toolChoice?: ToolChoice | undefined;
}

/** Values of arguments by their keys, as `JSON.parse` gives them: a key that repeats has its last value, as it was judged. */
export interface CallInput {
	readonly [key: string]: unknown;
}

/**
 * A call that may run: its tool is offered and may be chosen, its text is whole, its arguments fit. The type to ask for where calls are
 * executed. Only `toExecutable` makes it: no object of the same shape is one, nor is a copy with a changed member.
 */
class ExecutableToolCall {
	/** makes the type one that no other object has */
	readonly #judged = true;
	readonly index: number;
	readonly id: string;
	readonly name: string;
	/** the JSON text, as it was judged */
	readonly arguments: string;
	/** the same, parsed; a copy that no one else holds. A key `__proto__` is a plain member of it. */
	readonly input: CallInput;
	readonly status: "complete" | "repaired";
	readonly repairs: readonly string[];
	readonly start: number;
	readonly end: number;

	constructor(call: CandidateCall, status: "complete" | "repaired", input: CallInput) {
		this.index = call.index;
		this.id = call.id;
		this.name = call.name;
		this.arguments = call.arguments;
		this.input = input;
		this.status = status;
		this.repairs = call.repairs;
		this.start = call.start;
		this.end = call.end;
		Object.freeze(this);
	}

	/** Whether an object is one; for callers without types, and for what came back from storage (which is none). */
	static is(value: unknown): value is ExecutableToolCall {
		return typeof value === "object" && value !== null && #judged in value;
	}
}

export type { ExecutableToolCall };
/** Whether a value is a call that `toExecutable` has let through. Never throws. */
export const isExecutable: (value: unknown) => value is ExecutableToolCall = ExecutableToolCall.is;

/** Why a call may not run, and what to tell the model. */
export interface Refusal {
	readonly ok: false;
	/** the call as it was judged */
	readonly call: CandidateCall;
	/** for programs: the first reason that was found */
	readonly code: RefusalCode;
	/** where the arguments do not fit the schema; for other reasons one, whose path is "" */
	readonly errors: readonly ValidationError[];
	/** for the model, as the result of its call: what was wrong, and what to do */
	readonly message: string;
}
/** A call that may run, or why it may not. */
export type Decision = { readonly ok: true; readonly call: ExecutableToolCall } | Refusal;

/**
 * Decides whether a call may run. Never throws on what a model wrote; does not look at a verdict that the call may carry. Throws a
 * TypeError or RangeError without tools or a validator, on options that are not known, and on a call in another shape.
 */
export function toExecutable(call: CandidateCall | OpenAiCall, options: TrustOptions): Decision {
	checkTrust(options, PARSE_OPTIONS);
	return decide(candidateOf(call), options);
}

/** Throws where tools or a validator are missing, or something is not known: nothing may run that nobody has judged. */
export function checkTrust(options: TrustOptions, shape: Shape): void {
	if (!isRecord(options)) throw wrong("options", "an object with tools and validator", options);
	checkOptions(options, shape);
	const { tools, validator }: Partial<TrustOptions> = options;
	if (tools === undefined) throw misuse("options.tools", "must be given: no other tool may run");
	if (validator === undefined)
		throw misuse(
			"options.validator",
			"must be given: nothing may run that nobody has judged; createValidator() of toolgrammar/validate makes one",
		);
}

/** Without a look at the options: for those who have had one. */
export function decide(call: CandidateCall, options: TrustOptions): Decision {
	const { tools, validator, toolChoice } = options;
	const offered = toolMap(tools);
	const chosen = chosenName(toolChoice);
	const callable = [...offered.keys()].filter((name) => chosen === null || name === chosen);
	const refuse = (code: RefusalCode, errors: readonly ValidationError[]): Refusal => {
		const message = errorText(call.name, errors, code, { callable });
		return { ok: false, call, code, errors, message };
	};
	const name = JSON.stringify(call.name);
	const tool = offered.get(call.name);
	if (toolChoice === "none") return refuse("no-calls", whole("the tool choice is none"));
	if (tool === undefined) return refuse("unknown-tool", whole(`no tool is named ${name}`));
	if (chosen !== null && chosen !== call.name)
		return refuse("wrong-tool", whole(`the tool choice is ${JSON.stringify(chosen)}`));
	if (call.status === "incomplete") return refuse("incomplete", whole("the call is not complete"));
	const errors = judgeArguments(tool, call.arguments, call.repairs, validator);
	if (errors.length > 0) return refuse("invalid-arguments", errors);
	const input = parseInput(call.arguments);
	if (input === null) return refuse("invalid-arguments", whole("must be one JSON object"));
	return { ok: true, call: new ExecutableToolCall(call, call.status, input) };
}

function whole(message: string): readonly ValidationError[] {
	return [{ path: "", message }];
}

/** null: the text is no JSON object. A parser's text is one; a call may come from elsewhere. */
function parseInput(text: string): CallInput | null {
	try {
		const value: unknown = JSON.parse(text);
		return isRecord(value) ? value : null;
	} catch {
		return null;
	}
}
