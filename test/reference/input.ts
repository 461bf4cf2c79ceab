/** The input of a tool (section 3): its arguments; or a string that is the one parameter that the tool has, or must be given. */
import { type ArgumentsRead, readArguments } from "./arguments.js";
import { readString } from "./json-string.js";
import { type Allowed, broken, lessHalf, pastSpace } from "./scan.js";
import type { Tools } from "./typed.js";
import { onlyParameters, type Wrapper } from "./wrapped.js";

export function readInput(
	text: string,
	from: number,
	allowed: Allowed,
	wrapper: Wrapper | null,
	{ tools, name }: { readonly tools: Tools; readonly name: string | null },
): ArgumentsRead {
	const asUsual = readArguments(text, from, "json", allowed, wrapper);
	const quote = text[from];
	if (quote !== '"' && !(quote === "'" && allowed.repair("single-quotes"))) return asUsual;
	const { value, outcome, places, repairs } = readString(text, from, allowed);
	const start = pastSpace(value, 0);
	const isObject = value[start] === "{";
	if (isObject && allowed.repair("stringified")) return { ...asUsual, begun: from };
	const isOver = outcome.is === "done";
	const read = { outcome, json: "", repairs, lastString: from, begun: from };
	if (start === value.length && !isOver) return read;
	const key = isObject || name === null ? null : parameter(tools, name);
	if (key !== null) return { ...read, json: isOver ? whole(key, value) : begun(key, value) };
	if (isOver && start === value.length && name !== null && takesNothing(tools, name))
		return { ...read, json: "{}" };
	const at = places[start] ?? (isOver ? outcome.end - 1 : from);
	// what comes behind that character is not read
	const met = readString(text.slice(0, at + 1), from, allowed).repairs;
	return { ...read, outcome: broken(at), repairs: met };
}

function whole(key: string, value: string): string {
	return JSON.stringify({ [key]: value });
}

function begun(key: string, value: string): string {
	return whole(key, lessHalf(value)).slice(0, -2);
}

interface Said {
	readonly required?: unknown;
	readonly properties?: Readonly<Record<string, { readonly type?: unknown } | boolean>>;
}

function saidBy(tools: Tools, name: string): Said {
	return (tools.get(name)?.parameters ?? {}) as Said;
}

/** The only one that the tool declares, or the only one that it requires, if that is a string. */
function parameter(tools: Tools, name: string): string | null {
	const declared = onlyParameters(tools, name);
	if (declared === null) return null;
	if (declared.length === 1) return declared[0] ?? null;
	const { required, properties } = saidBy(tools, name);
	const [key, ...others] = Array.isArray(required) ? required : [];
	if (typeof key !== "string" || others.length > 0) return null;
	const property = properties?.[key];
	return typeof property === "object" && property?.type === "string" ? key : null;
}

function takesNothing(tools: Tools, name: string): boolean {
	const { properties } = saidBy(tools, name);
	return properties !== undefined && Object.keys(properties).length === 0;
}
