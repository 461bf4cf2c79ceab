/** What a sample came to, counted from its events. */
import type { CallStatus, ParserEvent } from "../../runtime/events.js";
import { oneRow } from "./visible.js";

export interface Tally {
	readonly calls: { readonly name: string; status: CallStatus; repairs: readonly string[] }[];
	characters: number;
	notices: number;
	/** the longest text that was held back outside of a call's body */
	held: number;
}

export function emptyTally(): Tally {
	return { calls: [], characters: 0, notices: 0, held: 0 };
}

export function countEvent(tally: Tally, event: ParserEvent): void {
	if (event.type === "notice") tally.notices += 1;
	// Until its end has come, a call is one that was cut.
	if (event.type === "call-start")
		tally.calls[event.index] = { name: event.name, status: "incomplete", repairs: [] };
	const call = event.type === "call-end" ? tally.calls[event.index] : undefined;
	if (event.type !== "call-end" || !call) return;
	call.status = event.status;
	call.repairs = event.repairs;
}

/** Whether a viewer would ask why: a notice was given, or a call never ended. */
export function isTroubled({ calls, notices }: Tally): boolean {
	return notices > 0 || calls.some(({ status }) => status === "incomplete");
}

/** One line, such as `2 calls: search complete, open repaired (bare); 310 characters, at most 14 held back`. */
export function summary(tally: Tally): string {
	const calls = tally.calls.map(({ name, status, repairs }) => {
		const verdict = `${oneRow(name)} ${status}`;
		return repairs.length > 0 ? `${verdict} (${repairs.join(", ")})` : verdict;
	});
	const list = calls.length > 0 ? `: ${calls.join(", ")}` : "";
	const notices = tally.notices > 0 ? `, ${count(tally.notices, "notice")}` : "";
	const size = `${count(tally.characters, "character")}, at most ${tally.held} held back`;
	return `${count(calls.length, "call")}${list}; ${size}${notices}`;
}

/** The line below all samples. */
export function totals(tallies: readonly Tally[]): string {
	const calls = tallies.flatMap((tally) => tally.calls);
	const of = (status: CallStatus) => calls.filter((call) => call.status === status).length;
	const parts = (["complete", "repaired", "incomplete"] as const)
		.filter((status) => of(status) > 0)
		.map((status) => `${of(status)} ${status}`);
	const list = parts.length > 0 ? ` (${parts.join(", ")})` : "";
	const characters = tallies.reduce((sum, tally) => sum + tally.characters, 0);
	const held = Math.max(0, ...tallies.map((tally) => tally.held));
	return `${count(tallies.length, "sample")}, ${count(calls.length, "call")}${list}, ${count(characters, "character")}, at most ${held} held back`;
}

function count(number: number, noun: string): string {
	return `${number} ${noun}${number === 1 ? "" : "s"}`;
}
