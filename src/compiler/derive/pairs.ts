/**
 * Where a grammar binds values between marks, key by key: each place at which an open value ends, with what stands around it,
 * layer by layer. Found in the strict rules, from `message` on, with the rules that they name put in.
 */
import type { Expr, Grammar, SequenceExpr } from "../../language/syntax.js";

/** What stands in one layer before and behind something: in the loop of pairs, in the call around it, in the section around that. */
export interface Layer {
	readonly before: readonly Expr[];
	readonly behind: readonly Expr[];
	/** the separator of the loop, if this layer is the body of a list */
	readonly separator: Expr | null;
}

/** The end of a sequence: its items from an index on. */
export interface Site {
	readonly sequence: SequenceExpr;
	readonly from: number;
}

export interface ValuePlace {
	/** what follows the value in its own sequence */
	readonly site: Site;
	/** the pair around the value, then the call, then the sections, inside out; the last is the message */
	readonly layers: readonly Layer[];
	/** what follows the loop of pairs; null: nothing does in a sequence of the call */
	readonly loop: Site | null;
}

interface Around {
	readonly layers: readonly Layer[];
	readonly site: Site | null;
	readonly loop: Site | null;
	readonly rules: readonly string[];
	readonly nested: boolean;
}

const OUTSIDE: Layer = { before: [], behind: [], separator: null };

export type StrictRules = ReadonlyMap<string, Expr>;

export function strictRules(grammar: Grammar): StrictRules {
	return new Map(
		grammar.rules.flatMap((rule) => (rule.lenient === null ? [[rule.name, rule.expr]] : [])),
	);
}

export function valuePlaces(rules: StrictRules): readonly ValuePlace[] {
	return placesIn(rules, false);
}

/** The same in what containers hold: elements in a parameter. */
export function nestedPlaces(rules: StrictRules): readonly ValuePlace[] {
	return placesIn(rules, true);
}

function placesIn(rules: StrictRules, nested: boolean): readonly ValuePlace[] {
	const found: ValuePlace[] = [];
	const visit = (expr: Expr, around: Around): void => {
		switch (expr.type) {
			case "sequence":
				for (const [i, item] of expr.items.entries()) visit(item, inSequence(expr, i, around));
				return;
			case "choice":
				for (const option of expr.options) visit(option, around);
				return;
			case "repeat":
				visit(expr.body, expr.op === "?" ? around : inLoop(null, around));
				return;
			case "list":
				visit(expr.body, inLoop(expr.separator, around));
				return;
			case "ref": {
				const body = rules.get(expr.rule);
				if (body === undefined || around.rules.includes(expr.rule)) return;
				visit(body, { ...around, rules: [...around.rules, expr.rule] });
				return;
			}
			case "payload": {
				const open = expr.field === "value" && (expr.kind === "text" || expr.kind === "typed");
				// the message, the call, the pair at least
				if (!open || around.site === null || around.layers.length < 3) return;
				if (around.nested !== nested) return;
				found.push({ site: around.site, layers: around.layers, loop: around.loop });
				return;
			}
			case "builder":
				if (nested && !around.nested) visit(expr.body, { ...around, rules: [], nested: true });
				return;
			// what a condition reads binds nothing
			default:
				return;
		}
	};
	visit(
		{ type: "ref", rule: "message", at: NOWHERE },
		{ layers: [OUTSIDE], site: null, loop: null, rules: [], nested: false },
	);
	return found;
}

const START = { offset: 0, line: 1, column: 1 };
const NOWHERE = { start: START, end: START };

function inSequence(sequence: SequenceExpr, index: number, around: Around): Around {
	const [layer = OUTSIDE, ...outer] = around.layers;
	const inner: Layer = {
		...layer,
		before: [...layer.before, ...sequence.items.slice(0, index)],
		behind: [...sequence.items.slice(index + 1), ...layer.behind],
	};
	const rest = sequence.items.slice(index + 1);
	const tells = rest.some((item) => item.type !== "space");
	return {
		...around,
		layers: [inner, ...outer],
		site: tells ? { sequence, from: index + 1 } : around.site,
	};
}

function inLoop(separator: Expr | null, around: Around): Around {
	return {
		...around,
		layers: [{ ...OUTSIDE, separator }, ...around.layers],
		site: null,
		loop: around.site,
	};
}
