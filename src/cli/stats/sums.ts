/** What records come to, in constant memory: sums by format and parse mode, and how often each reason occurs. */
import type { ParseMode } from "../../runtime/outcome.js";
import type { ToolResultStatus } from "../../telemetry/records.js";
import { Histogram } from "./histogram.js";
import type { SummedMessage, SummedResult } from "./record.js";
import { clip, Top } from "./top.js";

/** Formats that are told apart; more than there are. */
const MOST_FORMATS = 500;

/** The sums of a set of messages. */
export class Sums {
	messages = 0;
	fallbackUsed = 0;
	complete = 0;
	repaired = 0;
	incomplete = 0;
	judged = 0;
	invalid = 0;
	heldBackMax = 0;
	readonly firstEvent = new Histogram();
	readonly total = new Histogram();

	get calls(): number {
		return this.complete + this.repaired + this.incomplete;
	}

	add(record: SummedMessage): void {
		this.messages++;
		if (record.fallback_used) this.fallbackUsed++;
		for (const { status, schema_validation } of record.calls) {
			this[status]++;
			if (schema_validation !== "not_judged") this.judged++;
			if (schema_validation === "fail") this.invalid++;
		}
		this.heldBackMax = Math.max(this.heldBackMax, record.held_back_max);
		if (record.time_to_first_event_ms !== null) this.firstEvent.add(record.time_to_first_event_ms);
		this.total.add(record.time_total_ms);
	}
}

export type Results = Record<ToolResultStatus, number>;

export class FormatSums {
	readonly all = new Sums();
	readonly modes = new Map<ParseMode, Sums>();
	readonly results: Results = { ok: 0, empty: 0, error: 0 };

	add(record: SummedMessage): void {
		this.all.add(record);
		const known = this.modes.get(record.parse_mode);
		const mode = known ?? new Sums();
		if (known === undefined) this.modes.set(record.parse_mode, mode);
		mode.add(record);
	}
}

export class Statistics {
	readonly all = new Sums();
	readonly results: Results = { ok: 0, empty: 0, error: 0 };
	readonly formats = new Map<string, FormatSums>();
	/** why calls were invalid */
	readonly reasons = new Top();
	/** calls that needed them */
	readonly repairs = new Top();
	readonly notices = new Top();
	/** gates of the fallback chain that refused a candidate */
	readonly gates = new Top();

	add(record: SummedMessage | SummedResult): void {
		if (record.record === "message") this.addMessage(record);
		else this.addResult(record);
	}

	private addMessage(record: SummedMessage): void {
		this.all.add(record);
		this.format(record.format).add(record);
		for (const call of record.calls) {
			for (const reason of call.reasons) this.reasons.add(reason);
			for (const code of call.repairs) this.repairs.add(code);
		}
		for (const [code, count] of Object.entries(record.notices)) this.notices.add(code, count);
		const { closed_gate: gate } = record;
		// where no intent was shown nothing was looked for, and so nothing refused
		if (gate !== null && gate !== "intent") this.gates.add(gate);
	}

	private addResult({ format, tool_result_status }: SummedResult): void {
		this.results[tool_result_status]++;
		this.format(format).results[tool_result_status]++;
	}

	private format(given: string): FormatSums {
		const name = clip(given);
		const known = this.formats.get(name);
		if (known !== undefined) return known;
		const full = this.formats.size >= MOST_FORMATS;
		const made = (full ? this.formats.get(OTHERS) : undefined) ?? new FormatSums();
		this.formats.set(full ? OTHERS : name, made);
		return made;
	}
}

const OTHERS = "(others)";
