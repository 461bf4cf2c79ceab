/** Whether the items of a list differ from each other, in time linear in their text; comparing all pairs takes hours for 100,000. */
import { spend } from "./budget.js";

export function allDiffer(items: readonly unknown[]): boolean {
	const seen = new Set<string>();
	for (const item of items) {
		const text = canonical(item);
		spend(1 + text.length / 16);
		if (seen.has(text)) return false;
		seen.add(text);
	}
	return true;
}

/** JSON with sorted keys: equal for equal values, as JSON Schema compares them. */
function canonical(value: unknown): string {
	if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
	if (typeof value !== "object" || value === null) return JSON.stringify(value) + infinity(value);
	const members = Object.entries(value).map(
		([key, member]) => `${JSON.stringify(key)}:${canonical(member)}`,
	);
	return `{${members.sort().join()}}`;
}

/** `1e999` is no `null`. */
function infinity(value: unknown): string {
	return typeof value === "number" && !Number.isFinite(value) ? String(value) : "";
}
