/** Values as text: `str` and `repr` of Python. */
import { TemplateError } from "../error.js";
import {
	entriesOf,
	isDict,
	isFloat,
	isList,
	Namespace,
	numberOf,
	Tuple,
	typeName,
	type Value,
} from "./kinds.js";

/** Deeper values are refused. */
export const DEEPEST = 200;

export function str(value: Value): string {
	if (typeof value === "string") return value;
	return value === undefined ? "" : repr(value);
}

export function repr(value: Value, depth = 0): string {
	if (depth > DEEPEST) throw new TemplateError("a value is nested too deep");
	if (value === undefined) return "Undefined";
	if (value === null) return "None";
	if (typeof value === "string") return quoted(value);
	if (typeof value === "boolean") return value ? "True" : "False";
	if (isFloat(value)) return floatText(numberOf(value));
	if (typeof value === "number" || typeof value === "bigint") return integerText(value);
	const inner = (one: Value): string => repr(one, depth + 1);
	if (isList(value)) return `[${value.map(inner).join(", ")}]`;
	if (value instanceof Tuple) {
		const { items } = value;
		return items.length === 1 ? `(${inner(items[0])},)` : `(${items.map(inner).join(", ")})`;
	}
	if (value instanceof Namespace) return `<Namespace ${dictText(value.members, inner)}>`;
	if (isDict(value)) return dictText(value, inner);
	return `<${typeName(value)}>`;
}

function dictText(value: Parameters<typeof entriesOf>[0], inner: (one: Value) => string): string {
	const members: string[] = [];
	for (const [key, one] of entriesOf(value)) members.push(`${inner(key)}: ${inner(one)}`);
	return `{${members.join(", ")}}`;
}

export function integerText(value: number | bigint): string {
	return typeof value === "bigint" || Math.abs(value) < 1e21
		? String(value)
		: BigInt(value).toString();
}

export function floatText(value: number): string {
	if (Number.isNaN(value)) return "nan";
	if (!Number.isFinite(value)) return value > 0 ? "inf" : "-inf";
	const size = Math.abs(value);
	if (Object.is(value, -0)) return "-0.0";
	if (size !== 0 && (size < 1e-4 || size >= 1e16)) {
		const [digits = "", power = ""] = value.toExponential().split("e");
		return `${digits}e${power[0]}${power.slice(1).padStart(2, "0")}`;
	}
	return Number.isInteger(value) ? `${value}.0` : String(value);
}

const SHORT: Readonly<Record<string, string>> = {
	"\n": "\\n",
	"\r": "\\r",
	"\t": "\\t",
	"\\": "\\\\",
};
/** Characters that `repr` escapes: the quote is one of them, where it stands around. */
const HIDDEN = /[\\\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]|(?! )\p{Zs}/gu;

function quoted(text: string): string {
	const quote = text.includes("'") && !text.includes('"') ? '"' : "'";
	const escaped = text.replace(HIDDEN, escapeOf);
	return quote + (quote === "'" ? escaped.replaceAll("'", "\\'") : escaped) + quote;
}

function escapeOf(character: string): string {
	const code = character.codePointAt(0) ?? 0;
	const hex = code.toString(16);
	return (
		SHORT[character] ??
		(code < 0x100
			? `\\x${hex.padStart(2, "0")}`
			: code < 0x10000
				? `\\u${hex.padStart(4, "0")}`
				: `\\U${hex.padStart(8, "0")}`)
	);
}
