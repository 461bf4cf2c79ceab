/**
 * The grammar as a structural tag, the JSON that xgrammar reads (vLLM, SGLang, TensorRT-LLM, WebLLM). Calls that are text around
 * JSON are one tag each, whose arguments the engine's own reader of JSON Schema writes. All others are one grammar: the values
 * of tags share the rules of their ends.
 */

import { alt, commonPrefix, EMPTY, type Expr, many, maybe, row, text } from "../grammar/expr.js";
import type { Plan } from "../plan.js";
import { CannotConstrain } from "../report.js";
import { schemaOf } from "../schema/emit.js";
import type { JsonSchema } from "../schema/json.js";
import { frameOf, type JsonCall, jsonCall } from "./call-parts.js";
import { gbnf } from "./gbnf.js";
import { constantsSchema, isMisread } from "./misread.js";

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
/** All of them. */
export const LEVELS: readonly Level[] = ["format", "structures"];

/** No triggers: a call must be written. */
export function structuralTag(
	{ calls, triggers }: Pick<Plan, "calls" | "triggers">,
	parallel: boolean,
	level: Level,
): StructuralTag {
	const format =
		triggers.length === 0 ? required(calls, parallel) : triggered(calls, triggers, parallel);
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
		return { type: "grammar", grammar: gbnf(root, "xgrammar") };
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
		return { type: "grammar", grammar: gbnf(root, "xgrammar") };
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

function triggered(root: Expr, triggers: readonly string[], parallel: boolean): TagFormat {
	const frame = frameOf(root);
	const tags = frame === null ? null : tagsOf(frame.calls);
	const framed = frame !== null && frame.begin + frame.end !== "";
	const whole = framed && tags !== null ? required(root, parallel) : null;
	// a section is one tag, and its calls stand in it
	const found = whole?.type === "tag" ? [whole] : whole === null ? tags : null;
	const begins = ({ begin }: Tag) => triggers.some((trigger) => begin.startsWith(trigger));
	const fits = found?.every((tag) => begins(tag) && isMark(tag.end)) === true;
	return {
		type: "triggered_tags",
		triggers,
		tags: found !== null && fits ? found : grammarTags(root, triggers),
		at_least_one: false,
		// where no mark closes a call, text right behind it would belong to it
		stop_after_first: !parallel || !fits,
	};
}

/** Long enough to be no text. */
function isMark(text: string): boolean {
	return text.trim().length >= 4;
}

/** Where each tool has its own trigger, each has all that may follow in a grammar of its own. */
const MOST_REPEATED = 200_000;

function grammarTags(root: Expr, triggers: readonly string[]): readonly Tag[] {
	let size = 0;
	return triggers.map((trigger) => {
		const tag = grammarTag(root, trigger);
		if (tag.content.type === "grammar") size += tag.content.grammar.length;
		if (triggers.length > 1 && size > MOST_REPEATED)
			throw new CannotConstrain(
				`no structural tag of ${MOST_REPEATED} characters at most: each of ${triggers.length} triggers has a grammar of its own; gbnf has one`,
			);
		return tag;
	});
}

/** All calls that begin with a trigger as one grammar. */
function grammarTag(root: Expr, trigger: string): Tag {
	const rest = withoutPrefix(root, trigger);
	if (rest === null)
		throw new CannotConstrain(`no grammar can be told behind ${JSON.stringify(trigger)}`);
	return {
		type: "tag",
		begin: trigger,
		content: { type: "grammar", grammar: gbnf(rest, "xgrammar") },
		end: "",
	};
}

/** What is left behind a text of the ways to write an expression that begin with it; null: none does. */
function withoutPrefix(expr: Expr, prefix: string): Expr | null {
	return alt(cuts(expr, prefix).flatMap(({ left, still }) => (still === "" ? left : [])));
}

/** `still`: what of the prefix is to come behind the expression. */
interface Cut {
	readonly left: Expr;
	readonly still: string;
}

function cuts(expr: Expr, prefix: string): readonly Cut[] {
	if (prefix === "") return [{ left: expr, still: "" }];
	switch (expr.t) {
		case "text":
			if (expr.text.startsWith(prefix))
				return [{ left: text(expr.text.slice(prefix.length)), still: "" }];
			if (!prefix.startsWith(expr.text)) return [];
			return [{ left: EMPTY, still: prefix.slice(expr.text.length) }];
		case "rule":
			return cuts(expr.rule.body, prefix);
		case "alt":
		case "calls":
			return expr.of.flatMap((one) => cuts(one, prefix));
		case "seq": {
			let found: readonly Cut[] = [{ left: EMPTY, still: prefix }];
			for (const one of expr.of)
				found = found.flatMap(({ left, still }) =>
					still === "" ? { left: row(left, one), still } : cuts(one, still),
				);
			return found;
		}
		case "several": {
			const between = expr.loose ? maybe(expr.between) : expr.between;
			const more = many(row(between, expr.rest), 0, null);
			return cuts(expr.first, prefix).flatMap(({ left, still }) =>
				still === "" ? { left: row(left, more), still } : [],
			);
		}
		case "json":
			return cuts(expr.of, prefix);
		case "many":
		case "class":
			return [];
		default:
			return expr satisfies never;
	}
}

function tagsOf(calls: Extract<Expr, { t: "calls" }>): readonly Tag[] | null {
	const found = calls.of.map(jsonCall);
	if (found.some((one) => one === null)) return null;
	return found.flatMap((one) => (one === null ? [] : [tagOf(one)]));
}

function tagOf({ begin, value, end }: JsonCall): Tag {
	if (value === null) {
		const last = begin.slice(-1);
		return {
			type: "tag",
			begin: begin.slice(0, -1),
			content: { type: "const_string", value: last },
			end,
		};
	}
	if (isMisread(value.shape))
		return {
			type: "tag",
			begin,
			content: { type: "grammar", grammar: gbnf(value.of, "xgrammar") },
			end,
		};
	const schema = schemaOf(value.shape, constantsSchema);
	const object = schema === true || schema === false ? { type: "object" } : schema;
	return { type: "tag", begin, content: { type: "json_schema", json_schema: object }, end };
}
