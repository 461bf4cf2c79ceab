/** The end of a call, in all the ways that a call can end. */
import type { CallStatus } from "../../src/runtime/events.js";
import { tellRepeated } from "./bind.js";
import { holdsHalf, holdsMark, missingBehind } from "./marks.js";
import { argumentsJson, closeContainer, partialJson, repeatedKeys } from "./pairs.js";
import {
	commit,
	isRepeatedId,
	notice,
	put,
	type Reading,
	settle,
	tellDuplicate,
} from "./reading.js";
import { note } from "./scan.js";
import type { Setting } from "./setting.js";
import { record } from "./typed.js";

/** The unit has been read to its end. */
export function endUnit(setting: Setting, reading: Reading, at: number): Reading {
	const { call } = reading;
	if (call === null) return reading;
	const ended = endCall(
		setting,
		reading,
		call.repairs.length > 0 ? "repaired" : "complete",
		at,
		"",
	);
	const proven = { ...ended, proven: true };
	// The end of the unit commits, if nothing did before.
	return call.committed ? proven : settle(proven, "call", at);
}

/** Only markup was missing: the arguments stand. Under `strict` that proves nothing. */
export function endUnclosed(setting: Setting, reading: Reading, at: number): Reading {
	const { call } = reading;
	if (call === null) return reading;
	if (!setting.allows("unclosed")) return endCall(setting, reading, "incomplete", at, "");
	let { pairs } = call;
	let noticed = reading;
	while (pairs.length > 1) {
		const closed = closeContainer(pairs, setting.tools, call.name);
		noticed = closed.notices.reduce((one, code) => notice(one, code, at, at), noticed);
		pairs = closed.pairs;
	}
	const repairs = note(call.repairs, "unclosed");
	return endCall(setting, { ...noticed, call: { ...call, pairs, repairs } }, "repaired", at, "");
}

/**
 * Ends the call that is open. `cut` is the beginning of a value that was being read: it has left, and
 * stays, but nothing closes it.
 */
export function endCall(
	setting: Setting,
	open: Reading,
	as: CallStatus,
	end: number,
	cut: string,
): Reading {
	const reading = open.call?.committed === true ? open : tellDuplicate(open, end);
	const status = reading.call?.left.withheld === true ? "incomplete" : as;
	const { call } = commit(reading, end);
	if (call === null || call.name === null) return { ...reading, call: null };
	const { name, start, repairs } = call;
	const { json, notices } = whatLeft(setting, reading, status, cut);
	const runs = status !== "incomplete";
	const byOther = repairs.some((code) => code === "unclosed-value" || code === "other-close");
	const doubtful = runs && call.doubtful && byOther;
	const marked = runs && !doubtful && holdsMark(json, setting.plan.marks);
	const closes = repairs.some((code) => code === "other-close" || code.startsWith("unclosed"));
	const half = runs && !doubtful && !marked && holdsHalf(json, setting.plan.marks);
	const unsure =
		call.json === null && (marked || half) && (closes || isMissing(setting, name, json));
	const refused = repairs.some((code) => setting.reads(code) && !setting.allows(code));
	const piece = {
		type: "call" as const,
		name,
		id: isRepeatedId(reading) ? null : call.id,
		arguments: json,
		status: unsure || refused || doubtful ? ("incomplete" as const) : status,
		repairs,
		start,
		end,
	};
	const told = notices.reduce((one, code) => notice(one, code, end, end), reading);
	const marking = marked ? notice(told, "markup-in-value", start, end) : told;
	const noticed =
		doubtful || (unsure && half) || (refused && runs)
			? notice(marking, "broken", start, end)
			: marking;
	return {
		...put(noticed, piece),
		call: null,
		begun: true,
		calls: reading.calls + 1,
		ids: call.id === null ? reading.ids : [...reading.ids, call.id],
	};
}

/** Whether the name of a parameter that the call lacks stands behind a mark in a value: its opening may be misspelt. */
function isMissing({ tools, plan }: Setting, name: string, json: string): boolean {
	const names = Object.keys(record(record(tools.get(name)?.parameters).properties));
	return missingBehind(json, plan.marks, names) !== undefined;
}

/** The key of the value that is cut has left with what has left of it. */
export function tellCutKey(reading: Reading, cut: string, at: number): Reading {
	const { call } = reading;
	return call === null || call.json !== null || cut === ""
		? reading
		: tellRepeated(reading, repeatedKeys(call.pairs), at, at);
}

interface Left {
	readonly json: string;
	/** codes of notices */
	readonly notices: readonly string[];
}

function whatLeft({ tools }: Setting, { call }: Reading, status: CallStatus, cut: string): Left {
	if (call === null) return { json: "", notices: [] };
	const { notices: told } = call.left;
	if (call.json !== null) return { json: call.json, notices: told };
	if (status === "incomplete") return { json: partialJson(call.pairs, cut), notices: told };
	const { json, notices } = argumentsJson(call.pairs, tools, call.name);
	return { json, notices: [...told, ...notices] };
}
