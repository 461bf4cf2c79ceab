/** Marks of the call and of its section: forgotten, doubled, misspelt, taken from elsewhere. */
import { pick, type Random } from "../../../properties/support/random.js";
import { type Ground, type Kind, replaced } from "../kind.js";
import { type Mark, marksOf } from "../marks.js";

/** What no model could forget, and what no reader misses, is no mark here: a lone comma, a word. */
const TELLING = /[^\w\s,;.:]/;

function marks({ subject, trace }: Ground, place: Mark["place"]): readonly Mark[] {
	return marksOf(subject, trace).filter((mark) => mark.place === place && TELLING.test(mark.text));
}

type Which = "first" | "middle" | "last";
const WHICH: readonly Which[] = ["first", "middle", "last"];

/** The first and the last stand for themselves; the middle is any of those between. */
function chosen(all: readonly Mark[], which: Which, random: Random): Mark | null {
	if (which === "first") return all[0] ?? null;
	if (which === "last") return all.length > 1 ? (all[all.length - 1] ?? null) : null;
	return all.length > 2 ? pick(random, all.slice(1, -1)) : null;
}

type Change = (mark: Mark, ground: Ground, random: Random) => string | null;

function each(name: string, place: Mark["place"], change: Change): readonly Kind[] {
	return WHICH.map((which) => ({
		name: `${name}-${which}`,
		group: "markers",
		make: (ground, random) => {
			const mark = chosen(marks(ground, place), which, random);
			const by = mark === null ? null : change(mark, ground, random);
			if (mark === null || by === null || by === mark.text) return null;
			return { text: replaced(ground.trace.text, mark.start, mark.end, by) };
		},
	}));
}

/** One letter lost, doubled, or two in turn, or all of another case. */
export function misspelt(text: string, random: Random): string | null {
	const letters = [...text.matchAll(/[A-Za-z]/g)].map(({ index }) => index);
	if (letters.length < 4) return null;
	const at = pick(random, letters.slice(1, -1));
	switch (random(4)) {
		case 0:
			return text.slice(0, at) + text.slice(at + 1);
		case 1:
			return text.slice(0, at) + text.charAt(at) + text.slice(at);
		case 2:
			return text.slice(0, at) + text.charAt(at + 1) + text.charAt(at) + text.slice(at + 2);
		default:
			return text === text.toUpperCase() ? text.toLowerCase() : text.toUpperCase();
	}
}

const drop: Change = () => "";
const double: Change = ({ text }) => text + text;
const doubleInLines: Change = ({ text }) => `${text}\n${text}`;
const misspell: Change = ({ text }, _ground, random) => misspelt(text, random);
const slashless: Change = ({ text }) => (text.includes("/") ? text.replace("/", "") : null);
const sibling: Change = (mark, ground, random) => {
	const others = [...marks(ground, "closer"), ...marks(ground, "value")].filter(
		({ text }) => text !== mark.text && text.length > 1,
	);
	return others.length === 0 ? null : pick(random, others).text;
};

/** What stands before all calls, or behind all of them, as one thing. */
function wrapper(ground: Ground, place: "opener" | "closer"): readonly [number, number] | null {
	const all = marks(ground, place);
	const { pieces } = ground.trace;
	const names = pieces.filter(({ role }) => role === "name" || role === "object");
	const [name, last] = [
		names[0],
		pieces.findLast(({ role }) => role === "value" || role === "arguments" || role === "object"),
	];
	if (name === undefined || last === undefined) return null;
	const those = all.filter(({ start }) =>
		place === "opener" ? start < name.start : start >= last.end,
	);
	const [first, end] = [those[0], those[those.length - 1]];
	return first === undefined || end === undefined ? null : [first.start, end.end];
}

function whole(name: string, change: (ground: Ground) => string | null): Kind {
	return {
		name,
		group: "markers",
		make: (ground) => {
			const text = change(ground);
			return text === null || text === ground.trace.text ? null : { text };
		},
	};
}

export const MARKERS: readonly Kind[] = [
	...each("drop-opener", "opener", drop),
	...each("drop-closer", "closer", drop),
	...each("drop-inner", "middle", drop),
	...each("double-opener", "opener", double),
	...each("double-closer", "closer", double),
	...each("double-closer-lines", "closer", doubleInLines),
	...each("typo-opener", "opener", misspell),
	...each("typo-closer", "closer", misspell),
	...each("foreign-opener", "opener", (_, { foreign }, random) => pick(random, foreign.openers)),
	...each("foreign-closer", "closer", (_, { foreign }, random) => pick(random, foreign.closers)),
	...each("slashless-closer", "closer", slashless),
	...each("sibling-closer", "closer", sibling),
	whole("double-wrapper", (ground) => {
		const [begin, end] = [wrapper(ground, "opener"), wrapper(ground, "closer")];
		if (begin === null || end === null) return null;
		const { text } = ground.trace;
		const closed = replaced(text, end[1], end[1], `\n${text.slice(...end)}`);
		return replaced(closed, begin[0], begin[0], `${text.slice(...begin)}\n`);
	}),
	whole("double-wrapper-open", (ground) => {
		const begin = wrapper(ground, "opener");
		if (begin === null) return null;
		return replaced(
			ground.trace.text,
			begin[0],
			begin[0],
			`${ground.trace.text.slice(...begin)}\n`,
		);
	}),
	// two calls in one wrapper: the outer marks between them are forgotten
	whole("joined-calls", (ground) => {
		const { text } = ground.trace;
		const [close] = marks(ground, "closer")
			.filter(({ call }) => call === 0)
			.slice(-1);
		const [open] = marks(ground, "opener").filter(({ call }) => call === 1);
		if (close === undefined || open === undefined) return null;
		return replaced(replaced(text, open.start, open.end, ""), close.start, close.end, "");
	}),
	whole("drop-all-closers", (ground) => {
		const end = wrapper(ground, "closer");
		return end === null ? null : ground.trace.text.slice(0, end[0]);
	}),
	whole("drop-wrapper", (ground) => {
		const [open, close] = [marks(ground, "opener")[0], marks(ground, "closer").at(-1)];
		if (open === undefined || close === undefined) return null;
		const { text } = ground.trace;
		return replaced(replaced(text, close.start, close.end, ""), open.start, open.end, "");
	}),
];
