/** From the syntax tree to the normal form (tree.ts): merging, factoring, then units and scan loops. */
import { derive } from "../../src/compiler/derive/derive.js";
import type { Expr, Grammar, Rule } from "../../src/language/syntax.js";
import { firstTexts } from "./edges.js";
import { factorRules } from "./factor.js";
import { count } from "./facts.js";
import { inline, inlineRules } from "./inline.js";
import { marksOf } from "./marks.js";
import { choice, type Node, optionsOf, type Rules, sequence } from "./tree.js";
import { markUnits } from "./units.js";

export interface Plan {
	readonly rules: Rules;
	readonly start: Node;
	readonly entries: ReadonlyMap<string, Node>;
	/** literals of four or more characters that open an alternative of `message` */
	readonly openings: readonly string[];
	readonly ends: readonly string[];
	/** the literals that are marks when they stand in a value */
	readonly marks: readonly string[];
	/** characters of the longest literal or `ends` text */
	readonly longest: number;
}

/** Shorter literals are too common in prose to prove anything. */
export const TELLING = 4;

export function normalize(written: Grammar): Plan {
	const grammar = derive(written);
	const merged = inlineRules(mergeLenient(grammar));
	const rules = factorRules(merged);
	const entries = grammar.entries.map((entry) => {
		return [entry.name, inline(merged, convert(entry.expr))] as const;
	});
	const ends = grammar.ends.map((end) => end.text).filter((text) => text !== "");
	const marked = markUnits(rules, new Map(entries));
	return {
		rules: marked.rules,
		start: { type: "ref", rule: "message" },
		entries: marked.entries,
		openings: marked.outermost
			.flatMap((body) => firstTexts(marked.rules, body))
			.filter((text) => text.length >= TELLING),
		ends,
		marks: marksOf(literalsIn(grammar)),
		longest: Math.max(0, ...[...literalsIn(grammar), ...ends].map((text) => text.length)),
	};
}

function literalsIn(grammar: Grammar): readonly string[] {
	const found: string[] = [];
	JSON.stringify([grammar.rules, grammar.entries.map(({ expr }) => expr)], (_key, value: Expr) => {
		if (value?.type === "literal") found.push(value.text);
		return value;
	});
	return found;
}

/** Lenient rules become further alternatives of the strict rule of the same name, in file order. */
function mergeLenient(grammar: Grammar): Rules {
	const rules = new Map<string, Node>();
	for (const rule of grammar.rules) {
		if (rule.lenient === null) rules.set(rule.name, convert(rule.expr));
	}
	for (const rule of grammar.rules) {
		const strict = rules.get(rule.name);
		if (rule.lenient === null || strict === undefined) continue;
		const read = convert(rule.expr);
		const { breaks } = rule;
		const end: readonly Node[] = breaks === undefined ? [] : [{ type: "break", breaks }];
		const options = optionsOf(read).map((option) => sequence([option, ...end]));
		const both =
			rule.lenient === ""
				? choice([...optionsOf(strict), ...options])
				: beside(rules, strict, choice(options), rule);
		rules.set(rule.name, end.length === 0 ? beside(rules, strict, read, rule) : both);
	}
	return rules;
}

function beside(rules: Rules, strict: Node, deviation: Node, { lenient, breaks }: Rule): Node {
	const code = lenient ?? "";
	const fault = breaks !== undefined;
	if (strict.type === "loop" && deviation.type === "loop") {
		const added = (from: Node, to: Node): readonly Node[] => {
			const known = new Set(optionsOf(to).map((one) => JSON.stringify(one)));
			return optionsOf(from)
				.filter((one) => !known.has(JSON.stringify(one)))
				.map((body): Node => ({ type: "lenient", code, fault, body }));
		};
		const { separator } = deviation;
		const isNew =
			separator !== null && JSON.stringify(separator) !== JSON.stringify(strict.separator);
		const isOneKind = !isNew && (separator === null) === (strict.separator === null);
		const ofCalls = [strict, deviation].every(({ body }) => count(rules, body, "name").max > 0);
		if (isOneKind || ofCalls) {
			// Two loops are one loop: what is new is the deviation, not the loop.
			const body = [...optionsOf(strict.body), ...added(deviation.body, strict.body)];
			if (!isNew) return { ...strict, body: choice(body) };
			if (strict.separator === null)
				return { ...strict, body: choice([...body, ...added(separator, choice(body))]) };
			const apart = [...optionsOf(strict.separator), ...added(separator, strict.separator)];
			return { ...strict, body: choice(body), separator: choice(apart) };
		}
	}
	return choice([...optionsOf(strict), { type: "lenient", code, fault, body: deviation }]);
}

/** Node for expression; `_"\n"` and `_` are the same to a reader. */
function convert(expr: Expr): Node {
	switch (expr.type) {
		case "sequence":
			return sequence(expr.items.map(convert));
		case "choice":
			return choice(expr.options.map(convert));
		case "repeat": {
			const body = convert(expr.body);
			if (expr.op === "?") return { type: "optional", body };
			return { type: "loop", body, separator: null, empty: expr.op === "*" };
		}
		case "list": {
			const [body, separator] = [convert(expr.body), convert(expr.separator)];
			return { type: "loop", body, separator, empty: false };
		}
		case "literal":
			return expr.text === "" ? { type: "sequence", items: [] } : literal(expr.text);
		case "space":
		case "eol":
		case "commit":
			return { type: expr.type };
		case "assert":
			return { type: "assert", what: expr.what };
		case "look":
			return { type: "look", body: convert(expr.body) };
		case "ref":
			return { type: "ref", rule: expr.rule };
		case "payload":
			return { type: "payload", field: expr.field, kind: expr.kind };
		case "pattern":
			return {
				type: "pattern",
				dialect: expr.dialect,
				members: expr.members,
				open: expr.open,
			};
		case "capture":
			return { type: "capture", field: expr.field, body: convert(expr.body) };
		case "constant":
			return { type: "constant", field: expr.field, text: expr.text };
		case "backref":
			return { type: "backref", field: expr.field };
		case "builder":
			return {
				type: "builder",
				shape: expr.shape,
				item: expr.item,
				body: convert(expr.body),
			};
	}
}

function literal(text: string): Node {
	return { type: "literal", text };
}
