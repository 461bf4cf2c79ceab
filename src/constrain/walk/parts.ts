/**
 * The writer's tree of a format, walked for all calls of the tools at once. What is behind a part is handed in as `then`: it
 * says what may follow in the state that the part leads to.
 */
import { markupTest, ruleOf as partOf } from "../../render/survey.js";
import type { Part } from "../../render/writing.js";
import { type Expr, ruleOf, seq, text } from "../grammar/expr.js";
import { CannotConstrain } from "../report.js";
import { callOf, callsOf } from "./calls.js";
import { alternatives, optional } from "./choices.js";
import { build } from "./containers.js";
import { constant, field, group } from "./fields.js";
import { membersOf } from "./members.js";
import { Notations } from "./notations.js";
import { objectOf } from "./objects.js";
import { Outlines } from "./outlines.js";
import { KEY, keyOf, type State } from "./state.js";
import { inSequence, type Source, type Then, type Walk, wrote } from "./walk.js";

export function walkOf(source: Source): Walk {
	const walk: Walk = {
		source,
		isMarkup: markupTest(source.writing),
		values: new Notations(source),
		builds: new Map(),
		outlines: new Outlines(),
		refused: new Map(),
		why: null,
		placed: false,
		holes: null,
		depth: 0,
		write: (part, s, then) => write(walk, part, s, then),
	};
	return walk;
}

function write(walk: Walk, part: Part, s: State, then: Then): Expr | null {
	if (typeof part === "string")
		return s.over && part !== "" ? null : seq(text(part), then(wrote(s, part)));
	switch (part.p) {
		case "seq":
			return inSequence(walk, part.of, 0, s, then);
		case "alt":
			return alternatives(walk, part.of, s, remembered(then));
		case "opt":
			return optional(walk, part.of, s, remembered(then));
		case "loop":
			return s.tool === null ? callsOf(walk, part, s, then) : membersOf(walk, part, s, then);
		case "call":
			return callOf(walk, part.of, s, then);
		case "assert":
			if (part.what === "end") return then({ ...s, over: true });
			walk.placed = true;
			return (part.what === "start" ? s.start : s.line) ? then(s) : null;
		case "field":
			return field(walk, part.field, part.kind, s, then);
		case "object":
			return objectOf(walk, part.members, part.py, s, then);
		case "group":
			return group(walk, part.field, part.of, s, then);
		case "set":
			return constant(walk, part.field, part.text, "", s, then);
		case "same": {
			const same = part.field === "name" ? s.tool?.name : s.members?.lastKey;
			// the name of the tool, or a key that was written before
			if (part.field === "name" || same === "") walk.outlines.spoil();
			if (same === KEY) return seq(walk.outlines.key(null), then(wrote(s, same)));
			if (
				part.field === "name" &&
				!s.whole &&
				s.members?.properties?.some(({ key }) => key === same)
			)
				throw new CannotConstrain(
					`${walk.source.writing.format}: ${same} has a parameter of its own name, and the end of one could be that of the other`,
				);
			if (part.field === "key" && s.members?.odd === true) {
				walk.why = `${JSON.stringify(same)} cannot be the name of an element`;
				return null;
			}
			return same === undefined ? null : seq(text(same), then(wrote(s, same)));
		}
		case "build":
			return build(walk, part, s, then);
		case "rule":
			return write(walk, partOf(walk.source.writing, part.rule), s, then);
		default:
			return part satisfies never;
	}
}

/** What may follow is asked for once in each state. */
function remembered(then: Then): Then {
	let first: { readonly state: State; readonly expr: Expr | null } | null = null;
	let known: Map<string, Expr | null> | null = null;
	return (state) => {
		// most are asked once: no key is made for them
		if (first === null) {
			first = { state, expr: kept(then(state)) };
			return first.expr;
		}
		known ??= new Map([[keyOf(first.state), first.expr]]);
		const key = keyOf(state);
		const found = known.get(key);
		if (found !== undefined || known.has(key)) return found ?? null;
		const expr = kept(then(state));
		known.set(key, expr);
		return expr;
	};
}

function kept(expr: Expr | null): Expr | null {
	return expr === null || expr.t === "text" || expr.t === "rule" ? expr : ruleOf("then", expr);
}
