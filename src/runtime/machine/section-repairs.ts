/** Lenient rules that were met in a section, outside of its calls: the calls behind them list them, or a notice does. */
import type { Sink } from "./sink.js";
import type { CallWriter } from "./writer.js";

export class SectionRepairs {
	/** codes that a call of the section lists: all behind it do */
	private readonly listed: string[] = [];
	private unlisted: { readonly code: string; readonly at: number }[] = [];

	add(code: string, at: number): void {
		this.unlisted.push({ code, at });
	}

	/** A call of the section begins. */
	listOn(call: CallWriter): void {
		for (const { code } of this.unlisted) {
			if (!this.listed.includes(code)) this.listed.push(code);
		}
		this.unlisted = [];
		for (const code of this.listed) call.repair(code);
	}

	/** The section ends. */
	end(sink: Pick<Sink, "notice">): void {
		for (const { code, at } of this.unlisted)
			sink.notice("lenient", `no call lists the lenient rule ${code}`, at, at);
	}
}
