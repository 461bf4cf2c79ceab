/** JSON of an upstream, of which nothing is known. */
import { isRecord } from "../../runtime/record.js";
import { EngineError } from "../engine.js";

export interface JsonObject {
	readonly [key: string]: unknown;
}

/** The object of one event. Rejects what is none. */
export function objectOf(data: string): JsonObject {
	let json: unknown;
	try {
		json = JSON.parse(data);
	} catch {
		throw garbage("an event that is no JSON");
	}
	if (!isRecord(json)) throw garbage("an event that is no object");
	return json;
}

/** The text of a field that may be missing. */
export function optionalText(value: unknown, field: string): string {
	if (value === undefined || value === null) return "";
	if (typeof value !== "string") throw garbage(`a ${field} that is no text`);
	return value;
}

export function garbage(what: string): EngineError {
	return new EngineError("garbage", `the upstream sent ${what}`);
}
