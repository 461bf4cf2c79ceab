/** Two columns that grow at their own pace: the wire on the left, what came of it on the right. */
import type { Row } from "./rows.js";
import { visible, width as widthOf } from "./visible.js";
import { wrap } from "./wrap.js";

/** Terminals that are narrower have no room for both. */
const LEAST = 100;
const BETWEEN = " │ ";

/** Columns of the left half; null: one column only. */
export function leftWidth(columns: number): number | null {
	return columns < LEAST ? null : Math.floor(columns * 0.42);
}

export class Columns {
	private line = "";
	private left: Row[] = [];
	private right: Row[] = [];

	/** More of the wire has come. */
	fed(text: string, width: number): void {
		const lines = (this.line + text).split("\n");
		this.line = lines.pop() ?? "";
		for (const line of lines) this.left.push(...wireRows(`${line}\u21b5`, width));
	}

	/**
	 * The rows that will not change any more, and those that may. `done`, `live`: of the right column. `last`: nothing more comes,
	 * and the longer column goes on alone.
	 */
	rows(
		done: readonly Row[],
		live: readonly Row[],
		{
			width,
			height,
			last,
		}: { readonly width: number; readonly height: number; readonly last: boolean },
	): { readonly done: readonly Row[]; readonly live: readonly Row[] } {
		this.right.push(...done);
		const open = this.line === "" ? [] : wireRows(this.line, width);
		if (last) {
			this.left.push(...open);
			this.line = "";
		}
		const longest = Math.max(this.left.length, this.right.length);
		// what is far ahead leaves alone: the part that is drawn over has the height of the screen
		const even = Math.min(this.left.length, this.right.length);
		const kept = last ? longest : Math.max(even, longest - Math.floor(height / 2));
		const finished = joined(this.left.splice(0, kept), this.right.splice(0, kept), width);
		if (last) return { done: finished, live: [] };
		const moving = joined([...this.left, ...open], [...this.right, ...live], width);
		return { done: finished, live: moving.slice(-height) };
	}
}

function wireRows(line: string, width: number): readonly Row[] {
	return wrap([{ text: visible(line).replaceAll("\t", "    "), look: "wire" }], width);
}

function joined(left: readonly Row[], right: readonly Row[], width: number): readonly Row[] {
	return Array.from({ length: Math.max(left.length, right.length) }, (_, at): Row => {
		const wire = left[at] ?? [];
		const used = wire.reduce((sum, { text }) => sum + widthOf(text), 0);
		const gap = { text: " ".repeat(Math.max(0, width - used)) + BETWEEN, look: "frame" } as const;
		return [...wire, gap, ...(right[at] ?? [])];
	});
}
