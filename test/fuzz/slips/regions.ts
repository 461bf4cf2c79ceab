/** Where a message has JSON or Python literals, with their tokens. */
import { type Token, tokensOf } from "./json.js";
import type { Ground } from "./kind.js";
import type { Call } from "./message.js";
import type { Piece } from "./trace.js";

export interface Region {
	readonly text: string;
	readonly start: number;
	readonly end: number;
	readonly tokens: readonly Token[];
	readonly py: boolean;
	/** name and arguments, the arguments, or the value of one parameter */
	readonly of: "object" | "arguments" | "value";
	readonly call: Call;
}

export function regionsOf(ground: Ground): readonly Region[] {
	const { pieces } = ground.trace;
	return pieces.flatMap((piece, i): Region[] => {
		const call = ground.said.calls[piece.call ?? -1];
		if (call === undefined || piece.kind === "yaml") return [];
		const of = kindOf(piece, pieces.slice(0, i), call);
		if (of === null) return [];
		const tokens = tokensOf(piece.text);
		if (tokens === null || (tokens[0]?.type !== "{" && tokens[0]?.type !== "[")) return [];
		const { text, start, end, kind } = piece;
		return [{ text, start, end, tokens, py: kind === "py", of, call }];
	});
}

function kindOf(piece: Piece, before: readonly Piece[], call: Call): Region["of"] | null {
	if (piece.role === "object" || piece.role === "arguments") return piece.role;
	if (piece.role !== "value") return null;
	const key = before.findLast(({ role }) => role === "key")?.text ?? "";
	const value = call.arguments[key];
	return typeof value === "object" && value !== null ? "value" : null;
}

/** JSON as templates print it; `py`: a Python literal. */
export function spaced(value: unknown, py = false): string {
	if (Array.isArray(value)) return `[${value.map((one) => spaced(one, py)).join(", ")}]`;
	if (typeof value === "object" && value !== null) {
		const members = Object.entries(value).map(
			([key, of]) => `${JSON.stringify(key)}: ${spaced(of, py)}`,
		);
		return `{${members.join(", ")}}`;
	}
	if (py && (value === null || typeof value === "boolean"))
		return value === null ? "None" : value ? "True" : "False";
	return JSON.stringify(value);
}
