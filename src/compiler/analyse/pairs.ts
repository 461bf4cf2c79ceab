/** Which pieces of a call or container are bound on each path, and whether keys and values come in pairs. */
import type { Expr, Field, SourceSpan } from "../../language/syntax.js";
import { unreachable } from "../walks/syntax.js";
import type { Inlined } from "./inline.js";
import { type Mode, type ProblemText, strangerText, TEXTS, twiceText } from "./pair-texts.js";

export interface PairProblem extends ProblemText {
	readonly at: SourceSpan;
}

interface State {
	/** a key that has no value yet */
	readonly key: boolean;
	readonly pairs: boolean;
	readonly arguments: boolean;
	readonly id: boolean;
	readonly index: boolean;
}

const EMPTY: State = { key: false, pairs: false, arguments: false, id: false, index: false };

export function pairProblems(inlined: Inlined, body: Expr, mode: Mode): readonly PairProblem[] {
	const walk = new Walk(inlined, mode);
	const ends = walk.visit(body, new Map([[keyOf(EMPTY), EMPTY]]));
	for (const state of ends.values()) if (state.key) walk.keyWithoutValue();
	return [...walk.problems.values()];
}

type States = ReadonlyMap<string, State>;

function keyOf(state: State): string {
	return JSON.stringify(state);
}

class Walk {
	readonly problems = new Map<string, PairProblem>();
	private lastKey: SourceSpan | null = null;
	private readonly active = new Set<string>();

	constructor(
		private readonly inlined: Inlined,
		private readonly mode: Mode,
	) {}

	visit(expr: Expr, states: States): States {
		switch (expr.type) {
			case "sequence":
				return expr.items.reduce((now, item) => this.visit(item, now), states);
			case "choice":
				return union(expr.options.map((option) => this.visit(option, states)));
			case "repeat":
				if (expr.op === "?") return union([states, this.visit(expr.body, states)]);
				return this.loop(expr.op === "+" ? this.visit(expr.body, states) : states, [expr.body]);
			case "list":
				return this.loop(this.visit(expr.body, states), [expr.separator, expr.body]);
			case "payload":
			case "constant":
			case "builder":
				return this.bind(expr.field, expr.at, states);
			case "capture":
				// a group is the text of its field; what is bound inside is bound too
				return expr.field === "skip"
					? states
					: this.bind(expr.field, expr.at, this.visit(expr.body, states));
			case "pattern":
				return expr.members.reduce((now, { value, optional }) => {
					if (value.type === "literal") return now;
					const bound = this.visit(value, now);
					return optional ? union([now, bound]) : bound;
				}, states);
			case "ref": {
				if (expr.rule === "message" || this.active.has(expr.rule)) return states;
				this.active.add(expr.rule);
				const after = this.visit(this.inlined.rule(expr.rule), states);
				this.active.delete(expr.rule);
				return after;
			}
			case "literal":
			case "space":
			case "eol":
			case "assert":
			case "look":
			case "commit":
			case "backref":
				return states;
			default:
				return unreachable(expr);
		}
	}

	keyWithoutValue(): void {
		if (this.lastKey !== null) this.problem(this.lastKey, TEXTS.keyAlone);
	}

	private loop(states: States, round: readonly Expr[]): States {
		let all = states;
		for (;;) {
			const more = union([all, round.reduce((now, part) => this.visit(part, now), all)]);
			if (more.size === all.size) return all;
			all = more;
		}
	}

	private bind(field: Field, at: SourceSpan, states: States): States {
		const found = new Map<string, State>();
		for (const state of states.values()) {
			const next = this.next(field, at, state);
			found.set(keyOf(next), next);
		}
		return found;
	}

	private next(field: Field, at: SourceSpan, state: State): State {
		const { mode } = this;
		switch (field) {
			case "skip":
			case "name":
				return state;
			case "key":
				if (mode === "list") this.problem(at, TEXTS.keyInList);
				if (state.key) this.keyWithoutValue();
				if (state.arguments) this.problem(at, TEXTS.both);
				this.lastKey = at;
				return { ...state, key: mode !== "list", pairs: true };
			case "value":
				if (mode === "call" && !state.key) this.problem(at, TEXTS.valueInCall);
				if (mode === "object" && !state.key) this.problem(at, TEXTS.valueInObject);
				return { ...state, key: false };
			case "arguments":
			case "id":
			case "index":
				if (mode !== "call") this.problem(at, strangerText(field, mode));
				else if (state[field]) this.problem(at, twiceText(field));
				if (field === "arguments" && state.pairs) this.problem(at, TEXTS.both);
				return { ...state, [field]: true };
			case "content":
			case "reasoning":
				this.problem(at, strangerText(field, mode));
				return state;
			default:
				return unreachable(field);
		}
	}

	private problem(at: SourceSpan, text: ProblemText): void {
		this.problems.set(`${at.start.offset}${text.message}`, { at, ...text });
	}
}

function union(all: readonly States[]): States {
	return new Map(all.flatMap((states) => [...states]));
}
