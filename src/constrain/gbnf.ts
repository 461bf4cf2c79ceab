/** The grammar as GBNF, the notation of llama.cpp; xgrammar reads it, too. */
import type { CharSet, Expr, Rule } from "./expr.js";
import { Rules } from "./rules.js";

export function gbnf(root: Expr): string {
	return new Gbnf(root).text();
}

/** How tightly an expression must hold together where it is put. */
type Level = "options" | "sequence" | "item";

class Gbnf {
	private readonly rules: Rules;
	private readonly names = new Map<Rule, string>();
	private readonly taken = new Map<string, number>([["root", 1]]);
	private readonly todo: Rule[] = [];

	constructor(private readonly root: Expr) {
		this.rules = new Rules(root);
	}

	text(): string {
		const lines = [`root ::= ${this.print(this.root, "options")}`];
		for (let next = this.todo.shift(); next !== undefined; next = this.todo.shift())
			lines.push(`${this.names.get(next)} ::= ${this.print(next.body, "options")}`);
		return `${lines.join("\n")}\n`;
	}

	private print(expr: Expr, level: Level): string {
		switch (expr.t) {
			case "text":
				return quoted(expr.text);
			case "class":
				return classText(expr.set);
			case "seq": {
				const text = expr.of.map((one) => this.print(one, "sequence")).join(" ");
				return level === "item" ? `(${text})` : text;
			}
			case "alt":
			case "calls": {
				const [only] = expr.of;
				if (expr.of.length === 1 && only !== undefined) return this.print(only, level);
				const text = expr.of.map((one) => this.print(one, "sequence")).join(" | ");
				return level === "options" ? text : `(${text})`;
			}
			case "many":
				return `${this.print(expr.of, "item")}${repeats(expr.min, expr.max)}`;
			case "json":
				return this.print(expr.of, level);
			case "rule":
				if (!this.rules.isNamed(expr.rule)) return this.print(expr.rule.body, level);
				return this.name(expr.rule);
			case "several": {
				const between = this.print(expr.between, "item");
				const rest = this.print(expr.rest, "sequence");
				const gap = expr.between.t === "text" && expr.between.text === "" ? "" : between;
				const more = `(${gap}${expr.loose && gap !== "" ? "?" : ""} ${rest})*`;
				return level === "item"
					? `(${this.print(expr.first, "sequence")} ${more})`
					: `${this.print(expr.first, "sequence")} ${more}`;
			}
			default:
				return expr satisfies never;
		}
	}

	private name(rule: Rule): string {
		const known = this.names.get(rule);
		if (known !== undefined) return known;
		const letters = rule.hint
			.toLowerCase()
			.replace(/[^a-z0-9]+/g, "-")
			.replace(/^[^a-z]+|-+$/g, "");
		const hint = letters === "" ? "r" : letters.slice(0, 24);
		const count = this.taken.get(hint) ?? 0;
		this.taken.set(hint, count + 1);
		// a number behind every name: no hint can be the name of another rule
		const name = `${hint}-${count}x`;
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

function classText({ not, ranges }: CharSet): string {
	const text = ranges.map(([from, to]) => (from === to ? hex(from) : `${hex(from)}-${hex(to)}`));
	return `[${not ? "^" : ""}${text.join("")}]`;
}

/** Letters and digits stand as they are; engines differ about which signs need a backslash. */
function hex(code: number): string {
	if (/^[0-9A-Za-z]$/.test(String.fromCharCode(code))) return String.fromCharCode(code);
	if (code < 0x100) return `\\x${code.toString(16).padStart(2, "0").toUpperCase()}`;
	if (code < 0x10000) return `\\u${code.toString(16).padStart(4, "0").toUpperCase()}`;
	return `\\U${code.toString(16).padStart(8, "0").toUpperCase()}`;
}
