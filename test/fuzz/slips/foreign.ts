/** Marks and calls of all formats, for what one format's model takes from another. */
import type { Foreign } from "./kind.js";
import { marksOf } from "./marks.js";
import type { Subject } from "./subject.js";
import { rendered } from "./trace.js";

interface Sample {
	readonly format: string;
	readonly openers: readonly string[];
	readonly closers: readonly string[];
	readonly text: string;
}

const TOOLS = [
	{
		name: "look_around",
		parameters: {
			type: "object",
			properties: { place: { type: "string" }, manner: { type: "string" } },
		},
	},
];
const MESSAGE = {
	content: "",
	calls: [{ name: "look_around", arguments: { place: "here", manner: "closely" } }],
};

let known: readonly Sample[] | null = null;

function samples(all: readonly Subject[]): readonly Sample[] {
	known ??= all.flatMap((subject): Sample[] => {
		const trace = rendered(subject, MESSAGE, TOOLS);
		if (trace === null) return [];
		const marks = marksOf(subject, trace).filter(({ text }) => /[<[|].{3}/.test(text));
		const of = (...places: readonly string[]): readonly string[] =>
			marks.filter(({ place }) => places.includes(place)).map(({ text }) => text);
		return [
			{
				format: subject.format.name,
				openers: of("opener").filter((text) => /[>\]]$/.test(text)),
				closers: of("closer", "value"),
				text: trace.text,
			},
		];
	});
	return known;
}

/** What has nothing in common with the format's own marks. */
export function foreignOf({ format }: Subject, all: readonly Subject[]): Foreign {
	const own = [...format.literals, ...format.ends, ...format.tokens].filter((text) =>
		/\S{3}/.test(text),
	);
	const isForeign = (text: string): boolean =>
		!own.some((mark) => text.includes(mark) || mark.includes(text));
	const others = samples(all).filter((sample) => sample.format !== format.name);
	const set = (texts: readonly string[]): readonly string[] =>
		[...new Set(texts.filter(isForeign))].sort();
	return {
		openers: set(others.flatMap(({ openers }) => openers)),
		closers: set(others.flatMap(({ closers }) => closers)),
		calls: others.map(({ text }) => text),
	};
}
