/** What a text must look like: `pattern`, and `format`s that are one. */
import type { Report } from "../report.js";
import type { Schema } from "./json.js";
import { lengthOf, type Pattern, patternFrom } from "./pattern.js";

const DAY = "(?:0[1-9]|1\\d|2[0-8])";
const MONTHS = {
	all: `(?:0[1-9]|1[0-2])-${DAY}`,
	thirty: "(?:0[13-9]|1[0-2])-(?:29|30)",
	long: "(?:0[13578]|1[02])-31",
};
const LEAP = "(?:\\d\\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29";
const DATE = `(?:\\d{4}-(?:${MONTHS.all}|${MONTHS.thirty}|${MONTHS.long})|${LEAP})`;
const HOUR = "(?:[01]\\d|2[0-3]):[0-5]\\d";
const TIME = `${HOUR}:[0-5]\\d(?:\\.\\d{1,9})?(?:Z|[+-]${HOUR})`;
const BYTE = "(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)";

const FORMATS: ReadonlyMap<unknown, string> = new Map([
	["date", `^${DATE}$`],
	["time", `^${TIME}$`],
	["date-time", `^${DATE}T${TIME}$`],
	["uuid", "^[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$"],
	["ipv4", `^${BYTE}(?:\\.${BYTE}){3}$`],
]);

/** The first one that can be written; the others, and counts beside it, are left. Null: there is none. */
export function patternOf(
	atoms: readonly Schema[],
	length: { readonly min: number; readonly max: number | null },
	{ place, report }: { readonly place: string; readonly report: Report },
): Pattern | null {
	let found: Pattern | null = null;
	let source = "";
	for (const atom of atoms)
		for (const key of ["pattern", "format"]) {
			const value = atom[key];
			if (typeof value !== "string") continue;
			const expression = key === "pattern" ? value : FORMATS.get(value);
			if (expression !== undefined && expression === source) continue;
			const pattern = expression === undefined ? null : read(expression);
			if (pattern === null)
				report.left(
					`${place}.${key}`,
					key === "pattern" ? "no expression that a grammar follows" : "no format that is written",
				);
			else if (found !== null) report.left(`${place}.${key}`, "beside another pattern");
			else {
				report.enforced(`${place}.${key}`);
				found = pattern;
				source = expression ?? "";
			}
		}
	if (found === null) return null;
	const { min, max } = lengthOf(found);
	if (min < length.min) report.left(`${place}.minLength`, "beside a pattern");
	if (length.max !== null && (max === null || max > length.max))
		report.left(`${place}.maxLength`, "beside a pattern");
	return found;
}

const read = ((known: Map<string, Pattern | null>) => (source: string) => {
	const found = known.get(source) ?? patternFrom(source);
	// the patterns of requests are without number
	if (known.size < 100) known.set(source, found);
	return found;
})(new Map());
