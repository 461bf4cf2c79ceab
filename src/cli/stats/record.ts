/** A line of telemetry as a record, with what the sums need of it checked. Members that nobody knows are ignored. */

import { isRecord } from "../../runtime/record.js";
import type { CallRecord, MessageRecord, ToolResultRecord } from "../../telemetry/records.js";

const MODES = ["primary", "json", "bracket", "marker", "fenced", "drift", "none"];
const STATUSES = ["complete", "repaired", "incomplete"];
const VERDICTS = ["pass", "fail", "not_judged"];
const RESULTS = ["ok", "empty", "error"];

/** The members that are checked, and summed up. */
export type SummedCall = Pick<CallRecord, "status" | "repairs" | "schema_validation" | "reasons">;
export type SummedMessage = Pick<
	MessageRecord,
	| "record"
	| "format"
	| "parse_mode"
	| "fallback_used"
	| "closed_gate"
	| "notices"
	| "held_back_max"
	| "time_to_first_event_ms"
	| "time_total_ms"
> & { readonly calls: readonly SummedCall[] };
export type SummedResult = Pick<ToolResultRecord, "record" | "format" | "tool_result_status">;

export class NoRecord extends Error {}

/** Throws `NoRecord`: it is no JSON, or no record. */
export function readRecord(line: string): SummedMessage | SummedResult {
	const given = asJson(line);
	if (!isRecord(given)) throw new NoRecord("not a JSON object");
	if (isMessage(given) || isResult(given)) return given;
	const shape = SHAPES.get(String(given.record));
	if (shape === undefined) throw new NoRecord('"record" is neither "message" nor "tool_result"');
	throw new NoRecord(`${firstWrong(shape, given)} is missing or wrong`);
}

type Given = Record<string, unknown>;

function isMessage(given: Given): given is Given & SummedMessage {
	return firstWrong(MESSAGE, given) === undefined;
}

function isResult(given: Given): given is Given & SummedResult {
	return firstWrong(RESULT, given) === undefined;
}

function asJson(line: string): unknown {
	try {
		return JSON.parse(line) as unknown;
	} catch {
		throw new NoRecord("not JSON");
	}
}

type Check = (value: unknown) => boolean;
type Shape = Readonly<Record<string, Check>>;

const isText: Check = (value) => typeof value === "string";
const isAmount: Check = (value) =>
	typeof value === "number" && Number.isFinite(value) && value >= 0;
const isOne =
	(of: readonly string[]): Check =>
	(value) =>
		typeof value === "string" && of.includes(value);
const orNull =
	(check: Check): Check =>
	(value) =>
		value === null || check(value);
const listOf =
	(check: Check): Check =>
	(value) =>
		Array.isArray(value) && value.every(check);

const CALL: Shape = {
	status: isOne(STATUSES),
	repairs: listOf(isText),
	schema_validation: isOne(VERDICTS),
	reasons: listOf(isText),
};
const MESSAGE: Shape = {
	record: isOne(["message"]),
	format: isText,
	parse_mode: isOne(MODES),
	fallback_used: (value) => typeof value === "boolean",
	closed_gate: orNull(isText),
	calls: listOf((call) => isRecord(call) && firstWrong(CALL, call) === undefined),
	notices: (counts) => isRecord(counts) && Object.values(counts).every(isAmount),
	held_back_max: isAmount,
	time_to_first_event_ms: orNull(isAmount),
	time_total_ms: isAmount,
};
const RESULT: Shape = {
	record: isOne(["tool_result"]),
	format: isText,
	tool_result_status: isOne(RESULTS),
};
const SHAPES = new Map([
	["message", MESSAGE],
	["tool_result", RESULT],
]);

function firstWrong(shape: Shape, given: Given): string | undefined {
	return Object.keys(shape).find((name) => !shape[name]?.(given[name]));
}
