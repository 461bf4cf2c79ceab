/** Truth, equality, order and the operators. */
import { TemplateError } from "../error.js";
import type { BinaryOperator } from "../syntax/ast.js";
import { compareText } from "./characters.js";
import {
	entriesOf,
	floatOf,
	hasMember,
	isDict,
	isFloat,
	isList,
	isNumber,
	memberOf,
	numberOf,
	sizeOf,
	Tuple,
	typeName,
	type Value,
} from "./kinds.js";
import { percent } from "./printf.js";
import { DEEPEST } from "./text.js";

/** Longer texts and lists are not made. */
const MOST_REPEATED = 10_000_000;

export function truth(value: Value): boolean {
	if (value === undefined || value === null) return false;
	if (typeof value !== "object") return Boolean(value);
	if (isNumber(value)) return numberOf(value) !== 0;
	if (isList(value)) return value.length > 0;
	if (value instanceof Tuple) return value.items.length > 0;
	return isDict(value) ? sizeOf(value) > 0 : true;
}

export function equal(left: Value, right: Value, depth = 0): boolean {
	if (left === right) return true;
	if (isNumber(left)) return isNumber(right) && numberOf(left) === numberOf(right);
	if (typeof left !== "object" || typeof right !== "object" || left === null || right === null)
		return false;
	if (depth > DEEPEST) throw new TemplateError("values are nested too deep");
	if (isList(left)) return isList(right) && equalItems(left, right, depth);
	if (left instanceof Tuple)
		return right instanceof Tuple && equalItems(left.items, right.items, depth);
	if (!isDict(left) || !isDict(right) || sizeOf(left) !== sizeOf(right)) return false;
	for (const [key, one] of entriesOf(left))
		if (!hasMember(right, key) || !equal(one, memberOf(right, key), depth + 1)) return false;
	return true;
}

function equalItems(left: readonly Value[], right: readonly Value[], depth: number): boolean {
	return left.length === right.length && left.every((one, at) => equal(one, right[at], depth + 1));
}

/** Below 0: left stands before right. Throws where Python knows no order. */
export function compare(left: Value, right: Value): number {
	if (typeof left === "string" && typeof right === "string") return compareText(left, right);
	if (isNumber(left) && isNumber(right)) return numberOf(left) - numberOf(right);
	const [some, others] = [itemsOf(left), itemsOf(right)];
	if (some === null || others === null || isList(left) !== isList(right)) {
		const types = `'${typeName(left)}' and '${typeName(right)}'`;
		throw new TemplateError(`${types} have no order`);
	}
	for (const [at, one] of some.entries()) {
		if (at >= others.length) return 1;
		if (!equal(one, others[at])) return compare(one, others[at]);
	}
	return some.length - others.length;
}

function itemsOf(value: Value): readonly Value[] | null {
	return value instanceof Tuple ? value.items : isList(value) ? value : null;
}

export function operate(operator: BinaryOperator, left: Value, right: Value): Value {
	if (isNumber(left) && isNumber(right)) return calculate(operator, left, right);
	if (operator === "+") {
		if (typeof left === "string" && typeof right === "string") return left + right;
		if (isList(left) && isList(right)) return [...left, ...right];
		if (left instanceof Tuple && right instanceof Tuple)
			return new Tuple([...left.items, ...right.items]);
	}
	if (operator === "%" && typeof left === "string") return percent(left, right);
	if (operator === "*") {
		if (typeof right === "number") return repeated(left, right);
		if (typeof left === "number") return repeated(right, left);
	}
	const types = `'${typeName(left)}' and '${typeName(right)}'`;
	throw new TemplateError(`unsupported operand types for ${operator}: ${types}`);
}

function repeated(value: Value, times: number): Value {
	const size = typeof value === "string" ? value.length : (itemsOf(value)?.length ?? 1);
	const count = Math.max(0, times);
	if (size * count > MOST_REPEATED) throw new TemplateError("a repetition is too long");
	if (typeof value === "string") return value.repeat(count);
	const items = itemsOf(value);
	if (items === null)
		throw new TemplateError(`unsupported operand types for *: '${typeName(value)}' and 'int'`);
	const all = Array.from({ length: count }, () => items).flat();
	return value instanceof Tuple ? new Tuple(all) : all;
}

type Numeric = Extract<Parameters<typeof numberOf>[0], unknown>;

function calculate(operator: BinaryOperator, left: Numeric, right: Numeric): Value {
	const [a, b] = [numberOf(left), numberOf(right)];
	const isReal = isFloat(left) || isFloat(right);
	const result = (value: number): Value => (isReal ? floatOf(value) : value);
	if (b === 0 && (operator === "/" || operator === "//" || operator === "%"))
		throw new TemplateError("division by zero");
	switch (operator) {
		case "+":
			return result(a + b);
		case "-":
			return result(a - b);
		case "*":
			return result(a * b);
		case "/":
			return floatOf(a / b);
		case "//":
			return result(Math.floor(a / b));
		case "%":
			return result(a - b * Math.floor(a / b));
		case "**":
			return isReal || b < 0 ? floatOf(a ** b) : a ** b;
		default:
			return operator satisfies never;
	}
}

export function contains(container: Value, item: Value): boolean {
	if (container === undefined) return false;
	if (typeof container === "string") {
		if (typeof item === "string") return container.includes(item);
		throw new TemplateError(`'in <string>' requires string as left operand, not ${typeName(item)}`);
	}
	if (isList(container)) return container.some((one) => equal(one, item));
	if (container instanceof Tuple) return container.items.some((one) => equal(one, item));
	if (isDict(container)) return hasMember(container, item);
	if (typeof container === "object" && container !== null && Symbol.iterator in container) {
		for (const one of container as Iterable<Value>) if (equal(one, item)) return true;
		return false;
	}
	throw new TemplateError(`argument of type '${typeName(container)}' is not iterable`);
}
