import type { ErrorObject } from "ajv";
import type { ValidationError } from "../../runtime/events.js";
import { clip, forbiddenProperty, NOT_ALLOWED, oneOfValues } from "../messages.js";

/** ajv's errors as readable ones, in ajv's order. */
export function* readableErrors(errors: readonly ErrorObject[]): Generator<ValidationError> {
	for (const error of errors) yield { path: error.instancePath, message: clip(messageOf(error)) };
}

/** ajv's message, and what it leaves to the parameters: which property, which values. */
function messageOf(error: ErrorObject): string {
	const parameters: { readonly [name: string]: unknown } = error.params;
	switch (error.keyword) {
		case "additionalProperties":
			return forbiddenProperty(parameters.additionalProperty);
		case "unevaluatedProperties":
			return forbiddenProperty(parameters.unevaluatedProperty);
		case "enum":
			return oneOfValues(parameters.allowedValues);
		case "const":
			return `must be ${JSON.stringify(parameters.allowedValue)}`;
		case "false schema":
			return NOT_ALLOWED;
		default:
			return error.message ?? `fails ${error.keyword}`;
	}
}
