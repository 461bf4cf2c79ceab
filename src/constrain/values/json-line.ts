/** Values as text. */
import type { Words } from "../../render/writing.js";
import { isSchema } from "../schema/json.js";

/** As the renderer prints it: a blank behind comma and colon. */
export function jsonLine(value: unknown, words: Words): string {
	if (value === null) return words.null;
	if (typeof value === "boolean") return value ? words.true : words.false;
	if (Array.isArray(value)) return `[${value.map((one) => jsonLine(one, words)).join(", ")}]`;
	if (!isSchema(value)) return JSON.stringify(value);
	const members = Object.entries(value).map(
		([key, of]) => `${JSON.stringify(key)}: ${jsonLine(of, words)}`,
	);
	return `{${members.join(", ")}}`;
}
