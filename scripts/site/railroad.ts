/** The rules of a grammar as railroad diagrams. */
import {
	Choice,
	Diagram,
	NonTerminal,
	OneOrMore,
	Optional,
	Sequence,
	Skip,
	Terminal,
	ZeroOrMore,
} from "@prantlf/railroad-diagrams";
import type { Expr, Grammar, Member } from "../../src/language/syntax.js";
import { html } from "../docs/markdown.js";

/** The strict rules, each with a diagram, as HTML in one line. */
export function railroadOf(grammar: Grammar): string {
	const rules = grammar.rules.filter(({ lenient }) => lenient === null);
	const drawn = rules.map(({ name, expr }) => {
		const svg = new Diagram(draw(expr))
			.toString()
			.replace(/\s*\n\s*/g, " ")
			.trim();
		const labelled = svg.replace(/^<svg /, `<svg role="img" aria-label="the rule ${html(name)}" `);
		return `<p><code>${html(name)}</code></p><div class="railroad" tabindex="0" role="region" aria-label="diagram of ${html(name)}">${labelled}</div>`;
	});
	return `<details><summary>The strict rules as diagrams</summary>${drawn.join("")}</details>`;
}

/** What the library draws: its types are declared beside this file. */
type Drawn = string | { toString(): string };

const literal = (text: string): Drawn => new Terminal(JSON.stringify(text));

function draw(expr: Expr): Drawn {
	switch (expr.type) {
		case "sequence":
			return new Sequence(...expr.items.map(draw));
		case "choice":
			return new Choice(0, ...expr.options.map(draw));
		case "repeat":
			if (expr.op === "?") return new Optional(draw(expr.body));
			return expr.op === "*" ? new ZeroOrMore(draw(expr.body)) : new OneOrMore(draw(expr.body));
		case "list":
			return new OneOrMore(draw(expr.body), draw(expr.separator));
		case "literal":
			return expr.text === "" ? new Skip() : literal(expr.text);
		case "space":
			return new Terminal("white space");
		case "eol":
			return new Terminal("line end");
		case "assert":
			return new Terminal(
				{ start: "at the start", line: "on a new line", end: "at the end" }[expr.what],
			);
		case "look":
			return new Sequence(new Terminal("followed by"), draw(expr.body));
		case "commit":
			return new Terminal("commit");
		case "ref":
			return new NonTerminal(expr.rule);
		case "payload":
			return new NonTerminal(`${expr.field}: ${expr.kind}`);
		case "capture":
			return new Sequence(new Terminal(`${expr.field}:`), draw(expr.body));
		case "constant":
			return new Terminal(`${expr.field} is ${JSON.stringify(expr.text)}`);
		case "backref":
			return new Terminal(`the same ${expr.field}`);
		case "builder":
			return new Sequence(new Terminal(`${expr.field}: ${expr.shape}`), draw(expr.body));
		case "pattern": {
			const members = expr.members.map(member);
			const open = expr.open ? [new Terminal("…")] : [];
			return new Sequence(literal("{"), ...members, ...open, literal("}"));
		}
		default:
			return expr satisfies never;
	}
}

function member({ keys, optional, value }: Member): Drawn {
	const key = keys === null ? new NonTerminal("name") : new Choice(0, ...keys.map(literal));
	const drawn = new Sequence(key, literal(":"), draw(value));
	return optional ? new Optional(drawn) : drawn;
}
