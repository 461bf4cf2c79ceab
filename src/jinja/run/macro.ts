/** Macros, and the blocks that are given to them. */
import { TemplateError } from "../error.js";
import type { Parameter } from "../syntax/ast.js";
import { Callable, type Named, Tuple, type Value } from "../values/kinds.js";
import type { Evaluate } from "./call.js";
import type { Frame } from "./frame.js";

export interface Macro {
	readonly name: string;
	readonly parameters: readonly (readonly [name: string, otherwise: Evaluate | null])[];
	/** whether its body asks for `varargs`, `kwargs`, `caller` is not known: it is given what is too much */
	readonly body: (frame: Frame) => void;
}

export function parametersOf(
	parameters: readonly Parameter[],
	compile: (value: NonNullable<Parameter["default"]>) => Evaluate,
): Macro["parameters"] {
	return parameters.map(({ name, default: otherwise }) => [name, otherwise && compile(otherwise)]);
}

/** A function that writes the macro's body, in a scope within the one where it was made. */
export function macroOf(macro: Macro, frame: Frame): Callable {
	const run = (given: readonly Value[], named: Named): string => {
		const inner = frame.inner();
		const known = new Set(macro.parameters.map(([name]) => name));
		for (const [place, [name, otherwise]] of macro.parameters.entries()) {
			if (place < given.length && named.has(name))
				throw new TemplateError(`'${name}' of the macro '${macro.name}' is given twice`);
			const value = place < given.length ? given[place] : named.get(name);
			const isGiven = place < given.length || named.has(name);
			inner.set(name, isGiven || otherwise === null ? value : otherwise(inner));
		}
		inner.set("varargs", new Tuple(given.slice(macro.parameters.length)));
		inner.set(
			"kwargs",
			new Map([...named].filter(([name]) => !known.has(name) && name !== "caller")),
		);
		if (!known.has("caller")) inner.set("caller", named.get("caller"));
		return frame.run.captured(() => macro.body(inner));
	};
	return new Callable(macro.name, run);
}
