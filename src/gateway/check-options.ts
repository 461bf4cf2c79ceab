/** The options of a gateway, looked at where they enter: nothing that is wrong waits for a request to show. */
import {
	anything,
	type Check,
	checkMembers,
	flag,
	fn,
	listOf,
	members,
	misuse,
	type Shape,
	text,
	wholeFrom,
	withMethods,
} from "../misuse/check.js";
import {
	checkEntry,
	checkFormat,
	checkLenient,
	LIMITS,
	POLICIES,
	validator,
} from "../runtime/program/check-options.js";
import type { Coalescing } from "./coalesce.js";
import type { Reading, ServedModel } from "./model.js";
import type { GatewayOptions } from "./options.js";

type ShapeOf<T> = { readonly [Name in keyof Required<T>]: Check };

export const READING: ShapeOf<Reading> = {
	strict: flag,
	fallback: flag,
	policies: members(POLICIES),
	limits: members(LIMITS),
};
const reading = members(READING);

const MODEL: Shape = {
	id: text,
	format: checkFormat,
	engine: withMethods(["generate"]),
	entry: text,
	reading,
	ownedBy: text,
	// why a model that was opened from settings has its format
	chosen: anything,
} satisfies ShapeOf<ServedModel> & Shape;

const COALESCING: ShapeOf<Coalescing> = { milliseconds: wholeFrom(0), characters: wholeFrom(1) };
const texts = listOf(text);

const GATEWAY: ShapeOf<GatewayOptions> = {
	models: listOf(members(MODEL, ["id", "format", "engine"])),
	endpoints: listOf(withMethods(["read", "choice", "close", "whole", "error"])),
	apiKeys: texts,
	hosts: texts,
	origins: texts,
	bodyLimit: wholeFrom(1),
	requestLimit: wholeFrom(1),
	patience: wholeFrom(0),
	coalescing: members(COALESCING, ["milliseconds"]),
	reading,
	validator,
	onError: fn,
};

/** Throws a TypeError or a RangeError that names what is wrong. */
export function checkGateway(options: GatewayOptions): void {
	checkMembers(options, "options", GATEWAY, ["models"]);
	const { models, apiKeys = [] } = options;
	if (models.length === 0) throw misuse("options.models", "is empty: a gateway needs a model");
	const ids = new Set<string>();
	for (const { id } of models) {
		if (ids.has(id)) throw misuse("options.models", `has two models of the id ${id}`);
		ids.add(id);
	}
	if (apiKeys.includes("")) throw misuse("options.apiKeys", "has a key that is empty");
	models.forEach((model, at) => {
		checkModel(model, `options.models[${at}]`);
	});
	checkLenient(
		options.reading?.policies,
		"options.reading.policies",
		models.map(({ format }) => format),
	);
}

/** What only the format of a model knows. */
function checkModel({ format, entry, reading: own }: ServedModel, place: string): void {
	checkLenient(own?.policies, `${place}.reading.policies`, [format]);
	checkEntry(format, entry);
}

/** What a Worker is told before its models are known. */
export function checkWorker(options: object, own: Shape): void {
	const { endpoints, origins, bodyLimit, coalescing } = GATEWAY;
	const shape = { ...own, endpoints, origins, bodyLimit, coalescing, reading };
	checkMembers(options, "options", shape);
}
