/** The error for tools that cannot be read: a mistake of the program, never of a model. */
export function misuse(place: string, what: string): TypeError {
	return new TypeError(`${place} ${what}`);
}
