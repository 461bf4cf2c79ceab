/** `json.dumps`, with the characters of all languages as they are. */
import { TemplateError } from "../error.js";
import {
	entriesOf,
	isDict,
	isFloat,
	isList,
	isNumber,
	keysOf,
	Lazy,
	memberOf,
	numberOf,
	sizeOf,
	Tuple,
	typeName,
	type Value,
} from "./kinds.js";
import { compare } from "./operate.js";
import { DEEPEST, floatText, integerText } from "./text.js";

export interface Layout {
	/** what stands before a member, per depth; null: all in one line */
	readonly indent: string | null;
	readonly item: string;
	readonly key: string;
	readonly sorted: boolean;
	readonly ascii: boolean;
}

export const COMPACT: Layout = { indent: null, item: ", ", key: ": ", sorted: false, ascii: false };

export function dumps(value: Value, layout: Layout, depth = 0): string {
	if (depth > DEEPEST) throw new TemplateError("a value is nested too deep");
	if (typeof value === "string") return stringText(value, layout);
	if (value === null) return "null";
	if (typeof value === "boolean") return String(value);
	if (isFloat(value)) return jsonFloat(numberOf(value));
	if (typeof value === "number" || typeof value === "bigint") return integerText(value);
	// Python writes no generator; whoever writes one means its items
	const list = value instanceof Tuple ? value.items : value instanceof Lazy ? [...value] : value;
	if (isList(list)) {
		if (list.length === 0) return "[]";
		const parts: string[] = [];
		for (const one of list) parts.push(dumps(one, layout, depth + 1));
		return wrapped("[", parts, "]", layout, depth);
	}
	if (!isDict(value))
		throw new TemplateError(`Object of type ${typeName(value)} is not JSON serializable`);
	if (sizeOf(value) === 0) return "{}";
	const parts: string[] = [];
	const add = (key: Value, one: Value): void => {
		parts.push(stringText(keyText(key), layout) + layout.key + dumps(one, layout, depth + 1));
	};
	if (layout.sorted) for (const key of keysOf(value).sort(compare)) add(key, memberOf(value, key));
	else for (const [key, one] of entriesOf(value)) add(key, one);
	return wrapped("{", parts, "}", layout, depth);
}

function wrapped(
	open: string,
	parts: string[],
	close: string,
	layout: Layout,
	depth: number,
): string {
	const { indent, item } = layout;
	if (indent === null) return open + parts.join(item) + close;
	const line = `\n${indent.repeat(depth)}`;
	return open + line + indent + parts.join(item + line + indent) + line + close;
}

function stringText(text: string, { ascii }: Layout): string {
	const json = JSON.stringify(text);
	if (!ascii) return json;
	return json.replace(/[\u007f-\uffff]/g, (one) =>
		one === "\u007f" ? one : `\\u${one.charCodeAt(0).toString(16).padStart(4, "0")}`,
	);
}

function jsonFloat(value: number): string {
	if (Number.isFinite(value)) return floatText(value);
	return Number.isNaN(value) ? "NaN" : value > 0 ? "Infinity" : "-Infinity";
}

function keyText(key: Value): string {
	if (typeof key === "string") return key;
	if (key === null || isNumber(key)) return dumps(key, COMPACT);
	throw new TemplateError(`keys must be str, int, float, bool or None, not ${typeName(key)}`);
}
