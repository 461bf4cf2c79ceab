/** The bounds of a number. */
import type { Report } from "../report.js";
import type { Schema } from "./json.js";
import type { Bound, Way } from "./shape.js";

/** Digits are counted up to here; JSON is read without loss that far. */
const LARGEST = Number.MAX_SAFE_INTEGER;
/** Of a bound that is outside itself: with more digits, what is next to it could be read as it. */
const MOST_OPEN_DIGITS = 9;

const LIMITS = ["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum"] as const;

export function limitsOf(
	whole: boolean,
	atoms: readonly Schema[],
	{ place, report }: { readonly place: string; readonly report: Report },
): Way | string {
	let low: Bound | null = null;
	let high: Bound | null = null;
	for (const { minimum, maximum, exclusiveMinimum, exclusiveMaximum } of atoms) {
		// of the older drafts: `true` beside the bound
		low = higher(low, minimum, exclusiveMinimum === true);
		low = higher(low, exclusiveMinimum, true);
		high = lower(high, maximum, exclusiveMaximum === true);
		high = lower(high, exclusiveMaximum, true);
	}
	if (whole) {
		if (low !== null)
			low = { value: low.open ? Math.floor(low.value) + 1 : Math.ceil(low.value), open: false };
		if (high !== null)
			high = { value: high.open ? Math.ceil(high.value) - 1 : Math.floor(high.value), open: false };
	}
	if (
		low !== null &&
		high !== null &&
		(low.value > high.value || (low.value === high.value && (low.open || high.open)))
	)
		return `no number is between ${low.value} and ${high.value}`;
	const kept = (bound: Bound | null) => (bound !== null && isTold(bound, whole) ? bound : null);
	for (const key of LIMITS) {
		if (atoms.every((atom) => typeof atom[key] !== "number")) continue;
		const bound = /inimum/.test(key) ? low : high;
		if (bound === null || kept(bound) !== null) report.enforced(`${place}.${key}`);
		else report.left(`${place}.${key}`, "too large, or too fine, for digits to be compared");
	}
	return { k: "number", whole, low: kept(low), high: kept(high) };
}

function isTold({ value, open }: Bound, whole: boolean): boolean {
	const text = String(Math.abs(value));
	if (Math.abs(value) > LARGEST || !/^\d+(?:\.\d+)?$/.test(text)) return false;
	return whole || !open || text.length <= MOST_OPEN_DIGITS;
}

function higher(before: Bound | null, value: unknown, open: boolean): Bound | null {
	if (typeof value !== "number") return before;
	if (before === null || value > before.value) return { value, open };
	return value === before.value ? { value, open: open || before.open } : before;
}

function lower(before: Bound | null, value: unknown, open: boolean): Bound | null {
	if (typeof value !== "number") return before;
	if (before === null || value < before.value) return { value, open };
	return value === before.value ? { value, open: open || before.open } : before;
}

export function isWithin(value: number, low: Bound | null, high: Bound | null): boolean {
	const above = low === null || value > low.value || (value === low.value && !low.open);
	return above && (high === null || value < high.value || (value === high.value && !high.open));
}
