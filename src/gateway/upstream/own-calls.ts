/** Calls that an upstream has read by itself. Servers number and repeat them in several ways; here they come in one. */
import type { IdPart } from "../../runtime/contract.js";
import { makeId } from "../../runtime/engine/ids.js";
import { isRecord } from "../../runtime/record.js";
import type { Piece } from "../engine.js";
import { garbage, optionalText } from "./json.js";

type CallPiece = Extract<Piece, { readonly type: "call-start" | "call-arguments" }>;

interface Call {
	/** how the upstream counts it, if it does */
	readonly number: unknown;
	/** the upstream's, or empty */
	readonly id: string;
	readonly index: number;
}

export class OwnCalls {
	private last: Call | null = null;
	/** of a call whose name has not come yet */
	private early = "";
	private count = 0;
	private readonly calls = new Map<unknown, Call>();

	constructor(
		private readonly choice: number,
		private readonly ids: readonly IdPart[],
	) {}

	/** One member of `tool_calls`. */
	*read(delta: unknown): Generator<CallPiece> {
		if (!isRecord(delta)) throw garbage("a call that is no object");
		const parts = isRecord(delta.function) ? delta.function : {};
		const name = optionalText(parts.name, "name of a call");
		const given = optionalText(delta.id, "id of a call");
		const id = given === "" ? this.early : given;
		const number = delta.index ?? null;
		const known = number === null ? this.last : this.calls.get(number);
		// Some servers give all calls one number, and others repeat the name with every piece.
		const begins = name !== "" && (!known || (id === "" ? number === null : id !== known.id));
		const call = begins ? this.begin(number, id) : known;
		if (!call) {
			this.early = id;
			if (optionalText(parts.arguments, "JSON text of arguments") === "") return;
			throw garbage("arguments of a call that has no name");
		}
		const { choice } = this;
		const { index } = call;
		if (begins)
			yield {
				type: "call-start",
				choice,
				index,
				id: id === "" ? makeId(this.ids, name, String(index)) : id,
				name,
			};
		const text = optionalText(parts.arguments, "JSON text of arguments");
		if (text !== "") yield { type: "call-arguments", choice, index, delta: text };
	}

	private begin(number: unknown, id: string): Call {
		const call = { number, id, index: this.count++ };
		this.calls.set(number, call);
		this.last = call;
		this.early = "";
		return call;
	}
}
