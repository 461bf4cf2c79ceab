/**
 * The grammar as a structural tag, the JSON that xgrammar reads (vLLM, SGLang, TensorRT-LLM, WebLLM). Calls that are text around
 * JSON are one tag each, whose arguments the engine's own reader of JSON Schema writes. All others are one grammar: the values
 * of tags share the rules of their ends.
 */
import { frameOf, type JsonCall, jsonCall } from "./call-parts.js";
import { type Expr, type JsonSchema, prefixOf, seq, text } from "./expr.js";
import { gbnf } from "./gbnf.js";
import type { Plan } from "./plan.js";

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

export interface Tag {
	readonly type: "tag";
	readonly begin: string;
	readonly content: TagFormat;
	readonly end: string;
}

export interface StructuralTag {
	readonly type: "structural_tag";
	readonly format: TagFormat;
}

/** `trigger`: null where a call must be written. */
export function structuralTag(
	{ calls, trigger }: Pick<Plan, "calls" | "trigger">,
	parallel: boolean,
): StructuralTag {
	const format = trigger === null ? required(calls, parallel) : triggered(calls, trigger, parallel);
	return { type: "structural_tag", format };
}

function required(root: Expr, parallel: boolean): TagFormat {
	const frame = frameOf(root);
	const tags = frame === null ? null : tagsOf(frame.calls);
	const more = frame?.more ?? null;
	const further =
		more === null || frame === null ? null : more.calls === frame.calls ? tags : tagsOf(more.calls);
	if (frame === null || tags === null || (more !== null && further === null))
		return { type: "grammar", grammar: gbnf(root) };
	const content = row(
		tags,
		more === null ? null : { between: more.between, tags: further ?? tags },
		parallel,
	);
	const { begin, end } = frame;
	if (begin === "" && end === "") return content;
	return { type: "tag", begin, content, end };
}

function row(
	first: readonly Tag[],
	more: { readonly between: string; readonly tags: readonly Tag[] } | null,
	parallel: boolean,
): TagFormat {
	const [only] = first;
	if (more === null || !parallel)
		return only !== undefined && first.length === 1 ? only : { type: "or", elements: first };
	const { between, tags } = more;
	if (tags === first) return list(tags, between, true);
	// what the first call does not have stands before all others
	const others = tags.map((tag) => ({ ...tag, begin: between + tag.begin }));
	const head: TagFormat =
		only !== undefined && first.length === 1 ? only : { type: "or", elements: first };
	return { type: "sequence", elements: [head, list(others, "", false)] };
}

function list(tags: readonly Tag[], separator: string, atLeastOne: boolean): TagFormat {
	return {
		type: "tags_with_separator",
		tags,
		separator,
		at_least_one: atLeastOne,
		stop_after_first: false,
	};
}

function triggered(root: Expr, trigger: string, parallel: boolean): TagFormat {
	const frame = frameOf(root);
	const tags = frame === null ? null : tagsOf(frame.calls);
	const framed = frame !== null && (frame.begin !== "" || frame.end !== "");
	let found: readonly Tag[] | null = tags;
	if (frame !== null && tags !== null && framed) {
		// the section is the tag, and its calls stand in it
		const content = required(sectionOf(root, frame.begin, frame.end), parallel);
		found = [{ type: "tag", begin: frame.begin, content, end: frame.end }];
	}
	if (found === null || !found.every(({ begin }) => begin.startsWith(trigger)))
		found = [grammarTag(root, trigger)];
	return {
		type: "triggered_tags",
		triggers: [trigger],
		tags: found,
		at_least_one: false,
		stop_after_first: !parallel,
	};
}

/** The same without what stands around its calls. */
function sectionOf(root: Expr, begin: string, end: string): Expr {
	const whole = root.t === "rule" ? root.rule.body : root;
	const parts = (whole.t === "seq" ? whole.of : [whole]).map((one) =>
		one.t === "rule" ? one.rule.body : one,
	);
	void begin;
	void end;
	const at = parts.find(({ t }) => t === "several" || t === "calls");
	return at ?? root;
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

function tagOf({ begin, schema, end }: JsonCall): Tag {
	if (schema === null)
		return { type: "tag", begin, content: { type: "const_string", value: end }, end: "" };
	const object = schema === true || schema === false ? { type: "object" } : schema;
	return { type: "tag", begin, content: { type: "json_schema", json_schema: object }, end };
}
