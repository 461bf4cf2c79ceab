/** The schema of a tool's arguments, whoever made it: as JSON Schema, as a check of its own, or both. */

import { misuse } from "../../misuse/check.js";
import type { ArgumentsCheck, JsonSchema } from "../options.js";
import { isRecord } from "../record.js";
import { checkByAiSdk, checkByStandard } from "./check.js";

interface Read {
	readonly parameters?: JsonSchema;
	readonly check?: ArgumentsCheck;
}

/** The mark of the AI SDK's own schemas. */
const AI_SDK = Symbol.for("vercel.ai.schema");
/** Methods by which libraries give JSON Schema, in case they lack the standard one. */
const OWN_METHODS = ["toJSONSchema", "toJsonSchema"];

export function readSchema(given: unknown, place: string): Read {
	if (typeof given === "boolean") return { parameters: given };
	if ((typeof given !== "object" && typeof given !== "function") || given === null)
		throw misuse(place, "must be a schema");
	// schemas of arktype are functions
	const standard: unknown = Reflect.get(given, "~standard");
	if (isRecord(standard)) return readStandard(given, standard, place);
	if (isRecord(given) && Reflect.get(given, AI_SDK) === true) return readAiSdk(given, place);
	return { parameters: plain(given, place) };
}

function readStandard(
	given: object,
	standard: Readonly<Record<string, unknown>>,
	place: string,
): Read {
	const { validate } = standard;
	if (typeof validate !== "function") throw misuse(place, "is a Standard Schema without validate");
	const parameters = standardJson(standard) ?? ownJson(given);
	const check = checkByStandard((value) => Reflect.apply(validate, standard, [value]));
	return parameters === null ? { check } : { parameters, check };
}

/** Of what goes in: what the library would fill in is not asked of the model. null: it has none. */
function standardJson({ jsonSchema }: Readonly<Record<string, unknown>>): JsonSchema | null {
	if (!isRecord(jsonSchema)) return null;
	const { input } = jsonSchema;
	if (typeof input !== "function") return null;
	return json(() => Reflect.apply(input, jsonSchema, [{ target: "draft-2020-12" }]));
}

function ownJson(given: object): JsonSchema | null {
	for (const name of OWN_METHODS) {
		const method: unknown = Reflect.get(given, name);
		if (typeof method !== "function") continue;
		const found = json(() => Reflect.apply(method, given, [{ io: "input" }]));
		if (found !== null) return found;
	}
	return null;
}

/** A library throws for a schema that JSON Schema cannot say; its own check judges then. */
function json(make: () => unknown): JsonSchema | null {
	try {
		const made = make();
		// without what is not enumerable: zod's JSON Schema is a Standard Schema itself
		return isRecord(made) ? { ...made } : null;
	} catch {
		return null;
	}
}

function readAiSdk(given: Readonly<Record<string, unknown>>, place: string): Read {
	const { jsonSchema, validate } = given;
	if (isRecord(jsonSchema) && typeof jsonSchema.then === "function")
		throw misuse(place, "gives its JSON Schema later: await it before");
	const parameters = typeof jsonSchema === "boolean" ? jsonSchema : plain(jsonSchema, place);
	if (typeof validate !== "function") return { parameters };
	return { parameters, check: checkByAiSdk((value) => Reflect.apply(validate, given, [value])) };
}

/** Some of them stand in every schema of arguments that says something. */
const KEYWORDS =
	"type properties required additionalProperties patternProperties propertyNames minProperties maxProperties unevaluatedProperties dependentRequired dependentSchemas dependencies $ref $defs definitions allOf anyOf oneOf not if enum const default examples title description $schema $id $comment $dynamicRef nullable".split(
		" ",
	);

/**
 * JSON Schema is a plain object; an instance of a class is a schema of some library that gives no Standard Schema. An object
 * without any of the keywords would let everything pass: it is a record of properties, or something else.
 */
function plain(given: unknown, place: string): JsonSchema {
	if (!isRecord(given)) throw misuse(place, "must be a schema");
	const prototype: unknown = Object.getPrototypeOf(given);
	if (prototype !== null && Object.getPrototypeOf(prototype) !== null)
		throw misuse(place, "is neither a JSON Schema nor a Standard Schema");
	const names = Object.keys(given);
	if (names.length > 0 && !names.some((name) => KEYWORDS.includes(name)))
		throw misuse(
			place,
			`is no JSON Schema: it has ${names.slice(0, 5).join(", ")}, and none of the keywords (type, properties, …)`,
		);
	return given;
}
