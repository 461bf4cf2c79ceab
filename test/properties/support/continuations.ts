/** What may come behind a text so that what is held in it is a marker after all: how the format's own texts go on there. */
import type { Format, Member } from "../../../src/runtime/contract.js";
import type { Subject } from "./subjects.js";

const MATCHED = 400;
const LONGEST = 12;

interface Corpus {
	readonly texts: readonly string[];
	/** ends of examples, from each place where a word, a blank or a marker begins */
	readonly rests: readonly string[];
}

const known = new WeakMap<Subject, Corpus>();

function corpusOf(subject: Subject): Corpus {
	let corpus = known.get(subject);
	if (corpus === undefined) {
		const { format, examples } = subject;
		const names = [...new Set(examples.flatMap(({ tools }) => tools.map(({ name }) => name)))];
		// calls of one tool, as calls of each other tool that is declared
		const inputs = examples.flatMap(({ input, expect }) => [
			input,
			...expect.flatMap((one) =>
				one.type === "call" ? names.map((name) => input.replaceAll(one.name, name)) : [],
			),
		]);
		const rests = new Set<string>();
		for (const { input } of examples) {
			for (const { index } of input.matchAll(/\b|(?<=\W)/g)) rests.add(input.slice(index));
		}
		for (const rest of behindOtherMarks(format, inputs)) rests.add(rest);
		for (const rest of decorated([...rests], names)) rests.add(rest);
		for (const name of ["f", ...names]) for (const end of objectEnds(format, name)) rests.add(end);
		const texts = [...new Set([...format.literals, ...format.ends, ...inputs])].sort(
			(a, b) => a.length - b.length,
		);
		corpus = { texts, rests: [...rests].sort((a, b) => a.length - b.length) };
		known.set(subject, corpus);
	}
	return corpus;
}

/** What follows a mark that stands in place of an opening: its end, and the example less what it begins with. */
function behindOtherMarks(format: Format, inputs: readonly string[]): readonly string[] {
	const marks = format.literals.filter((text) => text.length >= 4);
	const ends = new Set([">", "|>", "]"]);
	for (const mark of marks) {
		const [end] = /[^\p{L}\p{N}_\s]+$/u.exec(mark) ?? [];
		if (end !== undefined) ends.add(end);
	}
	const rests = inputs.flatMap((input) =>
		marks.flatMap((mark) => {
			const at = input.indexOf(mark);
			return at < 0 ? [] : [input.slice(at + mark.length)];
		}),
	);
	// less what the text has already of the signs before the word
	const begun = new Set(["", "x", "|x"]);
	for (const mark of marks) {
		const [signs = ""] = /^[^\p{L}\p{N}_\s]*/u.exec(mark) ?? [];
		for (let i = 1; i < signs.length; i++) begun.add(`${signs.slice(i)}x`);
	}
	return [...begun].flatMap((one) =>
		[...ends].flatMap((end) => rests.map((rest) => `${one}${end}${rest}`)),
	);
}

/** The name of a tool with which a text goes on, decorated, and less what the text has already of the decoration. */
function decorated(rests: readonly string[], names: readonly string[]): readonly string[] {
	return names.flatMap((name) =>
		rests
			.filter((rest) => rest.startsWith(name))
			.flatMap((rest) => {
				const behind = rest.slice(name.length);
				const scope = "functions.";
				const scoped = [...scope].map((_, at) => `${scope.slice(at)}${rest}`);
				const signed = ["`", "``", "```", "````"].map((signs) => `${name}${signs}${behind}`);
				return [...scoped, ...signed, `\`${name}\`${behind}`];
			}),
	);
}

/** Ends of objects that have strange members so far: those that the format's patterns want follow. */
function objectEnds(format: Format, name: string): string[] {
	const written = (member: Member): string => {
		const { value } = member;
		const key = JSON.stringify(member.keys?.[0] ?? name);
		if ("members" in value) return `${key}: {${value.members.map(written).join(", ")}}`;
		if ("text" in value) return `${key}: ${JSON.stringify(value.text)}`;
		return `${key}: ${value.field === "arguments" ? "{}" : JSON.stringify(name)}`;
	};
	return format.nodes.flatMap((node) => {
		if (node.k !== "pattern") return [];
		const members = node.pattern.members.map(written).join(", ");
		// within arguments that stand first
		const others = node.pattern.members.filter(isNoArguments).map(written).join(", ");
		// behind a brace or a comma, a value, a part of a key, a key, a colon, a part of a string
		const ends = ["", ", ", '": 1, ', ": 1, ", "1, ", '", '].flatMap((rest) => [
			`${rest}${members}}`,
			`${rest.replace(/, $/, "")}}, ${others}}`,
			// within an object in one of its strange members
			`${rest.replace(/, $/, "")}}}, ${members}}`,
		]);
		// behind the key of the arguments, or within it
		return [...ends, `": {}, ${others}}`, `: {}, ${others}}`];
	});
}

function isNoArguments({ value }: Member): boolean {
	return !("field" in value && value.field === "arguments");
}

/** Likely continuations first: those behind a place with the same last characters, the most characters first. */
export function* continuations(subject: Subject, text: string): Generator<string> {
	const { texts, rests } = corpusOf(subject);
	const given = new Set<string>();
	for (let length = Math.min(LONGEST, text.length); length > 0; length--) {
		const tail = text.slice(-length);
		let matched = 0;
		for (const one of texts) {
			for (
				let at = one.indexOf(tail);
				at >= 0 && matched < MATCHED;
				at = one.indexOf(tail, at + 1)
			) {
				const rest = one.slice(at + length);
				if (given.has(rest)) continue;
				given.add(rest);
				matched++;
				yield rest;
			}
		}
	}
	for (const rest of rests) if (!given.has(rest)) yield rest;
}
