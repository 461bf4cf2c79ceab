/** The end of the message: does a candidate become a call, and if not, why. */

import type { Format } from "../runtime/contract.js";
import { freshId, makeId } from "../runtime/engine/ids.js";
import type { NoticeEvent, ParserEvent } from "../runtime/events.js";
import type { Outcome } from "../runtime/outcome.js";
import type { NoticeCode } from "../runtime/program/codes.js";
import type { Fallbacks } from "./beside.js";
import type { Drift } from "./drift.js";
import { type Barrier, callsIn, type Judged, singleBarrier } from "./gates.js";
import type { ChainOptions } from "./options.js";
import { reaskText } from "./reask.js";

export interface Decision {
	readonly outcome: Outcome;
	/** the place of the promoted call in the input, and its events; null: none is promoted */
	readonly promoted: Promoted | null;
	/** they come last */
	readonly notices: readonly NoticeEvent[];
}

interface Promoted {
	readonly start: number;
	readonly end: number;
	readonly events: readonly ParserEvent[];
}

export interface Facts {
	readonly format: Format;
	readonly options: ChainOptions;
	/** the gate `intent` is open */
	readonly intent: boolean;
	/** null: no fallback may give a call behind intent */
	readonly beside: Fallbacks | null;
	/** null: no call may have drifted into another wire */
	readonly drift: Drift | null;
	/** candidates that were found before the primary had a call; the fallbacks are gone then */
	readonly dropped: number;
	readonly primaryCalls: number;
	/** texts behind this place that can be read as calls, too */
	readonly callsBehind: (source: number) => number;
	/** whether more text came behind this place than may be held */
	readonly tooFar: (source: number) => boolean;
}

export function decide(facts: Facts): Decision {
	const { format, options, beside, drift, primaryCalls, dropped } = facts;
	if (primaryCalls > 0) return without({ mode: "primary", candidates: dropped });
	if (options.intent === false)
		return without({
			closed: { gate: "intent", message: "the caller says that no tool is meant" },
		});
	const found = beside?.candidates() ?? [];
	const candidates = found.length > 0 ? found : (drift?.candidates() ?? []);
	const first = candidates[0];
	if (first === undefined) {
		if (beside === null || facts.intent) return without({ candidates: dropped });
		return without({
			closed: { gate: "intent", message: "the text does not show that a tool is meant" },
		});
	}
	const candidate = (found.length > 0 ? beside : drift)?.candidate ?? null;
	const doubt = found.length > 0 ? null : (drift?.doubt ?? null);
	const tooFar = candidate !== null && facts.tooFar(candidate.source);
	const more = candidate === null || tooFar ? 0 : facts.callsBehind(endOf(candidate));
	if (candidate !== null && !tooFar && more === 0) return promote(candidate, format, options);
	const held = tooFar ? heldBarrier() : null;
	const count = callsIn(candidates) + more;
	const closed = first.barrier ?? held ?? doubt ?? singleBarrier(count);
	const reask = reaskText(format, closed.message, options);
	const { source } = first;
	const span = { start: source, end: endOf(first) };
	const notice = (code: NoticeCode, message: string): NoticeEvent => ({
		type: "notice",
		code,
		message,
		...span,
	});
	const notices: NoticeEvent[] = [];
	if (held !== null) notices.push(notice("limit-held-text", `${held.message}; it is text`));
	if (reask !== null) notices.push(notice("reask", reask));
	return { ...without({ closed, reask, candidates: count }), notices };
}

function endOf({ source, reading }: Judged): number {
	return source + reading.end - reading.start;
}

function heldBarrier(): Barrier {
	return {
		gate: "size",
		message: "more text than may be held came with what can be read as a call",
	};
}

function without(outcome: Partial<Outcome>): Decision {
	return {
		outcome: { mode: "none", candidates: 0, closed: null, reask: null, ...outcome },
		promoted: null,
		notices: [],
	};
}

function promote({ reading, source }: Judged, primary: Format, options: ChainOptions): Decision {
	const { start, end, call, fallback } = reading;
	const { mode, format } = fallback;
	if (call === null) return without({ candidates: 1 });
	const place = (at: number): number => source + at - start;
	const { name } = call;
	const parts = primary.ids.length > 0 ? primary.ids : format.ids;
	const { generateId, takenIds } = options;
	const id = freshId(
		(tries) => generateId?.({ name, index: tries }) ?? makeId(parts, name, String(tries)),
		(made) => takenIds?.has(made) === true,
	);
	const index = 0;
	const span = { start: source, end: place(end) };
	const message = `the call of ${JSON.stringify(name)} was read by the fallback ${mode} (${format.name})`;
	const events: ParserEvent[] = [
		{ type: "notice", code: "fallback", message, ...span },
		{ type: "call-start", index, id, name, start: source, end: place(call.commit) },
		{
			type: "call-arguments",
			index,
			delta: call.arguments,
			start: place(call.argumentsStart),
			end: place(call.argumentsEnd),
		},
		{ type: "call-end", index, status: "complete", repairs: [], ...span },
	];
	return {
		outcome: { mode, candidates: 1, closed: null, reask: null },
		promoted: { ...span, events },
		notices: [],
	};
}
