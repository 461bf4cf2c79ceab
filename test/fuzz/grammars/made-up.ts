/** Grammars that no file is behind: a message of calls, sections, thoughts and frames, each written in one of many ways. */
import { pick, type Random } from "../../properties/support/random.js";

type Make = (random: Random) => string;

const OPENINGS = ["<tool>", "<call ", "[[call]]", "@@", "<|tool|>", "Action: ", "```tool\\n", "("];
const CLOSES = ["</tool>", ">", "[[/call]]", "@@", "<|end|>", "\\n", "```", ")", ";", ""];
const SEPARATORS = ["=", ": ", ">", " ", ",", ";", "\\n", ", ", "|"];

const literal =
	(from: readonly string[]): Make =>
	(random) => {
		const text = pick(random, from);
		return text === "" ? "" : `"${text}"`;
	};

const space: Make = (random) => pick(random, ["", "", "_", "eol", "_", "eol?", '_"\\n"', "bol"]);
const suffix: Make = (random) => pick(random, ["", "", "?", "*", "+"]);

const name: Make = (random) =>
	pick(random, [
		"name",
		"name",
		"name",
		"name:tool",
		'"\\"" name "\\""',
		'(id ".")? name',
		'name ("/" id)?',
		'name:("get" / "put")',
	]);

const pair: Make = (random) =>
	[
		space(random),
		literal(["<p=", '\\"', "-", "", "", "@"])(random),
		pick(random, ["key", "key", "key:prop", "key:attr", "key:unbound"]),
		literal(SEPARATORS)(random),
		pick(random, ["value", "value", "value:text", "value:json", "value:typed", "value:py", nested]),
		literal(["</p>", "\\n", ";", '\\"', "", ","])(random),
		pick(random, ["", "", "", "&(bol / $)", '&("</tool>" / "<p=")', "eol?"]),
		space(random),
	]
		.map((part) => (typeof part === "string" ? part : part(random)))
		.join(" ");

function nested(random: Random): string {
	const item = pick(random, ["value:json", "value", 'key "=" value:json']);
	const shape = item.startsWith("key") ? "object" : "list";
	return `value:${shape}("[" (${item} % ",")? "]")`;
}

const body: Make = (random) =>
	pick(random, [
		() => "arguments",
		() => "arguments",
		() => "arguments:py",
		() => `(${pair(random)})*`,
		() => `(${pair(random)})+`,
		() => `(${pair(random)}) % ${literal([",", ", ", "\\n", ";"])(random)}`,
		() => `((${pair(random)}) % (_ "," _))?`,
		() => `(arguments / (${pair(random)})*)`,
		() => `~ (${pair(random)})*`,
		() => "skip:text arguments",
		() => `arguments${suffix(random)}`,
		() => 'skip:(word " ")? arguments',
	])();

const object: Make = (random) =>
	pick(random, [
		'{ "name": name, "arguments": arguments }',
		'{ "name": name, "arguments"?: arguments, ... }',
		'{ "tool" | "name": name:tool, "args": ~ arguments }',
		"{ name: arguments }",
		'py{ "name": name, "arguments": arguments }',
	]);

const call: Make = (random) => {
	const parts =
		random(3) === 0
			? [literal(OPENINGS)(random), space(random), object(random), space(random)]
			: [
					literal(OPENINGS)(random),
					space(random),
					name(random),
					pick(random, ["", "", "", "~"]),
					literal(SEPARATORS)(random),
					body(random),
					space(random),
				];
	const end = random(6) === 0 ? '"</" =name ">"' : literal(CLOSES)(random);
	return [...parts, end, pick(random, ["", "", "", "$", "eol?", "~", "&eol", "skip:text"])].join(
		" ",
	);
};

const section: Make = (random) => {
	const items = pick(random, [
		"call*",
		"call+",
		"(call _)*",
		'(call % ",")',
		'(call % (_ "," _))?',
		'((call _)? % ",")',
		"(call / content)*",
		"call call?",
		"(call eol?)*",
		"skip:text call*",
	]);
	return `"<calls>" ${space(random)} ${items} ${space(random)} "</calls>"`;
};

const think: Make = (random) =>
	pick(random, [
		'"<think>" reasoning "</think>"',
		'"<think>" reasoning eol* "</think>"',
		'"<think>" reasoning &eol? "</think>" eol?',
		'"Thought: " reasoning eol',
		'^ "<think>"? reasoning "</think>"',
		'"<think>" (reasoning / call)* "</think>"',
	]);

const answer: Make = (random) =>
	pick(random, [
		'"<answer>" content "</answer>"',
		'content "<END>" / "<START>" content "<STOP>"',
		'"<answer>" content $',
		'"<answer>" content',
		'"Note: " skip:text eol',
	]);

const RULES: { readonly [rule: string]: Make } = { call, section, think, answer };

/** One begins as closes end. */
const ENDS = ["<|end|>", "<|end|>", ">|end|>"];

export function madeUp(random: Random): string {
	const used = Object.keys(RULES).filter((rule) => rule === "call" || random(3) === 0);
	const named = used.filter((rule) => rule !== "call" || random(4) > 0);
	const items = [...(named.length === 0 ? used : named), ...(random(8) > 0 ? ["content"] : [])];
	const loop = `(${items.join(random(12) === 0 ? " " : " / ")})${pick(random, ["*", "*", "*", "*", "+", "", "?"])}`;
	const message = pick(random, [loop, loop, loop, `${loop} $`, `think? ${loop}`, `answer ${loop}`]);
	const needed = Object.entries(RULES).filter(
		([rule]) => rule === "call" || used.includes(rule) || message.includes(rule),
	);
	const head = [
		'format x "t"',
		random(4) === 0 ? `ends "${pick(random, ENDS)}"` : "",
		random(4) === 0 ? 'tokens "<|tool|>", "<|end|>"' : "",
		random(6) === 0 ? 'ids "call_{index}"' : "",
	];
	const rules = needed.map(([rule, make]) => `${rule} = ${make(random)}`);
	if (random(4) === 0) rules.push(`lenient odd call = ${call(random)}`);
	if (random(6) === 0) rules.push('entry thinking after "<think>" = reasoning "</think>" message');
	return `${[...head, `message = ${message}`, ...rules].filter((line) => line !== "").join("\n")}\n`;
}
