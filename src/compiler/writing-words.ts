/** How a format spells `true` and `null` where they stand bare: as the first of its strict examples that has them. */
import type { Example, Grammar } from "../language/syntax.js";
import type { Words, Writing } from "../render/writing.js";

const JSON_WORDS: Words = { true: "true", false: "false", null: "null" };
const PYTHON_WORDS: Words = { true: "True", false: "False", null: "None" };

/** Between the signs of a literal, and between tags: a word in prose is neither. */
const IN_LITERAL = /(?<=[:=,[(] ?)(?:true|false|null|True|False|None)(?=[\],})])/g;
const IN_TAGS = /(?<=>\n?)(?:true|false|null|True|False|None)(?=\n?<)/g;

export function wordsOf({ examples }: Grammar): Writing["words"] {
	const texts = examples.filter(isStrict).map(({ input }) => input);
	const spell = (usual: Words, pattern: RegExp): Words => {
		const found = texts.flatMap((text) => text.match(pattern) ?? []);
		const truth = found.find((word) => word.endsWith("e") && word !== "None") ?? usual.true;
		const words = truth.startsWith("T") || truth.startsWith("F") ? PYTHON_WORDS : JSON_WORDS;
		return { ...words, null: found.find((word) => /^n/i.test(word)) ?? usual.null };
	};
	return { py: spell(PYTHON_WORDS, IN_LITERAL), bare: spell(JSON_WORDS, IN_TAGS) };
}

/** Objects over several lines, where the first strict example with a call has one: its own indentation, and that of members. */
export function indentOf({ examples }: Grammar): Writing["indent"] {
	const example = examples.find(
		(one) => isStrict(one) && one.expect.some(({ type }) => type === "call"),
	);
	const [, base, inner] = /^( *)\{\n( +)"/m.exec(example?.input ?? "") ?? [];
	return base === undefined || inner === undefined
		? null
		: { base, unit: inner.slice(base.length) };
}

/** Nothing in it is a deviation. */
export function isStrict({ expect }: Example): boolean {
	return expect.every(
		(one) =>
			one.type !== "notice" &&
			(one.type !== "call" || (one.repairs.length === 0 && !one.incomplete)),
	);
}
