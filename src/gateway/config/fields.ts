/** Reads JSON that a person wrote: every fault is told with its place, and all of them at once. */
import { isRecord } from "../../runtime/record.js";

export class Faults {
	private readonly found: string[] = [];

	add(place: string, what: string): undefined {
		this.found.push(`${place}: ${what}`);
		return undefined;
	}

	/** Throws a `RangeError` that lists them, if there are any. */
	check(): void {
		if (this.found.length > 0) throw new RangeError(this.found.join("\n"));
	}
}

/** The members of one object; each is asked for by its name, and those that nobody asks for are faults. */
export class Fields {
	private readonly members: Readonly<Record<string, unknown>>;
	private readonly known = new Set<string>();

	constructor(
		value: unknown,
		private readonly place: string,
		private readonly faults: Faults,
	) {
		if (!isRecord(value)) faults.add(place === "" ? "the file" : place, "must be an object");
		this.members = isRecord(value) ? value : {};
	}

	text(name: string): string | undefined {
		const value = this.take(name);
		if (value === undefined) return undefined;
		if (typeof value === "string" && value !== "") return value;
		return this.wrong(name, "must be a text that is not empty");
	}

	needed(name: string): string {
		const value = this.text(name);
		if (value === undefined && this.members[name] === undefined) this.wrong(name, "is missing");
		return value ?? "";
	}

	oneOf<T extends string>(name: string, values: readonly T[]): T | undefined {
		const value = this.take(name);
		const found = values.find((one) => one === value);
		if (value === undefined || found !== undefined) return found;
		return this.wrong(name, `must be one of ${values.join(", ")}`);
	}

	flag(name: string): boolean | undefined {
		const value = this.take(name);
		if (value === undefined || typeof value === "boolean") return value;
		return this.wrong(name, "must be true or false");
	}

	/** a whole number of 1 or more */
	count(name: string): number | undefined {
		const value = this.take(name);
		if (value === undefined) return value;
		if (typeof value === "number" && Number.isSafeInteger(value) && value > 0) return value;
		return this.wrong(name, "must be a whole number of 1 or more");
	}

	texts(name: string): readonly string[] | undefined {
		const value = this.list(name);
		if (value === undefined) return value;
		const texts = value.filter((one) => typeof one === "string");
		if (texts.length === value.length) return texts;
		return this.wrong(name, "must be a list of texts");
	}

	list(name: string): readonly unknown[] | undefined {
		const value = this.take(name);
		if (value === undefined || Array.isArray(value)) return value;
		return this.wrong(name, "must be a list");
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

	wrong(name: string, what: string): undefined {
		return this.faults.add(this.placeOf(name), what);
	}

	/** Nothing more is asked for. */
	end(): void {
		for (const name of Object.keys(this.members)) {
			if (!this.known.has(name))
				this.wrong(name, `is not known here; known are ${[...this.known].join(", ")}`);
		}
	}

	private take(name: string): unknown {
		this.known.add(name);
		return this.members[name];
	}

	private placeOf(name: string): string {
		return this.place === "" ? name : `${this.place}.${name}`;
	}
}
