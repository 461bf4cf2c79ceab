/**
 * Numbers as text. Digits are moved, never computed: a number of any length comes out exactly.
 * No regular expressions, because texts of many megabytes may arrive.
 */

/** The parts of a decimal numeral; `whole` and `fraction` are digits and not both empty. */
interface Numeral {
	readonly negative: boolean;
	readonly whole: string;
	readonly fraction: string;
	/** as written, with its letter: `e+5`; empty without one */
	readonly exponent: string;
}

/** Reads `[+-] digits [. digits] [e [+-] digits]` with digits before or behind the point; null if it is not that. */
function readNumeral(text: string): Numeral | null {
	const signed = text[0] === "-" || text[0] === "+";
	const wholeStart = signed ? 1 : 0;
	const wholeEnd = digitsEnd(text, wholeStart);
	const pointed = text[wholeEnd] === ".";
	const fractionStart = pointed ? wholeEnd + 1 : wholeEnd;
	const fractionEnd = pointed ? digitsEnd(text, fractionStart) : wholeEnd;
	const whole = text.slice(wholeStart, wholeEnd);
	const fraction = text.slice(fractionStart, fractionEnd);
	const exponent = text.slice(fractionEnd);
	if (whole === "" && fraction === "") return null;
	if (exponent !== "" && !isExponent(exponent)) return null;
	return { negative: text[0] === "-", whole, fraction, exponent };
}

function digitsEnd(text: string, from: number): number {
	let at = from;
	// behind the end there is no digit
	while (isDigit(text.charCodeAt(at))) at++;
	return at;
}

function isDigit(code: number): boolean {
	return code >= 0x30 && code <= 0x39;
}

function isExponent(text: string): boolean {
	if (text[0] !== "e" && text[0] !== "E") return false;
	const start = text[1] === "-" || text[1] === "+" ? 2 : 1;
	return start < text.length && digitsEnd(text, start) === text.length;
}

function withoutLeadingZeros(digits: string): string {
	let at = 0;
	while (at < digits.length && digits[at] === "0") at++;
	return digits.slice(at);
}

function onlyZeros(digits: string): boolean {
	return withoutLeadingZeros(digits) === "";
}

/**
 * The JSON number that a text spells, character by character where it is one already. `+5`, `.5`, `5.`
 * and leading zeros are put into JSON's form. Null: no number, or one beyond the range of a double
 * (`1e999`), which readers turn into infinity; plain digits of any length are let through.
 */
export function numberText(text: string): string | null {
	const numeral = readNumeral(text);
	if (numeral === null) return null;
	const { negative, fraction, exponent } = numeral;
	if ((fraction !== "" || exponent !== "") && !Number.isFinite(Number(text))) return null;
	const whole = withoutLeadingZeros(numeral.whole) || "0";
	return (negative ? "-" : "") + whole + (fraction === "" ? "" : `.${fraction}`) + exponent;
}

/**
 * The integer that a text spells, as plain digits: `+5` → `5`, `007` → `7`, `140.0` → `140`,
 * `1.5e3` → `1500`. Null: no number, not integral, or an exponent beyond the range of a double.
 */
export function integerText(text: string): string | null {
	const numeral = readNumeral(text);
	if (numeral === null) return null;
	const digits = shifted(numeral, text);
	if (digits === null) return null;
	return (numeral.negative ? "-" : "") + (withoutLeadingZeros(digits) || "0");
}

/** The digits before the point once the exponent is applied; null if any other than 0 stand behind it. */
function shifted(numeral: Numeral, text: string): string | null {
	const { whole, fraction, exponent } = numeral;
	if (onlyZeros(whole) && onlyZeros(fraction)) return "0";
	if (exponent === "") return onlyZeros(fraction) ? whole : null;
	// Finite: so the digits that a positive exponent adds are few hundred at most.
	if (!Number.isFinite(Number(text))) return null;
	const digits = whole + fraction;
	const point = whole.length + Number(exponent.slice(1));
	if (point >= digits.length) return digits + "0".repeat(point - digits.length);
	return point > 0 && onlyZeros(digits.slice(point)) ? digits.slice(0, point) : null;
}

/** Whether a reader that holds numbers as doubles would write the very same text again. */
export function readsBack(text: string): boolean {
	return text.length <= 32 && String(Number(text)) === text;
}
