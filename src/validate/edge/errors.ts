/** The library's errors as readable ones, in the words of the validator on ajv where the library says enough. */
import type { OutputUnit } from "@cfworker/json-schema";
import type { ValidationError } from "../../runtime/events.js";
import { clip, NOT_ALLOWED, oneOfValues } from "../messages.js";
import { LENT } from "./bend.js";

/** Errors that only say that there are errors inside; those follow. */
const WRAPPERS = new Set([
	...["$ref", "properties", "patternProperties", "additionalProperties", "unevaluatedProperties"],
	...["items", "prefixItems", "additionalItems", "unevaluatedItems", "allOf", "if"],
	"dependentSchemas",
]);

export function* readableErrors(errors: readonly OutputUnit[]): Generator<ValidationError> {
	if (errors.every(({ keyword }) => WRAPPERS.has(keyword)))
		for (const { error } of errors) yield { path: "", message: clip(error) };
	for (const error of errors) {
		if (WRAPPERS.has(error.keyword)) continue;
		const path = decodeURIComponent(error.instanceLocation.slice(1));
		yield { path, message: clip(messageOf(error)) };
	}
}

function messageOf({ keyword, error }: OutputUnit): string {
	switch (keyword) {
		case "false":
			return NOT_ALLOWED;
		case "type":
			return `must be ${between(error, 'Expected "', '".').split('", "').join(",")}`;
		case "required":
			return `must have required property '${between(error, 'property "', '".')}'`;
		case "enum":
			return oneOfValues(JSON.parse(between(error, "any of ", ".")));
		case "const":
			return `must be ${between(error, "does not match ", ".")}`;
		case "anyOf":
			return "must match a schema in anyOf";
		case "oneOf":
			return "must match exactly one schema in oneOf";
		case "not":
			return "must NOT be valid";
		case "uniqueItems":
			return "must not have two equal items";
		case "format":
			return `must match pattern "${between(error, `"${LENT}`, '".')}"`;
		default:
			return error;
	}
}

/** What stands behind the first `before` and in front of `after`, with which the text ends. */
function between(text: string, before: string, after: string): string {
	return text.slice(text.indexOf(before) + before.length, text.length - after.length);
}
