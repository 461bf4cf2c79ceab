/** The gates that a reading passes on its own: its size, the name, the arguments. */

import type { ParserOptions, Validator } from "../runtime/options.js";
import type { Gate } from "../runtime/outcome.js";
import { chosenName, judgeArguments } from "../runtime/stages/verdict.js";
import { toolMap } from "../runtime/tools/same.js";
import type { Reading } from "./reader.js";
import { repeatedKey } from "./repeated-key.js";

export interface Barrier {
	readonly gate: Gate;
	readonly message: string;
}

export interface Judged {
	readonly reading: Reading;
	/** where it begins in the input */
	readonly source: number;
	/** the gate that is closed to it; null: none */
	readonly barrier: Barrier | null;
}

export interface GateOptions extends Pick<ParserOptions, "tools" | "toolChoice"> {
	readonly validator: Validator;
	readonly candidateLength: number;
}

export function barrierOf({ start, end, call }: Reading, options: GateOptions): Barrier | null {
	const { candidateLength: most } = options;
	if (end - start > most)
		return {
			gate: "size",
			message: `a text that can be read as a call has ${end - start} characters; at most ${most} may be one`,
		};
	// several calls: the gate `single` is closed to them
	if (call === null) return null;
	const name = JSON.stringify(call.name);
	const tool = toolMap(options.tools).get(call.name);
	if (tool === undefined) return { gate: "name", message: `no tool is named ${name}` };
	const wanted = chosenName(options.toolChoice);
	if (wanted !== null && wanted !== call.name)
		return { gate: "name", message: `the choice is ${JSON.stringify(wanted)}, not ${name}` };
	const repeated = repeatedKey(call.arguments);
	if (repeated !== null)
		return {
			gate: "schema",
			message: `the arguments of ${name} have ${JSON.stringify(repeated)} twice`,
		};
	const error = judgeArguments(tool, call.arguments, [], options.validator)[0];
	if (error === undefined) return null;
	const place = error.path === "" ? "" : `${error.path}: `;
	return {
		gate: "schema",
		message: `the arguments of ${name} do not fit: ${place}${error.message}`,
	};
}

/** Complete calls that the readings hold. */
export function callsIn(readings: readonly Judged[]): number {
	return readings.reduce((sum, { reading }) => sum + reading.calls, 0);
}

/** Why none of them is the only one. */
export function singleBarrier(calls: number): Barrier {
	return {
		gate: "single",
		message:
			calls > 1
				? `${calls} texts can be read as calls, and only one may be meant`
				: "what stands around the call is not closed, or holds something else: more calls may be meant",
	};
}
