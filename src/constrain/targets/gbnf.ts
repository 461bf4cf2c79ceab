/** The grammar as GBNF, the notation of llama.cpp; xgrammar reads it, too. */
import { type Expr, maybe, type Rule, row } from "../grammar/expr.js";
import { factored } from "../grammar/factored.js";
import { Rules } from "../grammar/rules.js";
import { shared } from "../grammar/shared.js";
import { classText, type Dialect } from "./classes.js";

export function gbnf(root: Expr, dialect: Dialect): string {
	return new Gbnf(shared(root), dialect).text();
}

const LONGEST_ITEM = 60;

/** How tightly an expression must hold together where it is put. */
type Level = "options" | "sequence" | "item";

class Gbnf {
	private readonly rules: Rules;
	private readonly names = new Map<Rule, string>();
	private readonly taken = new Map<string, number>([["root", 1]]);
	private readonly todo: Rule[] = [];

	constructor(
		private readonly root: Expr,
		private readonly dialect: Dialect,
	) {
		this.rules = new Rules(root);
	}

	text(): string {
		const lines = [`root ::= ${this.print(this.root, "options")}`];
		// it grows while it is read
		for (const next of this.todo)
			lines.push(`${this.names.get(next)} ::= ${this.print(next.body, "options")}`);
		return `${lines.join("\n")}\n`;
	}

	private print(expr: Expr, level: Level): string {
		switch (expr.t) {
			case "text":
				return quoted(expr.text);
			case "class":
				return classText(expr.set, this.dialect);
			case "seq": {
				const text = expr.of.map((one) => this.print(one, "sequence")).join(" ");
				return level === "item" ? `(${text})` : text;
			}
			case "alt":
			case "calls": {
				const of = this.alternatives(expr.of);
				const [only] = of;
				if (of.length === 1 && only !== undefined) return this.print(only, level);
				const text = of.map((one) => this.print(one, "sequence")).join(" | ");
				return level === "options" ? text : `(${text})`;
			}
			case "many": {
				const text = `${this.item(expr.of)}${repeats(expr.min, expr.max)}`;
				return level === "item" ? `(${text})` : text;
			}
			case "json":
				return this.print(expr.of, level);
			case "rule":
				if (!this.rules.isNamed(expr.rule)) return this.print(expr.rule.body, level);
				return this.name(expr.rule);
			case "several": {
				const gap = expr.loose ? maybe(expr.between) : expr.between;
				const more = `${this.item(row(gap, expr.rest))}*`;
				return level === "item"
					? `(${this.print(expr.first, "sequence")} ${more})`
					: `${this.print(expr.first, "sequence")} ${more}`;
			}
			default:
				return expr satisfies never;
		}
	}

	/** xgrammar 0.1.27 reads `"xas." | "xa."` so that it holds `xass.`, and factored alternatives as they are. */
	private alternatives(of: readonly Expr[]): readonly Expr[] {
		switch (this.dialect) {
			case "llama.cpp":
				return of;
			case "xgrammar":
				return factored(of);
			default:
				return this.dialect satisfies never;
		}
	}

	/** What repeats. Engines count what stands in it, so that much of it is a rule. */
	private item(expr: Expr): string {
		const text = this.print(expr, "item");
		if (text.length <= LONGEST_ITEM) return text;
		const rule = this.hoisted.get(expr) ?? { hint: "item", body: expr };
		this.hoisted.set(expr, rule);
		return this.name(rule);
	}
	private readonly hoisted = new Map<Expr, Rule>();

	private name(rule: Rule): string {
		const known = this.names.get(rule);
		if (known !== undefined) return known;
		// two letters tell what it is: in a grammar for many tools names are most of the text
		const letters = rule.hint.toLowerCase().replace(/[^a-z]+/g, "");
		const hint = letters === "" ? "r" : letters.slice(0, 2);
		const count = this.taken.get(hint) ?? 0;
		this.taken.set(hint, count + 1);
		// a number behind every name: none is the name of the root
		const name = `${hint}${count}`;
		this.names.set(rule, name);
		this.todo.push(rule);
		return name;
	}
}

function repeats(min: number, max: number | null): string {
	if (max === null) return min === 0 ? "*" : min === 1 ? "+" : `{${min},}`;
	if (min === 0 && max === 1) return "?";
	return min === max ? `{${min}}` : `{${min},${max}}`;
}

function quoted(text: string): string {
	const escaped = text.replace(/["\\\u0000-\u001f\u007f-\u009f]/g, (one) => {
		if (one === '"' || one === "\\") return `\\${one}`;
		return one === "\n" ? "\\n" : one === "\t" ? "\\t" : hex(one.charCodeAt(0));
	});
	return `"${escaped}"`;
}

function hex(code: number): string {
	return `\\u${code.toString(16).padStart(4, "0").toUpperCase()}`;
}
