/**
 * The grammar as a structural tag, the JSON that xgrammar reads (vLLM, SGLang, TensorRT-LLM, WebLLM). Calls that are text around
 * JSON are one tag each, whose arguments the engine's own reader of JSON Schema writes. All others are one grammar: the values
 * of tags share the rules of their ends.
 */

import { commonPrefix, type Expr, prefixOf, seq, text } from "../grammar/expr.js";
import type { Plan } from "../plan.js";
import { CannotConstrain } from "../report.js";
import type { JsonSchema } from "../schema/json.js";
import { frameOf, type JsonCall, jsonCall } from "./call-parts.js";
import { gbnf } from "./gbnf.js";

/** A format of a structural tag; plain JSON. */
export type TagFormat =
	| { readonly type: "const_string"; readonly value: string }
	| { readonly type: "json_schema"; readonly json_schema: JsonSchema }
	| { readonly type: "grammar"; readonly grammar: string }
	| { readonly type: "sequence"; readonly elements: readonly TagFormat[] }
	| { readonly type: "or"; readonly elements: readonly TagFormat[] }
	| Tag
	| {
			readonly type: "triggered_tags";
			readonly triggers: readonly string[];
			readonly tags: readonly Tag[];
			readonly at_least_one: boolean;
			readonly stop_after_first: boolean;
	  }
	| {
			readonly type: "tags_with_separator";
			readonly tags: readonly Tag[];
			readonly separator: string;
			readonly at_least_one: boolean;
			readonly stop_after_first: boolean;
	  };

/** Free text ends with `begin`; then `content` is enforced, up to `end`. */
export interface Tag {
	readonly type: "tag";
	readonly begin: string;
	readonly content: TagFormat;
	readonly end: string;
}

/** What vLLM, SGLang and others take as `structural_tag`; plain JSON. */
export type StructuralTag =
	| { readonly type: "structural_tag"; readonly format: TagFormat }
	/** the form of versions before there were formats */
	| {
			readonly type: "structural_tag";
			readonly structures: readonly {
				readonly begin: string;
				readonly schema: JsonSchema;
				readonly end: string;
			}[];
			readonly triggers: readonly string[];
	  };

/** `format`: xgrammar 0.1.27 and later. `structures`: before. */
export type Level = "format" | "structures";
/** All of them, the newest first. */
export const LEVELS: readonly Level[] = ["format", "structures"];

/** `trigger`: null where a call must be written. */
export function structuralTag(
	{ calls, trigger }: Pick<Plan, "calls" | "trigger">,
	parallel: boolean,
	level: Level,
): StructuralTag {
	const format = trigger === null ? required(calls, parallel) : triggered(calls, trigger, parallel);
	switch (level) {
		case "format":
			return { type: "structural_tag", format };
		case "structures":
			return older(format);
		default:
			return level satisfies never;
	}
}

/** It knows calls between texts that it need not write, each text around JSON. */
function older(format: TagFormat): StructuralTag {
	const none = (why: string) =>
		new CannotConstrain(`the level structures has no way to say ${why}`);
	if (format.type !== "triggered_tags") throw none("that a call must be written");
	if (format.stop_after_first) throw none("that there is one call at most");
	const structures = format.tags.map(({ begin, content, end }) => {
		if (content.type !== "json_schema")
			throw none("a call that is not text around one JSON object");
		return { begin, schema: content.json_schema, end };
	});
	return { type: "structural_tag", structures, triggers: format.triggers };
}

function required(root: Expr, parallel: boolean): TagFormat {
	const frame = frameOf(root);
	const tags = frame === null ? null : tagsOf(frame.calls);
	const more = frame?.more ?? null;
	const further =
		more === null || frame === null ? null : more.calls === frame.calls ? tags : tagsOf(more.calls);
	if (frame === null || tags === null || (more !== null && further === null))
		return { type: "grammar", grammar: gbnf(root) };
	const { begin, end } = frame;
	if (more === null || !parallel) {
		const [only] = tags;
		const content: TagFormat =
			only !== undefined && tags.length === 1 ? only : { type: "or", elements: tags };
		return begin + end === "" ? content : { type: "tag", begin, content, end };
	}
	// a separator is never empty: what all calls begin with will do
	const shared = commonPrefix(tags.map((tag) => tag.begin));
	if (further !== tags || (more.between === "" && shared === ""))
		return { type: "grammar", grammar: gbnf(root) };
	const { between } = more;
	const moved = between === "" ? shared : "";
	const content: TagFormat = {
		type: "tags_with_separator",
		tags: tags.map((tag) => ({ ...tag, begin: tag.begin.slice(moved.length) })),
		separator: between + moved,
		at_least_one: true,
		stop_after_first: false,
	};
	const before = begin + moved;
	return before + end === "" ? content : { type: "tag", begin: before, content, end };
}

function triggered(root: Expr, trigger: string, parallel: boolean): TagFormat {
	const frame = frameOf(root);
	const tags = frame === null ? null : tagsOf(frame.calls);
	const framed = frame !== null && frame.begin + frame.end !== "";
	const whole = framed && tags !== null ? required(root, parallel) : null;
	// a section is one tag, and its calls stand in it
	const found = whole?.type === "tag" ? [whole] : whole === null ? tags : null;
	const fits = found?.every((tag) => tag.begin.startsWith(trigger) && isMark(tag.end)) === true;
	return {
		type: "triggered_tags",
		triggers: [trigger],
		tags: found !== null && fits ? found : [grammarTag(root, trigger)],
		at_least_one: false,
		// where no mark closes a call, text right behind it would belong to it
		stop_after_first: !parallel || !fits,
	};
}

/** Long enough to be no text. */
function isMark(text: string): boolean {
	return text.trim().length >= 4;
}

/** All calls behind their trigger as one grammar. */
function grammarTag(root: Expr, trigger: string): Tag {
	const rest = withoutPrefix(root, trigger) ?? root;
	return {
		type: "tag",
		begin: trigger,
		content: { type: "grammar", grammar: gbnf(rest) },
		end: "",
	};
}

/** What is left of an expression behind a text with which all of it begins. */
export function withoutPrefix(expr: Expr, prefix: string): Expr | null {
	if (prefix === "") return expr;
	switch (expr.t) {
		case "text":
			return expr.text.startsWith(prefix) ? text(expr.text.slice(prefix.length)) : null;
		case "rule":
			return withoutPrefix(expr.rule.body, prefix);
		case "alt":
		case "calls": {
			const of = expr.of.map((one) => withoutPrefix(one, prefix));
			return of.some((one) => one === null)
				? null
				: { t: "alt", of: of.flatMap((one) => one ?? []) };
		}
		case "seq": {
			const [first, ...rest] = expr.of;
			if (first === undefined) return null;
			const own = prefixOf(first);
			const here = own.length >= prefix.length ? prefix : first.t === "text" ? first.text : null;
			if (here === null) return null;
			const cut = withoutPrefix(first, here);
			if (cut === null) return null;
			return withoutPrefix(seq(cut, ...rest) ?? text(""), prefix.slice(here.length));
		}
		case "several": {
			const first = withoutPrefix(expr.first, prefix);
			if (first === null) return null;
			const between = expr.loose
				? { t: "many" as const, of: expr.between, min: 0, max: 1 }
				: expr.between;
			const more = seq(between, expr.rest) ?? text("");
			return seq(first, { t: "many", of: more, min: 0, max: null });
		}
		case "json":
			return withoutPrefix(expr.of, prefix);
		case "many":
		case "class":
			return null;
		default:
			return expr satisfies never;
	}
}

function tagsOf(calls: Extract<Expr, { t: "calls" }>): readonly Tag[] | null {
	const found = calls.of.map(jsonCall);
	if (found.some((one) => one === null)) return null;
	return found.flatMap((one) => (one === null ? [] : [tagOf(one)]));
}

function tagOf({ begin, schema, strict, end }: JsonCall): Tag {
	if (strict !== null)
		return { type: "tag", begin, content: { type: "grammar", grammar: gbnf(strict) }, end };
	if (schema === null) {
		const value = begin.slice(-1);
		return {
			type: "tag",
			begin: begin.slice(0, -1),
			content: { type: "const_string", value },
			end,
		};
	}
	const object = schema === true || schema === false ? { type: "object" } : schema;
	return { type: "tag", begin, content: { type: "json_schema", json_schema: object }, end };
}
