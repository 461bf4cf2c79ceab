/** Lenient rules that were met in a section, outside of its calls: the calls behind them list them, or a notice does. */
import type { Sink } from "./sink.js";
import type { CallWriter } from "./writer.js";

export class SectionRepairs {
	private readonly met: { readonly code: string; readonly at: number; listed: boolean }[] = [];

	add(code: string, at: number): void {
		this.met.push({ code, at, listed: false });
	}

	/** A call of the section begins. */
	listOn(call: CallWriter): void {
		for (const one of this.met) {
			one.listed = true;
			call.repair(one.code);
		}
	}

	/** The section ends. */
	end(sink: Pick<Sink, "notice">): void {
		for (const { code, at, listed } of this.met) {
			if (!listed) sink.notice("lenient", `no call lists the lenient rule ${code}`, at, at);
		}
	}
}
