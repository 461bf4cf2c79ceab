/** JSON text with a value in it that is JSON text already: what JavaScript reads and writes again may have lost digits. */

/** The object with one more member, whose value is given as JSON text. */
export function withMember(object: object, key: string, json: string): string {
	const rest = JSON.stringify(object).slice(1, -1);
	return `{${rest}${rest === "" ? "" : ","}${JSON.stringify(key)}:${json}}`;
}
