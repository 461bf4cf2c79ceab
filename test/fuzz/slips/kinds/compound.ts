/**
 * Slips of no one kind: signs of a body or of its marks that are lost, doubled or exchanged, in one place or two, and text that the
 * model begins again in the middle. Often nobody can tell what was meant; all that is asked is that nothing else runs.
 */
import { pick, type Random } from "../../../properties/support/random.js";
import { isJson } from "../json.js";
import { type Ground, type Kind, replaced, type Slip } from "../kind.js";
import { type Region, regionsOf } from "../regions.js";
import type { Piece } from "../trace.js";

const GROUP = "compound";
const SIGNS = ["{", "}", "[", "]", ",", ":", '"', "'", "(", ")", ";", "\n", " "] as const;

/** The sign, lost, doubled, exchanged for another one, or with another one beside it. */
function edited(sign: string, random: Random): string {
	const other = pick(random, SIGNS);
	return pick(random, ["", sign + sign, other, sign + other, other + sign]);
}

/** The text with an edit at so many of the places. */
function withEdits(
	text: string,
	places: readonly number[],
	count: number,
	random: Random,
): string | null {
	if (places.length === 0) return null;
	const chosen = new Set(Array.from({ length: count }, () => pick(random, places)));
	return [...chosen]
		.sort((one, other) => other - one)
		.reduce((made, at) => replaced(made, at, at + 1, edited(made.charAt(at), random)), text);
}

function inBody(name: string, change: (region: Region, random: Random) => string | null): Kind {
	return {
		name,
		group: GROUP,
		lost: true,
		make: (ground, random): Slip | null => {
			const regions = regionsOf(ground);
			if (regions.length === 0) return null;
			const { text: body, start, end, ...region } = pick(random, regions);
			const text = change({ text: body, start, end, ...region }, random);
			if (text === null || text === body || isJson(text)) return null;
			return { text: replaced(ground.trace.text, start, end, text) };
		},
	};
}

/** The brackets, colons, commas and quotes of a body. */
function signsOf({ tokens }: Region): readonly number[] {
	return tokens.flatMap(({ type, start, end }) => {
		if (type === "string") return [start, end - 1];
		return type === "number" || type === "word" ? [] : [start];
	});
}

function bodyEdits(name: string, count: number): Kind {
	return inBody(name, (region, random) => withEdits(region.text, signsOf(region), count, random));
}

/** The marks are changed; null: there are none. */
function inMarks(
	name: string,
	change: (text: string, marks: readonly Piece[], random: Random) => string | null,
): Kind {
	return {
		name,
		group: GROUP,
		lost: true,
		make: ({ trace: { pieces, text } }, random): Slip | null => {
			const marks = pieces.filter(({ role }) => role === "mark" || role === "same");
			const by = marks.length === 0 ? null : change(text, marks, random);
			return by === null || by === text ? null : { text: by };
		},
	};
}

function markEdits(name: string, count: number): Kind {
	return inMarks(name, (text, marks, random) => {
		const shown = marks.filter((mark) => mark.text.trim() !== "");
		const places = shown.flatMap((mark) => [...mark.text].map((_, k) => mark.start + k));
		return withEdits(text, places, count, random);
	});
}

/** Signs of marks. */
const MARK_SIGNS = ["<", ">", "/", "=", "|", "\n", " ", "_", "-", ":", '"', "."] as const;

/** A mark with one mistake within it: beside it a sign would be text. */
function respelt(mark: string, random: Random): string {
	const at = 1 + random(mark.length - 2);
	const [left, c, right] = [mark.slice(0, at), mark.charAt(at), mark.slice(at + 1)];
	const sign = pick(random, MARK_SIGNS);
	return pick(random, [
		left + sign + c + right,
		left + sign + right,
		left + c + c + right,
		left + right,
		left + right.charAt(0) + c + right.slice(1),
		mark.slice(1),
		mark.slice(0, -1),
	]);
}

function respeltMarks(name: string, count: number): Kind {
	return inMarks(name, (text, marks, random) => {
		const long = marks.filter((mark) => mark.text.length > 2);
		if (long.length === 0) return null;
		const chosen = new Set(Array.from({ length: count }, () => pick(random, long)));
		return [...chosen]
			.sort((one, other) => other.start - one.start)
			.reduce((made, { start, end, text: mark }) => {
				return replaced(made, start, end, respelt(mark, random));
			}, text);
	});
}

interface Cut {
	/** the text up to a place within the call, before its last argument is over */
	readonly before: string;
	readonly start: number;
}

function cutIn({ trace }: Ground, call: number, random: Random): Cut | null {
	const own = trace.pieces.filter((piece) => piece.call === call);
	const last = own.findLast(({ role }) => ["arguments", "value", "object"].includes(role));
	const start = own[0]?.start;
	if (last === undefined || start === undefined || last.end - start < 4) return null;
	return { before: trace.text.slice(0, start + 1 + random(last.end - start - 2)), start };
}

/** The call stops somewhere, and is written once more from its beginning on. */
function restarted(name: string, between: string): Kind {
	return {
		name,
		group: GROUP,
		make: (ground, random): Slip | null => {
			const cut = cutIn(ground, random(ground.said.calls.length), random);
			if (cut === null) return null;
			return { text: cut.before + between + ground.trace.text.slice(cut.start) };
		},
	};
}

/** The call stops somewhere, and the next one begins. */
const MERGED: Kind = {
	name: "merged-calls",
	group: GROUP,
	lost: true,
	make: (ground, random): Slip | null => {
		const { calls } = ground.said;
		if (calls.length < 2) return null;
		const call = random(calls.length - 1);
		const cut = cutIn(ground, call, random);
		const next = ground.trace.pieces.find((piece) => piece.call === call + 1);
		if (cut === null || next === undefined) return null;
		const text = cut.before + ground.trace.text.slice(next.start);
		return { text, meant: calls.filter((_, k) => k !== call) };
	},
};

export const COMPOUND: readonly Kind[] = [
	bodyEdits("body-edit", 1),
	bodyEdits("body-edits", 2),
	markEdits("mark-edit", 1),
	markEdits("mark-edits", 2),
	respeltMarks("respelt-mark", 1),
	respeltMarks("respelt-marks", 2),
	restarted("restarted-call", ""),
	restarted("restarted-call-line", "\n"),
	MERGED,
	// a string that stops, and is written once more
	inBody("restarted-string", ({ text, tokens }, random) => {
		const strings = tokens.filter((token) => token.type === "string" && !token.text.includes("\\"));
		const long = strings.filter((token) => token.text.length > 4);
		if (long.length === 0) return null;
		const { start, text: string } = pick(random, long);
		return text.slice(0, start + 1 + random(string.length - 2)) + text.slice(start);
	}),
];
