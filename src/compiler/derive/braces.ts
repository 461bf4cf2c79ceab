/**
 * Braces behind a call of a list. Between a call that is a JSON object and the literal that the layout has next (a comma, the
 * close of the list) there is no place for a further brace: it is one too many, and no text.
 */
import type { Expr, Grammar, LiteralExpr, Rule, SequenceExpr } from "../../language/syntax.js";
import { SIGNS_AROUND } from "../../runtime/program/lenient-codes.js";
import { Maker } from "./expr.js";
import { type StrictRules, strictRules } from "./pairs.js";
import { isObject } from "./signs.js";

const BRACE = "}";
const OPENING = "{";

/** What must follow: literals of which one does, or `null` where it may be something else. */
type After = readonly string[] | null;

interface Known {
	readonly rules: StrictRules;
	/** the rules of places that have more signs than these */
	readonly signs: ReadonlySet<string>;
}

/** The grammar with places for such braces, and the rules that read them behind its own. The same object where there are none. */
export function withBraces(grammar: Grammar): Grammar {
	if (grammar.without.some(({ text }) => text === SIGNS_AROUND)) return grammar;
	const made: Rule[] = [];
	const signs = grammar.rules.filter(({ lenient }) => lenient === SIGNS_AROUND);
	const strict: Known = {
		rules: strictRules(grammar),
		signs: new Set(signs.map(({ name }) => name)),
	};
	const rules = grammar.rules.map((rule) =>
		rule.lenient === null
			? { ...rule, expr: placed(rule.expr, { after: null, listed: false }, strict, made) }
			: rule,
	);
	return made.length === 0 ? grammar : { ...grammar, rules: [...rules, ...made] };
}

/** Where an expression stands. */
interface Place {
	readonly after: After;
	/** in a list or loop: a call alone in its frame ends with its own brace, and its frame may be missing */
	readonly listed: boolean;
}

function placed(expr: Expr, place: Place, strict: Known, made: Rule[]): Expr {
	const { after, listed } = place;
	if (expr.type === "ref" || expr.type === "pattern")
		return listed && after !== null && after.length > 0 && isObject(expr, strict.rules, [])
			? behind(expr, after, made)
			: expr;
	switch (expr.type) {
		case "sequence":
			return row(expr, place, strict, made);
		case "choice":
			return { ...expr, options: expr.options.map((one) => placed(one, place, strict, made)) };
		case "list": {
			const next = either(firsts(expr.separator, strict, after), after);
			return { ...expr, body: placed(expr.body, { after: next, listed: true }, strict, made) };
		}
		case "repeat": {
			const again = expr.op !== "?";
			const next = again ? either(firsts(expr.body, strict, after), after) : after;
			const inner = { after: next, listed: listed || again };
			return { ...expr, body: placed(expr.body, inner, strict, made) };
		}
		default:
			return expr;
	}
}

function row(sequence: SequenceExpr, place: Place, strict: Known, made: Rule[]): Expr {
	const items: Expr[] = [];
	let next = place.after;
	for (const item of [...sequence.items].reverse()) {
		items.unshift(placed(item, { ...place, after: next }, strict, made));
		next = isSigns(item, strict) ? null : firsts(item, strict, next);
	}
	return { ...sequence, items };
}

function isSigns(expr: Expr, { signs }: Known): boolean {
	return expr.type === "ref" && signs.has(expr.rule);
}

function behind(expr: Expr, after: readonly string[], made: Rule[]): Expr {
	const make = new Maker(expr.at);
	const name = `braces-line-${expr.at.start.line}-${expr.at.start.column}`;
	const known = { name, at: expr.at, nameAt: expr.at };
	const brace = make.seq([make.space(), make.lit(BRACE)]);
	const next = make.alt([...new Set(after)].map((text) => make.lit(text)));
	const braces = make.seq([brace, make.any(brace), make.look(make.seq([make.space(), next]))]);
	made.push({ ...known, lenient: null, expr: make.seq([]) });
	made.push({ ...known, lenient: SIGNS_AROUND, expr: braces });
	return make.seq([expr, make.ref(name)]);
}

/** The literals with which it may begin, or, where it may be empty, what stands behind it. */
function firsts(expr: Expr, strict: Known, after: After, seen: readonly string[] = []): After {
	switch (expr.type) {
		case "literal":
			return beginning(expr, after);
		case "space":
		case "eol":
		case "look":
		case "commit":
			return after;
		case "pattern":
			return [OPENING];
		case "sequence":
			return expr.items.reduceRight<After>((next, item) => firsts(item, strict, next, seen), after);
		case "choice":
			return expr.options.map((one) => firsts(one, strict, after, seen)).reduce<After>(either, []);
		case "list":
			return firsts(expr.body, strict, after, seen);
		case "repeat": {
			const first = firsts(expr.body, strict, after, seen);
			return expr.op === "+" ? first : either(first, after);
		}
		case "ref": {
			const body = strict.rules.get(expr.rule);
			if (body === undefined || seen.includes(expr.rule)) return null;
			return firsts(body, strict, after, [...seen, expr.rule]);
		}
		default:
			return null;
	}
}

function beginning({ text }: LiteralExpr, after: After): After {
	if (text === "") return after;
	// a brace there is the layout's own
	return text.trim() === "" || text.startsWith(BRACE) ? null : [text];
}

function either(one: After, other: After): After {
	return one === null || other === null ? null : [...one, ...other];
}
