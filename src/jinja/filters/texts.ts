/** Filters of texts and numbers. */
import { TemplateError } from "../error.js";
import { charactersOf, lengthOf, stripped } from "../values/characters.js";
import { Given } from "../values/given.js";
import { listOf } from "../values/iterate.js";
import { COMPACT, dumps } from "../values/json.js";
import {
	type Dict,
	floatOf,
	isDict,
	isFloat,
	isNumber,
	numberOf,
	Tuple,
	typeName,
	type Value,
} from "../values/kinds.js";
import { attributeOf } from "../values/members.js";
import { truth } from "../values/operate.js";
import { percent } from "../values/printf.js";
import { capitalized, linesOf, replaced } from "../values/strings.js";
import { str } from "../values/text.js";
import { type Filter, filter } from "./filter.js";
import { pairsOf } from "./lists.js";
import { wrapped } from "./wrap.js";

const ESCAPES: Readonly<Record<string, string>> = {
	"&": "&amp;",
	"<": "&lt;",
	">": "&gt;",
	'"': "&#34;",
	"'": "&#39;",
};

function escaped(input: Value): string {
	return str(input).replace(/[&<>"']/g, (one) => ESCAPES[one] ?? one);
}

function otherwise(input: Value, given: Given): Value {
	const missing = input === undefined || (given.flag("boolean", false) && !truth(input));
	return missing ? (given.has("default_value") ? given.value("default_value") : "") : input;
}

function integer(input: Value, given: Given): Value {
	const fallback = given.has("default") ? given.value("default") : 0;
	if (typeof input === "bigint") return input;
	if (isNumber(input)) return finite(Math.trunc(numberOf(input)), fallback);
	if (typeof input !== "string") return fallback;
	const text = stripped(input, null, "both").replaceAll("_", "");
	const base = given.number("base", 10);
	if (base === 10 && /^[-+]?\d+$/.test(text)) return Number(text);
	if (base !== 10) return finite(Number.parseInt(text, base), fallback);
	return NUMBER.test(text) ? finite(Math.trunc(Number(text)), fallback) : fallback;
}

const NUMBER = /^[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?$/i;

function finite(value: number, fallback: Value): Value {
	return Number.isFinite(value) ? value : fallback;
}

function real(input: Value, given: Given): Value {
	const fallback = given.has("default") ? given.value("default") : floatOf(0);
	if (isNumber(input)) return floatOf(numberOf(input));
	if (typeof input !== "string") return fallback;
	const text = stripped(input, null, "both").replaceAll("_", "");
	if (NUMBER.test(text)) return floatOf(Number(text));
	const word = /^([-+]?)(inf|infinity|nan)$/i.exec(text);
	if (word === null) return fallback;
	if (word[2]?.toLowerCase() === "nan") return Number.NaN;
	return word[1] === "-" ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
}

/** Halves go to the even neighbour. */
function rounded(input: Value, given: Given): Value {
	if (!isNumber(input)) throw new TemplateError(`'${typeName(input)}' cannot be rounded`);
	const scale = 10 ** given.number("precision", 0);
	const value = numberOf(input) * scale;
	const method = given.text("method", "common");
	if (method === "ceil") return floatOf(Math.ceil(value) / scale);
	if (method === "floor") return floatOf(Math.floor(value) / scale);
	const near = Math.round(value);
	const even = Math.abs(value % 1) === 0.5 && near % 2 !== 0 ? near - 1 : near;
	return isFloat(input) ? floatOf(even / scale) : even / scale;
}

function indented(input: Value, given: Given): string {
	const width = given.value("width");
	const blank = typeof width === "string" ? width : " ".repeat(given.number("width", 4));
	const text = `${str(input)}\n`;
	const lines = linesOf(text, false);
	const inner = given.flag("blank", false)
		? lines.join(`\n${blank}`)
		: lines.map((line, at) => (at > 0 && line !== "" ? blank + line : line)).join("\n");
	return given.flag("first", false) ? blank + inner : inner;
}

function truncated(input: Value, given: Given): string {
	const text = str(input);
	const length = given.number("length", 255);
	const end = given.text("end", "...");
	const characters = charactersOf(text);
	if (characters.length <= length + given.number("leeway", 5)) return text;
	const kept = characters.slice(0, Math.max(0, length - lengthOf(end))).join("");
	if (given.flag("killwords", false)) return kept + end;
	const blank = kept.lastIndexOf(" ");
	return (blank < 0 ? kept : kept.slice(0, blank)) + end;
}

const UNITS = ["k", "M", "G", "T", "P", "E", "Z", "Y"] as const;

function sized(input: Value, given: Given): string {
	const bytes = isNumber(input) ? numberOf(input) : Number(str(input));
	const binary = given.flag("binary", false);
	const base = binary ? 1024 : 1000;
	if (bytes === 1) return "1 Byte";
	if (bytes < base) return `${Math.trunc(bytes)} Bytes`;
	let size = bytes / base;
	for (const unit of UNITS) {
		if (size < base || unit === "Y")
			return `${size.toFixed(1)} ${binary ? `${unit.toUpperCase()}iB` : `${unit}B`}`;
		size /= base;
	}
	return "";
}

function quotedForUrl(text: string): string {
	const coded = encodeURIComponent(text).replace(
		/[!'()*]/g,
		(one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`,
	);
	return coded;
}

function urlEncoded(input: Value): string {
	if (typeof input === "string" || isNumber(input))
		return quotedForUrl(str(input)).replaceAll("%2F", "/");
	const query = (value: Value): string => quotedForUrl(str(value)).replaceAll("%20", "+");
	return pairsOf(input)
		.map(([key, value]) => `${query(key)}=${query(value)}`)
		.join("&");
}

function json(input: Value, given: Given): string {
	const spaces = given.value("indent");
	const indent =
		spaces === undefined || spaces === null
			? null
			: typeof spaces === "string"
				? spaces
				: " ".repeat(Math.max(0, given.number("indent", 0)));
	const separators = given.value("separators");
	const [item, key] =
		separators === undefined || separators === null ? [] : listOf(separators).map(str);
	return dumps(input, {
		indent,
		item: item ?? (indent === null ? COMPACT.item : ","),
		key: key ?? COMPACT.key,
		sorted: given.flag("sort_keys", false),
		ascii: given.flag("ensure_ascii", false),
	});
}

/** Markup is text: a chat template writes no HTML. */
function withoutTags(input: Value): string {
	return str(input)
		.replace(/<!--[\s\S]*?-->|<[^>]*>/g, "")
		.split(/\s+/)
		.filter((word) => word !== "")
		.join(" ");
}

export const TEXT_FILTERS: readonly (readonly [string, Filter])[] = [
	filter("string", "", str),
	filter("safe", "", str),
	filter("escape", "", escaped),
	filter("e", "", escaped),
	filter("forceescape", "", escaped),
	filter("upper", "", (input) => str(input).toUpperCase()),
	filter("lower", "", (input) => str(input).toLowerCase()),
	filter("capitalize", "", (input) => capitalized(str(input))),
	filter("title", "", (input) =>
		str(input).replace(/[^-\s({[<]+/gu, (word) => {
			const [first = "", ...rest] = charactersOf(word);
			return first.toUpperCase() + rest.join("").toLowerCase();
		}),
	),
	filter("trim", "chars", (input, given) =>
		stripped(str(input), given.textOrNone("chars"), "both"),
	),
	filter("replace", "old new count", (input, given) => {
		const texts = new Map([
			["old", given.text("old", "")],
			["new", given.text("new", "")],
		]);
		const count = given.value("count");
		return replaced(
			str(input),
			new Given(
				"replace",
				"old new count",
				[],
				count === undefined ? texts : new Map<string, Value>([...texts, ["count", count]]),
			),
		);
	}),
	// a format of Python's older kind
	[
		"format",
		(input, positional, named) =>
			percent(str(input), named.size > 0 ? new Map<Value, Value>(named) : new Tuple(positional)),
	],
	filter("indent", "width first blank", indented),
	filter("truncate", "length killwords end leeway", truncated),
	filter("wordwrap", "width break_long_words wrapstring break_on_hyphens", (input, given) =>
		wrapped(str(input), {
			width: Math.max(1, given.number("width", 79)),
			breakWords: given.flag("break_long_words", true),
			breakHyphens: given.flag("break_on_hyphens", true),
			line: given.textOrNone("wrapstring") ?? "\n",
		}),
	),
	filter("wordcount", "", (input) => (str(input).match(/[\p{L}\p{N}_]+/gu) ?? []).length),
	filter("center", "width", (input, given) => {
		const text = str(input);
		const missing = Math.max(0, Math.min(given.number("width", 80), 100_000) - lengthOf(text));
		const left = Math.floor(missing / 2);
		return " ".repeat(left) + text + " ".repeat(missing - left);
	}),
	filter("striptags", "", withoutTags),
	filter("urlencode", "", urlEncoded),
	filter("filesizeformat", "binary", sized),
	filter("tojson", "indent ensure_ascii separators sort_keys", json),
	filter("int", "default base", integer),
	filter("float", "default", real),
	filter("round", "precision method", rounded),
	filter("abs", "", (input) => {
		if (!isNumber(input))
			throw new TemplateError(`bad operand type for abs(): '${typeName(input)}'`);
		return isFloat(input) ? floatOf(Math.abs(numberOf(input))) : Math.abs(numberOf(input));
	}),
	filter("attr", "name", (input, given) => {
		// members are no attributes
		const isMember = isDict(input) && !METHODS.has(given.text("name", ""));
		return isMember ? undefined : attributeOf(input as Dict, given.text("name", ""));
	}),
	filter("default", "default_value boolean", otherwise),
	filter("d", "default_value boolean", otherwise),
];

const METHODS: ReadonlySet<string> = new Set(["items", "keys", "values", "get", "copy"]);
