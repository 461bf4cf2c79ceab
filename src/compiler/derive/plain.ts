/** Expressions as conditions can read them: rules put in, nothing bound, nothing asked twice. */
import type { Expr, Kind } from "../../language/syntax.js";
import { Maker } from "./expr.js";
import type { StrictRules } from "./pairs.js";

/** The items as a condition reads them; null: they hold a payload or repeat, so that they are no mark. */
export function plain(items: readonly Expr[], rules: StrictRules): readonly Expr[] | null {
	const read: Expr[] = [];
	for (const item of items) {
		const one = plainOne(item, rules);
		if (one === null) return null;
		read.push(...one);
	}
	return read;
}

function plainOne(expr: Expr, rules: StrictRules): readonly Expr[] | null {
	switch (expr.type) {
		case "literal":
			return expr.text === "" ? [] : [expr];
		case "space":
		case "eol":
			return [expr];
		case "look":
		case "commit":
		case "assert":
		case "constant":
			return [];
		case "sequence":
			return plain(expr.items, rules);
		case "choice": {
			const make = new Maker(expr.at);
			const readable = expr.options.filter((option) => option.type !== "assert");
			const options = readable.map((option) => plainOne(option, rules));
			if (options.some((option) => option === null)) return null;
			return [make.alt(options.map((option) => inOne(make, option ?? [])))];
		}
		case "repeat": {
			const body = plainOne(expr.body, rules);
			if (body === null || expr.op !== "?") return null;
			const make = new Maker(expr.at);
			return body.length === 0 ? [] : [make.optional(make.seq(body))];
		}
		case "ref": {
			const body = rules.get(expr.rule);
			return body === undefined ? null : plainOne(body, without(rules, expr.rule));
		}
		case "payload":
			return isClass(expr.kind) ? [new Maker(expr.at).skip(expr.kind)] : null;
		case "capture":
			return plainOne(expr.body, rules);
		case "backref":
			return [expr];
		case "list":
		case "pattern":
		case "builder":
			return null;
		default:
			return expr satisfies never;
	}
}

/** Whether a condition stands among the items. */
export function asks(items: readonly Expr[], rules: StrictRules): boolean {
	return items.some((item) => {
		switch (item.type) {
			case "look":
				return true;
			case "sequence":
				return asks(item.items, rules);
			case "choice":
				return item.options.every((option) => asks([option], rules));
			case "ref": {
				const body = rules.get(item.rule);
				return body !== undefined && asks([body], without(rules, item.rule));
			}
			default:
				return false;
		}
	});
}

/** Inside a rule: one that leads to itself is not read again. */
function without(rules: StrictRules, name: string): StrictRules {
	return new Map([...rules].filter(([other]) => other !== name));
}

function inOne(make: Maker, items: readonly Expr[]): Expr {
	return items.length === 0 ? make.lit("") : make.seq(items);
}

function isClass(kind: Kind): boolean {
	return kind === "word" || kind === "digits" || kind === "attr";
}
