/** The grammar as one regular expression, in what JavaScript, Python and Rust have in common. */
import type { CharSet, Expr } from "../grammar/expr.js";
import { Rules } from "../grammar/rules.js";
import { CannotConstrain } from "../report.js";

const LONGEST = 200_000;

/** Throws `CannotConstrain` where a rule holds itself, or the whole becomes too long. */
export function regexOf(root: Expr): string {
	if (!new Rules(root).isRegular)
		throw new CannotConstrain(
			"no regular expression: values end where a mark stands, or hold others without bound",
		);
	const text = print(root, { left: LONGEST });
	if (text.length > LONGEST) throw tooLong();
	return text;
}

/** Nothing in it is shared: what is used again is written again. */
function tooLong(): CannotConstrain {
	return new CannotConstrain(
		`no regular expression of ${LONGEST} characters at most: gbnf and structural-tag have rules`,
	);
}

function print(expr: Expr, room: { left: number }): string {
	if (room.left < 0) throw tooLong();
	switch (expr.t) {
		case "text": {
			const text = expr.text.replace(/[^A-Za-z0-9 _<>:;,!@%&=~`'"/-]/g, escaped);
			room.left -= text.length;
			return text;
		}
		case "class":
			room.left -= 20;
			return classText(expr.set);
		case "seq":
			return expr.of.map((one) => print(one, room)).join("");
		case "alt":
		case "calls":
			return `(?:${expr.of.map((one) => print(one, room)).join("|")})`;
		case "many": {
			const { min, max } = expr;
			const count =
				max === null ? (min === 0 ? "*" : min === 1 ? "+" : `{${min},}`) : `{${min},${max}}`;
			return `(?:${print(expr.of, room)})${count}`;
		}
		case "rule":
			return print(expr.rule.body, room);
		case "json":
			return print(expr.of, room);
		case "several": {
			const between = `(?:${print(expr.between, room)})${expr.loose ? "?" : ""}`;
			return `${print(expr.first, room)}(?:${between}${print(expr.rest, room)})*`;
		}
		default:
			return expr satisfies never;
	}
}

function escaped(one: string): string {
	if (one === "\n") return "\\n";
	const code = one.charCodeAt(0);
	if (code >= 0x80) return one;
	return code < 32 || code === 127 ? `\\x${code.toString(16).padStart(2, "0")}` : `\\${one}`;
}

function classText({ not, ranges }: CharSet): string {
	const text = ranges.map(([from, to]) => (from === to ? sign(from) : `${sign(from)}-${sign(to)}`));
	return `[${not ? "^" : ""}${text.join("")}]`;
}

function sign(code: number): string {
	const one = String.fromCodePoint(code);
	if (/[0-9A-Za-z]/.test(one) || code >= 0x80) return one;
	return `\\x${code.toString(16).padStart(2, "0")}`;
}
