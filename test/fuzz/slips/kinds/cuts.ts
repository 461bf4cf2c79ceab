/** Messages that end too early. What was not written is not asked for; what is cut must not run as if it were whole. */
import { pick, type Random } from "../../../properties/support/random.js";
import type { Ground, Kind, Slip } from "../kind.js";
import type { Call } from "../message.js";
import type { Piece } from "../trace.js";

type Place = "arguments" | "tail" | "between";

const isArguments = ({ role }: Piece): boolean =>
	role === "arguments" || role === "value" || role === "key" || role === "object";

/** The place of the cut, and how many calls had begun before it. */
function cut(
	ground: Ground,
	place: Place,
	random: Random,
): readonly [at: number, calls: number] | null {
	const { pieces, text } = ground.trace;
	const last = ground.said.calls.length - 1;
	const call = place === "tail" ? last : random(last + 1);
	const own = pieces.filter((piece) => piece.call === call);
	const name = own.find(({ role }) => role === "name" || role === "object");
	const end = own.findLast(isArguments)?.end;
	if (name === undefined || end === undefined) return null;
	const called = ground.said.calls[call]?.name ?? "";
	const from =
		name.role === "name" ? name.end : name.start + name.text.indexOf(called) + called.length;
	const closed = own[own.length - 1]?.end ?? end;
	switch (place) {
		case "arguments":
			return end - from < 2 ? null : [from + 1 + random(end - from - 1), call + 1];
		case "tail": {
			const to = text.length;
			return to <= end ? null : [end + random(to - end), call + 1];
		}
		case "between": {
			// right behind a value that is not the last one, with or without the separator
			const values = own.filter(({ role }) => role === "value").slice(0, -1);
			if (values.length === 0 || closed === end) return null;
			const value = pick(random, values);
			const next = own.find(({ role, start }) => role === "key" && start > value.start);
			if (next === undefined) return null;
			return [value.end + random(next.start - value.end + 1), call + 1];
		}
		default:
			return place satisfies never;
	}
}

/**
 * Where the model itself has ended the message behind a parameter it may as well have forgotten the marks behind the last one: that is a
 * call with the parameters so far. An engine that says that it has cut the message says otherwise.
 */
function shorter({ said, trace }: Ground, at: number, place: number): readonly Call[] {
	const call = said.calls[place];
	if (call === undefined) return [];
	const entries = Object.entries(call.arguments);
	const keys = trace.pieces.filter(
		({ role, call: of, end }) => role === "key" && of === place && end <= at,
	);
	const begun = entries.filter(([key]) => keys.some(({ text }) => text === key)).length;
	return Array.from({ length: begun }, (_, i) => ({
		name: call.name,
		arguments: Object.fromEntries(entries.slice(0, i + 1)),
	}));
}

function kind(place: Place, finish: string): Kind {
	return {
		name: `cut-${place}-${finish}`,
		group: "cuts",
		...(place === "tail" ? {} : { lost: true as const }),
		make: (ground, random): Slip | null => {
			const found = cut(ground, place, random);
			if (found === null) return null;
			const [at, calls] = found;
			const end = finish === "mark" ? ground.subject.format.ends[0] : "";
			if (end === undefined) return null;
			return {
				text: ground.trace.text.slice(0, at) + end,
				finish: finish === "mark" ? "stop" : finish,
				meant: ground.said.calls.slice(0, calls),
				...(finish === "stop" || finish === "mark"
					? { allowed: shorter(ground, at, calls - 1) }
					: {}),
			};
		},
	};
}

export const CUTS: readonly Kind[] = (["arguments", "tail", "between"] as const).flatMap((place) =>
	["stop", "length", "content_filter", "abort", "mark"].map((finish) => kind(place, finish)),
);
