/** Values as the wire writes them: JSON and Python with a blank behind `,` and `:`, as chat templates print them. */

export function jsonText(value: unknown): string {
	if (Array.isArray(value)) return `[${value.map(jsonText).join(", ")}]`;
	if (typeof value === "object" && value !== null) {
		const members = Object.entries(value).map(
			([key, of]) => `${JSON.stringify(key)}: ${jsonText(of)}`,
		);
		return `{${members.join(", ")}}`;
	}
	return JSON.stringify(value) ?? "null";
}

export function pythonText(value: unknown): string {
	if (value === null || value === undefined) return "None";
	if (typeof value === "boolean") return value ? "True" : "False";
	if (typeof value === "string") return pythonString(value);
	if (Array.isArray(value)) return `[${value.map(pythonText).join(", ")}]`;
	if (typeof value === "object") {
		const members = Object.entries(value).map(
			([key, of]) => `${pythonString(key)}: ${pythonText(of)}`,
		);
		return `{${members.join(", ")}}`;
	}
	return JSON.stringify(value) ?? "None";
}

/** A Python string literal. JSON's escapes are Python's, but for the solidus, which is not escaped here, and half pairs. */
function pythonString(text: string): string {
	return JSON.stringify(text);
}

/** A value that stands between markers as bare text: a string as it is, anything else as JSON. */
export function bareText(value: unknown): string {
	return typeof value === "string" ? value : jsonText(value);
}
