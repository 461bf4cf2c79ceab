/**
 * Stated limits that the compiler does not see (src/compiler/limits has those that it does): what a wire cannot say because of its
 * own shape, each with the reason. Data only: the laws test that a format in a list behaves as stated, and that one that is in
 * none can say it, and docs/FORMATS.md prints them.
 */

type Stated = { readonly [format: string]: string };

/** Formats in which arguments must begin with a brace: the word null is no arguments there. */
export const BRACED: Stated = {
	cwm: "what does not begin with a brace is a command",
	deepseek_v32: "a name in prose is told from a call by what follows it: a tag or a brace",
	deepseek_v4: "a name in prose is told from a call by what follows it: a tag or a brace",
	deepseek_v41: "a name in prose is told from a call by what follows it: a tag or a brace",
	gigachat35: "a name in prose is told from a call by what follows it: a tag or a brace",
};

/** Formats without a marker, where a list is one of calls only if nothing else is in it: behind a spoilt call it is text. */
export const ONLY_CALLS: {
	readonly [format: string]: Pick<NoJunk, "example" | "reason">;
} = {
	fenced_json: {
		example: [
			'```json\n{"name": "a", "arguments": {"k": "x"1}}\n{"name": "b", "arguments": {}}\n```',
			['a {"k": "x" incomplete'],
		],
		reason: "a fence is also how examples are shown",
	},
	xlam: {
		example: [
			'[{"name": "a", "arguments": {"k": "x"1}}, {"name": "b", "arguments": {}}]',
			['a {"k": "x" incomplete'],
		],
		reason: "a list of JSON is also an answer",
	},
};

/** What spoils a call in other formats and makes markup in this one, put in or lost: a message so, and the calls that it has. */
interface NoJunk {
	readonly by: "put" | "lost";
	readonly junk: string;
	readonly example: readonly [string, readonly string[]];
	readonly reason: string;
}

/** Formats in which such a thing makes a call, or a text that takes all the rest, or makes text of the call before it. */
export const NO_JUNK: { readonly [format: string]: readonly NoJunk[] } = {
	gorilla: [
		{
			by: "put",
			junk: "[]",
			example: ["<<function>>a()[]<<function>>b()", ["b {} usable"]],
			reason:
				"a name with its parentheses is spoken about, unless a word or the next call follows it",
		},
	],
	minimax_m3: [
		{
			by: "put",
			junk: "<x>",
			example: [
				'NS<tool_call>NS<invoke name="a">NS<x><t>1NS</t>NS</invoke>NS</tool_call>NS<tool_call>NS<invoke name="b">NS</invoke>NS</tool_call>'.replaceAll(
					"NS",
					"]<]minimax[>[",
				),
				["a  incomplete"],
			],
			reason: "any tag behind the namespace is a parameter, whose text only its own close can end",
		},
		{
			by: "lost",
			junk: "/",
			example: [
				'NS<tool_call>NS<invoke name="a">NS<invoke>NS</tool_call>NS<tool_call>NS<invoke name="b">NS</invoke>NS</tool_call>'.replaceAll(
					"NS",
					"]<]minimax[>[",
				),
				[
					'a {"invoke":"NS</tool_call>NS<tool_call>NS<invoke name=\\"b\\">"} incomplete'.replaceAll(
						"NS",
						"]<]minimax[>[",
					),
				],
			],
			reason: "a close without its slash opens a parameter, whose text only its own close can end",
		},
	],
	tool_tag: [
		{
			by: "lost",
			junk: "/",
			example: [
				'<tool name="a"><tool><tool name="b"/><tool name="c">{}</tool>',
				['a {"tool":"<tool name=\\"b\\"/><tool name=\\"c\\">{}"} incomplete'],
			],
			reason: "a close without its slash opens a parameter, whose text only its own close can end",
		},
		{
			by: "put",
			junk: "<x>",
			example: [
				'<tool name="a"><x>{}</tool><tool name="b">{}</tool>',
				['a {"x":"{}</tool><tool name=\\"b\\">{}"} incomplete'],
			],
			reason:
				"any tag at the beginning of a body is a parameter, whose text only its own close can end",
		},
	],
};

/** A text that means something else where it is the whole of an open value. */
export interface Other {
	readonly when: RegExp;
	/** such a text, and the arguments that it gives; null: no whole call */
	readonly example: readonly [string, string | null];
	readonly reason: string;
}

/** A text that does not begin with a character with which a word can begin. */
const WORDLESS = /^(?![^\s\u0000-\u001f<>{}()[\]"'`,;=|｜\\/])/;

/** Places where something else may stand instead of the text, which is told from it by how it begins. */
export const OTHERS: { readonly [format: string]: readonly Other[] } = {
	cwm: [
		{ when: /^$/, example: ["", "{}"], reason: "no command is no argument" },
		{
			when: /^\{/,
			example: ['{"a": 1}', '{"a": 1}'],
			reason: "a command that begins as JSON is JSON",
		},
		{ when: /^\[/, example: ['["a"]', null], reason: "a list is no command" },
		{
			when: /^\{?\s*[\u0000-\u001f\u007f]/,
			example: ["\u001fx", null],
			reason: "no command begins with a control character",
		},
	],
	llama3_json: [
		{
			when: WORDLESS,
			example: ["'x'", null],
			reason: "code begins with a word, so that the token alone and what is no code stay text",
		},
	],
	react: [
		{ when: /^$/, example: ["", null], reason: "an input that has not come is a cut call" },
		{
			when: /^[\u0000-\u001f\u007f]/,
			example: ["\u0001a", null],
			reason: "a control character begins no input",
		},
		{
			when: /^\{|^"\s*(?:[{"\\]|$)|^'\s*$|^n(?:u(?:ll?)?)?\s*$|^null[ \t\r]*\n/,
			example: ['{"a": 1}', '{"a": 1}'],
			reason:
				"an input that begins as JSON arguments may be those, or their beginning that was cut",
		},
		{
			when: /^\[/,
			example: ["[a]", null],
			reason: "a bracket begins JSON, and a list is no arguments",
		},
		{
			when: /^`/,
			example: ['```json\n{"a": 1}\n```', null],
			reason: "a fence around the arguments is a repair, and none of its own is whole",
		},
	],
};

/** All that is stated here of a format. */
export function statedReasons(format: string): readonly string[] {
	const braced = BRACED[format];
	return [
		...(braced === undefined ? [] : [`the word null is no arguments: ${braced}`]),
		...(ONLY_CALLS[format] === undefined
			? []
			: [`calls behind a spoilt one are text: ${ONLY_CALLS[format].reason}`]),
		...(NO_JUNK[format] ?? []).map(({ reason }) => reason),
		...(OTHERS[format] ?? []).map(({ reason }) => reason),
	];
}
