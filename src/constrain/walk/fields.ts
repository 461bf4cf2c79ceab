/** Fields of a call: its name, its id, its keys and values. */
import { ruleOf as partOf } from "../../render/survey.js";
import type { Part, WriteKind, Writing } from "../../render/writing.js";
import type { Field } from "../../runtime/contract.js";
import { alt, type Expr, prefixOf, seq, text } from "../grammar/expr.js";
import { CannotConstrain } from "../report.js";
import { nameFits, WORD } from "./atoms.js";
import { behindIndex, idOf, indexOf } from "./ids.js";
import { key } from "./members.js";
import type { State } from "./state.js";
import { byType } from "./types.js";
import { value, wholeValue } from "./values.js";
import { type Then, type Walk, wrote } from "./walk.js";

export function field(
	walk: Walk,
	field: Field,
	kind: WriteKind,
	s: State,
	then: Then,
): Expr | null {
	if (field === "reasoning" && s.thought) {
		const behind = then({ ...s, thought: false, start: true });
		if (behind === null) return null;
		const { thoughts } = walk.source;
		return seq(thoughts.until(thoughts.before(prefixOf(behind)).ending), behind);
	}
	const { tool, members } = s;
	if (s.over) return null;
	if (field === "skip" && kind === "text") return s.must ? then(s) : null;
	// outside of a call nobody knows yet which one it will be
	if (field === "skip" && kind === "word" && tool === null && s.must) {
		const names = walk.source.tools.map(({ name }) => name).filter((name) => WORD.test(name));
		return seq(alt(names.map(text)), then({ ...s, line: false }));
	}
	if (tool === null) return null;
	// what is the tool's, or the call's, is not the same for all members that are alike
	const isMember = field === "key" || field === "value" || members?.due != null || s.name;
	if (!isMember || field === "arguments") walk.outlines.spoil();
	switch (field) {
		case "content":
		case "reasoning":
			return null;
		case "name":
			if (s.name) return null;
			if (!nameFits(tool.name, kind))
				throw new CannotConstrain(
					`${walk.source.writing.format} cannot carry the name ${JSON.stringify(tool.name)}`,
				);
			return seq(text(tool.name), then({ ...wrote(s, tool.name), name: true }));
		case "id": {
			if (s.id || !s.must) return null;
			const id = idOf(walk, kind, s);
			return seq(id, behindIndex(walk, { ...s, id: true, line: false }, then));
		}
		case "index":
			return seq(indexOf(walk, s), behindIndex(walk, { ...s, line: false }, then));
		case "arguments": {
			const untouched = members !== null && members.at === 0 && members.due === null;
			if (!untouched || s.whole) return null;
			return seq(wholeValue(walk, kind, tool), then({ ...s, whole: true, line: false }));
		}
		case "key":
			return key(walk, kind, s, then);
		case "value":
			return value(walk, kind, s, then);
		case "skip": {
			if (!s.must) return null;
			if (kind === "digits")
				return seq(indexOf(walk, s, 1), behindIndex(walk, { ...s, line: false }, then));
			if (kind !== "word") return null;
			if (members?.due == null) return s.name ? null : seq(text(tool.name), then(s));
			return alt(
				byType(s).map(({ type, state }) => seq(text(type), then({ ...state, line: false }))),
			);
		}
		default:
			return field satisfies never;
	}
}

export function group(walk: Walk, bound: Field, of: Part, s: State, then: Then): Expr | null {
	if (bound === "skip") return s.must ? walk.write(of, s, then) : null;
	const texts = literalsOf(walk.source.writing, of);
	if (texts !== null && bound !== "id")
		return alt(texts.map((one) => constant(walk, bound, one, one, s, then)));
	if (bound !== "id") return null;
	if (s.id || !s.must) return null;
	if (walk.isMarkup(of)) return field(walk, "id", "word", s, then);
	return walk.write(of, s, (next) => then({ ...next, id: true }));
}

export function constant(
	walk: Walk,
	field: Field,
	value: string,
	written: string,
	s: State,
	then: Then,
): Expr | null {
	if (field === "skip" || field === "index") return seq(text(written), then(s));
	walk.outlines.spoil();
	if (field === "name")
		return s.tool?.name === value && !s.name
			? seq(text(written), then({ ...wrote(s, written), name: true }))
			: null;
	if (field === "key") {
		const { members } = s;
		if (members?.properties == null || members.due !== null || s.whole) return null;
		const at = members.properties.findIndex(({ key }) => key === value);
		const property = members.properties[at];
		const skipped = members.properties.slice(members.at, at);
		if (property === undefined || at < members.at || skipped.some(({ required }) => required))
			return null;
		const { shape } = property;
		const to = { ...members, at: at + 1, due: { key: value, shape }, lastKey: value };
		return seq(text(written), then({ ...s, members: to }));
	}
	return null;
}

/** The texts that a part of markup can be; null: it is more than that. */
function literalsOf(writing: Writing, part: Part): readonly string[] | null {
	if (typeof part === "string") return [part];
	if (part.p === "rule") return literalsOf(writing, partOf(writing, part.rule));
	if (part.p === "alt") {
		const all = part.of.map((one) => literalsOf(writing, one));
		return all.some((one) => one === null) ? null : all.flatMap((one) => one ?? []);
	}
	if (part.p !== "seq") return null;
	let texts: readonly string[] = [""];
	for (const one of part.of) {
		const next = literalsOf(writing, one);
		if (next === null) return null;
		texts = texts.flatMap((head) => next.map((tail) => head + tail));
	}
	return texts;
}
