/** `'%s of %d' % (name, count)`. */
import { TemplateError } from "../error.js";
import { lengthOf } from "./characters.js";
import { isDict, isNumber, memberOf, numberOf, Tuple, typeName, type Value } from "./kinds.js";
import { formatNumber, type Spec } from "./spec.js";
import { repr, str } from "./text.js";

const CONVERSION = /%(?:\(([^)]*)\))?([-+ #0]*)(\*|\d+)?(?:\.(\*|\d+))?[hlL]?([\s\S])?/g;

export function percent(text: string, given: Value): string {
	const items = given instanceof Tuple ? given.items : [given];
	let at = 0;
	const next = (): Value => {
		if (at >= items.length) throw new TemplateError("not enough arguments for format string");
		return items[at++];
	};
	const size = (written: string | undefined): number | null => {
		if (written === undefined) return null;
		if (written !== "*") return Number(written);
		const value = next();
		return isNumber(value) ? numberOf(value) : 0;
	};
	const result = text.replace(CONVERSION, (_, name, flags: string, wide, exact, kind) => {
		if (kind === undefined) throw new TemplateError("incomplete format");
		if (kind === "%") return "%";
		const width = size(wide) ?? 0;
		const precision = size(exact);
		const value = name === undefined ? next() : isDict(given) ? memberOf(given, name) : undefined;
		return converted(value, kind, { flags, width, precision });
	});
	if (at < items.length && !isDict(given))
		throw new TemplateError("not all arguments converted during string formatting");
	return result;
}

interface Shape {
	readonly flags: string;
	readonly width: number;
	readonly precision: number | null;
}

function converted(value: Value, kind: string, { flags, width, precision }: Shape): string {
	const left = flags.includes("-");
	const text = (of: string): string => padded(of.slice(0, precision ?? undefined), width, left);
	switch (kind) {
		case "s":
			return text(str(value));
		case "r":
		case "a":
			return text(repr(value));
		case "c":
			return text(typeof value === "number" ? String.fromCodePoint(value) : str(value));
	}
	if (!isNumber(value))
		throw new TemplateError(`%${kind} format: a real number is required, not ${typeName(value)}`);
	const whole = "diuxXo".includes(kind);
	if (!whole && !"feEgG".includes(kind) && kind !== "F")
		throw new TemplateError(`unsupported format character '${kind}'`);
	const spec: Spec = {
		fill: flags.includes("0") && !left ? "0" : " ",
		align: left ? "<" : flags.includes("0") ? "=" : ">",
		sign: flags.includes("+") ? "+" : flags.includes(" ") ? " " : "-",
		alternate: flags.includes("#"),
		width,
		group: "",
		precision: whole ? null : (precision ?? 6),
		kind: kind === "i" || kind === "u" ? "d" : kind,
	};
	return formatNumber(
		whole && typeof value !== "bigint" ? Math.trunc(numberOf(value)) : value,
		spec,
	);
}

function padded(text: string, width: number, left: boolean): string {
	const blank = " ".repeat(Math.max(0, width - lengthOf(text)));
	return left ? text + blank : blank + text;
}
