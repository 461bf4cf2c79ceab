/** Calls of values: macros, methods, `loop`, and functions of the caller. */
import { TemplateError } from "../error.js";
import type { Arguments } from "../syntax/ast.js";
import { listOf } from "../values/iterate.js";
import {
	Callable,
	entriesOf,
	isAttributes,
	isDict,
	type Named,
	typeName,
	type Value,
} from "../values/kinds.js";
import { str } from "../values/text.js";
import type { Frame } from "./frame.js";

export type Evaluate = (frame: Frame) => Value;

export interface GivenValues {
	readonly positional: Value[];
	readonly named: Named;
}

const NONE: Named = new Map();

/** Arguments of a call, to be evaluated. */
export function argumentsOf(
	given: Arguments,
	compile: (expression: Arguments["positional"][number]) => Evaluate,
): (frame: Frame) => GivenValues {
	const positional = given.positional.map(compile);
	const named = given.named.map(([name, value]) => [name, compile(value)] as const);
	const spread = given.spread && compile(given.spread);
	const spreadNamed = given.spreadNamed && compile(given.spreadNamed);
	if (named.length === 0 && spread === null && spreadNamed === null)
		return (frame) => ({ positional: positional.map((value) => value(frame)), named: NONE });
	return (frame) => {
		const values = positional.map((value) => value(frame));
		if (spread !== null) values.push(...listOf(spread(frame)));
		const byName = new Map<string, Value>();
		for (const [name, value] of named) byName.set(name, value(frame));
		const others = spreadNamed?.(frame);
		if (isDict(others)) for (const [name, value] of entriesOf(others)) byName.set(str(name), value);
		return { positional: values, named: byName };
	};
}

/** `title`: how the template names the value, for the error. */
export function callValue(
	callee: Value,
	{ positional, named }: GivenValues,
	frame: Frame,
	title: () => string,
): Value {
	return frame.run.called(() => {
		if (callee instanceof Callable) return callee.call(positional, named);
		if (isAttributes(callee) && callee.callable !== null)
			return callee.callable.call(positional, named);
		if (typeof callee === "function") {
			const last = named.size > 0 ? [Object.fromEntries(named)] : [];
			return callee(...positional, ...last) as Value;
		}
		if (callee === undefined) throw new TemplateError(`${title()} is undefined`);
		throw new TemplateError(`${title()} is no function, but '${typeName(callee)}'`);
	});
}
