/** The choices of one answer: which are open, and why the others ended. What an upstream says of a choice goes through here. */
import { reasonOf } from "../../completions/said.js";
import { EngineError, type Piece } from "../engine.js";
import { garbage } from "./json.js";

export class Choices {
	private readonly ended = new Set<number>();

	/** `count`: as many as were asked for */
	constructor(private readonly count: number) {}

	/** The number of a choice, checked. Some servers leave it out where there is one choice. */
	numberOf(index: unknown): number {
		const choice = index ?? 0;
		const known = typeof choice === "number" && Number.isInteger(choice);
		if (!known || choice < 0 || choice >= this.count)
			throw garbage("a choice that nobody asked for");
		return choice;
	}

	/** The piece, whose choice must be open. */
	piece<P extends Piece & { readonly choice: number }>(piece: P): P {
		if (this.ended.has(piece.choice)) throw garbage("more of a choice that has ended");
		return piece;
	}

	/** The end of a choice. `reason`: as the server says it; null and empty: it goes on. null: it is no end. */
	finish(choice: number, reason: unknown): Piece | null {
		if (typeof reason !== "string" || reason === "" || this.ended.has(choice)) return null;
		this.ended.add(choice);
		return { type: "finish", choice, reason: reasonOf(reason) };
	}

	/** Nothing more will come. */
	close(): void {
		if (this.ended.size < this.count)
			throw new EngineError("broken", "the upstream's answer ended before its text did");
	}
}
