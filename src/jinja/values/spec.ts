/** Format specifications: what stands behind the colon in `'{:>8.2f}'`. */
import { TemplateError } from "../error.js";
import { lengthOf } from "./characters.js";
import { type Float, isFloat, isNumber, numberOf, typeName, type Value } from "./kinds.js";
import { floatText, integerText, str } from "./text.js";

export interface Spec {
	readonly fill: string;
	/** empty: numbers to the right, others to the left */
	readonly align: "<" | ">" | "^" | "=" | "";
	readonly sign: "+" | "-" | " ";
	readonly alternate: boolean;
	readonly width: number;
	/** what stands between groups of digits */
	readonly group: "," | "_" | "";
	readonly precision: number | null;
	/** the letter at the end; empty: as the value is */
	readonly kind: string;
}

const SPEC = /^(?:([\s\S])?([<>=^]))?([-+ ])?(#)?(0)?(\d+)?([,_])?(?:\.(\d+))?([a-zA-Z%])?$/u;
const WIDEST = 10_000;

export function format(value: Value, written: string): string {
	if (written === "") return str(value);
	const found = SPEC.exec(written);
	if (found === null) throw new TemplateError(`invalid format specifier '${written}'`);
	const [, fill, align, sign, alternate, zero, width, group, precision, kind = ""] = found;
	const spec: Spec = {
		fill: fill ?? (zero === undefined ? " " : "0"),
		align: (align ?? (zero === undefined ? "" : "=")) as Spec["align"],
		sign: (sign ?? "-") as Spec["sign"],
		alternate: alternate !== undefined,
		width: Math.min(Number(width ?? 0), WIDEST),
		group: (group ?? "") as Spec["group"],
		precision: precision === undefined ? null : Math.min(Number(precision), 100),
		kind,
	};
	if (isNumber(value) && typeof value !== "boolean") return formatNumber(value, spec);
	if (typeof value === "boolean" && kind !== "" && kind !== "s") return formatNumber(value, spec);
	if (kind !== "" && kind !== "s")
		throw new TemplateError(
			`unknown format code '${kind}' for a value of type '${typeName(value)}'`,
		);
	const text = str(value).slice(0, spec.precision ?? undefined);
	return fitted("", text, spec.align === "" ? { ...spec, align: "<" } : spec);
}

export function formatNumber(value: number | bigint | boolean | Float, spec: Spec): string {
	const number = numberOf(value);
	const negative = number < 0 || Object.is(number, -0);
	const sign = negative ? "-" : spec.sign === "-" ? "" : spec.sign;
	const digits = grouped(digitsOf(sizeOf(value), isFloat(value), spec), spec.group);
	return fitted(sign + prefixOf(spec), digits, spec.align === "" ? { ...spec, align: ">" } : spec);
}

function prefixOf({ alternate, kind }: Spec): string {
	return alternate && "xXob".includes(kind) && kind !== "" ? `0${kind}` : "";
}

/** The value without its sign. */
function sizeOf(value: number | bigint | boolean | Float): number | bigint {
	if (typeof value !== "bigint") return Math.abs(numberOf(value));
	return value < 0n ? -value : value;
}

function digitsOf(whole: number | bigint, real: boolean, { kind, precision }: Spec): string {
	const exact = precision ?? 6;
	const size = Number(whole);
	switch (kind) {
		case "":
			if (!real) return integerText(whole);
			return precision === null ? floatText(size) : general(size, precision);
		case "d":
		case "n":
			return integerText(whole);
		case "x":
			return whole.toString(16);
		case "X":
			return whole.toString(16).toUpperCase();
		case "o":
			return whole.toString(8);
		case "b":
			return whole.toString(2);
		case "c":
			return String.fromCodePoint(size);
		case "f":
		case "F":
			return size.toFixed(exact);
		case "%":
			return `${(size * 100).toFixed(exact)}%`;
		case "e":
		case "E": {
			const text = exponent(size.toExponential(exact));
			return kind === "E" ? text.toUpperCase() : text;
		}
		case "g":
		case "G": {
			const text = general(size, exact);
			return kind === "G" ? text.toUpperCase() : text;
		}
		default:
			throw new TemplateError(`unknown format code '${kind}' for a number`);
	}
}

function general(size: number, precision: number): string {
	const exact = Math.max(1, precision);
	const power = size === 0 ? 0 : Number(size.toExponential(exact - 1).split("e")[1]);
	if (power >= -4 && power < exact) return withoutZeros(size.toFixed(exact - 1 - power));
	const [digits = "", rest = ""] = size.toExponential(exact - 1).split("e");
	return exponent(`${withoutZeros(digits)}e${rest}`);
}

function withoutZeros(text: string): string {
	return text.includes(".") ? text.replace(/\.?0+$/, "") : text;
}

function exponent(text: string): string {
	return text.replace(/e([-+])(\d)$/, "e$10$2");
}

function grouped(digits: string, group: string): string {
	if (group === "") return digits;
	const [whole = "", ...rest] = digits.split(".");
	return [whole.replace(/\B(?=(?:\d{3})+$)/g, group), ...rest].join(".");
}

function fitted(front: string, text: string, { fill, align, width }: Spec): string {
	const missing = width - lengthOf(front) - lengthOf(text);
	if (missing <= 0) return front + text;
	if (align === "=") return front + fill.repeat(missing) + text;
	if (align === "<") return front + text + fill.repeat(missing);
	if (align === ">") return fill.repeat(missing) + front + text;
	const left = Math.floor(missing / 2);
	return fill.repeat(left) + front + text + fill.repeat(missing - left);
}
