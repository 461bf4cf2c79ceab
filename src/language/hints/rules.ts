import { closest } from "../../misuse/closest.js";
import { openBracket } from "../brackets.js";
import { spanOf } from "../places.js";
import { KEYWORDS, RESERVED } from "../vocabulary.js";
import { quotes } from "./file.js";
import { notation } from "./notations.js";
import type { Explanation, HintFor, Scene } from "./scene.js";

const RULE = "a rule is NAME = expression";

export const inRuleHead: HintFor = ({ statement, expected, rest }) => {
	if (/^lenient\s+[\w-]+(?:\s+[\w-]+)?\s*$/.test(statement))
		return "a lenient rule names its deviation: lenient CODE RULE = expression";
	if (!expected.has('"="') || /[=(]/.test(statement)) return null;
	if (/^entry\b/.test(statement))
		return 'an entry is written: entry NAME after "prompt tail" = expression';
	const word = /^[\w-]+/.exec(statement)?.[0] ?? "";
	if (RESERVED.includes(word)) return `only an indented line continues a rule; ${RULE}`;
	const keyword = closest(word, KEYWORDS);
	if (keyword !== null) return `did you mean "${keyword}"? ${capital(RULE)}`;
	if (/^[A-Za-z][\w-]* *=/.test(rest))
		return `a name is one word, such as ${word}-${rest.split(/ |=/)[0]}; ${RULE}`;
	if (/^[.:/][A-Za-z]/.test(rest)) return `a name has letters, digits, - and _; ${RULE}`;
	if (/^[A-Za-z]/.test(rest))
		return `${RULE}; the other statements begin with ${KEYWORDS.slice(1).join(", ")}`;
	return RULE;
};

function capital(text: string): string {
	return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A rule whose line is indented, or a list's line with a sign of a rule. */
export const notAlone: HintFor = ({ source, offset, before, expected, statement, found }) => {
	const head = /^( +)([A-Za-z][\w-]*) *=$/.exec(before);
	if (head !== null && expected.has("a field")) {
		const [, blanks = "", name = ""] = head;
		const from = offset - before.length + blanks.length;
		return {
			at: spanOf(source, from, from + name.length),
			message: `a rule "${name}" in an indented line, which continues the rule above`,
			hint: "a statement begins in the first column",
		};
	}
	const list = /^(models|aliases|template|tokens|source|ids|ends|without) *=/.exec(statement)?.[1];
	return list !== undefined && found.text === ","
		? `without "=", it is a list: ${list} "a", "b"`
		: null;
};

export const inPattern: HintFor = (scene) => {
	const { expected, found, before, rest, source, offset, statement } = scene;
	if (expected.has("the key of a member")) {
		if (found.text !== "}")
			return 'in braces stand members, "key": value, with commas between; parts of a rule are grouped by ( )';
		return /,\s*$/.test(before)
			? "no comma stands behind the last member"
			: "a pattern has at least one member";
	}
	if (expected.has("the value of a member"))
		return 'the value of a member is a field ("key": arguments), a text or a further { … }';
	if (expected.has('"|"') && expected.has('":"'))
		return found.text === "="
			? 'a member has a colon: "key": value'
			: 'in braces stand members, "key": value; parts of a rule are grouped by ( )';
	if (!expected.has('"}"') || !expected.has('","') || scene.kind !== "rule") return null;
	if (found.text === "?") return 'what may be absent has its "?" behind the key: "key"?: value';
	if (/^(["']).*?\1\??\s*[:|]/.test(rest))
		return 'members have commas between them: "a": name, "b": arguments';
	const open = openBracket(source, offset - statement.length, offset);
	const hint =
		'a member is one "key": value; close the "{", or put a comma before a further member';
	return open === null ? hint : { hint, related: [{ at: open.at, message: "opened here" }] };
};

export const inExpressions: HintFor = (scene) => {
	const { inExpression, expected, found, before, rest } = scene;
	if (expected.has("a field")) return 'in an expression "=" stands directly before a field: =key';
	if (expected.has("a kind") && found.text !== " ") return afterColon(scene);
	if (!inExpression) return null;
	if (found.name === "end of line") return atLineEnd(before);
	if (found.text.startsWith("_")) return 'a name begins with a letter; "_" alone reads white space';
	if (found.text === ")" || found.text === "}") return atCloser(scene);
	const foreign = notation(scene);
	if (foreign !== null) return foreign;
	const glued =
		expected.has("a blank") && /\S$/.test(before) && /^[A-Za-z("'{=~^$&]/.test(found.text);
	if (glued) return "the parts of a sequence are separated by blanks";
	return found.text === "" ? null : quotes(rest);
};

function afterColon({ before, rest }: Scene): string {
	const field = /([A-Za-z]+):$/.exec(before)?.[1] ?? "value";
	const word = /^[^\s"']+/.exec(rest)?.[0];
	return `behind the colon stands a kind, a text or a group: ${field}:word, ${field}:${word === undefined ? '"…"' : `"${word}"`}, ${field}:( … )`;
}

function atLineEnd(before: string): string {
	if (/[^:]=\s*$/.test(before)) return 'a rule that reads nothing is written ""';
	const sign = /(["/%&(])\s*$/.exec(before)?.[1] ?? "/";
	return `a part stands behind "${sign}"; an indented line continues a rule`;
}

function atCloser({ source, offset, statement, before, found }: Scene): string | Explanation {
	const open = openBracket(source, offset - statement.length, offset);
	if (open === null) return `no ${found.text === ")" ? '"("' : '"{"'} is open here`;
	if (/[/(]\s*$/.test(before)) return 'a part that reads nothing is written ""';
	const closer = open.bracket === "(" ? ")" : "}";
	return {
		hint: `"${closer}" closes this one`,
		related: [{ at: open.at, message: "opened here" }],
	};
}
