/** Expressions of Jinja, by precedence. */
import { TemplateError } from "../error.js";
import type { Arguments, BinaryOperator, Comparison, Expression } from "./ast.js";
import type { Tokens } from "./tokens.js";

const CONSTANTS: ReadonlyMap<string, boolean | null> = new Map([
	["true", true],
	["True", true],
	["false", false],
	["False", false],
	["none", null],
	["None", null],
]);
const NO_ARGUMENTS: Arguments = { positional: [], named: [], spread: null, spreadNamed: null };

export function parseExpression(tokens: Tokens): Expression {
	return tokens.nested(() => condition(tokens));
}

/** One expression, or a tuple of several with commas between them. */
export function parseTuple(
	tokens: Tokens,
	{ conditions = true, parenthesized = false, until = [] as readonly string[] } = {},
): Expression {
	const { line } = tokens;
	const items: Expression[] = [];
	const over = (): boolean =>
		tokens.is("printed") || tokens.is("end") || tokens.isOperator(")") || tokens.isName(...until);
	let comma = false;
	while (!over()) {
		items.push(tokens.nested(() => (conditions ? condition(tokens) : or(tokens))));
		comma = tokens.skip(",") || false;
		if (!comma) break;
		comma = true;
	}
	const [only] = items;
	if (items.length === 1 && only !== undefined && !comma) return only;
	if (items.length === 0 && !parenthesized) throw tokens.unexpected("an expression");
	return { type: "tuple", items, line };
}

function condition(tokens: Tokens): Expression {
	let then = or(tokens);
	for (;;) {
		const { line } = tokens;
		if (!tokens.skipName("if")) return then;
		const test = or(tokens);
		const otherwise = tokens.skipName("else") ? tokens.nested(() => condition(tokens)) : null;
		then = { type: "condition", test, then, otherwise, line };
	}
}

function or(tokens: Tokens): Expression {
	let left = and(tokens);
	for (let { line } = tokens; tokens.skipName("or"); { line } = tokens)
		left = { type: "or", left, right: and(tokens), line };
	return left;
}

function and(tokens: Tokens): Expression {
	let left = not(tokens);
	for (let { line } = tokens; tokens.skipName("and"); { line } = tokens)
		left = { type: "and", left, right: not(tokens), line };
	return left;
}

function not(tokens: Tokens): Expression {
	const { line } = tokens;
	if (!tokens.skipName("not")) return comparison(tokens);
	return { type: "not", operand: tokens.nested(() => not(tokens)), line };
}

function comparison(tokens: Tokens): Expression {
	const { line } = tokens;
	const first = sum(tokens);
	const rest: [Comparison, Expression][] = [];
	for (let operator = comparer(tokens); operator !== null; operator = comparer(tokens))
		rest.push([operator, sum(tokens)]);
	return rest.length === 0 ? first : { type: "compare", first, rest, line };
}

function comparer(tokens: Tokens): Comparison | null {
	if (tokens.isOperator("==", "!=", "<", "<=", ">", ">=")) return tokens.take().value as Comparison;
	if (tokens.skipName("in")) return "in";
	if (!tokens.isName("not") || tokens.next.type !== "name" || tokens.next.value !== "in")
		return null;
	tokens.take();
	tokens.take();
	return "not in";
}

function sum(tokens: Tokens): Expression {
	return binary(tokens, concat, "+", "-");
}

function concat(tokens: Tokens): Expression {
	const { line } = tokens;
	const first = product(tokens);
	if (!tokens.isOperator("~")) return first;
	const parts = [first];
	while (tokens.skip("~")) parts.push(product(tokens));
	return { type: "concat", parts, line };
}

function product(tokens: Tokens): Expression {
	return binary(tokens, power, "*", "/", "//", "%");
}

function power(tokens: Tokens): Expression {
	return binary(tokens, unary, "**");
}

function binary(
	tokens: Tokens,
	operand: (tokens: Tokens) => Expression,
	...operators: readonly BinaryOperator[]
): Expression {
	let left = operand(tokens);
	while (tokens.isOperator(...operators)) {
		const { value, line } = tokens.take();
		left = {
			type: "binary",
			operator: value as BinaryOperator,
			left,
			right: operand(tokens),
			line,
		};
	}
	return left;
}

function unary(tokens: Tokens): Expression {
	return filtered(
		tokens,
		tokens.nested(() => signed(tokens)),
	);
}

function signed(tokens: Tokens): Expression {
	const { line } = tokens;
	if (tokens.skip("-"))
		return { type: "negative", operand: tokens.nested(() => signed(tokens)), line };
	if (tokens.skip("+"))
		return { type: "positive", operand: tokens.nested(() => signed(tokens)), line };
	return postfix(tokens, primary(tokens));
}

function primary(tokens: Tokens): Expression {
	const { line, current } = tokens;
	if (tokens.is("name")) {
		tokens.take();
		const constant = CONSTANTS.get(current.value);
		if (constant !== undefined) return { type: "constant", value: constant, line };
		return { type: "name", name: current.value, line };
	}
	if (tokens.is("string")) {
		let value = "";
		while (tokens.is("string")) value += tokens.take().value;
		return { type: "constant", value, line };
	}
	if (tokens.is("integer") || tokens.is("float")) {
		tokens.take();
		const value = Number(current.value.replaceAll("_", ""));
		return { type: "constant", value, line, ...(current.type === "float" && { float: true }) };
	}
	if (tokens.skip("(")) {
		const value = parseTuple(tokens, { parenthesized: true });
		tokens.expect("operator", ")");
		return value;
	}
	if (tokens.skip("["))
		return { type: "list", items: listed(tokens, "]", () => parseExpression(tokens)), line };
	if (tokens.skip("{")) {
		const entries = listed(tokens, "}", () => {
			const key = parseExpression(tokens);
			tokens.expect("operator", ":");
			return [key, parseExpression(tokens)] as const;
		});
		return { type: "dict", entries, line };
	}
	throw tokens.unexpected("an expression");
}

/** Items with commas between them, and one behind them at most, up to the closing bracket. */
function listed<T>(tokens: Tokens, close: string, item: () => T): T[] {
	const items: T[] = [];
	while (!tokens.skip(close)) {
		if (items.length > 0) tokens.expect("operator", ",");
		if (tokens.skip(close)) break;
		items.push(item());
	}
	return items;
}

function postfix(tokens: Tokens, of: Expression): Expression {
	let value = of;
	for (;;) {
		const { line } = tokens;
		if (tokens.skip(".")) {
			value = member(tokens, value, line);
		} else if (tokens.skip("[")) value = subscript(tokens, value, line);
		else if (tokens.isOperator("("))
			value = { type: "call", callee: value, given: parseArguments(tokens), line };
		else return value;
	}
}

function member(tokens: Tokens, object: Expression, line: number): Expression {
	if (tokens.is("name")) return { type: "attribute", object, name: tokens.take().value, line };
	const index = tokens.expect("integer");
	const key: Expression = {
		type: "constant",
		value: Number(index.value.replaceAll("_", "")),
		line,
	};
	return { type: "subscript", object, key, line };
}

function subscript(tokens: Tokens, object: Expression, line: number): Expression {
	const part = (): Expression | null =>
		tokens.isOperator(":", "]") ? null : parseExpression(tokens);
	const start = part();
	if (!tokens.skip(":")) {
		if (start === null) throw tokens.unexpected("a key");
		tokens.expect("operator", "]");
		return { type: "subscript", object, key: start, line };
	}
	const stop = part();
	const step = tokens.skip(":") ? part() : null;
	tokens.expect("operator", "]");
	return { type: "slice", object, start, stop, step, line };
}

function parseArguments(tokens: Tokens): Arguments {
	tokens.expect("operator", "(");
	const positional: Expression[] = [];
	const named: [string, Expression][] = [];
	let spread: Expression | null = null;
	let spreadNamed: Expression | null = null;
	listed(tokens, ")", () => {
		if (tokens.skip("*")) spread = parseExpression(tokens);
		else if (tokens.skip("**")) spreadNamed = parseExpression(tokens);
		else if (tokens.is("name") && tokens.next.type === "operator" && tokens.next.value === "=") {
			const name = tokens.take().value;
			tokens.take();
			named.push([name, parseExpression(tokens)]);
		} else {
			if (named.length > 0 || spreadNamed !== null)
				throw new TemplateError("an argument without name behind one with a name", tokens.line);
			positional.push(parseExpression(tokens));
		}
	});
	return { positional, named, spread, spreadNamed };
}

/** Filters and tests behind a value. */
function filtered(tokens: Tokens, of: Expression): Expression {
	let value = of;
	for (;;) {
		if (tokens.isOperator("|")) value = parseFilter(tokens, value);
		else if (tokens.isName("is")) value = test(tokens, value);
		else if (tokens.isOperator("("))
			value = { type: "call", callee: value, line: tokens.line, given: parseArguments(tokens) };
		else return value;
	}
}

/** `| name(…)`; the first bar may be left out in `{% filter name %}`. */
export function parseFilter(tokens: Tokens, input: Expression | null): Expression {
	const { line } = tokens;
	tokens.skip("|");
	const name = dotted(tokens);
	const given = tokens.isOperator("(") ? parseArguments(tokens) : NO_ARGUMENTS;
	return { type: "filter", input, name, given, line };
}

function test(tokens: Tokens, input: Expression): Expression {
	const { line } = tokens.take();
	const negated = tokens.skipName("not");
	const name = dotted(tokens);
	return { type: "test", input, name, given: tested(tokens), negated, line };
}

function tested(tokens: Tokens): Arguments {
	if (tokens.isOperator("(")) return parseArguments(tokens);
	const begins =
		tokens.is("name") ||
		tokens.is("string") ||
		tokens.is("integer") ||
		tokens.is("float") ||
		tokens.isOperator("[", "{");
	if (!begins || tokens.isName("else", "or", "and")) return NO_ARGUMENTS;
	if (tokens.isName("is"))
		throw new TemplateError("a test of a test; write it with `and`", tokens.line);
	// `x is none if y` and `x is in list`: words of other rules
	if (tokens.isName("if", "in", "not", "recursive")) return NO_ARGUMENTS;
	return { ...NO_ARGUMENTS, positional: [postfix(tokens, primary(tokens))] };
}

function dotted(tokens: Tokens): string {
	let name = tokens.expect("name").value;
	while (tokens.skip(".")) name += `.${tokens.expect("name").value}`;
	return name;
}
