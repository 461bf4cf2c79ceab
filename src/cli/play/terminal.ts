/** A display for a terminal: the picture of `view.ts`, drawn over as it grows. */
import type { ParserEvent } from "../../runtime/events.js";
import type { Output } from "../io.js";
import { Columns, leftWidth } from "./columns.js";
import type { Clock } from "./pace.js";
import { Painter } from "./painter.js";
import type { Display } from "./player.js";
import { blockRows, liveRows, type Row, type Screen } from "./rows.js";
import type { Sample } from "./samples.js";
import { summary, type Tally } from "./tally.js";
import { applyEvent, closeOpen, emptyView, takeClosed, type View } from "./view.js";
import { oneRow } from "./visible.js";
import { wrap } from "./wrap.js";

/** Pictures closer than this are not seen, only paid for; in milliseconds. */
const FRAME = 12;

export class TerminalDisplay implements Display {
	readonly #out: Output;
	readonly #write: (text: string) => Promise<void>;
	readonly #clock: Clock;
	readonly #color: boolean;
	readonly #painter: Painter;
	#view: View = emptyView();
	/** the wire beside the events; null: the terminal is too narrow */
	#beside: Columns | null = null;
	#drawn = Number.NEGATIVE_INFINITY;

	constructor(out: Output, write: (text: string) => Promise<void>, color: boolean, clock: Clock) {
		this.#out = out;
		this.#write = write;
		this.#clock = clock;
		this.#color = color;
		this.#painter = new Painter(color);
	}

	async begin({ name, format }: Sample): Promise<void> {
		this.#view = emptyView();
		const head: Row = [
			{ text: `\u25b6 ${format.name}/${name}`, look: "title" },
			{ text: `  ${oneRow(format.title)}`, look: "reasoning" },
		];
		await this.#draw(wrap(head, this.#columns() - 1), "");
		this.#beside = leftWidth(this.#columns()) === null ? null : new Columns();
	}

	async step(events: readonly ParserEvent[], held: string, fed: string): Promise<void> {
		for (const event of events) applyEvent(this.#view, event);
		this.#beside?.fed(fed, this.#left());
		if (this.#clock.now() - this.#drawn < FRAME) return;
		await this.#draw(this.#closedRows(), held);
	}

	async end(tally: Tally, why: string | null): Promise<void> {
		closeOpen(this.#view);
		await this.#draw(this.#closedRows(), "", true);
		this.#beside = null;
		const texts = [summary(tally), ...(why === null ? [] : [`why: ${why}`])];
		const { width } = this.#screen();
		const lines = texts.flatMap((text) => wrap([{ text, look: "reasoning" }], width));
		await this.#draw([...lines, []], "");
	}

	#closedRows(): readonly Row[] {
		const screen = this.#screen();
		return takeClosed(this.#view).flatMap((block) => blockRows(block, screen));
	}

	async #draw(done: readonly Row[], held: string, last = false): Promise<void> {
		this.#drawn = this.#clock.now();
		const screen = this.#screen();
		const live = liveRows(this.#view.open, held, screen);
		const { height } = screen;
		const both = this.#beside?.rows(done, live, { width: this.#left(), height, last }) ?? {
			done,
			live,
		};
		await this.#write(this.#painter.frame(both.done, both.live, this.#columns()));
	}

	#left(): number {
		return leftWidth(this.#columns()) ?? Math.max(1, Math.floor(this.#columns() / 3));
	}

	/** Asked for each picture: windows change. The last column stays free, because terminals differ in what they do there. */
	#screen(): Screen {
		const whole = Math.max(1, this.#columns() - 1);
		const width = this.#beside === null ? whole : Math.max(1, whole - this.#left() - 3);
		return { width, height: Math.max(3, (this.#out.rows ?? 24) - 2), color: this.#color };
	}

	#columns(): number {
		return Math.max(2, this.#out.columns || 80);
	}
}
