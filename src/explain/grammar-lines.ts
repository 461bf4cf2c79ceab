/** The rules of a grammar by what stands in them: a compiled format has forgotten their names. */
import { parseGrammar } from "../language/parse.js";
import type { Expr } from "../language/syntax.js";
import type { RulePlace } from "./types.js";

/** What a rule reads, and which rule that is. */
interface Part {
	readonly expr: Expr;
	readonly lenient: string | null;
	readonly place: RulePlace;
}

export interface GrammarLines {
	/** A literal of the format: spelled out there, or a part of a longer one. */
	literal(text: string, lenient: string | null): RulePlace | null;
	payload(field: string, lenient: string | null): RulePlace | null;
	/** An object pattern with a member of one of these keys. */
	pattern(keys: readonly string[], lenient: string | null): RulePlace | null;
	/** The rule that is the deviation. */
	lenient(code: string): RulePlace | null;
}

const NONE: GrammarLines = {
	literal: () => null,
	payload: () => null,
	pattern: () => null,
	lenient: () => null,
};

/** A grammar that cannot be read tells nothing. */
export function grammarLines(source: string | undefined): GrammarLines {
	if (source === undefined) return NONE;
	const { grammar } = parseGrammar(source, "");
	if (grammar === null) return NONE;
	const lines = source.split("\n");
	const parts: Part[] = [];
	const rules = [
		...grammar.rules,
		...grammar.entries.map((entry) => ({ ...entry, lenient: null })),
	];
	for (const { name, lenient, expr } of rules) {
		for (const part of flat(expr)) {
			const { line } = part.at.start;
			const place = { rule: name, line, text: shown(lines[line - 1] ?? "") };
			parts.push({ expr: part, lenient, place });
		}
	}
	const find = (lenient: string | null, fits: (expr: Expr) => boolean): RulePlace | null => {
		const fitting = parts.filter(({ expr }) => fits(expr));
		const own = fitting.find((part) => part.lenient === lenient) ?? fitting[0];
		return own?.place ?? null;
	};
	return {
		literal: (text, lenient) =>
			find(lenient, (expr) => expr.type === "literal" && expr.text === text) ??
			find(lenient, (expr) => expr.type === "literal" && expr.text.includes(text)),
		payload: (field, lenient) =>
			find(
				lenient,
				(expr) => (expr.type === "payload" || expr.type === "capture") && expr.field === field,
			),
		pattern: (keys, lenient) =>
			find(
				lenient,
				(expr) =>
					expr.type === "pattern" &&
					expr.members.some((member) => member.keys?.some((key) => keys.includes(key)) ?? false),
			),
		lenient: (code) => {
			const rule = grammar.rules.find((one) => one.lenient === code);
			if (rule === undefined) return null;
			const { line } = rule.at.start;
			return { rule: rule.name, line, text: shown(lines[line - 1] ?? "") };
		},
	};
}

function shown(line: string): string {
	return line.trim().replace(/[ \t]+/g, " ");
}

/** An expression and all in it, without recursion. */
function flat(expr: Expr): readonly Expr[] {
	const found: Expr[] = [];
	const waiting: Expr[] = [expr];
	for (let one = waiting.pop(); one !== undefined; one = waiting.pop()) {
		found.push(one);
		switch (one.type) {
			case "sequence":
				waiting.push(...one.items.toReversed());
				break;
			case "choice":
				waiting.push(...one.options.toReversed());
				break;
			case "repeat":
			case "look":
			case "capture":
			case "builder":
				waiting.push(one.body);
				break;
			case "list":
				waiting.push(one.separator, one.body);
				break;
			case "pattern":
				waiting.push(...one.members.map(({ value }) => value).toReversed());
				break;
			case "literal":
			case "space":
			case "eol":
			case "assert":
			case "commit":
			case "ref":
			case "payload":
			case "constant":
			case "backref":
				break;
			default:
				one satisfies never;
		}
	}
	return found;
}
