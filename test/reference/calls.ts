/** The end of a call, in all the ways that a call can end. */
import type { CallStatus } from "../../src/runtime/events.js";
import { argumentsJson, closeContainer, partialJson } from "./pairs.js";
import { commit, notice, put, type Reading, settle } from "./reading.js";
import { note } from "./scan.js";
import type { Setting } from "./setting.js";

/** The unit has been read to its end. */
export function endUnit(reading: Reading, at: number): Reading {
	const { call } = reading;
	if (call === null) return reading;
	const ended = endCall(reading, call.repairs.length > 0 ? "repaired" : "complete", at, "");
	const proven = { ...ended, proven: true };
	// The end of the unit commits, if nothing did before.
	return call.committed ? proven : settle(proven, "call", at);
}

/** Only markup was missing: the arguments stand. Under `strict` that proves nothing. */
export function endUnclosed(setting: Setting, reading: Reading, at: number): Reading {
	const { call } = reading;
	if (call === null) return reading;
	if (!setting.allows("unclosed")) return endCall(reading, "incomplete", at, "");
	let { pairs } = call;
	while (pairs.length > 1) pairs = closeContainer(pairs, setting.tools, call.name);
	const repairs = note(call.repairs, "unclosed");
	return endCall({ ...reading, call: { ...call, pairs, repairs } }, "repaired", at, "");
}

/**
 * Ends the call that is open. `cut` is the beginning of a value that was being read: it has left, and
 * stays, but nothing closes it.
 */
export function endCall(reading: Reading, status: CallStatus, end: number, cut: string): Reading {
	const { call } = commit(reading, end);
	if (call === null || call.name === null) return { ...reading, call: null };
	const { name, start, repairs } = call;
	const used = call.id !== null && reading.ids.includes(call.id);
	const piece = {
		type: "call" as const,
		name,
		id: used ? null : call.id,
		arguments: text(reading, status, cut),
		status,
		repairs,
		start,
		end,
	};
	const ended: Reading = {
		...put(reading, piece),
		call: null,
		begun: true,
		calls: reading.calls + 1,
		ids: call.id === null ? reading.ids : [...reading.ids, call.id],
	};
	return used ? notice(ended, "duplicate-id", start, end) : ended;
}

function text({ call }: Reading, status: CallStatus, cut: string): string {
	if (call === null) return "";
	if (call.json !== null) return call.json;
	return status === "incomplete" ? partialJson(call.pairs, cut) : argumentsJson(call.pairs);
}
