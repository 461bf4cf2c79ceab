/** Expressions to functions of a frame. */
import { at, TemplateError } from "../error.js";
import { FILTERS, TESTS } from "../filters/index.js";
import type { Comparison, Expression } from "../syntax/ast.js";
import {
	Float,
	isFloat,
	isNumber,
	keyOf,
	numberOf,
	Tuple,
	typeName,
	type Value,
} from "../values/kinds.js";
import { attributeOf, made, sliceOf, subscriptOf } from "../values/members.js";
import { compare, contains, equal, operate, truth } from "../values/operate.js";
import { str } from "../values/text.js";
import { argumentsOf, callValue, type Evaluate } from "./call.js";
import type { Frame } from "./frame.js";

/** Errors have the line of the template. */
export function evaluatorOf(expression: Expression): Evaluate {
	const evaluate = untraced(expression);
	if (expression.type === "constant" || expression.type === "name") return evaluate;
	return (frame) => {
		try {
			return evaluate(frame);
		} catch (error) {
			throw at(expression.line, error);
		}
	};
}

function untraced(expression: Expression): Evaluate {
	switch (expression.type) {
		case "constant": {
			const { value, float } = expression;
			const constant = float && Number.isInteger(value) ? new Float(Number(value)) : value;
			return () => constant;
		}
		case "name": {
			const { name } = expression;
			return (frame) => frame.get(name);
		}
		case "list":
		case "tuple": {
			const items = expression.items.map(evaluatorOf);
			const all = (frame: Frame): Value[] => items.map((item) => item(frame));
			return expression.type === "list"
				? (frame) => made(all(frame))
				: (frame) => new Tuple(all(frame));
		}
		case "dict": {
			const entries = expression.entries.map(
				([key, value]) => [evaluatorOf(key), evaluatorOf(value)] as const,
			);
			return (frame) => {
				const dict = new Map<Value, Value>();
				for (const [key, value] of entries) dict.set(keyOf(key(frame)), value(frame));
				return dict;
			};
		}
		case "attribute": {
			const object = evaluatorOf(expression.object);
			const { name } = expression;
			return (frame) => {
				const value = object(frame);
				if (value === undefined) throw missing(expression.object);
				return attributeOf(value, name);
			};
		}
		case "subscript": {
			const object = evaluatorOf(expression.object);
			const key = evaluatorOf(expression.key);
			return (frame) => {
				const value = object(frame);
				if (value === undefined) throw missing(expression.object);
				return subscriptOf(value, key(frame));
			};
		}
		case "slice": {
			const object = evaluatorOf(expression.object);
			const [start, stop, step] = [expression.start, expression.stop, expression.step].map(
				(part) => (part === null ? () => null : evaluatorOf(part)),
			) as [Evaluate, Evaluate, Evaluate];
			return (frame) => {
				const value = object(frame);
				if (value === undefined) throw missing(expression.object);
				return sliceOf(value, start(frame), stop(frame), step(frame));
			};
		}
		case "call": {
			const callee = evaluatorOf(expression.callee);
			const given = argumentsOf(expression.given, evaluatorOf);
			const title = (): string => titleOf(expression.callee);
			return (frame) => callValue(callee(frame), given(frame), frame, title);
		}
		case "filter":
			return filtered(expression);
		case "test":
			return tested(expression);
		case "not": {
			const operand = evaluatorOf(expression.operand);
			return (frame) => !truth(operand(frame));
		}
		case "negative":
		case "positive": {
			const operand = evaluatorOf(expression.operand);
			const sign = expression.type === "negative" ? -1 : 1;
			return (frame) => signed(operand(frame), sign);
		}
		case "binary": {
			const left = evaluatorOf(expression.left);
			const right = evaluatorOf(expression.right);
			const { operator } = expression;
			return (frame) => {
				const [a, b] = [left(frame), right(frame)];
				if (a === undefined) throw missing(expression.left);
				if (b === undefined && operator !== "%") throw missing(expression.right);
				return operate(operator, a, b);
			};
		}
		case "concat": {
			const parts = expression.parts.map(evaluatorOf);
			return (frame) => {
				let text = "";
				for (const part of parts) text += str(part(frame));
				return text;
			};
		}
		case "compare":
			return compared(expression);
		case "and": {
			const left = evaluatorOf(expression.left);
			const right = evaluatorOf(expression.right);
			return (frame) => {
				const value = left(frame);
				return truth(value) ? right(frame) : value;
			};
		}
		case "or": {
			const left = evaluatorOf(expression.left);
			const right = evaluatorOf(expression.right);
			return (frame) => {
				const value = left(frame);
				return truth(value) ? value : right(frame);
			};
		}
		case "condition": {
			const test = evaluatorOf(expression.test);
			const then = evaluatorOf(expression.then);
			const otherwise = expression.otherwise && evaluatorOf(expression.otherwise);
			return (frame) => (truth(test(frame)) ? then(frame) : otherwise?.(frame));
		}
		default:
			return expression satisfies never;
	}
}

/** The text that a filter of a block takes. */
export const BLOCK_TEXT = "a block's text";

function filtered({ input, name, given }: Extract<Expression, { type: "filter" }>): Evaluate {
	const value = input === null ? (frame: Frame) => frame.get(BLOCK_TEXT) : evaluatorOf(input);
	const values = argumentsOf(given, evaluatorOf);
	const run = FILTERS.get(name);
	return (frame) => {
		if (run === undefined) throw new TemplateError(`there is no filter '${name}'`);
		const { positional, named } = values(frame);
		return run(value(frame), positional, named);
	};
}

function tested({ input, name, given, negated }: Extract<Expression, { type: "test" }>): Evaluate {
	const value = evaluatorOf(input);
	if (name === "filter" || name === "test") {
		const known: ReadonlyMap<string, unknown> = name === "filter" ? FILTERS : TESTS;
		return (frame) => known.has(str(value(frame))) !== negated;
	}
	const test = TESTS.get(name);
	const values = argumentsOf(given, evaluatorOf);
	return (frame) => {
		if (test === undefined) throw new TemplateError(`there is no test '${name}'`);
		const { positional, named } = values(frame);
		return test(value(frame), positional, named) !== negated;
	};
}

function compared({ first, rest }: Extract<Expression, { type: "compare" }>): Evaluate {
	const left = evaluatorOf(first);
	const others = rest.map(([operator, value]) => [operator, evaluatorOf(value)] as const);
	const [only] = others;
	if (others.length === 1 && only !== undefined) {
		const [operator, right] = only;
		return (frame) => holds(operator, left(frame), right(frame));
	}
	return (frame) => {
		let value = left(frame);
		for (const [operator, other] of others) {
			const next = other(frame);
			if (!holds(operator, value, next)) return false;
			value = next;
		}
		return true;
	};
}

function holds(operator: Comparison, left: Value, right: Value): boolean {
	switch (operator) {
		case "==":
			return equal(left, right);
		case "!=":
			return !equal(left, right);
		case "<":
			return compare(left, right) < 0;
		case "<=":
			return compare(left, right) <= 0;
		case ">":
			return compare(left, right) > 0;
		case ">=":
			return compare(left, right) >= 0;
		case "in":
			return contains(right, left);
		case "not in":
			return !contains(right, left);
		default:
			return operator satisfies never;
	}
}

function signed(value: Value, sign: number): Value {
	if (!isNumber(value)) throw new TemplateError(`'${typeName(value)}' has no sign`);
	const number = sign * numberOf(value);
	return isFloat(value) && Number.isInteger(number) ? new Float(number) : number + 0;
}

function missing(expression: Expression): TemplateError {
	return new TemplateError(`'${titleOf(expression)}' is undefined`);
}

/** How the template writes a value, where it is short. */
function titleOf(expression: Expression): string {
	switch (expression.type) {
		case "name":
			return expression.name;
		case "attribute":
			return `${titleOf(expression.object)}.${expression.name}`;
		case "subscript": {
			const { key } = expression;
			const inner = key.type === "constant" ? JSON.stringify(key.value) : titleOf(key);
			return `${titleOf(expression.object)}[${inner}]`;
		}
		case "call":
			return `${titleOf(expression.callee)}()`;
		default:
			return "a value";
	}
}
