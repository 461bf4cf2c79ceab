/** Numbers, as far as their digits can be told. */
import { alt, choice, type Expr, many, maybe, oneOf, row, ruleOf, text } from "../grammar/expr.js";
import type { Report } from "../report.js";
import type { Schema } from "../schema/ways.js";

const DIGIT = oneOf("0-9");
const NATURAL = choice([text("0"), row(oneOf("1-9"), many(DIGIT, 0, 15))]);

export function numberOf(
	type: "integer" | "number",
	schema: Schema,
	place: string,
	report: Report,
): Expr | null {
	const low = schema.minimum ?? schema.exclusiveMinimum;
	const high = schema.maximum ?? schema.exclusiveMaximum;
	const whole = type === "integer";
	if (whole && typeof low === "number" && typeof high === "number" && high - low <= 200) {
		const from = schema.minimum === undefined ? Math.floor(low) + 1 : Math.ceil(low);
		const to = schema.maximum === undefined ? Math.ceil(high) - 1 : Math.floor(high);
		const all: Expr[] = [];
		for (let at = from; at <= to; at++) all.push(text(String(at)));
		for (const key of LIMITS) if (schema[key] !== undefined) report.enforced(`${place}.${key}`);
		return alt(all);
	}
	const positive = typeof low === "number" && low >= 0;
	for (const key of LIMITS) {
		if (schema[key] === undefined) continue;
		if (key === "minimum" && schema[key] === 0) report.enforced(`${place}.minimum`);
		else if (positive && /inimum/i.test(key)) report.weakened(`${place}.${key}`, "only the sign");
		else report.left(`${place}.${key}`);
	}
	if (whole) return positive ? DIGITS : INTEGER;
	return positive ? POSITIVE : NUMBER;
}

/** One rule each for all grammars: a request has many numbers. */
const DIGITS = ruleOf("digits", NATURAL);
const INTEGER = ruleOf("integer", row(maybe(text("-")), DIGITS));
const POSITIVE = ruleOf(
	"positive",
	row(
		DIGITS,
		maybe(row(text("."), many(DIGIT, 1, 16))),
		maybe(row(oneOf("e", "E"), maybe(oneOf("+", "-")), many(DIGIT, 1, 2))),
	),
);
const NUMBER = ruleOf("number", row(maybe(text("-")), POSITIVE));

const LIMITS = ["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum"];
