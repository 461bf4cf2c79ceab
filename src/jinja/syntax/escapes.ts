/** Escapes in texts of a template: those of Python. An unknown one stays as it is written. */
import { TemplateError } from "../error.js";

const SIMPLE: Readonly<Record<string, string>> = {
	"\n": "",
	"\\": "\\",
	"'": "'",
	'"': '"',
	a: "\u0007",
	b: "\b",
	f: "\f",
	n: "\n",
	r: "\r",
	t: "\t",
	v: "\v",
};

const ESCAPE =
	/\\(?:([0-7]{1,3})|x([\da-fA-F]{2})|u([\da-fA-F]{4})|U([\da-fA-F]{8})|([xuUN])|([\s\S]))/g;

export function unescaped(text: string, line: number): string {
	if (!text.includes("\\")) return text;
	return text.replace(ESCAPE, (whole, octal, two, four, eight, bad, other) => {
		if (octal !== undefined) return String.fromCodePoint(Number.parseInt(octal, 8));
		const hex: string | undefined = two ?? four ?? eight;
		if (hex !== undefined) {
			const code = Number.parseInt(hex, 16);
			if (code <= 0x10ffff) return String.fromCodePoint(code);
		}
		if (bad !== undefined || hex !== undefined)
			throw new TemplateError(`the escape ${whole} names no character`, line);
		return SIMPLE[other] ?? whole;
	});
}
