/** Templates to statements. */
import { TemplateError } from "../error.js";
import type { Expression, Parameter, Statement, Target } from "./ast.js";
import { parseExpression, parseFilter, parseTuple } from "./expressions.js";
import { tokensOf } from "./lexer.js";
import { Tokens } from "./tokens.js";

/** Throws a `TemplateError` with its line. */
export function parseTemplate(source: string): Statement[] {
	const tokens = new Tokens(tokensOf(source));
	const body = statements(tokens, []);
	if (!tokens.over) throw tokens.unexpected("a statement");
	return body;
}

/** Up to a tag of one of these names, which is left unread behind its `{%`; without names, up to the end. */
function statements(tokens: Tokens, until: readonly string[]): Statement[] {
	return tokens.nested(() => {
		const body: Statement[] = [];
		while (!tokens.over) {
			const { line } = tokens;
			const { type, value } = tokens.take();
			if (type === "text") body.push({ type: "text", text: value, line });
			else if (type === "print") {
				body.push({ type: "print", value: parseTuple(tokens), line });
				tokens.expect("printed");
			} else if (tokens.isName(...until)) return body;
			else body.push(statement(tokens, line));
		}
		if (until.length > 0)
			throw new TemplateError(`the template ends before {% ${until.at(-1)} %}`, tokens.line);
		return body;
	});
}

/** A body up to its end tag, with the end of its opening tag. */
function block(tokens: Tokens, end: string): Statement[] {
	tokens.expect("end");
	const body = statements(tokens, [end]);
	tokens.take();
	tokens.expect("end");
	return body;
}

function statement(tokens: Tokens, line: number): Statement {
	const { value: tag } = tokens.expect("name");
	switch (tag) {
		case "for":
			return loop(tokens, line);
		case "if":
			return branch(tokens, line);
		case "set":
			return assignment(tokens, line);
		case "macro": {
			const name = tokens.expect("name").value;
			const parameters = signature(tokens);
			return { type: "macro", name, parameters, body: block(tokens, "endmacro"), line };
		}
		case "call": {
			const parameters = tokens.isOperator("(") ? signature(tokens) : [];
			const call = parseExpression(tokens);
			if (call.type !== "call") throw new TemplateError("expected a call", line);
			return { type: "call-block", call, parameters, body: block(tokens, "endcall"), line };
		}
		case "filter": {
			const filter = filters(tokens, null);
			return { type: "filter-block", filter, body: block(tokens, "endfilter"), line };
		}
		case "with": {
			const values: [Target, Expression][] = [];
			while (!tokens.is("end")) {
				if (values.length > 0) tokens.expect("operator", ",");
				const to = target(tokens);
				tokens.expect("operator", "=");
				values.push([to, parseExpression(tokens)]);
			}
			return { type: "with", values, body: block(tokens, "endwith"), line };
		}
		case "block": {
			const name = tokens.expect("name").value;
			while (tokens.isName("scoped", "required")) tokens.take();
			tokens.expect("end");
			const body = statements(tokens, ["endblock"]);
			tokens.take();
			tokens.skipName(name);
			return last(tokens, { type: "scope", body, line });
		}
		case "generation":
			return { type: "scope", body: block(tokens, "endgeneration"), line };
		case "autoescape":
			parseExpression(tokens);
			return { type: "scope", body: block(tokens, "endautoescape"), line };
		case "do":
			return last(tokens, { type: "do", value: parseTuple(tokens), line });
		case "break":
		case "continue":
			return last(tokens, { type: tag, line });
		default:
			throw new TemplateError(`the tag '${tag}' is not known in chat templates`, line);
	}
}

function last(tokens: Tokens, made: Statement): Statement {
	tokens.expect("end");
	return made;
}

function loop(tokens: Tokens, line: number): Statement {
	const to = targets(tokens);
	tokens.expect("name", "in");
	const iterable = parseTuple(tokens, { conditions: false, until: ["recursive"] });
	const test = tokens.skipName("if") ? parseExpression(tokens) : null;
	const recursive = tokens.skipName("recursive");
	tokens.expect("end");
	const body = statements(tokens, ["endfor", "else"]);
	const hasElse = tokens.take().value === "else";
	const otherwise = hasElse ? block(tokens, "endfor") : [];
	if (!hasElse) tokens.expect("end");
	return { type: "for", target: to, iterable, test, recursive, body, otherwise, line };
}

function branch(tokens: Tokens, line: number): Statement {
	const test = parseTuple(tokens, { conditions: false });
	tokens.expect("end");
	const then = statements(tokens, ["elif", "else", "endif"]);
	const { value: tag, line: at } = tokens.take();
	if (tag === "elif") {
		const otherwise = tokens.nested(() => branch(tokens, at));
		return { type: "if", test, then, otherwise: [otherwise], line };
	}
	const otherwise = tag === "else" ? block(tokens, "endif") : [];
	if (tag !== "else") tokens.expect("end");
	return { type: "if", test, then, otherwise, line };
}

function assignment(tokens: Tokens, line: number): Statement {
	const to = targets(tokens);
	if (tokens.skip("="))
		return last(tokens, { type: "set", target: to, value: parseTuple(tokens), line });
	const filter = tokens.isOperator("|") ? filters(tokens, null) : null;
	return { type: "set-block", target: to, filter, body: block(tokens, "endset"), line };
}

function filters(tokens: Tokens, input: Expression | null): Expression {
	let value = parseFilter(tokens, input);
	while (tokens.isOperator("|")) value = parseFilter(tokens, value);
	return value;
}

function targets(tokens: Tokens): Target {
	const first = target(tokens);
	if (!tokens.isOperator(",")) return first;
	const items = [first];
	while (tokens.skip(",") && !tokens.isName("in") && !tokens.isOperator("="))
		items.push(target(tokens));
	return { type: "tuple", items };
}

function target(tokens: Tokens): Target {
	if (tokens.skip("(")) {
		const inner = tokens.nested(() => targets(tokens));
		tokens.expect("operator", ")");
		return inner;
	}
	const { value: name, line } = tokens.expect("name");
	if (["true", "false", "none", "True", "False", "None"].includes(name))
		throw new TemplateError(`nothing can be assigned to '${name}'`, line);
	if (!tokens.skip(".")) return { type: "name", name };
	return { type: "member", object: name, name: tokens.expect("name").value };
}

function signature(tokens: Tokens): Parameter[] {
	const parameters: Parameter[] = [];
	tokens.expect("operator", "(");
	while (!tokens.skip(")")) {
		if (parameters.length > 0) tokens.expect("operator", ",");
		if (tokens.skip(")")) break;
		const name = tokens.expect("name").value;
		parameters.push({ name, default: tokens.skip("=") ? parseExpression(tokens) : null });
	}
	return parameters;
}
