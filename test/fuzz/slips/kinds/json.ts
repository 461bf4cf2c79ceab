/** Bodies in JSON: punctuation, quotes, words, numbers and brackets that are not as they should be. */
import { pick, type Random } from "../../../properties/support/random.js";
import { isJson, type Token } from "../json.js";
import { type Kind, replaced, type Slip } from "../kind.js";
import { type Region, regionsOf, spaced } from "../regions.js";

/** Cut texts, and quotes of which nobody can say whether they end the string. */
const LOST: ReadonlySet<string> = new Set([
	"unescaped-quote",
	"unescaped-quotes",
	"unescaped-brace",
	"ellipsis",
	"truncated-body",
	"quoted-number",
	"quoted-boolean",
]);

/** Good JSON, of a type that the tool does not take: only the policy `coerceQuoted` makes a call of it. */
const TYPES: ReadonlySet<string> = new Set(["quoted-number", "quoted-boolean"]);

type Change = (region: Region, random: Random) => string | null;

/** `py`: also in Python literals, where the same is wrong and means nothing else. */
function kind(name: string, py: boolean, change: Change): Kind {
	return {
		name,
		group: "json",
		...(LOST.has(name) ? { lost: true as const } : {}),
		make: (ground, random): Slip | null => {
			const regions = [...regionsOf(ground)].filter((region) => py || !region.py);
			// a place in any of them, in an order that the seed gives
			while (regions.length > 0) {
				const [region] = regions.splice(random(regions.length), 1);
				if (region === undefined) return null;
				const text = change(region, random);
				if (text === null || text === region.text || (isJson(text) && !TYPES.has(name))) continue;
				return { text: replaced(ground.trace.text, region.start, region.end, text) };
			}
			return null;
		},
	};
}

function onToken(
	name: string,
	py: boolean,
	test: (token: Token, place: number, tokens: readonly Token[]) => boolean,
	by: (token: Token, random: Random, region: Region) => string | null,
): Kind {
	return kind(name, py, (region, random) => {
		const tokens = region.tokens.filter(test);
		if (tokens.length === 0) return null;
		const token = pick(random, tokens);
		const text = by(token, random, region);
		return text === null ? null : replaced(region.text, token.start, token.end, text);
	});
}

/** Every token for which the test holds. */
function everywhere(
	name: string,
	py: boolean,
	test: (token: Token) => boolean,
	by: (token: Token) => string | null,
): Kind {
	return kind(name, py, ({ text, tokens }) => {
		let made = text;
		for (const token of tokens.toReversed()) {
			if (!test(token)) continue;
			const other = by(token);
			if (other === null) return null;
			made = replaced(made, token.start, token.end, other);
		}
		return made;
	});
}

const is =
	(...types: readonly Token["type"][]) =>
	({ type }: Token): boolean =>
		types.includes(type);
const isValue = ({ type, key }: Token): boolean => type === "string" && !key;
const isKey = ({ key }: Token): boolean => key;
const inner = ({ text }: Token): string => text.slice(1, -1);
/** A comma whose neighbours are no two strings: those would be one in Python. */
const between = ({ type }: Token, place: number, tokens: readonly Token[]): boolean =>
	type === "," && !(tokens[place - 1]?.type === "string" && tokens[place + 1]?.key === false);
const holds = (part: string) => (token: Token) =>
	token.type === "string" && inner(token).includes(part);
/** Quotes, escapes and line breaks say more than one thing in other quotes. */
const plain = (token: Token): boolean =>
	token.type === "string" && !/["'`\\\n“”]/.test(inner(token));
const requoted = (open: string, close: string) => (token: Token) => open + inner(token) + close;
const isClose = is("}", "]");

function blank(name: string, character: string): Kind {
	return onToken(name, true, is(":", ",", "{", "["), ({ text }) => text + character);
}

export const JSON_BODIES: readonly Kind[] = [
	onToken("missing-comma", true, between, () => ""),
	onToken("missing-comma-lines", true, between, () => "\n"),
	onToken("double-comma", true, is(","), () => ",,"),
	onToken("comma-first", true, is("{", "["), ({ text }) => `${text},`),
	onToken("trailing-comma", false, isClose, ({ text }) => `,${text}`),
	onToken("semicolon", true, is(","), () => ";"),
	onToken("missing-colon", true, is(":"), () => ""),
	onToken("double-colon", true, is(":"), () => "::"),
	onToken("equals", true, is(":"), (_, random) => pick(random, ["=", " =", "=>"])),
	onToken("comma-for-colon", false, is(":"), () => ","),
	onToken("no-open-quote-key", true, isKey, ({ text }) => text.slice(1)),
	onToken("no-close-quote-key", true, isKey, ({ text }) => text.slice(0, -1)),
	onToken("no-open-quote", true, isValue, ({ text }) => text.slice(1)),
	onToken("no-close-quote", true, isValue, ({ text }) => text.slice(0, -1)),
	onToken("double-quotes", false, isKey, ({ text }) => `"${text}"`),
	onToken("double-close-quote", false, isValue, ({ text }) => `${text}"`),
	onToken("bare-string", false, isValue, (token) => (plain(token) ? inner(token) : null)),
	onToken("unescaped-quote", true, holds('\\"'), ({ text }) => text.replace('\\"', '"')),
	onToken("unescaped-quotes", true, holds('\\"'), ({ text }) => text.replaceAll('\\"', '"')),
	onToken("unescaped-brace", true, holds('\\"}'), ({ text }) => text.replaceAll('\\"', '"')),
	onToken("single-quotes-one", false, plain, requoted("'", "'")),
	everywhere("single-quotes", false, is("string"), (token) =>
		/["'\\]/.test(inner(token)) ? null : requoted("'", "'")(token),
	),
	onToken("smart-quotes-one", true, plain, requoted("“", "”")),
	everywhere("smart-quotes", true, is("string"), (token) =>
		plain(token) ? requoted("“", "”")(token) : null,
	),
	onToken("ticks", true, plain, requoted("`", "`")),
	onToken("triple-quotes", false, isValue, ({ text }) => `""${text}""`),
	everywhere("escaped-delimiters", false, is("string"), (token) =>
		plain(token) ? requoted('\\"', '\\"')(token) : null,
	),
	everywhere("html-quotes", false, is("string"), (token) =>
		plain(token) ? requoted("&quot;", "&quot;")(token) : null,
	),
	onToken("unquoted-key", false, isKey, inner),
	everywhere("unquoted-keys", false, isKey, inner),
	onToken("line-comment", true, is(","), (_, random) =>
		pick(random, [", // as asked\n", ", // 2nd\n"]),
	),
	onToken("block-comment", true, is(","), () => ", /* as asked */"),
	onToken("hash-comment", false, is(","), () => ", # as asked\n"),
	onToken("comment-first", true, is("{"), () => "{ // the arguments\n"),
	blank("nbsp", "\u00a0"),
	blank("zwsp", "\u200b"),
	blank("bom-inside", "\ufeff"),
	kind("bom-body", true, ({ text }) => `\ufeff${text}`),
	onToken("fullwidth-colon", true, is(":"), () => "："),
	onToken("fullwidth-comma", true, is(","), () => "，"),
	onToken("raw-newline", true, holds("\\n"), ({ text }) =>
		text.replaceAll(/(?<!\\)((?:\\\\)*)\\n/g, "$1\n"),
	),
	onToken("raw-tab", true, holds("\\t"), ({ text }) =>
		text.replaceAll(/(?<!\\)((?:\\\\)*)\\t/g, "$1\t"),
	),
	onToken("bad-escape", false, holds("\\\\"), (token) =>
		/\\\\["\\/bfnrtu]|\\\\$/.test(inner(token)) ? null : token.text.replaceAll("\\\\", "\\"),
	),
	onToken("escaped-single", false, holds("'"), ({ text }) => text.replaceAll("'", "\\'")),
	onToken("ellipsis", true, isClose, ({ text }) => `, ...${text}`),
	everywhere("python-words", false, is("word"), ({ text }) => PYTHON[text] ?? text),
	everywhere("upper-words", true, is("word"), ({ text }) => text.toUpperCase()),
	onToken("undefined", false, is("word"), ({ text }) => (text === "null" ? "undefined" : null)),
	onToken("leading-zero", true, is("number"), ({ text }) =>
		/^\d/.test(text) && !/^0/.test(text) ? `0${text}` : null,
	),
	onToken("plus", false, is("number"), ({ text }) => (/^[1-9]/.test(text) ? `+${text}` : null)),
	onToken("point-first", false, is("number"), ({ text }) =>
		/^0\./.test(text) ? text.slice(1) : null,
	),
	onToken("point-last", false, is("number"), ({ text }) =>
		/^\d+$/.test(text) ? `${text}.` : null,
	),
	onToken("quoted-number", false, is("number"), ({ text }) => `"${text}"`),
	onToken("quoted-boolean", false, is("word"), ({ text }) =>
		text === "null" ? null : `"${text}"`,
	),
	onToken("concatenation", false, isValue, (token) => {
		const half = Math.floor(inner(token).length / 2);
		if (!plain(token) || half === 0) return null;
		return `"${inner(token).slice(0, half)}" + "${inner(token).slice(half)}"`;
	}),
	kind("missing-last-brace", true, ({ text }) => text.trimEnd().slice(0, -1)),
	onToken(
		"missing-inner-close",
		true,
		(token, place, tokens) => isClose(token) && place < tokens.length - 1,
		() => "",
	),
	onToken(
		"missing-open",
		true,
		(token, place) => is("{", "[")(token) && place > 0,
		() => "",
	),
	kind("missing-first-brace", true, ({ text }) => text.slice(1)),
	kind("extra-last-brace", true, ({ text }) => text + text.trimEnd().slice(-1)),
	onToken("extra-close", true, isClose, ({ text }) => text + text),
	onToken("extra-open", true, is("{", "["), ({ text }) => text + text),
	onToken("wrong-close", true, isClose, ({ text }) => (text === "}" ? "]" : "}")),
	kind("round-brackets", false, ({ text }) => `(${text})`),
	kind("prose-before-body", true, ({ text }) => `Here: ${text}`),
	kind("prose-behind-body", true, ({ text }) => `${text} and that is all`),
	kind("semicolon-behind-body", true, ({ text }) => `${text};`),
	kind("fenced-body", true, ({ text }) => `\`\`\`json\n${text}\n\`\`\``),
	kind("truncated-body", true, ({ text }, random) => text.slice(0, 2 + random(text.length - 2))),
	kind("double-body", true, ({ text, of }) => (of === "object" ? null : text + text)),
	kind("python-body", false, ({ call, of, tokens }) =>
		of === "arguments" && tokens.some(is("word"))
			? spaced(call.arguments, true).replaceAll(/"([\w ]*)"/g, "'$1'")
			: null,
	),
];

const PYTHON: { readonly [word: string]: string } = { true: "True", false: "False", null: "None" };
