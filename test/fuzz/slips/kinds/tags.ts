/** Key/value pairs between marks: closes of values and openings of keys that are forgotten, doubled, or others. */
import { pick, type Random } from "../../../properties/support/random.js";
import { type Ground, type Kind, replaced, type Slip } from "../kind.js";
import { type Mark, marksOf } from "../marks.js";
import { misspelt } from "./markers.js";

/** The marks of one close of a value, as they stand together. */
interface Close {
	readonly text: string;
	readonly start: number;
	readonly end: number;
	readonly next: "key" | "close" | "call";
}

/** Closes behind values that are open text: a number in JSON ends by itself. */
function closes({ subject, trace }: Ground): readonly Close[] {
	const all = marksOf(subject, trace);
	const tells = ({ text }: Mark): boolean => /\S\S/.test(text);
	const found: Close[] = [];
	all.forEach((first, from) => {
		if (first.place !== "value" || all[from - 1]?.place === "value") return;
		const behind = all.findIndex(({ place }, i) => i > from && place !== "value");
		const marks = all.slice(from, behind < 0 ? all.length : behind).filter(tells);
		const [mark] = marks;
		if (mark === undefined) return;
		const end = marks.at(-1)?.end ?? mark.end;
		const rest = behind < 0 ? [] : all.slice(behind);
		const next = rest[0]?.place === "key" ? rest[0] : rest.find(tells);
		const following = rest.some(({ call }) => call !== null && call !== mark.call);
		const before = next?.place === "key" ? "key" : following ? "call" : "close";
		found.push({ text: trace.text.slice(mark.start, end), start: mark.start, end, next: before });
	});
	return found;
}

function onClose(
	name: string,
	next: Close["next"] | null,
	change: (close: Close, ground: Ground, random: Random) => string | null,
): Kind {
	return {
		name,
		group: "tags",
		make: (ground, random): Slip | null => {
			const all = closes(ground).filter((close) => next === null || close.next === next);
			if (all.length === 0) return null;
			const close = pick(random, all);
			const by = change(close, ground, random);
			if (by === null || by === close.text) return null;
			return { text: replaced(ground.trace.text, close.start, close.end, by) };
		},
	};
}

function onMark(
	name: string,
	places: readonly Mark["place"][],
	change: (mark: Mark, ground: Ground, random: Random) => string | null,
): Kind {
	return {
		name,
		group: "tags",
		make: (ground, random): Slip | null => {
			if (closes(ground).length === 0) return null;
			const marks = marksOf(ground.subject, ground.trace);
			const all = marks.filter(({ place, text }) => places.includes(place) && text.length > 1);
			if (all.length === 0) return null;
			const mark = pick(random, all);
			const by = change(mark, ground, random);
			if (by === null || by === mark.text) return null;
			return { text: replaced(ground.trace.text, mark.start, mark.end, by) };
		},
	};
}

const slashless = (text: string): string | null =>
	text.includes("/") ? text.replace("/", "") : null;

export const TAGS: readonly Kind[] = [
	onClose("drop-value-close-key", "key", () => ""),
	onClose("drop-value-close-end", "close", () => ""),
	onClose("drop-value-close-call", "call", () => ""),
	onClose("double-value-close", null, ({ text }) => text + text),
	onClose("double-value-close-lines", null, ({ text }) => `${text}\n${text}`),
	onClose("slashless-value-close", null, ({ text }) => slashless(text)),
	onClose("typo-value-close", null, ({ text }, _, random) => misspelt(text, random)),
	onClose("foreign-value-close", null, ({ text }, { foreign }, random) => {
		const others = foreign.closers.filter((one) => one !== text);
		return pick(random, others.length === 0 ? foreign.closers : others);
	}),
	onClose("sibling-value-close", null, ({ text }, { subject, trace }, random) => {
		const others = marksOf(subject, trace).filter(
			(mark) =>
				(mark.place === "closer" || mark.place === "colon") &&
				mark.text.includes("/") &&
				mark.text !== text,
		);
		return others.length === 0 ? null : pick(random, others).text;
	}),
	// the next key, or the end, follows directly
	{
		name: "joined-lines",
		group: "tags",
		make: (ground, random) => {
			const { text } = ground.trace;
			const all = closes(ground).filter(({ end }) => /^\s+/.test(text.slice(end)));
			if (all.length === 0) return null;
			const { end } = pick(random, all);
			const blank = /^\s+/.exec(text.slice(end))?.[0] ?? "";
			return { text: replaced(text, end, end + blank.length, "") };
		},
	},
	onMark("drop-key-mark", ["key"], () => ""),
	onMark("double-key-mark", ["key"], ({ text }) => text + text),
	onMark("typo-key-mark", ["key"], ({ text }, _, random) => misspelt(text, random)),
	onMark("drop-key-close", ["colon"], () => ""),
	onMark("slashless-key-close", ["colon"], ({ text }) => slashless(text)),
	onMark("typo-key-close", ["colon"], ({ text }, _, random) => misspelt(text, random)),
	// <parameter=city> as <parameter="city">, <parameter name='city'> or with a further attribute
	{
		name: "quoted-key",
		group: "tags",
		make: (ground, random) => {
			if (closes(ground).length === 0) return null;
			const { text, pieces } = ground.trace;
			const key = pieces.filter(({ role }) => role === "key");
			if (key.length === 0) return null;
			const { start, end } = pick(random, key);
			if (text.charAt(start - 1) === '"') {
				const quote = pick(random, ["'", ""]);
				return {
					text:
						text.slice(0, start - 1) + quote + text.slice(start, end) + quote + text.slice(end + 1),
				};
			}
			const quote = pick(random, ['"', "'"]);
			return { text: replaced(text, start, end, quote + text.slice(start, end) + quote) };
		},
	},
	{
		name: "extra-attribute",
		group: "tags",
		make: ({ trace: { text, pieces } }, random) => {
			const keys = pieces.filter(
				({ role, end }) => role === "key" && /^"?>/.test(text.slice(end, end + 2)),
			);
			if (keys.length === 0) return null;
			const { end } = pick(random, keys);
			const at = text.charAt(end) === '"' ? end + 1 : end;
			return { text: replaced(text, at, at, pick(random, [' type="string"', ' required="true"'])) };
		},
	},
	{
		name: "blanks-in-key",
		group: "tags",
		make: (ground, random) => {
			if (closes(ground).length === 0) return null;
			const { text, pieces } = ground.trace;
			const keys = pieces.filter(({ role }) => role === "key");
			if (keys.length === 0) return null;
			const { start, end } = pick(random, keys);
			const [left, right] = pick(random, [
				[" ", ""],
				["", " "],
				[" ", " "],
			] as const);
			return { text: replaced(text, start, end, left + text.slice(start, end) + right) };
		},
	},
];
