/** A value where the walk has come to it. */
import type { WriteKind } from "../../render/writing.js";
import {
	alt,
	choice,
	type Expr,
	type JsonSchema,
	many,
	prefixOf,
	seq,
	text,
} from "../grammar/expr.js";
import { CannotConstrain } from "../report.js";
import { type Schema, typesOf, ways } from "../schema/ways.js";
import { constantsOf, jsonLine } from "../values/constants.js";
import { numberOf } from "../values/numbers.js";
import { atomValue, isPlain } from "./atoms.js";
import { dueOf } from "./members.js";
import { rootOf, type State, type Tool } from "./state.js";
import { narrowed, objectOnly } from "./types.js";
import type { Then, Walk } from "./walk.js";

export function value(walk: Walk, kind: WriteKind, s: State, then: Then): Expr | null {
	const due = dueOf(s);
	if (due === null) return null;
	const behind = then({ ...due.after, line: false });
	if (behind === null) return null;
	return seq(valueText(walk, kind, due.schema, due.place, s, prefixOf(behind)), behind);
}

function valueText(
	walk: Walk,
	kind: WriteKind,
	schema: JsonSchema,
	place: string,
	s: State,
	behind: string,
): Expr | null {
	const { values, writing, report } = walk.source;
	switch (kind) {
		case "json":
		case "py":
			return walk.values.of(kind, s).of(schema, place);
		case "text":
		case "typed": {
			const found = ways(schema, rootOf(s), place, report);
			return alt(found.map((way) => bare(walk, kind, way, place, s, behind)));
		}
		case "attr":
		case "line":
		case "word":
		case "digits": {
			const found = ways(schema, rootOf(s), place, report);
			return alt(found.map((way) => atomValue(kind, way, place, report, writing)));
		}
		case "yaml":
		case "input":
		case "quoted":
		case "tool":
		case "prop":
		case "unbound":
			void values;
			return null;
		default:
			return kind satisfies never;
	}
}

/** A value between marks: a text as it is, all else as the schema says. */
function bare(
	walk: Walk,
	kind: "text" | "typed",
	schema: Schema,
	place: string,
	s: State,
	behind: string,
): Expr | null {
	const { values, report, writing } = walk.source;
	const texts = typesOf(schema).includes("string");
	const ends = (one: string) => {
		const state = values.exits.after(one);
		return state !== null && values.exits.mayEnd(state, behind);
	};
	const constants = constantsOf(schema, place, report);
	if (constants !== undefined) {
		const spelled = constants
			.filter((one) => kind === "typed" || typeof one === "string")
			.map((one) => (typeof one === "string" ? one : jsonLine(one, writing.words.bare)));
		const kept = spelled.filter((one) => ends(one) && isPlain(one));
		if (kept.length < spelled.length)
			report.weakened(`${place}.enum`, "left out what this wire ends elsewhere");
		return alt(kept.map(text));
	}
	if (texts) {
		for (const key of ["minLength", "maxLength"])
			if (schema[key] !== undefined) report.left(`${place}.${key}`, "open text is not counted");
		report.enforced(`${place}.type`);
	}
	const string = texts ? values.until(behind) : null;
	if (kind === "text") return string;
	const rest = typesOf(schema).filter((type) => type !== "string");
	// a text may be any of the others
	if (texts && rest.length > 3) return string;
	const notation = walk.values.open;
	const others = rest.map((type) => {
		switch (type) {
			case "integer":
			case "number":
				return numberOf(type, schema, place, report);
			case "boolean":
				return choice([text(writing.words.bare.true), text(writing.words.bare.false)]);
			case "null":
				return text(writing.words.bare.null);
			default: {
				if (notation === null || !values.holdsJson(behind)) return null;
				return walk.values.inNotation("open", notation, s).way(narrowed(schema, type), place);
			}
		}
	});
	return alt([string, ...others]);
}

/** All arguments as one value. */
export function wholeValue(walk: Walk, kind: WriteKind, s: State, tool: Tool): Expr | null {
	if (kind === "yaml") {
		const object = ways(tool.schema, tool.schema, tool.name, walk.source.report)[0];
		const flow = { ...walk.values.notation("json"), space: many(text(" "), 0, 1) };
		return object === undefined
			? null
			: walk.values.inNotation("yaml", flow, s).lines(object, tool.name);
	}
	if (kind !== "json" && kind !== "input" && kind !== "py") return null;
	const values = walk.values.of(kind === "py" ? "py" : "json", s);
	const found = values.of(objectOnly(tool.schema, rootOf(s)), tool.name);
	if (found === null) throw new CannotConstrain(`${tool.name}: no arguments fit its schema`);
	return kind === "py" ? found : { t: "json", schema: tool.schema, of: found };
}
