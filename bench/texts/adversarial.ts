/**
 * Texts that an attacker, or a model in a loop, may send: each one makes a parser that looks back, looks
 * ahead, or reads a text again for each chunk take quadratic time. Each is a beginning and a repeated unit; one is a unit that never
 * comes again, so that what is kept of texts is kept in vain.
 */
export interface Adversarial {
	readonly id: string;
	readonly title: string;
	readonly format: "hermes" | "qwen_coder";
	readonly begin: string;
	readonly unit: Unit;
}

/** What is repeated, or the k-th of units of about one length. */
type Unit = string | ((k: number) => string);

const STRING = '<tool_call>{"name":"f","arguments":{"a":"';
const VALUE = '<tool_call>{"name":"f","arguments":';
const PARAMETER = "<tool_call>\n<function=f>\n<parameter=a>\n";

type Row = readonly [id: string, title: string, begin: string, unit: Unit];

const HERMES: readonly Row[] = [
	["lt", "a run of <", "", "<"],
	["partial", "openers without their last character", "", "<tool_cal"],
	["openers", "openers, one after the other", "", "<tool_call>"],
	["opened", "openers, each with the beginning of a call", "", '<tool_call>{"name":'],
	["thinks", "reasoning that opens again and again", "", "<think>"],
	["braces", "a run of {", "", "{"],
	["brackets", "a run of [", "", "["],
	["quotes", "a run of quotes", '{"a":', '"'],
	["spaces", "an opener and a run of spaces", "<tool_call>", " "],
	["name", "a name without an end", '<tool_call>{"name":"', "x"],
	["string", "a string without an end, in a call", STRING, "x"],
	["escapes", "a string of escapes, in a call", STRING, "\\n"],
	["in-lt", "a run of <, in a string of a call", STRING, "<"],
	["closers", "partial closers, in a string of a call", STRING, "</tool_cal"],
	[
		"in-calls",
		"whole calls, in a string of a call",
		STRING,
		'<tool_call>{\\"name\\":1}</tool_call>',
	],
	["nested", "objects, nested in a call", VALUE, '{"a":'],
	["lists", "lists, nested in a call", `${VALUE}{"a":`, "["],
	["bodies", "objects, nested in a call that has no name", "<tool_call>", '{"a":'],
	["numbers", "a list of numbers, in a call", `${VALUE}{"a":[1`, ",1"],
	["early", "arguments before the name", '<tool_call>{"arguments":{"a":"', "x"],
	["broken", "calls that break after their name", "", '<tool_call>{"name":"f","arguments":{]'],
];

const QWEN: readonly Row[] = [
	["x-lt", "a run of <, in a value", PARAMETER, "<"],
	["x-partial", "partial closers, in a value", PARAMETER, "</paramete"],
	["x-closers", "closers that close nothing, in a value", PARAMETER, "\n</parameter>x"],
	["x-spaces", "a closer and spaces, again and again", PARAMETER, "</parameter>     "],
	["x-lines", "a run of newlines, in a value", PARAMETER, "\n"],
	["x-quotes", "a run of quotes, in a value", PARAMETER, '"'],
	["x-openers", "openers, one after the other", "", "<tool_call>\n<function="],
	["x-functions", "functions without an end", "", "<function=f>\n"],
	["x-parameters", "parameters without an end", PARAMETER, "<parameter=a>\n"],
	["x-new", "functions without an end, each of another name", "", unlike],
];

/** Names that part at their first character: no two share what is kept of them. */
function unlike(k: number): string {
	return `<function=${k.toString(36).padStart(6, "x").split("").reverse().join("")}\n`;
}

function rows(format: "hermes" | "qwen_coder", from: readonly Row[]): Adversarial[] {
	return from.map(([id, title, begin, unit]) => ({ id, title, format, begin, unit }));
}

export const ADVERSARIAL: readonly Adversarial[] = [
	...rows("hermes", HERMES),
	...rows("qwen_coder", QWEN),
];

/** The text, as many whole units as fit into `length`. */
export function adversarialText({ begin, unit }: Adversarial, length: number): string {
	const one = typeof unit === "string" ? unit : unit(0);
	const count = Math.floor((length - begin.length) / one.length);
	if (typeof unit === "string") return begin + unit.repeat(count);
	return begin + Array.from({ length: count }, (_, k) => unit(k)).join("");
}
