/** What texts of tests are made of: signs, and the marks of the format, whole and in part. */
import type { Format } from "../../src/index.js";

export function lettersOf({ literals }: Format): string {
	const marks = literals.filter(({ length }) => length < 40);
	return `ab \n"\\</>{}[]:,=1|.${marks.join(" ")}`;
}

/** Plain texts, and the half of each mark. */
export function textsOf({ literals }: Format): readonly string[] {
	const halves = literals
		.filter(({ length }) => length >= 4)
		.map((one) => `x ${one.slice(0, one.length >> 1)}y`)
		.filter((one) => !one.includes("\r"));
	return [
		"Oslo",
		"a b",
		"line 1\nline 2",
		"è 東京",
		"x < y && z",
		"true",
		"12",
		...halves.slice(0, 6),
	];
}
