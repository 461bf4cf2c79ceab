/** Calls: one of each tool, alone or in a row. */
import { ruleOf as partOf } from "../../render/survey.js";
import type { Part, Writing } from "../../render/writing.js";
import { EMPTY, type Expr, inner, many, prefixOf, ruleOf, seq, text } from "../grammar/expr.js";
import { CannotConstrain } from "../report.js";
import { Holes } from "./counting.js";
import { type Container, EMPTY_CONTAINER, isComplete, type State, type Tool } from "./state.js";
import type { Loop, Then, Walk } from "./walk.js";

/** A loop outside of calls: one call, or several. */
export function callsOf(walk: Walk, part: Loop, s: State, then: Then): Expr | null {
	const { parallel, writing } = walk.source;
	if (!s.first && part.min === 0) return moreCalls(walk, part, s, then);
	let end: State | null = null;
	const item = (from: State): Expr | null =>
		walk.write(part.of, from, (to) => {
			end = to;
			return EMPTY;
		});
	walk.placed = false;
	const { first, others } =
		s.first && parallel ? counted(walk, part.of, () => item(s)) : { first: item(s), others: null };
	if (first === null || end === null) return null;
	const after: State = end;
	if (!parallel || after.over) return seq(first, then(after));
	// what holds calls of its own need not be there twice
	if (holdsSeveral(first)) return seq(first, then(after));
	// markers between calls may stand in lines of their own
	const outer = part === writing.message;
	const between = outer ? text("\n") : walk.write(part.between, after, () => EMPTY);
	const gap = prefixOf(between ?? EMPTY);
	const line = outer || (gap === "" ? after.line : gap.endsWith("\n"));
	const alike = !walk.placed;
	const rest = alike ? (others ?? first) : item({ ...after, line });
	if (between === null || rest === null) return seq(first, then(after));
	const near = outer && !alike ? item(after) : null;
	const loose = outer && (alike || (near !== null && prefixOf(near) === prefixOf(rest)));
	const same = alike && others === null ? ruleOf("call", first) : null;
	const one = { first: same ?? first, rest: same ?? rest };
	return seq({ t: "several", ...one, between, loose }, then(after));
}

/** The first call, and what all others are where their number alone is another. */
function counted(
	walk: Walk,
	part: Part,
	item: () => Expr | null,
): { readonly first: Expr | null; readonly others: Expr | null } {
	// what holds calls in a row makes of the first one what it makes of no other
	if (!isCall(walk.source.writing, part)) return { first: item(), others: null };
	const holes = new Holes();
	walk.holes = holes;
	const found = item();
	walk.holes = null;
	if (found === null || holes.count === 0) return { first: found, others: null };
	const first = holes.filled(found, true);
	return first === null
		? { first: item(), others: null }
		: { first, others: holes.filled(found, false) };
}

function isCall(writing: Writing, part: Part): boolean {
	if (typeof part === "string") return false;
	return part.p === "rule" ? isCall(writing, partOf(writing, part.rule)) : part.p === "call";
}

/** A loop behind a call, which may stand empty. */
function moreCalls(walk: Walk, part: Loop, s: State, then: Then): Expr | null {
	if (!walk.source.parallel || s.over) return then(s);
	const item = walk.write(part.of, s, () => EMPTY);
	return item === null ? then(s) : seq(many(item, 0, null), then(s));
}

export function callOf(walk: Walk, of: Part, s: State, then: Then): Expr | null {
	if (s.tool !== null || s.over) return null;
	let line = false;
	let over = false;
	const without: string[] = [];
	const found: Expr[] = [];
	for (const tool of walk.source.tools) {
		try {
			const members = argumentsOf(walk, tool);
			const call = walk.write(of, { ...s, tool, members, must: true }, (end) => {
				const all = end.members !== null && isComplete(end.members);
				if (!end.name || !(end.whole || all)) return null;
				line = end.line;
				over = end.over;
				return EMPTY;
			});
			if (call === null) without.push(tool.name);
			else found.push(call);
		} catch (error) {
			if (!(error instanceof CannotConstrain)) throw error;
			walk.refused.set(tool.name, error.message);
		}
	}
	// a place where no call can stand is no fault of a tool
	if (found.length === 0) return null;
	for (const name of without) walk.refused.set(name, walk.source.writing.format);
	const after: State = {
		...s,
		tool: null,
		members: null,
		start: false,
		first: false,
		begun: true,
		line,
		over,
	};
	return seq({ t: "calls", of: found }, then({ ...after, thought: false }));
}

function argumentsOf(walk: Walk, { name, shape }: Tool): Container {
	const [way, ...more] = shape.ways;
	if (way?.k !== "object") throw new CannotConstrain(`${name}: its arguments are no object`);
	if (more.length > 0)
		walk.source.report.weakened(`${name}.anyOf`, "the first alternative that is an object");
	return { ...EMPTY_CONTAINER, properties: way.properties, of: way };
}

/** Whether it has a loop around calls. */
function holdsSeveral(root: Expr): boolean {
	const seen = new Set<Expr>();
	const todo: { readonly expr: Expr; readonly loop: boolean }[] = [{ expr: root, loop: false }];
	for (let next = todo.pop(); next !== undefined; next = todo.pop()) {
		const { expr, loop } = next;
		if (expr.t === "several" || (expr.t === "calls" && loop)) return true;
		if (expr.t === "calls" || seen.has(expr)) continue;
		seen.add(expr);
		for (const one of inner(expr)) todo.push({ expr: one, loop: loop || expr.t === "many" });
	}
	return false;
}
