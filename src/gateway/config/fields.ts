/** Reads JSON that a person wrote: every fault is told with its place, and all of them at once. */
import {
	type Check,
	flag,
	listOf,
	oneOf,
	text,
	unknownName,
	wholeFrom,
	wrong,
} from "../../misuse/check.js";
import { isRecord } from "../../runtime/record.js";

export class Faults {
	private readonly found: string[] = [];

	add(sentence: string): undefined {
		this.found.push(sentence);
		return undefined;
	}

	/** Whether the check has nothing to say. */
	passes(check: Check, value: unknown, place: string): boolean {
		try {
			check(value, place);
			return true;
		} catch (error) {
			if (!(error instanceof TypeError || error instanceof RangeError)) throw error;
			this.add(error.message);
			return false;
		}
	}

	/** Throws a `RangeError` that lists them, if there are any. */
	check(): void {
		if (this.found.length > 0) throw new RangeError(this.found.join("\n"));
	}
}

const filled: Check = (value, place) => {
	if (value === "") throw wrong(place, "a text that is not empty", value);
	text(value, place);
};
const count = wholeFrom(1);
const texts = listOf(text);
const list = listOf(() => {});

/** The members of one object; each is asked for by its name, and those that nobody asks for are faults. */
export class Fields {
	private readonly members: Readonly<Record<string, unknown>>;
	private readonly known = new Set<string>();

	constructor(
		value: unknown,
		private readonly place: string,
		private readonly faults: Faults,
	) {
		if (!isRecord(value)) faults.add(wrong(place || "the file", "an object", value).message);
		this.members = isRecord(value) ? value : {};
	}

	text(name: string): string | undefined {
		return this.checked<string>(name, filled);
	}

	needed(name: string): string {
		const value = this.text(name);
		if (value === undefined && this.members[name] === undefined) this.wrong(name, "is missing");
		return value ?? "";
	}

	oneOf<T extends string>(name: string, values: readonly T[]): T | undefined {
		return this.checked<T>(name, oneOf(values));
	}

	flag(name: string): boolean | undefined {
		return this.checked<boolean>(name, flag);
	}

	/** a whole number of 1 or more */
	count(name: string): number | undefined {
		return this.checked<number>(name, count);
	}

	texts(name: string): readonly string[] | undefined {
		return this.checked<readonly string[]>(name, texts);
	}

	list(name: string): readonly unknown[] | undefined {
		return this.checked<readonly unknown[]>(name, list);
	}

	/** An object in the object, read by `read`. */
	inner<T>(name: string, read: (fields: Fields) => T): T | undefined {
		const value = this.take(name);
		if (value === undefined) return undefined;
		const fields = new Fields(value, this.placeOf(name), this.faults);
		const made = read(fields);
		fields.end();
		return made;
	}

	/** An object of options that are checked in the same way where a program gives them. */
	options<T extends object>(
		name: string,
		shape: { readonly [Name in keyof Required<T>]: Check },
	): T | undefined {
		return this.inner(name, (fields) => {
			const checks: [string, Check][] = Object.entries(shape);
			const read = checks.map(([one, check]) => [one, fields.checked(one, check)] as const);
			return Object.fromEntries(read.filter(([, value]) => value !== undefined)) as T;
		});
	}

	wrong(name: string, what: string): undefined {
		return this.faults.add(`${this.placeOf(name)} ${what}`);
	}

	/** Nothing more is asked for. */
	end(): void {
		const known = [...this.known];
		for (const name of Object.keys(this.members)) {
			if (this.known.has(name)) continue;
			this.faults.add(
				unknownName(RangeError, `member of ${this.place || "the file"}`, name, known).message,
			);
		}
	}

	/** The check is what makes it a `T`. */
	private checked<T>(name: string, check: Check): T | undefined {
		const value = this.take(name);
		if (value === undefined) return undefined;
		return this.faults.passes(check, value, this.placeOf(name)) ? (value as T) : undefined;
	}

	private take(name: string): unknown {
		this.known.add(name);
		return this.members[name];
	}

	private placeOf(name: string): string {
		return this.place === "" ? name : `${this.place}.${name}`;
	}
}
