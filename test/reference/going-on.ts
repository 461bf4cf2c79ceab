/** At a cut, a call that has ended in one reading is not over while another one brings more of it (rule 6.9). */
import type { Field } from "../../src/language/syntax.js";
import { endCall } from "./calls.js";
import { mayBindMore } from "./closing.js";
import type { Piece, Reading } from "./reading.js";
import { isWaiting, waitsAt } from "./resolve.js";
import type { Setting } from "./setting.js";

type CallPiece = Piece & { readonly type: "call" };

const FIELDS: readonly Field[] = ["arguments", "key", "value"];

/** Readings that have not left a call of which another one brings more. */
export function withoutLeft(
	setting: Setting,
	list: readonly Reading[],
	at: number,
): readonly Reading[] {
	return list.filter((one) =>
		callsOf(one).every((left) => !list.some((other) => goesOn(setting, other, left, at))),
	);
}

function callsOf({ out }: Reading): readonly CallPiece[] {
	const calls: CallPiece[] = [];
	for (let one = out; one !== null; one = one.before)
		if (one.piece.type === "call") calls.push(one.piece);
	return calls;
}

function goesOn(setting: Setting, one: Reading, left: CallPiece, at: number): boolean {
	const { call, doing } = one;
	if (call?.start !== left.start) return false;
	// open text is the last resort of a choice, which the other reading may have passed
	if (isWaiting(one)) return left.end <= waitsAt(one) && mayBindMore(setting, one, FIELDS);
	if (call.name === null || mayBindMore(setting, one, FIELDS)) return true;
	if (doing.is === "atom" && one.muted === 0 && FIELDS.includes(doing.field)) return true;
	const [here] = callsOf(endCall(setting, one, "complete", at, ""));
	return here?.arguments !== left.arguments;
}

/** Arguments that have begun are no text behind their call: readings die that have ended it there, with as many deviations. */
export function withoutEnded(
	{ text }: Setting,
	list: readonly Reading[],
	at: number,
): readonly Reading[] {
	const beginning = list.filter(({ doing, looks, muted, call }) => {
		if (doing.is !== "value" || doing.start !== at || call === null) return false;
		if (looks.length > 0 || muted > 0) return false;
		return doing.field === "value" || (doing.field === "arguments" && text[at] === "{");
	});
	const hasBegun = ({ deviations }: Reading, { start, end }: CallPiece): boolean =>
		beginning.some((one) => one.call?.start === start && end <= at && one.deviations <= deviations);
	return list.filter((one) => !callsOf(one).some((left) => hasBegun(one, left)));
}
