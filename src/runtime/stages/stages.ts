/** What events go through before they leave. */
import type { ParserEvent } from "../events.js";
import type { ParserOptions } from "../options.js";
import { MarkupTiler } from "./markup.js";
import { QuotedValues } from "./quoted-values.js";
import { Withhold } from "./withhold.js";

export class Stages {
	private constructor(
		private readonly quoted: QuotedValues | null,
		private readonly withhold: Withhold | null,
		private readonly tiler: MarkupTiler | null,
		/** the events that have left, where the message is asked for */
		readonly kept: ParserEvent[] | null,
	) {}

	/** null: they leave as they are. */
	static of(options: ParserOptions): Stages | null {
		const quoted = QuotedValues.of(options);
		const withhold = Withhold.of(options);
		const tiler = options.markup === true ? new MarkupTiler() : null;
		const kept = options.collect === true ? [] : null;
		const any = quoted !== null || withhold !== null || tiler !== null || kept !== null;
		return any ? new Stages(quoted, withhold, tiler, kept) : null;
	}

	/** The next piece of input. */
	read(piece: string): void {
		this.withhold?.read(piece);
	}

	pass(events: ParserEvent[]): ParserEvent[] {
		const { quoted, withhold, tiler } = this;
		let out = quoted === null ? events : quoted.pass(events);
		if (withhold !== null) out = withhold.pass(out);
		return tiler === null ? out : tiler.tile(out);
	}

	/** The input has ended, after so many characters. */
	end(length: number, out: ParserEvent[]): void {
		this.tiler?.end(length, out);
	}

	/** These events leave. */
	keep(events: readonly ParserEvent[]): void {
		if (this.kept !== null) for (const event of events) this.kept.push(event);
	}
}
