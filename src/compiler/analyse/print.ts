/** Expressions as one line of text: for messages, and as the key of structural equality. */
import { DEFAULT_KIND, type Expr, type Member } from "../../language/syntax.js";
import { unreachable } from "../walks/syntax.js";

/** How tightly the printed text holds together: a choice needs brackets almost everywhere. */
const CHOICE = 0;
const SEQUENCE = 1;
const TERM = 2;
const REPEATED = 3;
const PRIMARY = 4;

export function printExpr(expr: Expr): string {
	return print(expr, CHOICE);
}

/** A text as a literal of the language. */
export function quote(text: string): string {
	return JSON.stringify(text);
}

function print(expr: Expr, least: number): string {
	const text = plain(expr);
	return strength(expr) < least ? `(${text})` : text;
}

function strength(expr: Expr): number {
	switch (expr.type) {
		case "choice":
			return CHOICE;
		case "sequence":
			return expr.items.length === 1 ? PRIMARY : SEQUENCE;
		case "look":
		case "list":
			return TERM;
		case "repeat":
			return REPEATED;
		default:
			return PRIMARY;
	}
}

function plain(expr: Expr): string {
	switch (expr.type) {
		case "sequence":
			return expr.items.length === 0 ? '""' : expr.items.map((item) => print(item, TERM)).join(" ");
		case "choice":
			return expr.options.map((option) => print(option, SEQUENCE)).join(" / ");
		case "repeat":
			return `${print(expr.body, PRIMARY)}${expr.op}`;
		case "list":
			return `${print(expr.body, REPEATED)} % ${print(expr.separator, REPEATED)}`;
		case "literal":
			return quote(expr.text);
		case "space":
			return expr.write === "" ? "_" : `_${quote(expr.write)}`;
		case "eol":
			return "eol";
		case "assert":
			return { start: "^", line: "bol", end: "$" }[expr.what];
		case "look":
			return `&${print(expr.body, REPEATED)}`;
		case "commit":
			return "~";
		case "ref":
			return expr.rule;
		case "payload":
			return DEFAULT_KIND[expr.field] === expr.kind ? expr.field : `${expr.field}:${expr.kind}`;
		case "pattern": {
			const members = [...expr.members.map(printMember), ...(expr.open ? ["..."] : [])];
			return `${expr.dialect === "py" ? "py" : ""}{ ${members.join(", ")} }`;
		}
		case "capture":
			return `${expr.field}:(${plain(expr.body)})`;
		case "constant":
			return `${expr.field}:=${quote(expr.text)}`;
		case "backref":
			return `=${expr.field}`;
		case "builder":
			return `${expr.field}:${expr.shape}${expr.item === null ? "" : ` ${quote(expr.item)} `}(${plain(expr.body)})`;
		default:
			return unreachable(expr);
	}
}

function printMember(member: Member): string {
	const keys = member.keys === null ? "name" : member.keys.map(quote).join(" | ");
	return `${keys}${member.optional ? "?" : ""}: ${member.commit ? "~ " : ""}${plain(member.value)}`;
}

/** Shortened for a message. */
export function brief(expr: Expr): string {
	const text = printExpr(expr);
	return text.length > 60 ? `${text.slice(0, 57)}...` : text;
}
