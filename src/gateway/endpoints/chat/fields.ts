/** Fields of an object of a request, checked as they are taken. Null counts as left out. */
import { badRequest } from "../../problem.js";

export interface Fields {
	/** a string that is not empty; must be there */
	word(name: string): string;
	/** a string; must be there */
	text(name: string): string;
	boolean(name: string): boolean | undefined;
	whole(name: string, least: number, most: number): number | undefined;
	list(name: string): readonly unknown[] | undefined;
}

/** `place`: what stands before the name of a field in a message, such as `messages[0].` */
export function fields(given: Readonly<Record<string, unknown>>, place: string): Fields {
	const wrong = (name: string, what: string) =>
		badRequest(`${place}${name} must be ${what}`, `${place}${name}`);
	return {
		word(name) {
			const value = given[name];
			if (typeof value === "string" && value !== "") return value;
			throw wrong(name, "a string that is not empty");
		},
		text(name) {
			const value = given[name];
			if (typeof value === "string") return value;
			throw wrong(name, "a string");
		},
		boolean(name) {
			const value = given[name] ?? undefined;
			if (value === undefined || typeof value === "boolean") return value;
			throw wrong(name, "true or false");
		},
		whole(name, least, most) {
			const value = given[name] ?? undefined;
			if (value === undefined) return undefined;
			if (typeof value !== "number" || !Number.isInteger(value) || value < least || value > most)
				throw wrong(name, `a whole number from ${least} to ${most}`);
			return value;
		},
		list(name) {
			const value = given[name] ?? undefined;
			if (value === undefined) return undefined;
			if (!Array.isArray(value)) throw wrong(name, "a list");
			return value;
		},
	};
}
