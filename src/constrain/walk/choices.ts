/** Where the writer chooses: which of the alternatives a model may write. */

import { ruleOf as partOf } from "../../render/survey.js";
import type { Part } from "../../render/writing.js";
import { alt, type Expr, seq, text } from "../grammar/expr.js";
import type { State } from "./state.js";
import { surveyOf } from "./survey.js";
import { byType } from "./types.js";
import { type Then, type Walk, wrote } from "./walk.js";

export function alternatives(walk: Walk, of: readonly Part[], s: State, then: Then): Expr | null {
	const due = s.members?.due ?? null;
	if (due !== null && of.every((one) => typeof one === "string")) return typeNames(of, s, then);
	if (due !== null && of.some((one) => surveyOf(walk.source.writing, one).kinds.size > 0))
		return valueWays(walk, of, s, then);
	if (s.tool === null || of.some(walk.isMarkup)) {
		// the writer's own choice is the first that can be; what the beginning of the message stands for counts there only
		if (of.some(isAssert)) walk.placed = true;
		const ordered = !s.begun
			? of
			: [...of].sort((a, b) => Number(isAssert(a)) - Number(isAssert(b)));
		if (of.every(walk.isMarkup)) {
			for (const one of ordered) {
				const found = walk.write(one, s, then);
				if (found !== null) return found;
			}
			return null;
		}
		if (s.tool === null) return fullest(walk, ordered, s, then);
	}
	// of several ways to write the name the writer's own
	const naming =
		!s.name && of.every((one) => surveyOf(walk.source.writing, one).fields.has("name"));
	const options: (Expr | null)[] = [];
	for (const one of of) {
		const found = walk.write(one, s, then);
		options.push(found);
		if (found !== null && (naming || carriesAll(walk, one))) break;
	}
	return alt(options);
}

/** All arguments as one value of JSON: no other way could carry a call that this one cannot. */
function carriesAll(walk: Walk, part: Part): boolean {
	if (typeof part === "string") return false;
	switch (part.p) {
		case "field":
			return part.field === "arguments" && part.kind === "json";
		case "rule":
			return carriesAll(walk, partOf(walk.source.writing, part.rule));
		case "seq":
			return part.of.some((one) => carriesAll(walk, one));
		default:
			return false;
	}
}

/** The first way in which all tools can be called; else all ways. */
function fullest(walk: Walk, of: readonly Part[], s: State, then: Then): Expr | null {
	const found: Expr[] = [];
	for (const one of of) {
		if (!surveyOf(walk.source.writing, one).fields.has("name")) continue;
		const before = new Map(walk.refused);
		const way = walk.write(one, s, then);
		if (way === null) continue;
		if (walk.refused.size === before.size) return way;
		found.push(way);
	}
	return found[0] ?? null;
}

/** `string`, `number` …: the alternative that names the type of the value. */
function typeNames(of: readonly Part[], s: State, then: Then): Expr | null {
	return alt(
		byType(s).map(({ type, state }) => {
			const name = of.includes(type) ? type : type === "integer" ? "number" : type;
			const found = of.includes(name) ? name : typeof of[0] === "string" ? of[0] : "";
			return seq(text(found), then(wrote(state, found)));
		}),
	);
}

/** Each type of the value in the first way that the writer has for it. */
function valueWays(walk: Walk, of: readonly Part[], s: State, then: Then): Expr | null {
	const rank = (one: Part, container: boolean): number => {
		const kinds = surveyOf(walk.source.writing, one).kinds;
		const literal = kinds.has("json") || kinds.has("py");
		const skips = surveyOf(walk.source.writing, one).fields.has("skip");
		return (skips ? 2 : 0) + (container && literal && !kinds.has("build") ? 1 : 0);
	};
	const options = byType(s).map(({ type, state }) => {
		const container = type === "object" || type === "array";
		const ordered = [...of].sort((a, b) => rank(a, container) - rank(b, container));
		for (const one of ordered) {
			const found = walk.write(one, state, then);
			if (found !== null) return found;
		}
		return null;
	});
	return alt(options);
}

export function optional(walk: Walk, of: Part, s: State, then: Then): Expr | null {
	const inside = walk.write(of, { ...s, must: false }, (next) => then({ ...next, must: s.must }));
	// outside of calls nothing is left out that could hold one
	if (walk.isMarkup(of) || s.tool === null) return inside ?? then(s);
	return alt([inside, then(s)]);
}

function isAssert(part: Part): boolean {
	return typeof part !== "string" && part.p === "assert";
}
