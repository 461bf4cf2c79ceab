/** Arguments of a filter, a test, a method: by place or by name, as Python binds them. */
import { TemplateError } from "../error.js";
import { iterate } from "./iterate.js";
import { isNumber, type Named, numberOf, typeName, type Value } from "./kinds.js";
import { truth } from "./operate.js";
import { str } from "./text.js";

export class Given {
	readonly #names: readonly string[];

	/** `names`: of the parameters, in their order. Throws where an argument has no parameter. */
	constructor(
		readonly of: string,
		names: string,
		readonly positional: readonly Value[],
		readonly named: Named,
	) {
		this.#names = names === "" ? [] : names.split(" ");
		if (positional.length > this.#names.length)
			throw new TemplateError(
				`${of} takes ${this.#names.length} arguments, not ${positional.length}`,
			);
		for (const name of named.keys())
			if (!this.#names.includes(name)) throw new TemplateError(`${of} has no argument '${name}'`);
	}

	has(name: string): boolean {
		return this.named.has(name) || this.#names.indexOf(name) < this.positional.length;
	}

	value(name: string): Value {
		const at = this.#names.indexOf(name);
		return at < this.positional.length ? this.positional[at] : this.named.get(name);
	}

	/** Throws where it is missing. */
	needed(name: string): Value {
		if (this.has(name)) return this.value(name);
		throw new TemplateError(`${this.of} needs the argument '${name}'`);
	}

	text(name: string, otherwise: string): string {
		return this.has(name) ? str(this.value(name)) : otherwise;
	}

	/** null: not given, or `None`. */
	textOrNone(name: string): string | null {
		const value = this.value(name);
		return value === undefined || value === null ? null : str(value);
	}

	number(name: string, otherwise: number): number {
		if (!this.has(name)) return otherwise;
		const value = this.value(name);
		if (!isNumber(value))
			throw new TemplateError(`'${name}' of ${this.of} must be a number, not ${typeName(value)}`);
		return numberOf(value);
	}

	flag(name: string, otherwise: boolean): boolean {
		return this.has(name) ? truth(this.value(name)) : otherwise;
	}

	items(name: string): Value[] {
		return [...iterate(this.needed(name))];
	}
}
