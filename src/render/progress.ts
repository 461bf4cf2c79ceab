/** How far a message could be written at all, and what stood in the way: for the reason, where it cannot be. */
import { NOTHING, type Piece, type State } from "./state.js";
import { fieldsOf } from "./survey.js";
import { innerParts, type Part, type Writing } from "./writing.js";

/** The condition that keeps the next piece from where it would have to stand. */
export type Obstacle = "start" | "line" | "end";

export class Progress {
	far: State = NOTHING;
	obstacle: Obstacle | null = null;

	constructor(
		private readonly writing: Writing,
		private readonly pieces: readonly Piece[],
	) {}

	reached(state: State): State {
		if (state.bound > this.far.bound) {
			this.far = state;
			this.obstacle = null;
		}
		return state;
	}

	/** A condition keeps the next piece from the place that the rest of a sequence has for it. */
	stopped(condition: Part, rest: readonly Part[], state: State): void {
		const piece = this.pieces[state.taken];
		if (piece === undefined || state.bound < this.far.bound) return;
		const field = piece.type === "call" ? "name" : piece.type;
		if (asserts(condition, "end")) this.obstacle = "end";
		else if (state.call === null && fieldsOf(this.writing, { p: "seq", of: rest }).has(field))
			this.obstacle = asserts(condition, "line") ? "line" : "start";
	}
}

function asserts(part: Part, what: Obstacle): boolean {
	if (typeof part !== "string" && part.p === "assert") return part.what === what;
	return innerParts(part).some((one) => asserts(one, what));
}
